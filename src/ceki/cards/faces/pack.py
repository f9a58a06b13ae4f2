"""The pack of 52: an index, pips in their usual places, and courts in Malay dress, two-headed."""

from __future__ import annotations

from ceki.cards.faces.shapes import (
    EDGE,
    INK,
    box,
    carved,
    circle,
    cut,
    inked,
    leaf,
    lozenge,
    outlined,
    petals,
    ray,
    shape,
    use,
)
from ceki.cards.pack52 import CODES

WIDE, HIGH = 250, 350
GOLD = "#b8862b"
PIPS = {
    "S": "M0-27C9-11 26-3 26 10C26 23 9 24 3.500 13Q5 22 11 27H-11Q-5 22-3.500 13C-9 24-26 23-26 10C-26-3-9-11 0-27z",
    "H": "M0 26C-9 11-26 1-26-12C-26-27-6-28 0-12C6-28 26-27 26-12C26 1 9 11 0 26z",
    "D": "M0-29Q9-11 22 0Q9 11 0 29Q-9 11-22 0Q-9-11 0-29z",
    "C": circle(0, -13, 12.5) + circle(-14, 6, 12.5) + circle(14, 6, 12.5) + "M-4-9H4L6 4Q4 18 11 27H-11Q-4 18-6 4z",
}
LEFT, MID, RIGHT = 84, 125, 166
Places = list[tuple[float, float]]
TWO: Places = [(LEFT, 60), (RIGHT, 60)]
FOUR: Places = [*TWO, (LEFT, 137), (RIGHT, 137)]
PLACES: dict[str, tuple[Places, Places]] = {
    "2": ([(MID, 60)], []),
    "3": ([(MID, 60)], [(MID, 175)]),
    "4": (TWO, []),
    "5": (TWO, [(MID, 175)]),
    "6": (TWO, [(LEFT, 175), (RIGHT, 175)]),
    "7": (TWO, [(LEFT, 175), (RIGHT, 175), (MID, 117)]),
    "8": ([*TWO, (MID, 117)], [(LEFT, 175), (RIGHT, 175)]),
    "9": (FOUR, [(MID, 175)]),
    "T": ([*FOUR, (MID, 98)], []),
}  # pips of the upper half, which are also turned into the lower half; and pips that stand once


def gilt(d: str) -> str:
    """A shape of gold thread."""
    return f'<path d="{d}" fill="{GOLD}"/>'


def twice(part: str) -> str:
    """A part, and the same turned half round."""
    return f'<use href="#k-{part}"/><use href="#k-{part}" transform="rotate(180 125 175)"/>'


def features(y: float) -> str:
    """Eyes, brows, nose and mouth of a calm face about x 125."""
    eyes = "".join(leaf((125 + s * 6, y + 7), (125 + s * 22, y + 5), 3.5) for s in (-1, 1))
    brows = "".join(leaf((125 + s * 5, y - 1), (125 + s * 24, y - 1), 1.8, -s * 2.5) for s in (-1, 1))
    lips = leaf((116, y + 26), (134, y + 26), 2.8)
    return shape(eyes + brows + lips) + inked(f"M125 {y + 4}L122 {y + 17}H127", 2.5)


def head(y: float) -> str:
    """A calm face with its outline."""
    chin = f"M95 {y - 10}C95 {y + 22} 108 {y + 38} 125 {y + 38}C142 {y + 38} 155 {y + 22} 155 {y - 10}z"
    return outlined(chin, 3.5) + features(y)


def robe() -> str:
    """Shoulders and breast down to the sash."""
    cloth = shape("M52 175V166C54 140 78 132 106 126Q125 140 144 126C172 132 196 140 198 166V175z")
    places = ((70, 156), (90, 148), (160, 148), (180, 156), (104, 156), (146, 156))
    return cloth + carved("M106 126L125 150L144 126", 3) + gilt("".join(lozenge(x, y, 4, 6) for x, y in places))


def jack() -> str:
    """A young man in a folded headcloth, with a keris."""
    cloth = shape("M88 86Q88 56 118 52L158 26Q158 54 162 86Q125 68 88 86z")
    folds = carved("M112 56Q136 54 153 38M104 62Q132 60 158 56", 3)
    hem = gilt("M89 84Q125 66 161 84L160 74Q125 56 90 74z")
    blade = "M184 40Q194 52 186 64Q180 76 189 88Q194 98 188 112H179Q174 98 180 88Q186 76 180 64Q176 52 184 40z"
    hilt = "M172 112H196L192 119H187Q186 130 192 136Q186 146 178 142Q180 128 181 119H176z"
    return robe() + head(86) + cloth + folds + hem + gilt(blade) + shape(hilt)


