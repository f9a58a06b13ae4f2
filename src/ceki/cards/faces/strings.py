"""The suit of strings: coins threaded on a cord and seen from the side, striped rods, light on the paper."""

from __future__ import annotations

from ceki.cards.faces.seals import seal
from ceki.cards.faces.shapes import INK, box, carved, circle, cut, inked, leaf, num, outlined, shape, use


def rod(d: str, width: float = 34, line: float = 6) -> str:
    """A striped rod along a path."""
    core = num(width - 2 * line)
    stripes = f'stroke-dasharray="7 12" stroke-dashoffset="-6" stroke-linecap="butt" stroke-width="{core}"'
    return inked(d, width) + carved(d, width - 2 * line) + f'<path d="{d}" fill="none" stroke="{INK}" {stripes}/>'


def dot(x: float = 120, y: float = 152, r: float = 25) -> str:
    """The big dot at the top of most strings."""
    return shape(circle(x, y, r)) + carved(circle(x, y, r * 0.58), 4)


def one() -> str:
    """One long club, or a blunt lance."""
    club = "M104 232Q120 224 136 232Q166 330 162 420Q160 462 120 466Q80 462 78 420Q74 330 104 232z"
    bands = "".join(
        f"M{120 - half} {y}Q120 {y + 13} {120 + half} {y}"
        for y, half in ((252, 18), (277, 25), (302, 30), (327, 34), (352, 37), (377, 39), (402, 39), (427, 38))
    )
    strands = ((-50, 262, -8), (50, 262, 8), (-33, 276, -4), (33, 276, 4), (-16, 250, 0), (16, 250, 0))
    tassel = "".join(leaf((120 + x / 4, 194), (120 + x, y), 9, bend) for x, y, bend in strands)
    collar = shape(box(94, 188, 52, 14)) + shape(box(112, 150, 16, 50))
    return outlined(club, 8) + inked(bands, 8) + shape(tassel) + collar + dot(120, 156, 31)


def two() -> str:
    """Two caterpillars with bent backs."""
    upper = rod("M68 290C56 166 184 166 176 284", 46, 7)
    lower = rod("M64 442C56 340 184 340 172 448", 46, 7)
    heads = shape(circle(68, 284, 27) + circle(172, 442, 27)) + cut(circle(61, 280, 8) + circle(179, 438, 8))
    feelers = inked("M52 264Q44 250 34 248M64 258Q62 244 54 236M188 422Q196 408 206 406M176 416Q178 402 186 394", 7)
    return upper + lower + heads + feelers + dot(120, 149, 23)


def three() -> str:
    """A peak of three, with a shrimp's feelers."""
    legs = rod("M94 224Q50 300 58 446", 40, 7) + rod("M146 224Q190 300 182 446", 40, 7)
    feelers = inked("M108 172C84 164 54 176 42 226M132 172C156 164 186 176 198 226", 7)
    return feelers + legs + rod("M120 200V446", 40, 7) + dot(120, 154, 27)


def four() -> str:
    """Four, forked and pinched at the waist."""
    fork = rod("M56 150Q62 230 104 280", 38, 7) + rod("M184 150Q178 230 136 280", 38, 7)
    fork += rod("M56 450Q62 370 104 320", 38, 7) + rod("M184 450Q178 370 136 320", 38, 7)
    belt = shape("M78 282H162V318H78z") + carved("M92 300H148", 7)
    return fork + belt + dot(120, 178, 28) + outlined(circle(120, 424, 21), 8)


def five() -> str:
    """A bird of one large eye and five tail feathers."""
    feathers = ((-19, 0), (19, 0), (-9.5, 36), (9.5, 36), (0, 46))
    tail = "".join(
        f'<g transform="rotate({num(turn)} 120 170)">{use("S5r", 0, longer)}</g>' for turn, longer in feathers
    )
    head = shape("M196 262Q208 132 118 130Q66 132 58 186L30 208L60 218Q66 268 44 262Q120 304 196 262z")
    eye = cut(circle(116, 194, 40)) + shape(circle(116, 194, 25)) + cut(circle(107, 185, 8))
    crest = shape(leaf((150, 140), (196, 132), 8, -6) + leaf((166, 156), (206, 162), 8, -6))
    return tail + head + eye + crest


