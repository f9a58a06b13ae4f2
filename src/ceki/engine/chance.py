"""All chance: one generator of cryptographic strength for shuffles, one small one for bots and playouts.

A shuffle comes from ChaCha8 (D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008) under the record's
32-byte key, and every index from rejection sampling (D. Lemire, "Fast random integer generation in an
interval", 2019), so each order of the cards is equally likely. All numbers here are 32-bit words kept in
wider integers, so that the text gives the same values as written and compiled.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.engine.errors import whole
from ceki.engine.rule import native, rule

Words = npt.NDArray[np.int64]

WORD: Final = 0xFFFFFFFF
KEY_WORDS: Final = 8
BLOCK_WORDS: Final = 16
DOUBLE_ROUNDS: Final = 4  # ChaCha8: eight rounds

SHUFFLES: Final = 0  # streams of one key: for the cards of a record,
ROUND_KEYS: Final = 1  # and for the keys of the rounds of a simulation


def _compiled_turn() -> Any:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def turn(typing_context: Any, word: Any, n: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            narrow = ir.IntType(32)
            x, by = (builder.trunc(one, narrow) for one in arguments)
            rotate = builder.module.declare_intrinsic("llvm.fshl", [narrow], ir.FunctionType(narrow, [narrow] * 3))
            return builder.zext(builder.call(rotate, [x, x, by]), ir.IntType(64))

        return types.int64(types.int64, types.int64), build

    return turn


@native(_compiled_turn)
def turned(word: int, n: int) -> int:
    """A word of 32 bits, turned left by `n` bits."""
    return ((word << n) | (word >> 32 - n)) & WORD


@rule
def quarter(x: Words, a: int, b: int, c: int, d: int) -> None:
    """The quarter round of ChaCha on four words of a block. `x`: (16,), changed."""
    va, vb, vc, vd = x[a], x[b], x[c], x[d]
    va = (va + vb) & WORD
    vd = vd ^ va
    vd = turned(vd, 16)
    vc = (vc + vd) & WORD
    vb = vb ^ vc
    vb = turned(vb, 12)
    va = (va + vb) & WORD
    vd = vd ^ va
    vd = turned(vd, 8)
    vc = (vc + vd) & WORD
    vb = vb ^ vc
    vb = turned(vb, 7)
    x[a], x[b], x[c], x[d] = va, vb, vc, vd


@rule
def fill_block(key: Words, stream: int, counter: int, double_rounds: int, start: Words, block: Words) -> None:
    """Block `counter` of a stream, written to `block`, (16,). `key`: (8,); `start`: scratch space, (16,)."""
    start[0], start[1], start[2], start[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(KEY_WORDS):
        start[4 + i] = key[i]
    start[12], start[13], start[14], start[15] = counter & WORD, (counter >> 32) & WORD, stream, 0
    for i in range(BLOCK_WORDS):
        block[i] = start[i]
    for _ in range(double_rounds):
        quarter(block, 0, 4, 8, 12)
        quarter(block, 1, 5, 9, 13)
        quarter(block, 2, 6, 10, 14)
        quarter(block, 3, 7, 11, 15)
        quarter(block, 0, 5, 10, 15)
        quarter(block, 1, 6, 11, 12)
        quarter(block, 2, 7, 8, 13)
        quarter(block, 3, 4, 9, 14)
    for i in range(BLOCK_WORDS):
        block[i] = (block[i] + start[i]) & WORD


@rule
def shuffle(g: Any, cards: Any, n: int) -> None:
    """Puts the first `n` entries of `cards`, (places,), in random order, with fresh blocks of the record's
    generator."""
    shuffle_last(g, cards, n, n)


@rule
def shuffle_last(g: Any, cards: Any, n: int, few: int) -> None:
    """Puts random cards in random order on the last `few` of `n` places: those of a whole shuffle, without the rest."""
    block = np.empty(BLOCK_WORDS, np.int64)
    start = np.empty(BLOCK_WORDS, np.int64)
    used = BLOCK_WORDS
    for last in range(n - 1, max(n - 1 - few, 0), -1):
        size = last + 1
        product = 0
        while True:
            if used == BLOCK_WORDS:
                fill_block(g.key, SHUFFLES, g.blocks, DOUBLE_ROUNDS, start, block)
                g.blocks += 1
                used = 0
            product = block[used] * size
            used += 1
            low = product & WORD
            if low >= size or low >= (WORD + 1 - size) % size:
                break
        chosen = product >> 32
        card = cards[last]
        cards[last] = cards[chosen]
        cards[chosen] = card


@rule
def below(g: Any, size: int) -> int:
    """A random number from 0 to `size` - 1 from the record's generator, for choices that are not an order of cards."""
    block = np.empty(BLOCK_WORDS, np.int64)
    start = np.empty(BLOCK_WORDS, np.int64)
    while True:
        fill_block(g.key, SHUFFLES, g.blocks, DOUBLE_ROUNDS, start, block)
        g.blocks += 1
        for used in range(BLOCK_WORDS):
            product = block[used] * size
            low = product & WORD
            if low >= size or low >= (WORD + 1 - size) % size:
                return product >> 32


