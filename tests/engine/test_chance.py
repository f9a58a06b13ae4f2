"""The generator against published figures, and that every order of the cards is equally likely."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from types import SimpleNamespace

import numpy as np
import pytest

from ceki.engine import chance


def block(key, double_rounds, counter=0, stream=0):
    found, start = np.zeros(16, np.int64), np.zeros(16, np.int64)
    chance.fill_block(chance.key_from_bytes(key), stream, counter, double_rounds, start, found)
    return b"".join(int(word).to_bytes(4, "little") for word in found)


def test_chacha8_gives_the_published_key_stream():
    """The all-zero test vector of draft-strombergson-chacha-test-vectors-01, TC1, 8 rounds, 256-bit key."""
    stream = block(bytes(32), 4)
    assert stream.hex().startswith("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e")


def test_chacha20_gives_the_published_key_stream():
    """The same text with twenty rounds: RFC 8439, appendix A.1, test vector 1."""
    stream = block(bytes(32), 10)
    assert stream.hex().startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")


def shuffled(n, seed):
    g = SimpleNamespace(key=chance.key_from_seed(seed), blocks=0)
    cards = list(range(n))
    chance.shuffle(g, cards, n)
    return tuple(cards)


def test_every_order_of_four_cards_is_equally_likely():
    rounds = 4800
    seen = Counter(shuffled(4, seed) for seed in range(rounds))
    assert set(seen) == set(itertools.permutations(range(4)))
    expected = rounds / 24
    chi_square = sum((n - expected) ** 2 / expected for n in seen.values())
    assert chi_square < 49.7  # 23 degrees of freedom, p = 0.001


def test_a_long_pile_keeps_its_cards():
    assert sorted(shuffled(480, 3)) == list(range(480))


def test_equal_seeds_deal_equal_cards_and_others_do_not():
    assert shuffled(60, 7) == shuffled(60, 7)
    assert shuffled(60, 7) != shuffled(60, 8)


def test_a_second_shuffle_of_the_same_key_differs():
    g = SimpleNamespace(key=chance.key_from_seed(1), blocks=0)
    first, second = list(range(30)), list(range(30))
    chance.shuffle(g, first, 30)
    chance.shuffle(g, second, 30)
    assert first != second


def test_below_stays_below_and_reaches_everything():
    g = SimpleNamespace(key=chance.key_from_seed(5), blocks=0)
    assert {chance.below(g, 6) for _ in range(200)} == set(range(6))


def test_rejection_happens_for_a_size_that_does_not_divide():
    size = 3 * 2**29  # a quarter of all words must be thrown away
    g = SimpleNamespace(key=chance.key_from_seed(2), blocks=0)
    assert all(0 <= chance.below(g, size) < size for _ in range(50))


class Endless(dict):
    """A pile of any size in which nothing has moved yet."""

    def __missing__(self, place):
        return place


def last_of_a_shuffle(g, size):
    cards = Endless()
    chance.shuffle_last(g, cards, size, 1)
    return cards[size - 1]


@pytest.mark.parametrize("drawn", [chance.below, last_of_a_shuffle])
def test_no_number_is_likelier_than_another(drawn):
    size, draws = 3 * 2**29, 1500  # 8 words for 3 numbers: without rejection the third of each three comes too seldom
    g = SimpleNamespace(key=chance.key_from_seed(6), blocks=0)
    seen = Counter(drawn(g, size) % 3 for _ in range(draws))
    assert sum((seen[n] - draws / 3) ** 2 / (draws / 3) for n in range(3)) < 13.8  # 2 degrees of freedom, p = 0.001


def test_keys_have_32_bytes():
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        chance.key_from_bytes(b"abc")
    key = hashlib.sha256(b"x").digest()
    assert chance.key_to_bytes(chance.key_from_bytes(key)) == key


def test_a_seed_stands_for_the_hash_of_its_name():
    assert chance.key_to_bytes(chance.key_from_seed(7)) == hashlib.sha256(b"ceki seed 7").digest()


def test_rounds_of_a_simulation_have_keys_of_their_own():
    master, keys = chance.key_from_seed(1), set()
    for number in range(50):
        key = np.zeros(8, np.int64)
        chance.round_key(master, number, key)
        keys.add(chance.key_to_bytes(key))
    assert len(keys) == 50


def test_keys_of_rounds_are_no_numbers_of_a_shuffle():
    """A round's key would else tell how the table shuffles that has the simulation's key."""
    master, key = chance.key_from_seed(1), np.zeros(8, np.int64)
    for number in range(3):
        chance.round_key(master, number, key)
        assert block(chance.key_to_bytes(master), 4, number)[:32] != chance.key_to_bytes(key)
        assert block(chance.key_to_bytes(master), 4, number, stream=1)[:32] == chance.key_to_bytes(key)


def test_the_key_of_a_deal_depends_on_every_seed_and_their_order():
    keys = {
        chance.key_from_seeds(b"s", [b"a", b"b"]),
        chance.key_from_seeds(b"s", [b"b", b"a"]),
        chance.key_from_seeds(b"t", [b"a", b"b"]),
        chance.key_from_seeds(b"s", [b"ab", b""]),
    }
    assert len(keys) == 4


def test_the_small_generator_is_even_and_repeats():
    state, again = np.zeros(2, np.int64), np.zeros(2, np.int64)
    chance.small_seed(state, 1, 2)
    chance.small_seed(again, 1, 2)
    drawn = [int(chance.small_below(state, 10)) for _ in range(10_000)]
    assert drawn == [int(chance.small_below(again, 10)) for _ in range(10_000)]
    chi_square = sum((n - 1000) ** 2 / 1000 for n in Counter(drawn).values())
    assert chi_square < 27.9  # 9 degrees of freedom, p = 0.001


def test_the_last_places_of_a_shuffle_are_those_of_a_whole_one():
    g, h = (SimpleNamespace(key=chance.key_from_seed(4), blocks=0) for _ in range(2))
    whole, part = list(range(52)), list(range(52))
    chance.shuffle(g, whole, 52)
    chance.shuffle_last(h, part, 52, 20)
    assert whole[-20:] == part[-20:]
    assert whole[:-20] != part[:-20]
    assert sorted(part) == list(range(52))
