"""An observation holds what the view of that seat shows, place by place, and nothing of what it hides."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ceki.engine.record import pack
from ceki.envs.encoder import Encoder
from ceki.envs.encoding import Encoding, Slice
from ceki.play.catalogue import game
from ceki.play.ruleset import ruleset
from ceki.play.view import View
from tests.breadth import once
from tests.laws.test_every_round import ENDS, TABLES

SOME = [once(*one.values) for one in ENDS]
EVERY = 7  # of this many moves one is looked at


def shown(view: View, part: Slice, seats: int) -> np.ndarray:
    """What a part of an observation must hold, by the table of the view."""
    if part.holds == "sizes":
        rows = getattr(view.table, part.name.removesuffix("_sizes"))
        return np.array([-rows[(view.seat + k) % seats][0] for k in range(1, seats)])
    value = np.asarray(getattr(view.table, part.name))
    if part.seats:
        return np.roll(value[:seats], -view.seat, axis=0)
    return value[view.seat] if value.ndim > len(part.shape) else value


def read(values: np.ndarray, part: Slice) -> np.ndarray:
    """The numbers of a part: those of several places put together again."""
    if part.words == 1:
        return values
    low = values[..., :-1].astype(np.int64) & 0xFFFF
    found = values[..., -1].astype(np.int64) << 16 * (part.words - 1)
    return found | sum(low[..., n] << 16 * n for n in range(part.words - 1))


def positions(name: str, seats: int, number: int = 0):
    """A random round, at the deal, at some of its choices, and at its end."""
    chosen = ruleset(name, seats)
    played, chance = chosen.round(number), random.Random(number)
    yield played
    n = 0
    while not played.over:
        played.make(*chance.choice(played.legal_numbers))
        n += 1
        if n % EVERY == 0 or played.over:
            yield played


def compare(name: str, seats: int, number: int) -> None:
    encoder = Encoder(ruleset(name, seats))
    for played in positions(name, seats, number):
        for seat in range(seats):
            seen, view = encoder.encode(played, seat), played.view(seat)
            for part in encoder.encoding.parts:
                found = read(encoder.encoding.named(seen)[part.name], part)
                assert np.array_equal(found, shown(view, part, seats)), f"seat {seat}: {part.name}"


def redeal(name: str, seats: int, number: int) -> None:
    encoder, record = Encoder(ruleset(name, seats)), np.zeros(1, game(name).dtype)
    for played in positions(name, seats, number):
        if played.over:
            return
        for seat in range(seats):
            seen = encoder.encode(played, seat)
            for other in range(2):
                pack(played.view(seat).determinize(other), record[0])
                assert np.array_equal(encoder.encode_bytes(record.tobytes(), seat), seen), f"seat {seat} sees more"


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_an_observation_is_what_the_view_shows(name: str, seats: int) -> None:
    compare(name, seats, 0)


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_an_observation_is_the_same_when_unseen_cards_are_dealt_again(name: str, seats: int) -> None:
    redeal(name, seats, 1)


@pytest.mark.prove
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_observations_of_more_rounds(name: str, seats: int) -> None:
    for number in range(2, 6):
        compare(name, seats, number)
        redeal(name, seats, number)


def test_every_field_that_a_view_shows_is_observed_or_the_same_all_the_round() -> None:
    for name in ("kowah", "pei"):
        chosen = ruleset(name)
        parts = {part.name.removesuffix("_sizes") for part in Encoding(chosen).parts}
        left = {field.name for field in chosen.round(1).view(0).pieces()[0]} - parts
        kept = {"seats", "over", "deck", "winners", "place", "adds", "lines", "payments"}
        assert all(one in kept or one.startswith(("line_", "paid_")) for one in left - {"stock", "pack", "packs"}), left


def test_an_option_that_shows_piles_shows_all_of_them() -> None:
    closed, opened = (Encoding(ruleset("cholek_tiga", piles_visible=shown)) for shown in (False, True))
    assert {"won", "won_sizes"} <= {part.name for part in closed.parts}
    won = next(part for part in opened.parts if part.name == "won")
    assert won.shape == (3, 30)
    assert won.seats


def test_an_observation_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="has 230 places"):
        Encoding(ruleset("kowah", 4)).named(np.zeros(7, np.int16))
