"""The file of an evening: what is written there is whole, and nothing that somebody else has written is lost."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ceki.cli.arguments import decoded, raw_of
from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.cli.scoring.house_asked import HouseAsked
    from ceki.play.outcomes.evening import Evening

SCORE: Final = "score"


class KeptEvening:
    """The file of an evening; two commands may have it open at once. Where it is a link, the file that it leads to."""

    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path)) if path.is_symlink() else path
        self.raw: bytes | None = None  # as it was read, or written last

    def read(self, asked: HouseAsked) -> Evening | None:
        """The evening, if there is one. Raises `ValueError` for one of another house, or none at all; and `OSError`."""
        from ceki.play.outcomes.evening_file import house_kept, read_evening

        self.raw = self._there()
        if self.raw is None:
            return None
        text = decoded(self.raw, self.path)
        asked.refuse_other(house_kept(text), self.path)
        return read_evening(text)

    def keep(self, evening: Evening) -> None:
        """Writes an evening, whole or not at all. Raises `ValueError` where the file is no longer what was read, or
        somebody else writes it; and `OSError`."""
        from ceki.play.outcomes.evening_file import as_text

        raw, new = as_text(evening).encode(), self.path.with_name(f"{self.path.name}.new")
        try:
            out = new.open("xb")  # of two who write at once, one has it
        except FileExistsError:
            raise ValueError(said(SCORE, "written-now", {"file": str(new)})) from None
        try:
            with out:
                out.write(raw)
            there = self._there()
            if there != self.raw:
                raise ValueError(said(SCORE, "changed-meanwhile", {"file": str(self.path)}))
            if there is not None:
                shutil.copymode(self.path, new)
            new.replace(self.path)
        except BaseException:
            new.unlink(missing_ok=True)
            raise
        self.raw = raw

    def _there(self) -> bytes | None:
        """What the file holds now; None where there is none."""
        try:
            self.path.stat()
        except FileNotFoundError:
            return None
        if not (self.path.is_file() or self.path.is_dir()):
            raise ValueError(said(SCORE, "not-file", {"file": str(self.path)}))
        return raw_of(self.path)
