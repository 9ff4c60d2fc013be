"""The kernel's random numbers: xoshiro128++ (Blackman and Vigna), four 32-bit words in ``int64`` fields.

Each purpose has its own stream, derived from the seed by name: a game's deck, a bot's choices, a
simulation.
"""

from __future__ import annotations

import hashlib
from typing import Any

from pegs.engine.kernel.compiler import small

_MASK = 0xFFFFFFFF


def stream(seed: int | str, *names: int | str) -> tuple[int, int, int, int]:
    """The first state of the stream with these names: the same on every machine."""
    text = "/".join(str(part) for part in (seed, *names))
    digest = hashlib.sha256(text.encode()).digest()
    a, b, c, d = (int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(4))
    return (a, b, c, d | 1)


@small
def next_word(chance: Any) -> int:
    """The next 32 random bits."""
    s0 = chance[0]
    s1 = chance[1]
    s2 = chance[2]
    s3 = chance[3]
    total = (s0 + s3) & _MASK
    word = (((total << 7) | (total >> 25)) + s0) & _MASK
    shifted = (s1 << 9) & _MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = ((s3 << 11) | (s3 >> 21)) & _MASK
    chance[0] = s0
    chance[1] = s1
    chance[2] = s2
    chance[3] = s3
    return word


@small
def below(chance: Any, n: int) -> int:
    """A uniform random number 0 ... n - 1 (Lemire's method); 1 <= n < 2**31."""
    product = next_word(chance) * n
    if product & _MASK < n:
        unfair = (_MASK + 1 - n) % n
        while product & _MASK < unfair:
            product = next_word(chance) * n
    return product >> 32
