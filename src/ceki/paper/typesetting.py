"""Pages from a template and facts: Typst (https://typst.app) sets them, with the fonts that the extra `print` brings
and no others, so that the same facts give the same bytes on every machine."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ceki.locales.language import language

if TYPE_CHECKING:
    from typst import Fonts

FONTS: Final = ("noto_cjk_sans_otc",)  # packages with a font each; Typst has Libertinus Serif in itself
NEEDS: Final = ("typst", "pikepdf", *FONTS)  # what the extra `print` brings
REGION: Final = {"zh-Hans": ("zh", "cn", "hans")}  # what tells the letters of a language apart


def installed() -> bool:
    """Whether pages can be set here: the extra `print` is installed."""
    return all(find_spec(name) for name in NEEDS)


def typeset(template: str, facts: Mapping[str, Any]) -> bytes:
    """A PDF of `templates/TEMPLATE.typ`, whose pages read `facts` and the language that this program speaks."""
    import typst

    source, inputs = _read(template, facts)
    return bytes(typst.compile(source, format="pdf", font_paths=_fonts(), ignore_system_fonts=True, sys_inputs=inputs))


def pictured(template: str, facts: Mapping[str, Any], dpi: int) -> list[bytes]:
    """The same pages as PNG, of so many dots an inch."""
    import typst

    source, inputs = _read(template, facts)
    made = typst.compile(
        source, format="png", ppi=dpi, font_paths=_fonts(), ignore_system_fonts=True, sys_inputs=inputs
    )
    return list(made) if isinstance(made, list) else [made]


def _read(template: str, facts: Mapping[str, Any]) -> tuple[bytes, dict[str, str]]:
    code = language()
    lang, region, script = REGION.get(code, (code, None, "latn"))
    data = {**facts, "lang": lang, "region": region, "script": script}
    source = _template("style") + _template(template)
    return source.encode(), {"data": json.dumps(data, ensure_ascii=False)}


def _template(name: str) -> str:
    return resources.files("ceki.paper").joinpath("templates", f"{name}.typ").read_text(encoding="utf-8")


@cache
def _fonts() -> Fonts:
    """The fonts, and none of this machine's own. Raises `ModuleNotFoundError` where a package is missing."""
    import typst

    folders = [Path(str(import_module(name).__file__)).parent for name in FONTS]
    return typst.Fonts(include_system_fonts=False, font_paths=list(folders))
