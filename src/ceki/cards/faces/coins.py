"""The suit of coins: heavy round cash with a square hole, dark on the paper."""

from __future__ import annotations

from ceki.cards.faces.shapes import (
    box,
    carved,
    circle,
    cut,
    inked,
    leaf,
    lozenge,
    mirrored,
    petals,
    ray,
    shape,
    use,
)


def cash(spokes: bool = False) -> str:
    """A cash of radius 50 about 0, 0; a wheel has spokes for its inscription."""
    words = "M0-33V-22M0 22V33M-33 0H-22M22 0H33" if not spokes else "M-26-26L26 26M26-26L-26 26M0-34V34M-34 0H34"
    return shape(circle(0, 0, 50)) + carved(circle(0, 0, 40), 5) + carved(words, 6) + cut(box(-14, -14, 28, 28))


def coin(x: float, y: float, r: float, part: str = "cash") -> str:
    """A coin of a radius about a point."""
    return use(part, x, y, r / 50)


def kawung(x: float, y: float, r: float) -> str:
    """Four palm kernels about a point, as on batik."""
    return shape(petals(x, y, r * 0.18, r, r * 0.42, 4, 45))


def one() -> str:
    """A long slipper of woven mat with three rows of small dots."""
    sole = (
        "M120 132C166 132 190 168 186 222C183 262 166 280 168 318C170 350 184 366 180 408C176 446 152 470 120 470"
        "C88 470 64 446 60 408C56 366 70 350 72 318C74 280 57 262 54 222C50 168 74 132 120 132z"
    )
    seam = (
        "M120 143C158 143 178 172 175 220C172 258 155 280 157 318C159 354 172 370 169 406C165 438 146 458 120 458"
        "C94 458 75 438 71 406C68 370 81 354 83 318C85 280 68 258 65 220C62 172 82 143 120 143z"
    )
    rows = [(y, 27 if y < 250 or y > 370 else 20) for y in range(172, 380, 26)]
    dots = "".join(circle(120 + side * wide, y, 7) for y, wide in rows for side in (-1, 0, 1))
    return shape(sole) + carved(seam, 4) + cut(dots) + cut(circle(120, 411, 40)) + coin(120, 411, 36)


def two() -> str:
    """Two big open rounds, like eyes or gaping mouths."""
    big = shape(circle(0, 0, 82)) + carved(circle(0, 0, 70), 6)
    rays = carved("M0-62V-52M0 52V62M-62 0H-52M52 0H62", 8)
    mouth = cut(circle(0, 0, 44)) + shape(circle(0, 0, 33)) + cut(box(-16, -16, 32, 32))
    round_ = f"<g>{big}{rays}{mouth}</g>"
    return "".join(f'<g transform="translate(120 {y})">{round_}</g>' for y in (212, 388))


def three() -> str:
    """Three on a lozenge, a brooch of batik."""
    plate = shape(lozenge(120, 300, 88, 176)) + carved(lozenge(120, 300, 74, 149), 5)
    rims = cut(circle(120, 300, 50) + circle(120, 213, 30) + circle(120, 387, 30))
    coins = coin(120, 300, 45) + coin(120, 213, 26) + coin(120, 387, 26)
    corners = "".join(kawung(x, y, 29) for x in (63, 177) for y in (162, 438))
    return plate + rims + coins + corners


def four() -> str:
    """Four about a big drum."""
    coins = "".join(coin(x, y, 42) for x in (75, 165) for y in (172, 428))
    barrel = "M48 246Q120 230 192 246Q212 300 192 354Q120 370 48 354Q28 300 48 246z"
    lace = "M46 272L66 328L86 272L106 328L126 272L146 328L166 272L186 328L196 300"
    return coins + shape(barrel) + carved("M44 262Q120 248 196 262M44 338Q120 352 196 338", 5) + carved(lace, 6)


def five() -> str:
    """A belt buckle with its navel, and four."""
    coins = "".join(coin(x, y, 39) for x in (73, 167) for y in (166, 434))
    plate = "M29 300C50 284 46 216 120 212C194 216 190 284 211 300C190 316 194 384 120 388C46 384 50 316 29 300z"
    knobs = cut("".join(circle(*ray(120, 300, 72, turn), 5) for turn in range(0, 360, 30) if turn % 180 != 90))
    navel = cut(circle(120, 300, 57)) + coin(120, 300, 51)
    return coins + shape(plate) + knobs + navel


def six() -> str:
    """A rain cloud and six."""
    puffs = circle(64, 164, 30) + circle(120, 156, 34) + circle(176, 164, 30) + box(40, 166, 160, 26)
    swirl = carved("M50 168a15 15 0 1 1 15 14M101 163a19 19 0 1 1 19 18M162 168a15 15 0 1 1 15 14", 6)
    coins = "".join(coin(x, y, 39) for x in (74, 166) for y in (240, 332, 424))
    rain = shape("".join(leaf((120, y), (120, y + 46), 7) for y in (208, 272, 336, 400)))
    return shape(puffs) + swirl + coins + rain


def seven() -> str:
    """A fern with seven."""
    stem = shape("M116 470Q112 320 117 200H123Q128 320 124 470z")
    twigs = inked("M119 430Q100 420 88 400M119 340Q100 330 88 312M119 255Q102 246 90 228", 8)
    leaves = shape("".join(leaf((112, y), (44, y - 6), 17, -6) for y in (462, 372, 284)))
    side = twigs + leaves + "".join(coin(68, y, 34) for y in (400, 310, 222))
    return stem + mirrored(side) + coin(120, 164, 38)


def eight() -> str:
    """A cockle shell and eight."""
    coins = "".join(coin(x, y, 30) for x in (82, 158) for y in (156, 220, 380, 444))
    rim = "M120 352L38 306C28 262 66 250 78 262C86 244 112 244 120 256C128 244 154 244 162 262C174 250 212 262 202 306z"
    ribs = "".join(leaf((120, 344), (x, y), 7) for x, y in ((58, 284), (88, 268), (120, 262), (152, 268), (182, 284)))
    return coins + shape(rim) + cut(ribs)


def nine() -> str:
    """Nine wheels, three to an axle."""
    rows = []
    for y in (192, 308, 424):
        cart = shape(f"M34 {y - 62}H206L196 {y - 44}H44z") + shape(box(40, y - 4, 160, 8))
        rims = cut("".join(circle(x, y, 31) for x in (62, 120, 178)))
        rows.append(cart + rims + "".join(coin(x, y, 28.5, "wheel") for x in (62, 120, 178)))
    return "".join(rows)


PICTURES = {1: one, 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven, 8: eight, 9: nine}


def parts() -> dict[str, str]:
    """The named parts of the suit: its coin, its wheel and its nine pictures."""
    found = {"cash": cash(), "wheel": cash(spokes=True)}
    return found | {f"C{rank}": picture() for rank, picture in PICTURES.items()}
