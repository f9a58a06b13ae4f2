"""One card a page: the page boxes that a print shop trims by, and the red as an ink of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from ceki.paper.decks import half_decks
from ceki.paper.layout import SIZES
from ceki.paper.singles import singles
from tests.paper.reading import box, lies, opened, seen, told

pytestmark = pytest.mark.usefixtures("in_english")

CARDS = {"classic": (24, 60), "large": (36, 90), "poker": (63.5, 88.9)}
RED = (0.639, 0.125, 0.102)


@pytest.mark.parametrize("size", CARDS)
@pytest.mark.parametrize("bleed", [0, 3, 3.175])
def test_the_trim_box_is_the_card_and_the_others_lie_a_bleed_beyond(size, bleed):
    wide, high = CARDS[size]
    whole = [0, 0, wide + 2 * bleed, high + 2 * bleed]
    with opened(singles(half_decks(2), SIZES[size], bleed)) as pdf:
        assert len(pdf.pages) == 60
        for page in pdf.pages:
            assert box(page) == pytest.approx(whole, abs=0.001)
            assert box(page, "BleedBox") == pytest.approx(whole, abs=0.001)
            assert box(page, "TrimBox") == pytest.approx([bleed, bleed, bleed + wide, bleed + high], abs=0.001)


def test_every_card_is_a_page_and_its_back_is_the_next():
    made = singles(half_decks(2), SIZES["classic"], 3, backs=True)
    names = Counter(told(made))
    assert len(names) == 30
    assert set(names.values()) == {2}
    with opened(made) as pdf:
        assert len(pdf.pages) == 120
    edge = seen(made, 1, 254)
    assert (edge[:5, :, 1] < 128).any(), "the cloth of a back reaches to the edge of what is cut away"
    assert seen(made, 0, 254)[:30].min() > 250, "a face leaves its edge empty"


def test_on_wish_the_red_is_a_separation_and_nothing_else_is_red():
    plain, spot = (singles(half_decks(2), SIZES["classic"], 3, backs=True, spot=wish) for wish in (False, True))
    with opened(plain) as before, opened(spot) as after:
        inked = []
        for n, (old, new) in enumerate(zip(before.pages[:60], after.pages[:60], strict=True)):
            was, now = lies(old).colours, lies(new).colours
            assert RED not in now
            assert (RED in was) is ("/CekiRed" in lies(new).spaces)
            if "/CekiRed" in lies(new).spaces:
                inked.append(n)
                ink = new.Resources.ColorSpace.CekiRed
                assert [str(ink[part]) for part in (0, 1, 2)] == ["/Separation", "/CekiRed", "/DeviceCMYK"]
        assert [n for n in inked if n % 2 == 0] == [2 * 17, 2 * 28, 2 * 29], "the red nine, Red Flower and Old Thousand"
        assert [n for n in inked if n % 2] == list(range(1, 60, 2)), "all backs"
        for page in after.pages[:60]:
            assert all(len(colour) == 1 for colour in lies(page).colours), "black, white and the ink"
