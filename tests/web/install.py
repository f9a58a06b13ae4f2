"""`python -m tests.web.install`: what the tests of the page take from npm, and the browser that is unpacked of it."""

from __future__ import annotations

from tests.web.conftest import chromium, installed

if __name__ == "__main__":
    for package in ("@sparticuz/chromium", "axe-core"):
        installed(package)
    chromium()
