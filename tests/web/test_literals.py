"""Whatever a reader reads on the page is in their language: neither components nor code have texts of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.literals import literals
from tests.web.strings import constants, scripts, sentences

PAGE = Path(__file__).parents[2] / "web" / "src"
COMPONENTS = sorted(path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*.svelte"))
CODE = sorted(path.relative_to(PAGE).as_posix() for path in (PAGE / "lib").rglob("*.ts") if ".test." not in path.name)


@pytest.mark.parametrize("component", COMPONENTS)
def test_a_component_has_no_text_of_its_own(component):
    source = (PAGE / component).read_text(encoding="utf-8")
    assert literals(source) == []
    assert sentences(scripts(source)) == []
    assert sentences(constants(source)) == []


@pytest.mark.parametrize("file", CODE)
def test_code_has_no_sentence_of_its_own(file):
    assert sentences((PAGE / file).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("template", "texts"),
    [
        ("<p>Take a seat</p>", ["Take a seat"]),
        ('<a aria-label="Go on" class="big one">{said("go")}</a>', ["Go on"]),
        ("<b title={`Play goes ${way}`}>×</b>", ["Play goes  "]),
        ('{free ? "One seat is free" : says("none")}', ["One seat is free"]),
        ('<script>const a = "Not read";</script><p>{a} · {b}</p><style>.a { color: red }</style>', []),
        ('<p class:on={kind === "bot"}>{seats("take-a-seat", { n })}</p><!-- said to whoever writes -->', []),
    ],
)
def test_a_text_is_found(template, texts):
    assert literals(template) == texts


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('const a = "Sending it now";', ["Sending it now"]),
        ("const a = late ? `Round ${n} is over` : says('over');", ["Round {} is over"]),
        ("const a = `${says(`No move of ${name} yet`)} · ${b}`;", ["No move of {} yet"]),
        ('const a = on ? `${n ? "One is left" : ""}` : "";', ["One is left"]),
        ('// "Not for readers"\nthrow new RangeError(`there is no bot ${name}`); /* "Nor this" */', []),
        ('const a = /^it\'s "a pattern"$/.test(b) ? \'one\' : "two-three";', []),
        ('row.querySelector<HTMLElement>("input, select"); style = `translate(${x}px, ${y}px) scale(.5)`;', []),
    ],
)
def test_a_sentence_is_found(code, found):
    assert sentences(code) == found