@rule
def round_key(master: Words, number: int, key: Words) -> None:
    """Writes the key of round `number` of a simulation to `key`, (8,); `master` is the simulation's key, (8,)."""
    block = np.empty(BLOCK_WORDS, np.int64)
    start = np.empty(BLOCK_WORDS, np.int64)
    fill_block(master, ROUND_KEYS, number, DOUBLE_ROUNDS, start, block)
    for i in range(KEY_WORDS):
        key[i] = block[i]


# ---------------------------------------------------------------- the small generator of bots: xoroshiro64**


@rule
def small_seed(state: Words, a: int, b: int) -> None:
    """Starts a small generator, (2,), from two numbers; equal numbers give equal streams."""
    x = (a ^ 0x9E3779B9) & WORD
    y = (b ^ 0x85EBCA6B) & WORD
    for _ in range(4):
        x = ((x ^ (x >> 16)) * 0x7FEB352D + y) & WORD
        y = ((y ^ (y >> 15)) * 0x2C1B3C6D + x) & WORD
    state[0] = x | 1
    state[1] = y


@rule
def small_word(state: Words) -> int:
    """The next 32-bit word of a small generator, (2,) (D. Blackman and S. Vigna, xoroshiro64**, 2018)."""
    a = int(state[0])
    b = int(state[1])
    product = (a * 0x9E3779BB) & WORD
    result = ((((product << 5) | (product >> 27)) & WORD) * 5) & WORD
    b ^= a
    state[0] = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & WORD
    state[1] = ((b << 13) | (b >> 19)) & WORD
    return result


@rule
def small_below(state: Words, size: int) -> int:
    """A number from 0 to `size` - 1; its bias of at most size / 2**32 does not matter to a bot."""
    return (small_word(state) * size) >> 32


@rule
def small_share(state: Words) -> float:
    """A number from 0 up to but not including 1, in steps of 2**-53."""
    high = small_word(state) >> 5
    return (high * 67108864 + (small_word(state) >> 6)) / 9007199254740992.0


# ---------------------------------------------------------------- keys, in plain Python


def key_from_seed(seed: int) -> Words:
    """The key, (8,), that a whole number stands for: SHA-256 of "ceki seed N".

    Raises `ValueError` for anything else.
    """
    return key_from_bytes(hashlib.sha256(f"ceki seed {whole('seed', seed)}".encode()).digest())


def key_from_bytes(key: bytes) -> Words:
    """A 32-byte key as 8 little-endian words, (8,). Raises `ValueError` for anything else and for another length."""
    if not isinstance(key, (bytes, bytearray)):
        raise ValueError(f"a key has 32 bytes; {key!r:.80} is no bytes")
    if len(key) != 4 * KEY_WORDS:
        raise ValueError(f"a key has 32 bytes, not {len(key)}")
    return np.frombuffer(key, "<u4").astype(np.int64)


def key_to_bytes(key: Words) -> bytes:
    """The 32 bytes of a key, (8,)."""
    return np.asarray(key, np.int64).astype("<u4").tobytes()


def key_from_seeds(server_seed: bytes, player_seeds: list[bytes]) -> bytes:
    """The key of a deal at the table: HMAC-SHA-256 of the players' seeds, in seat order, under the server's."""
    message = b"".join(len(seed).to_bytes(2, "big") + seed for seed in player_seeds)
    return hmac.new(server_seed, message, hashlib.sha256).digest()
