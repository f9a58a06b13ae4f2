"""Sets of cards (or of moves) as the bits of one integer: bit `c` stands for card `c`, at most 60 of them."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.rule import native, rule

NONE = -1  # no card, no seat
HIDDEN: Final = -2  # in a view: a card lies here, unseen
LANES = 16  # counts that a register of 128 bits holds


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


def _compiled_lanes() -> Any:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np.arrayobj import load_item, make_array

    word = ir.IntType(64)

    def in_bytes(builder: Any, start: Any) -> Any:
        row = ir.VectorType(ir.IntType(8), LANES)
        counts = builder.load(builder.bitcast(start, row.as_pointer()), align=1)
        above = builder.icmp_signed(">", counts, ir.Constant(row, [0] * LANES))
        return builder.zext(builder.bitcast(above, ir.IntType(LANES)), word)

    @intrinsic  # type: ignore[untyped-decorator]
    def lanes(typing_context: Any, counts: Any, place: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            row = make_array(counts)(context, builder, arguments[0])

            def at(i: int) -> Any:
                where = builder.add(arguments[1], ir.Constant(word, i))
                return cgutils.get_item_pointer(context, builder, counts, row, [where])

            if counts.dtype == types.int8 and counts.layout == "C":
                return in_bytes(builder, at(0))
            found = ir.Constant(word, 0)
            for i in range(LANES):
                one = load_item(context, builder, counts, at(i))
                above = builder.icmp_signed(">", one, ir.Constant(one.type, 0))
                found = builder.or_(found, builder.shl(builder.zext(above, word), ir.Constant(word, i)))
            return found

        return types.int64(counts, types.int64), build

    return lanes


@native(_compiled_count)
def how_many(bits: int) -> int:
    """The number of members of a set."""
    return int(bits).bit_count()


@native(_compiled_first)
def first(bits: int) -> int:
    """The lowest member of a set. An empty set gives 64 compiled and -1 as written, so ask only non-empty sets."""
    return (int(bits) & -int(bits)).bit_length() - 1


@native(_compiled_lanes)
def held_in_lanes(counts: Any, place: int) -> int:
    """Which of `LANES` counts from a place on are above zero, as a set from 0 to 15. `counts`: (n,), none outside."""
    found = 0
    for i in range(LANES):
        found |= int(counts[place + i] > 0) << i
    return found


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
    for _ in range(n):
        bits &= bits - 1
    return first(bits)


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
