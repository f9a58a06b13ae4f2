"""Rows of numbers in rules: copied, and sixteen bytes at once, as a register of 128 bits holds them."""

from __future__ import annotations

from typing import Any

from ceki.engine.bits import LANES
from ceki.engine.rule import native, rule


def _compiled_widen() -> Any:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    wide = ir.VectorType(ir.IntType(16), LANES)

    @intrinsic  # type: ignore[untyped-decorator]
    def widen(typing_context: Any, counts: Any, start: Any, out: Any, i: Any, place: Any, n: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            rows = make_array(out)(context, builder, arguments[2])
            here = cgutils.get_item_pointer(context, builder, out, rows, [arguments[3], arguments[4]])
            lanes = builder.sext(_lanes(context, builder, counts, arguments), wide)
            builder.store(lanes, builder.bitcast(here, wide.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.none(counts, types.int64, out, types.int64, types.int64, types.int64), build

    return widen


def _compiled_copy() -> Any:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    narrow = ir.VectorType(ir.IntType(8), LANES)

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_shorts(typing_context: Any, counts: Any, start: Any, out: Any, i: Any, place: Any, n: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            rows = make_array(out)(context, builder, arguments[2])
            here = cgutils.get_item_pointer(context, builder, out, rows, [arguments[3], arguments[4]])
            lanes = _lanes(context, builder, counts, arguments)
            builder.store(lanes, builder.bitcast(here, narrow.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.none(counts, types.int64, out, types.int64, types.int64, types.int64), build

    return copy_shorts


def _compiled_sum() -> Any:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    word = ir.IntType(64)

    def constant(n: int) -> Any:
        return ir.Constant(word, n)

    def half(builder: Any, start: Any, n: Any) -> Any:
        """The sum of the first `n` of 8 bytes: in four parts of 16 bits, which a product adds up."""
        bytes_ = builder.load(builder.bitcast(start, word.as_pointer()), align=1)
        few = builder.icmp_signed("<", n, constant(8))
        some = builder.select(builder.icmp_signed(">", n, constant(0)), n, constant(0))
        mask = builder.sub(
            builder.shl(constant(1), builder.and_(builder.shl(some, constant(3)), constant(63))), constant(1)
        )
        kept = builder.and_(bytes_, builder.select(few, mask, constant(-1)))
        parts = constant(0x00FF00FF00FF00FF)
        pairs = builder.add(builder.and_(kept, parts), builder.and_(builder.lshr(kept, constant(8)), parts))
        return builder.lshr(builder.mul(pairs, constant(0x0001000100010001)), constant(48))

    @intrinsic  # type: ignore[untyped-decorator]
    def sum_lanes(typing_context: Any, counts: Any, start: Any, n: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            row = make_array(counts)(context, builder, arguments[0])
            first = cgutils.get_item_pointer(context, builder, counts, row, [arguments[1]])
            second = builder.gep(builder.bitcast(first, ir.IntType(8).as_pointer()), [ir.Constant(ir.IntType(32), 8)])
            rest = builder.sub(arguments[2], constant(8))
            return builder.add(half(builder, first, arguments[2]), half(builder, second, rest))

        return types.int64(counts, types.int64, types.int64), build

    return sum_lanes


def _lanes(context: Any, builder: Any, counts: Any, arguments: Any) -> Any:
    """The bytes of `arguments[0]` from place `arguments[1]` on, as a register."""
    from llvmlite import ir
    from numba.core import cgutils
    from numba.np.arrayobj import make_array

    row = make_array(counts)(context, builder, arguments[0])
    start = cgutils.get_item_pointer(context, builder, counts, row, [arguments[1]])
    narrow = ir.VectorType(ir.IntType(8), LANES)
    return builder.load(builder.bitcast(start, narrow.as_pointer()), align=1)


@native(_compiled_widen)
def widen(counts: Any, start: int, out: Any, i: int, place: int, n: int) -> None:
    """Copies `n` bytes, at most `LANES`, to row `i` of numbers of 16 bits. Compiled, the places behind them may hold
    anything afterwards, up to `LANES` in all. `counts`: int8, (bytes,); `out`: int16, (rows, places)."""
    out[i, place : place + n] = counts[start : start + n]


@native(_compiled_copy)
def copy_shorts(counts: Any, start: int, out: Any, i: int, place: int, n: int) -> None:
    """Copies `n` numbers of 16 bits, at most half of `LANES`, from their bytes to row `i`; the places behind them as in
    `widen`. `counts`: int8, (bytes,); `out`: int16, (rows, places)."""
    for k in range(n):
        at = start + 2 * k
        out[i, place + k] = (int(counts[at + 1]) << 8) | (int(counts[at]) & 255)


@native(_compiled_sum)
def sum_lanes(counts: Any, start: int, n: int) -> int:
    """The sum of `n` counts, at most `LANES` and none below 0, from a place on. `counts`: int8, (bytes,), with as many
    behind them."""
    return sum(int(counts[at]) for at in range(start, start + n))


@rule
def copy_row(into: Any, source: Any) -> None:
    """Writes every number of `source`, (n,), over those of `into`, (n,): it compiles in a fraction of
    the time that an assignment to a slice takes."""
    for i in range(len(source)):
        into[i] = source[i]
