"""Every screen in every language and in all colours: what axe finds, text that stands out too little, and whether it
can be read and reached enlarged four times.

`python -m pytest -m whole tests/web/access` looks at all of it; `make prove` at each screen in one language, by turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from ceki.locales.language import languages
from tests.web.access import axe, narrow
from tests.web.access.screens import WALKS, Reader, Screen
from tests.web.conftest import DESKTOP, PHONE, installed
from tests.web.player import Player

COLOURS: Final[dict[str, dict[str, Any]]] = {
    "light": {"color_scheme": "light", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "forced_colors": "none"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
    "forced light": {"color_scheme": "light", "forced_colors": "active"},
    "strong": {"color_scheme": "light", "forced_colors": "none"},
    "strong dark": {"color_scheme": "dark", "forced_colors": "none"},
}
STRONG: Final = "(more) => { document.documentElement.dataset.contrast = more; }"  # what a setting of the page asks for

# Chromium may leave parts that are scrolled by themselves as they were painted in the colours before.
REPAINTED: Final = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const seen of ["hidden", ""]) {
    document.body.style.visibility = seen;
    await frame();
  }
}"""


def wrong(reader: Reader, screens: tuple[Screen, ...], *colours: str, enlarged: bool = False) -> list[str]:
    """What is wrong on each of these screens, which are walked through, in these colours."""
    installed("axe-core")
    found = []
    for screen in screens:
        page = screen.reach(reader)
        for n, name in enumerate(colours):
            page.emulate_media(**COLOURS[name])
            page.evaluate(STRONG, "more" if name.startswith("strong") else "")
            page.evaluate(REPAINTED)
            rules = axe.RULES if n == 0 else axe.OF_COLOURS
            found += [f"{screen.name}, {name}: {fault}" for fault in axe.faults(page, rules)]
        if enlarged:
            found += [f"{screen.name}, enlarged: {fault}" for fault in narrow.faults(page)]
    return found


def fail_of(faults: list[str]) -> None:
    """Fails with every fault."""
    if faults:
        pytest.fail("\n".join(faults), pytrace=False)


def seen_on(reader: Reader, screens: tuple[Screen, ...], *colours: str) -> None:
    """Fails where something is wrong on one of these screens in these colours, or enlarged."""
    fail_of(wrong(reader, screens, *colours, enlarged=True))


@pytest.mark.whole
@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("language", languages())
def test_every_screen(player: Callable[..., Player], language: str, walk: str) -> None:
    seen_on(Reader(player, language, PHONE), WALKS[walk], *COLOURS)


@pytest.mark.whole
@pytest.mark.parametrize("walk", WALKS)
def test_every_screen_of_a_desktop(player: Callable[..., Player], walk: str) -> None:
    fail_of(wrong(Reader(player, languages()[0], DESKTOP), WALKS[walk], *COLOURS))


BY_TURNS = [
    ("reading", "zh-Hans", "dark"),
    ("playing", "ms", "forced"),
    ("ending", "id", "forced light"),
    ("people", "en", "dark"),
    ("families", "zh-Hans", "light"),
    ("by days", "ms", "strong dark"),
]


@pytest.mark.prove
@pytest.mark.parametrize(("walk", "language", "colours"), BY_TURNS)
def test_every_screen_in_one_language(player: Callable[..., Player], walk: str, language: str, colours: str) -> None:
    seen_on(Reader(player, language, PHONE), WALKS[walk], colours)


def test_home_and_the_table(player: Callable[..., Player]) -> None:
    seen_on(Reader(player, languages()[0], PHONE), (WALKS["reading"][0], WALKS["playing"][0]), "light")


def test_no_screen_is_looked_at_twice() -> None:
    names = [screen.name for screens in WALKS.values() for screen in screens]
    assert len(names) == len(set(names))


def test_the_measures_see_what_is_faint_cut_wide_and_covered(player: Callable[..., Player]) -> None:
    reader = Reader(player, languages()[0], PHONE)
    installed("axe-core")
    page = WALKS["reading"][0].reach(reader)
    for fault, style in {
        "contrast: ": ".brand { color: #2f6a5e !important }",
        "color-contrast": ".lead { color: #2f6a5e !important; background: #1f564b }",
    }.items():
        added = page.add_style_tag(content=style)
        assert any(one.startswith(fault) for one in axe.faults(page)), fault
        added.evaluate("e => e.remove()")
    for fault, style in {
        "wider": "footer { width: 400px }",
        "cut": ".lead { height: 12px; overflow: hidden }",
        "scrolled sideways": "nav { overflow-x: auto } nav > * { min-width: 500px }",
        "out of reach": ".hero::after { content: ''; position: absolute; inset: 0; }",
    }.items():
        added = page.add_style_tag(content=style)
        assert any(one.startswith(fault) for one in narrow.faults(page)), fault
        added.evaluate("e => e.remove()")
