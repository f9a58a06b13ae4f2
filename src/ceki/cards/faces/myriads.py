"""The suit of myriads: a numeral, the head of a hero and the wan sign."""

from __future__ import annotations

from ceki.cards.faces.glyphs import han, wan
from ceki.cards.faces.shapes import (
    box,
    carved,
    circle,
    cut,
    ellipse,
    inked,
    leaf,
    mirrored,
    outlined,
    petals,
    polygon,
    ray,
    shape,
    use,
)


def look(y: float = 288, apart: float = 23, fierce: float = 4) -> str:
    """The middle of a face: brows, eyes, nose and mouth."""
    x = 120 - apart
    eye = leaf((x + 14, y + 2), (x - 16, y), 9)
    brow = leaf((x + 17, y - 12), (x - 21, y - 12 - fierce), 7, -5)
    nose = inked(f"M120 {y - 4}L114 {y + 22}H126", 6)
    mouth = shape(leaf((103, y + 37), (137, y + 37), 7, -2))
    return mirrored(shape(eye + brow)) + nose + mouth


def ears(x: float = 66, y: float = 294) -> str:
    """Two ears."""
    return mirrored(outlined(ellipse(x, y, 9, 17), 7))


def one() -> str:
    """A monk with a bald head and his beads."""
    beads = shape("".join(circle(*ray(120, 282, 80, turn), 14) for turn in range(102, 260, 26)))
    skull = "M120 204C176 204 182 262 172 304C164 336 142 352 120 352C98 352 76 336 68 304C58 262 64 204 120 204z"
    marks = shape("".join(circle(x, y, 6) for x in (100, 120, 140) for y in (222, 241)))
    return beads + ears(60, 292) + outlined(skull, 9) + marks + look(286)


def two() -> str:
    """A bride: the head tilted, the hair in a bun with flowers."""
    hair = shape(ellipse(120, 262, 64, 54)) + shape(circle(120, 212, 25)) + carved("M104 206Q120 224 136 206", 5)
    face = cut("M78 284C78 262 100 262 120 246C140 262 162 262 162 284C162 330 140 352 120 352C100 352 78 330 78 284z")
    outline = inked("M74 284C76 330 98 355 120 355C142 355 164 330 166 284", 8)
    pins = shape(petals(178, 238, 4, 25, 8, 6) + petals(62, 240, 4, 25, 8, 6)) + inked("M146 210L184 198", 8)
    drops = shape("".join(circle(x, y, r) for x in (64, 176) for y, r in ((308, 9), (328, 7))))
    brow = mirrored(shape(leaf((111, 294), (84, 292), 9) + leaf((110, 279), (84, 280), 4, -5)))
    drawn = hair + face + outline + pins + drops + brow + inked("M120 292V312", 6) + shape(circle(120, 331, 8))
    return f'<g transform="rotate(13 120 290)">{drawn}</g>'


def three() -> str:
    """A scholar with a needle through his winged cap."""
    head = outlined("M68 256H172C178 306 160 342 120 350C80 342 62 306 68 256z", 9)
    cap = shape("M64 264Q60 210 92 204H148Q180 210 176 264Q120 246 64 264z") + carved("M73 244Q120 226 167 244", 6)
    needle = shape(leaf((29, 256), (211, 200), 12)) + cut(leaf((44, 252), (66, 245), 4))
    beard = leaf((120, 334), (120, 378), 11) + leaf((106, 326), (84, 366), 7, 4) + leaf((134, 326), (156, 366), 7, -4)
    return head + look(288, 23, -2) + cap + needle + shape(beard)


def four() -> str:
    """A round head under a high bun."""
    bun = shape(ellipse(120, 222, 34, 25)) + carved("M98 222Q120 238 142 222M104 208Q120 220 136 208", 5)
    head = shape(circle(120, 304, 62))
    face = cut("M68 310C70 278 100 276 120 260C140 276 170 278 172 310A52 52 0 0 1 68 310z")
    return bun + ears(58, 310) + head + face + cut(box(98, 242, 44, 8)) + look(304, 22, 2)


