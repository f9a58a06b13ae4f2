"""`python -m tests.web.install`: what the tests of the page take from npm, once, before several workers want it."""

from __future__ import annotations

from tests.web.conftest import installed

if __name__ == "__main__":
    for package in ("@sparticuz/chromium", "axe-core"):
        installed(package)
