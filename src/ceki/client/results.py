"""What a state message says of a settled round and of the match, read back: facts of the server, words of the game."""

from __future__ import annotations

from typing import Any

from ceki.client.safe_text import line_of
from ceki.locales.messages import said
from ceki.play.game_module import GameModule
from ceki.play.score import EndingFacts, Even, LaidSet, Payment, Reason, Result, ScoreLine
from ceki.play.standing import Amount, Settling, Standing, carried_by


def read_result(state: dict[str, Any], game: GameModule) -> Result:
    """What the round came to. Raises `ValueError`, in one sentence, for a state that does not say so."""
    try:
        says = _says(game)
        lines = [_line(line, says) for line in state["score"]]
        totals = [{str(unit): int(amount) for unit, amount in own.items()} for own in state["totals"]]
        winners, order = [int(seat) for seat in state["winners"]], [int(seat) for seat in state["order"]]
        sets = [LaidSet(int(one["seat"]), tuple(one["cards"])) for one in state["sets"]]
        return Result(lines, winners, order, totals, int(state["to_pot"]), _payments(state["payments"], says),
                      _ending(state["ending"], says), sets)  # fmt: skip
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(said("client", "score-unreadable", {"why": f"{type(error).__name__} {error}"})) from None


def read_standing(state: dict[str, Any], game: GameModule) -> Standing:
    """How the match stands. Raises `ValueError`, in one sentence, for a state that does not say so."""
    try:
        told = dict(state["match"])
        says, kept = _says(game), carried_by(game)
        told["carried"] = [
            Amount(**{**_clean(one), "label": kept[one["name"]].label, "says": kept[one["name"]].says})
            for one in told["carried"]
        ]
        told["settling"] = [Settling(**{**_clean(one), "says": says[one["word"]]}) for one in told["settling"]]
        return Standing(**{**told, "payments": _payments(told["payments"], says)})
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(said("client", "match-unreadable", {"why": f"{type(error).__name__} {error}"})) from None


def _says(game: GameModule) -> dict[str, str]:
    """What each kind of score line says, by its word."""
    return {kind.word: kind.says for kind in game.info.lines}


def _line(told: dict[str, Any], says: dict[str, str]) -> ScoreLine:
    return ScoreLine(**{**_clean(told), "says": says[told["word"]], "cards": tuple(told["cards"])})


def _ending(told: dict[str, Any], says: dict[str, str]) -> EndingFacts:
    reasons = [Reason(_line(one["line"], says), bool(one["named"])) for one in told["reasons"]]
    even = [Even(int(one["from"]), int(one["to"]), int(one["count"]), str(one["unit"])) for one in told["even"]]
    return EndingFacts(**{**_clean(told), "reasons": reasons, "even": even})


def _payments(told: list[dict[str, Any]], says: dict[str, str]) -> list[Payment]:
    return [
        Payment(int(one["from"]), int(one["to"]), int(one["cents"]), one["word"], says[one["word"]], one["clause"])
        for one in map(_clean, told)
    ]


def _clean(told: dict[str, Any]) -> dict[str, Any]:
    """Its words without signs that would move a terminal's cursor."""
    return {name: line_of(value) if isinstance(value, str) else value for name, value in told.items()}