def five() -> str:
    """A broad-faced stranger: wide nostrils, round eyes and a curly beard."""
    beard = shape("".join(circle(*ray(120, 284, 66, turn), 20) for turn in range(84, 280, 24)))
    head = outlined("M54 216H186C194 262 184 314 160 332C140 346 100 346 80 332C56 314 46 262 54 216z", 9)
    hood = shape("M46 256Q42 206 120 204Q198 206 194 256Q120 230 46 256z") + cut(petals(120, 222, 0, 14, 6, 4, 45))
    nose = inked("M108 268Q104 290 92 300Q92 314 108 310Q120 316 132 310Q148 314 148 300Q136 290 132 268", 7)
    gaze = mirrored(outlined(circle(80, 274, 11), 6) + shape(circle(80, 274, 5) + leaf((102, 256), (56, 254), 9, -4)))
    moustache = leaf((118, 322), (70, 330), 9, 8) + leaf((122, 322), (170, 330), 9, -8)
    return beard + head + gaze + nose + hood + shape(moustache)


def six() -> str:
    """A head above the roof of a temple."""
    hair = shape("M74 244Q76 202 120 200Q164 202 166 244z")
    head = outlined("M80 240C80 292 98 306 120 306C142 306 160 292 160 240z", 8)
    eye = mirrored(shape(leaf((114, 260), (92, 258), 8)))
    lips = inked("M120 262V276M109 289H131", 6)
    roof = shape("M29 320Q74 320 90 294Q120 304 150 294Q166 320 211 320Q206 341 178 341H62Q34 341 29 320z")
    walls = shape(box(46, 346, 148, 30)) + cut("".join(box(x, 351, 19, 25) for x in (57, 85, 136, 164)))
    return head + hair + eye + lips + roof + carved("M60 328H180", 6) + walls + cut(box(110, 351, 20, 25))


def seven() -> str:
    """Hair as serrated as a comb."""
    spikes = polygon(ray(120, 298, 60 if n % 2 else (90 if abs(n - 9) > 6 else 98), -108 + 12 * n) for n in range(19))
    head = outlined("M70 274Q120 250 170 274C176 320 154 352 120 360C86 352 64 320 70 274z", 8)
    return shape(spikes) + head + look(298, 22, 8) + shape(leaf((120, 354), (120, 374), 8))


def eight() -> str:
    """An old head, wrinkled and cracked, with a long white beard."""
    head = outlined("M120 202C178 202 186 256 174 300C164 330 76 330 66 300C54 256 62 202 120 202z", 9)
    beard = "M66 304Q92 314 120 306Q148 314 174 304Q180 350 146 362L134 352L120 378L106 352L94 362Q60 350 66 304z"
    hairs = inked("M92 326Q90 340 98 350M120 330V362M148 326Q150 340 142 350", 6)
    crack = inked("M134 204L122 222L140 234L126 252", 7)
    wrinkles = inked("M84 240Q98 230 110 240M150 240Q158 234 164 240", 6)
    brows = shape(leaf((108, 262), (48, 276), 10, -9) + leaf((132, 262), (192, 276), 10, 9))
    eye = mirrored(shape(leaf((110, 282), (86, 282), 7)))
    return ears(58, 284) + head + crack + wrinkles + outlined(beard, 7) + hairs + brows + eye + inked("M120 276V296", 6)


def nine() -> str:
    """Thorns about the head and a saw at the neck."""
    thorns = shape("".join(leaf(ray(120, 278, 50, turn), ray(120, 278, 86, turn), 14) for turn in range(-120, 140, 30)))
    head = shape(circle(120, 280, 62)) + cut(circle(120, 283, 50))
    teeth = "".join(f"L{x} 334L{x + 14} 352" for x in range(46, 200, 26))
    saw = shape(f"M32 352{teeth}H208V374H32z")
    return thorns + head + look(280, 21, 8) + saw + carved("M44 363H196", 5)


HEADS = {1: one, 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven, 8: eight, 9: nine}


def parts() -> dict[str, str]:
    """The named parts of the suit: the wan sign and its nine pictures."""
    found = {"wan": wan()}
    return found | {f"M{rank}": han(rank) + head() + use("wan") for rank, head in HEADS.items()}
