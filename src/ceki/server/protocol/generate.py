"""`python -m ceki.server.protocol.generate`: writes what is made of the models, in a checkout of the project.

`--check` writes nothing, and ends with 1 and a line for each file that is not as it would be written.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from ceki.server.protocol.client import VERSION
from ceki.server.protocol.markdown import written
from ceki.server.protocol.schema import schema
from ceki.server.protocol.table_words import table_words
from ceki.server.protocol.typescript import typescript
from ceki.server.seats.thinking import thinking

ROOT: Final = Path(__file__).parents[4]


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


def main(arguments: list[str]) -> int:
    """Writes, or checks. Returns the exit status."""
    if not (ROOT / "web" / "src").is_dir():
        print("ceki: the types are written in a checkout of the project only", file=sys.stderr)
        return 2
    if arguments == ["--check"]:
        for path in stale():
            print(f"{path}: out of date; run python -m ceki.server.protocol.generate")
        return int(bool(stale()))
    for path, text in texts().items():
        (ROOT / path).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
