"""A network of a learned player: its numbers, its file, and the player itself.

What a move gains is a sum over hidden units and straight from the inputs. Numbers are whole, so that every machine and
browser gets the same.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from ceki.bots.learned.drivers import ONE
from ceki.bots.learned.inputs import Rows
from ceki.engine.errors import NotAllowed

FORM: Final = 1  # of the file
NEVER: Final = 1 << 60  # a margin that no move has
Numbers = npt.NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Network:
    """`out`, (hidden,), `weights`, (inputs, hidden + 1), and `actions`, (actions, hidden + 1), in whole numbers; how
    far a move must be ahead, the `margin`, and the usual spread of what moves look like, `looks`."""

    out: Rows
    weights: Rows
    actions: Rows
    margin: int
    looks: int

    @property
    def rows(self) -> Rows:
        """As the drivers read it, (1 + inputs + actions, hidden + 1)."""
        first = np.append(self.out, 0)[None]
        return np.concatenate([first, self.weights, self.actions]).astype(np.int64)

    def write(self, path: Path) -> None:
        """Writes it to a file."""
        with path.open("wb") as file:
            np.savez_compressed(
                file, form=FORM, out=self.out.astype(np.int32), weights=self.weights.astype(np.int32),
                actions=self.actions.astype(np.int32), margin=self.margin, looks=self.looks,
            )  # fmt: skip


def read(path: Path) -> Network:
    """The network of a file. Raises `OSError`, or `NotAllowed` for a file that is none."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            rows = {name: kept[name].astype(np.int64) for name in ("out", "weights", "actions")}
            form = int(kept["form"])
            found = Network(**rows, margin=int(kept["margin"]), looks=int(kept["looks"]))
    except (ValueError, KeyError, TypeError, EOFError, BadZipFile, zlib.error) as error:
        raise NotAllowed("network-damaged", file=path.name) from error
    wide = found.out.size + 1
    fits = found.out.ndim == 1 and all(part.shape[1:] == (wide,) for part in (found.weights, found.actions))
    if form != FORM or found.looks < 1 or not fits:
        raise NotAllowed("network-damaged", file=path.name)
    return found


def in_whole_numbers(out: Numbers, weights: Numbers, actions: Numbers, margin: float, looks: int) -> Network:
    """A network as it was fitted, in whole numbers: what leads to hidden units in parts of `ONE`, what leads past them
    too, and the margin in parts of its square."""
    rows = {name: np.rint(part * ONE).astype(np.int64) for name, part in (("weights", weights), ("actions", actions))}
    most = NEVER if margin == float("inf") else round(margin * ONE * ONE)
    return Network(np.rint(out * ONE).astype(np.int64), **rows, margin=most, looks=looks)
