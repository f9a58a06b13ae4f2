"""The three honours: the White Flower, the Red Flower and Old Thousand."""

from __future__ import annotations

from ceki.cards.faces.seals import seal
from ceki.cards.faces.shapes import (
    carved,
    circle,
    cut,
    ellipse,
    inked,
    leaf,
    lozenge,
    mirrored,
    outlined,
    petals,
    ray,
    shape,
)


def white_flower() -> str:
    """A white cat that holds a flower like a wheel; no dots and no red."""
    tail = inked("M168 436C214 430 214 352 188 340C176 336 170 350 180 356", 9)
    body = outlined("M82 262C44 330 40 420 62 462H178C200 420 196 330 158 262z", 8)
    head = outlined("M70 158L66 216C66 258 92 276 120 276C148 276 174 258 174 216L170 158L142 178Q120 170 98 178z", 8)
    eye = mirrored(outlined(leaf((110, 222), (82, 212), 10), 5) + inked("M96 211V224", 5))
    whisk = mirrored(inked("M84 240L40 230M84 248L42 252M86 256L50 274", 5))
    nose = shape("M112 236H128L120 246z") + inked("M120 246Q118 258 106 256M120 246Q122 258 134 256", 5)
    brow = inked("M108 188V204M120 184V204M132 188V204", 6)
    wheel = shape(circle(120, 372, 66)) + carved(circle(120, 372, 57), 4) + cut(petals(120, 372, 10, 52, 15, 8))
    hub = cut(circle(120, 372, 14)) + shape(circle(120, 372, 7))
    paws = mirrored(outlined(ellipse(86, 456, 25, 14), 7) + inked("M78 450V462M92 450V462", 4))
    return tail + body + head + eye + whisk + nose + brow + wheel + hub + paws


def red_flower() -> str:
    """A lady with flames about her hair and a key at her waist; one round seal."""
    flames = "".join(
        shape(leaf(ray(120, 224, 44, turn), ray(120, 224, far, turn), 15)) for turn, far in
        ((-100, 84), (-72, 86), (-45, 92), (-22, 94), (0, 98), (22, 94), (45, 92), (72, 86), (100, 84))
    )  # fmt: skip
    hair = shape(circle(120, 222, 52))
    face = cut("M84 232C86 210 108 206 120 194C132 206 154 210 156 232C156 262 138 280 120 280C102 280 84 262 84 232z")
    eye = mirrored(shape(leaf((112, 236), (94, 232), 6)) + inked("M110 222Q100 216 92 222", 4))
    lips = shape(leaf((110, 264), (130, 264), 6)) + inked("M120 238V252", 4)
    robe = shape("M96 282Q120 306 144 282C176 292 190 318 192 352L206 472H34L48 352C50 318 64 292 96 282z")
    collar = cut("M104 292L120 316L136 292L146 296L126 332V366H114V332L94 296z")
    skirt = carved("M44 392H196M38 452H202", 5) + cut("".join(lozenge(x, 422, 13, 22) for x in (60, 90, 120, 150, 180)))
    key = carved("M74 340a10 10 0 1 1 .1 0M74 340V376M74 362H84M74 374H84", 5)
    return flames + hair + face + eye + lips + robe + collar + skirt + key + seal("round", 160, 354, 1.05)


def emblem(x: float, y: float, r: float) -> str:
    """Our own mark: an egg that burns with eight tongues of flame."""
    flames = cut(circle(x, y, r * 0.66) + petals(x, y, r * 0.5, r, r * 0.2, 8))
    gleam = carved(f"M{x - 5:g} {y - 9:g}Q{x:g} {y:g} {x - 5:g} {y + 9:g}", 4)
    return flames + shape(ellipse(x, y, r * 0.3, r * 0.42)) + gleam


def _crown() -> str:
    """A crown that burns."""
    tongues = "M40 148L26 62L66 104L84 34L108 92L120 16L132 92L156 34L174 104L214 62L200 148Q120 124 40 148z"
    gems = leaf((120, 54), (120, 112), 9) + leaf((82, 74), (90, 118), 6) + leaf((158, 74), (150, 118), 6)
    return shape(tongues) + cut(gems)


def _king() -> str:
    """The face of the king."""
    lobes = mirrored(outlined("M46 206C22 202 22 262 44 272z", 7) + shape(circle(36, 288, 11)))
    face = outlined("M44 168Q120 142 196 168C202 250 178 312 120 316C62 312 38 250 44 168z", 9)
    brim = shape("M34 148Q120 120 206 148V172Q120 146 34 172z") + carved("M42 160Q120 134 198 160", 4)
    gaze = shape(circle(88, 211, 8) + leaf((108, 196), (54, 180), 10, -6))
    eye = mirrored(outlined(leaf((108, 216), (64, 206), 14), 5) + gaze)
    nose = inked("M120 206L108 246Q120 256 132 246", 7)
    beard = "M44 262C40 352 84 376 120 426C156 376 200 352 196 262C184 306 150 300 120 288C90 300 56 306 44 262z"
    strands = "".join(leaf((x, 322), (120 + (x - 120) * 0.5, 384), 4) for x in (76, 98, 120, 142, 164))
    moustache = leaf((118, 262), (58, 282), 11, 10) + leaf((122, 262), (182, 282), 11, -10)
    chin = shape(beard) + cut(strands + leaf((100, 302), (140, 302), 6)) + shape(moustache)
    return lobes + face + brim + eye + nose + chin


def old_thousand() -> str:
    """The king: no frame, the biggest figure, a burning crown, two seals."""
    shoulders = "M50 318C22 336 14 380 14 430L16 586H224L226 430C226 380 218 336 190 318"
    robe = shape(f"{shoulders}C190 380 150 400 120 444C90 400 50 380 50 318z")
    hem = "".join(f"M{x} 578L{x + 14} 552L{x + 28} 578z" for x in range(22, 200, 28))
    seals = seal("square", 58, 412, 1.02, -8) + seal("round", 185, 446, 0.92)
    return robe + _crown() + _king() + cut(hem) + carved("M20 542H220", 5) + emblem(120, 490, 46) + seals


def parts() -> dict[str, str]:
    """The three pictures."""
    return {"WF": white_flower(), "RF": red_flower(), "OT": old_thousand()}