def six() -> str:
    """Six of split bamboo, tied with rope."""
    rods = "".join(use("S6r", x, y) for x in (64, 120, 176) for y in (154, 348))
    rope = shape("M34 282H206V318H34z") + cut("".join(leaf((x, 314), (x + 24, 286), 7) for x in range(36, 190, 24)))
    return rods + rope


def seven() -> str:
    """A hen whose tail is seven fine feathers."""
    feathers = ((-32, 84), (-22, 40), (-11, 12), (0, 0), (11, 12), (22, 40), (32, 84))
    fan = "".join(f'<g transform="rotate({turn} 120 400)">{use("S7r", 0, lower)}</g>' for turn, lower in feathers)
    body = "M52 352C92 348 96 392 128 380C150 372 176 336 206 330C214 392 192 440 138 448C88 454 62 424 60 386z"
    head = shape(circle(62, 356, 25)) + shape("M42 352L30 366L46 372z") + cut(circle(56, 350, 7))
    comb = shape(leaf((54, 336), (44, 312), 9) + leaf((64, 334), (64, 306), 9) + leaf((74, 338), (86, 314), 9))
    vanes = leaf((92, 404), (188, 372), 9, 8) + leaf((100, 420), (180, 394), 8, 8) + leaf((114, 434), (166, 416), 6, 6)
    legs = inked("M118 446V470M104 472H130M150 446V470M136 472H162", 7)
    return fan + legs + shape(body) + head + comb + cut(vanes)


def eight() -> str:
    """Eight under a noble's parasol."""
    scallops = "".join(f"Q{x + 14} 194 {x} 208" for x in (178, 149, 120, 91, 62, 34))
    shade = f"M34 208Q44 146 120 136Q196 146 206 208{scallops}z"
    ribs = leaf((120, 148), (64, 192), 5, 4) + leaf((120, 148), (176, 192), 5, -4) + leaf((120, 150), (120, 192), 5)
    rods = "".join(use("S8r", x, y) for x in (52, 88, 152, 188) for y in (240, 372))
    pole = inked("M120 196V462M120 126V140", 10)
    sash = shape("M34 340H206V358H34z") + outlined(circle(120, 349, 16), 7)
    return pole + shape(shade) + cut(ribs) + rods + sash


def nine() -> str:
    """A torch of nine, with the big upper dot and one square seal."""
    rods = "".join(
        f'<g transform="rotate({num(1.6 * n)} {120 + 19 * n} 230)">{use("S9r", 19 * n)}</g>' for n in range(-4, 5)
    )
    straps = shape("M31 250Q120 266 209 250V276Q120 294 31 276zM62 424Q120 434 178 424V446Q120 456 62 446z")
    left = leaf((46, 222), (48, 146), 11, -9) + leaf((66, 220), (62, 178), 8, -5)
    right = leaf((194, 222), (192, 146), 11, 9) + leaf((174, 220), (178, 178), 8, 5)
    fire = shape(left + right) + dot(120, 174, 46)
    return rods + straps + carved("M40 265Q120 281 200 265", 5) + fire + seal("square", 122, 352, 1.05, -6)


PICTURES = {1: one, 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven, 8: eight, 9: nine}


def parts() -> dict[str, str]:
    """The straight rods that stand more than once, and the nine pictures of the suit."""
    rods = {
        "S5r": rod("M120 270V410", 31),
        "S6r": rod("M0 0V98", 42, 7),
        "S7r": rod("M120 148V290", 19, 4.5),
        "S8r": rod("M0 0V84", 29),
        "S9r": rod("M120 232V460", 17, 4),
    }
    return rods | {f"S{rank}": picture() for rank, picture in PICTURES.items()}
