"""The files that are made of the models, and which of them are not as they must be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from ceki.server.protocol.client import VERSION
from ceki.server.protocol.generate.markdown import written
from ceki.server.protocol.generate.schema import schema
from ceki.server.protocol.generate.table_words import table_words
from ceki.server.protocol.generate.typescript import typescript
from ceki.server.seats.thinking import thinking

ROOT: Final = Path(__file__).parents[5]


def texts() -> dict[str, str]:
    """The files, by their paths in the project, as they must be."""
    found = schema()
    return {
        "docs/protocol.md": written((ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")),
        "docs/protocol.schema.json": json.dumps(found, indent=1, ensure_ascii=False) + "\n",
        "web/src/protocol.gen.ts": typescript(found, VERSION),
        "web/src/table/words.gen.json": json.dumps(table_words(), indent=1, ensure_ascii=False) + "\n",
        "web/src/bots/thinking.gen.json": json.dumps(thinking()) + "\n",
    }


def stale() -> list[str]:
    """The files that are not as they must be."""
    return [path for path, text in texts().items() if not _is(ROOT / path, text)]


def _is(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text
