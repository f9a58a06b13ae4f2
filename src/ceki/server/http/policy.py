"""What the page may load and do, and nothing else: its Content-Security-Policy."""

from __future__ import annotations

from typing import Final

SOURCES: Final = {
    "default-src": "'none'", "script-src": "'self' 'wasm-unsafe-eval'", "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:", "connect-src": "'self'", "font-src": "'self'", "media-src": "'self'",
    "manifest-src": "'self'", "worker-src": "'self'", "base-uri": "'none'", "form-action": "'none'",
    "frame-ancestors": "'none'",
}  # fmt: skip
HEADER_ALONE: Final = "frame-ancestors"  # a policy that stands in a page cannot say it


def _written(sources: dict[str, str]) -> str:
    return "; ".join(f"{what} {where}" for what, where in sources.items())


POLICY: Final = _written(SOURCES)
POLICY_OF_A_FILE: Final = _written({what: where for what, where in SOURCES.items() if what != HEADER_ALONE})
