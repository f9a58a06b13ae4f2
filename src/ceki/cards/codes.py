"""The faces of the Ceki deck by their codes and names, apart from what rules count with: a text that names cards loads
no NumPy."""

from __future__ import annotations

from typing import Final

# fmt: off
CODES: Final = (
    "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9",
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9",
    "M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "WF", "RF", "OT",
)  # [CD-7] the canonical order
# fmt: on
RED: Final = sum(1 << CODES.index(code) for code in ("S9", "RF", "OT"))  # (CD-5) [DK-5] the stamped ones; WF is not
SUIT_NAMES: Final = ("coins", "strings", "myriads", "honours")
NAMES: Final = tuple(
    [f"{r} of {suit}" for suit in SUIT_NAMES[:3] for r in range(1, 10)] + ["White Flower", "Red Flower", "Old Thousand"]
)
