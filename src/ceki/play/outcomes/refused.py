"""An outcome that is refused: what is the matter with which field, by which clause, as an id and facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ceki.cards.notation import card_number
from ceki.engine.outcomes.refusals import CARD
from ceki.locales.messages import filled, said
from ceki.play.game_module import GameModule
from ceki.play.rulebook.cards_named import card_spoken
from ceki.play.rulebook.reading import text

SCORE: Final = "score"  # the catalogue of sentences
OF_RULES: Final = "by-rules"  # the rules of the game refuse: the reason is one of theirs


class OutcomeError(ValueError):
    """An outcome, or another thing that was told about an evening, that is refused. Nothing has been recorded.

    `reason` is an id of locales/en/score.ftl, or `by-rules`; then the fact `word` is that of the game's own refusal.
    `field` is what does not fit, empty for all of it; `clause` the rule by which it does not, where there is one.
    """

    def __init__(self, reason: str, field: str = "", clause: str = "", **facts: Any) -> None:
        self.reason, self.field, self.clause, self.facts = reason, field, clause, facts
        super().__init__(f"{field or 'outcome'}: {reason} {clause} {facts}")


def refusal_told(refused: OutcomeError, game: GameModule) -> str:
    """Why an outcome is refused, in one sentence of the reader's language that names the field and the clause."""
    what = _by_rules(refused.facts, game) if refused.reason == OF_RULES else said(SCORE, refused.reason, refused.facts)
    where = f"{refused.field}: " if refused.field else ""
    return f"{where}{what}{f' [{refused.clause}]' if refused.clause else ''}"


def _by_rules(facts: Mapping[str, Any], game: GameModule) -> str:
    one = next(one for one in game.outcome_refusals.declared if one.word == facts["word"])
    told = {CARD: card_spoken(card_number(facts[CARD], game.info.pack), game.info.pack)} if CARD in facts else {}
    return filled(text(game, f"unfit-{one.word}", one.says), {**facts, **told})
