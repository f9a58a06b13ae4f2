"""Sets of cards (or of moves) as the bits of one integer: bit `c` stands for card `c`, at most 60 of them."""

from __future__ import annotations

from typing import Any

from ceki.engine.rule import native, rule

NONE = -1  # no card, no seat


def _compiled_count() -> Any:
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def count(typing_context: Any, bits: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(context.cast(builder, arguments[0], signature.args[0], types.int64))

        return types.int64(bits), build

    return count


def _compiled_first() -> Any:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def first(typing_context: Any, bits: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            word = context.cast(builder, arguments[0], signature.args[0], types.int64)
            return builder.cttz(word, ir.Constant(ir.IntType(1), 0))

        return types.int64(bits), build

    return first


@native(_compiled_count)
def how_many(bits: int) -> int:
    """The number of members of a set."""
    return int(bits).bit_count()


@native(_compiled_first)
def first(bits: int) -> int:
    """The lowest member of a set. An empty set gives 64 compiled and -1 as written, so ask only non-empty sets."""
    return (int(bits) & -int(bits)).bit_length() - 1


@rule
def one(card: int) -> int:
    """The set of this card alone."""
    return 1 << card


@rule
def has(bits: int, card: int) -> bool:
    """Whether the set holds the card."""
    return (bits >> card) & 1 != 0


@rule
def nth(bits: int, n: int) -> int:
    """The member of a set that has `n` members below it."""
    place = 0
    width = 32
    while width > 0:
        below = how_many(bits & ((1 << width) - 1))
        if n >= below:
            n -= below
            bits >>= width
            place += width
        width >>= 1
    return place


@rule
def count_in(counts: Any, cards: int) -> int:
    """How many cards of a set are counted. `counts`: counts by face, (faces,)."""
    n = 0
    while cards != 0:
        n += counts[first(cards)]
        cards &= cards - 1
    return int(n)


@rule
def count_all(counts: Any) -> int:
    """The sum of counts, such as how many cards of all faces there are: (n,)."""
    n = 0
    for face in range(len(counts)):
        n += counts[face]
    return int(n)
