"""A driver is looked for in the modules of its game, and where no module has it, again once one may have been made."""

from __future__ import annotations

import shutil

from ceki.engine.module import find
from ceki.engine.module import specialize as specialized
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.hide import hide
from ceki.play import catalogue


def test_a_driver_that_no_module_has_is_looked_for_again_when_a_module_comes(tmp_path, monkeypatch):
    game, looks = dict(catalogue.game("kowah").namespace), []

    def compiled(*given):
        looks.append(given)
        return find.compiled(*given)

    monkeypatch.setenv(find.INSTEAD, str(tmp_path))
    monkeypatch.setattr(specialized, "compiled", compiled)
    for _ in range(3):
        assert not is_compiled(specialize(hide, game, COMPILED))
    assert len(looks) == 1
    shutil.copy(find.BUILT / "kowah.wasm", tmp_path)
    for _ in range(3):
        assert is_compiled(specialize(hide, game, COMPILED))
    assert len(looks) == 2