def queen() -> str:
    """A lady with a fan of golden pins about her bun."""
    pins = "".join(leaf(ray(125, 80, 34, turn), ray(125, 80, 47, turn), 3) for turn in range(-75, 76, 15))
    knobs = "".join(circle(*ray(125, 80, 49, turn), 4) for turn in range(-75, 76, 15))
    hair = shape(circle(125, 80, 38))
    face = cut("M95 86C95 68 111 68 125 55C139 68 155 68 155 86C155 112 142 126 125 126C108 126 95 112 95 86z")
    drops = circle(87, 108, 4.5) + circle(163, 108, 4.5) + lozenge(87, 120, 3.5, 7) + lozenge(163, 120, 3.5, 7)
    return gilt(pins + knobs) + robe() + hair + face + features(86) + gilt(drops + petals(125, 49, 0, 9, 3, 4))


def king() -> str:
    """A ruler with a tiered crown and a beard."""
    beard = shape("M95 94C93 118 108 136 125 148C142 136 157 118 155 94C148 112 136 108 125 106C114 108 102 112 95 94z")
    crown = shape("M88 82Q125 64 162 82L170 50L148 62L143 38L132 56L125 26L118 56L107 38L102 62L80 50z")
    jewels = lozenge(125, 48, 3.5, 8) + "".join(circle(x, y, 4) for x, y in ((80, 48), (170, 48), (107, 35), (143, 35)))
    brim = gilt("M89 82Q125 64 161 82L162 73Q125 55 88 73z" + jewels)
    return robe() + head(84) + beard + cut(leaf((114, 114), (136, 114), 3)) + crown + brim


ALONG = range(62, 200, 21)
TILES = {
    "S": "".join(lozenge(x, 175, 8, 10) for x in ALONG),
    "H": "".join(petals(x, 175, 1.5, 12, 4, 4, 45) for x in ALONG),
    "D": "".join(f"M{x - 9} 183L{x} 167L{x + 9} 183z" for x in ALONG[:3])
    + "".join(f"M{x - 9} 167L{x} 183L{x + 9} 167z" for x in ALONG[4:])
    + lozenge(125, 175, 9, 10),
    "C": "".join(petals(x, 175, 1.5, 10, 3, 6) for x in ALONG),
}  # the sash of each suit


def sash(suit: str) -> str:
    """The woven sash where the two halves of a court meet, from edge to edge."""
    return shape(box(51.5, 161, 147, 28)) + carved("M51 164H199M51 186H199", 1.5) + gilt(TILES[suit])


def corner(rank: str, suit: str, large: bool) -> str:
    """The index and its pip."""
    scale = 0.74 if large else 0.5
    x, y = (30, 112) if large else (27, 80)
    signs = use("10" if rank == "T" else rank, 6 if large else 10, 14, min(scale, 0.58) if rank == "T" else scale)
    return signs + use(f"pip-{suit}", x, y, 1.16 * scale)


def _middle(rank: str, suit: str) -> str:
    """What a card shows between its corners."""
    if rank == "A":
        return use(f"pip-{suit}", 125, 175, 2.7) + use("sun")
    if rank in "JQK":
        return use("panel") + twice(f"court-{rank}") + use(f"sash-{suit}") + twice(f"held-{suit}")
    return twice(f"{rank}{suit}-half") + "".join(use(f"pip-{suit}", x, y) for x, y in PLACES[rank][1])


def picture(code: str, large: bool = False) -> str:
    """All of a card but its paper."""
    return twice(f"{code}-corner{'-large' if large else ''}") + use(code)


def parts() -> dict[str, str]:
    """The named parts of the pack."""
    sheet = f'<rect x="1" y="1" width="{WIDE - 2}" height="{HIGH - 2}" rx="14" stroke="{EDGE}" stroke-width="2"/>'
    panel = f'<path d="{box(50, 22, 150, 306)}" fill="none" stroke="{GOLD}" stroke-width="3"/>'
    found = {"sheet": sheet, "panel": panel, "sun": gilt(petals(125, 175, 70, 86, 5, 16))}
    found |= {"court-J": jack(), "court-Q": queen(), "court-K": king()}
    for suit, d in PIPS.items():
        found[f"pip-{suit}"] = f'<path d="{d}" transform="scale(.86)" fill="{INK}"/>'
        found[f"sash-{suit}"] = sash(suit)
        found[f"held-{suit}"] = use(f"pip-{suit}", 67, 42, 0.58)
    for code in CODES:
        rank, suit = code[0], code[1]
        if rank in PLACES:
            found[f"{code}-half"] = "".join(use(f"pip-{suit}", x, y) for x, y in PLACES[rank][0])
        found |= {f"{code}-corner": corner(rank, suit, False), f"{code}-corner-large": corner(rank, suit, True)}
        found[code] = _middle(rank, suit)
    return found
