"""`python -m ceki.server.protocol.generate`: writes what is made of the models, in a checkout of the project.

`--check` writes nothing, and ends with 1 and a line for each file that is not as it would be written.
"""

from __future__ import annotations

import sys

from ceki.server.protocol.generate.texts import ROOT, stale, texts


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
