"""Nothing here is shared but the wish that a test fails with one clear sentence."""

from __future__ import annotations

import os

os.environ.setdefault("COLUMNS", "120")
