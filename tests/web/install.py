"""`python -m tests.web.install`: what the tests of the page take from npm, once, before several workers want it.

The browser is unpacked here too: a worker that starts it while another still writes it finds its file busy.
"""

from __future__ import annotations

from tests.web.conftest import chromium, installed

if __name__ == "__main__":
    for package in ("@sparticuz/chromium", "axe-core"):
        installed(package)
    chromium()
