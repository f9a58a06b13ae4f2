"""`python -m ceki.cards.faces OUT.svg [--high-contrast]` writes the sprite of all cards."""

from __future__ import annotations

import sys
from pathlib import Path

from ceki.cards.faces import sprite


def main(arguments: list[str]) -> int:
    """Write the sprite to the file that is named."""
    names = [argument for argument in arguments if argument != "--high-contrast"]
    if len(names) != 1 or names[0].startswith("-"):
        print("usage: python -m ceki.cards.faces OUT.svg [--high-contrast]", file=sys.stderr)
        return 2
    Path(names[0]).write_text(sprite(high_contrast=names != arguments), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
