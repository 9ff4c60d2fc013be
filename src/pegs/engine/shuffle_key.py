"""Random numbers for live games: unpredictable without the key, and the same for everyone who has it.

Simulations use the kernel's faster generator (`pegs.engine.kernel.rng`) instead.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pegs.core.cards import Rank

_WORD = 4
"""The bytes of a random number before it is brought into range."""
_NUMBERS = 1 << 8 * _WORD


def hkdf(salt: bytes, secret: bytes, info: bytes) -> bytes:
    """Derive a key of 32 bytes from a secret: HKDF with SHA-256 (RFC 5869)."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")


@dataclass(frozen=True, slots=True)
class ShuffleKey:
    """The 32-byte key of a game's shuffles.

    Each shuffle has its own stream, named by a label: HMAC-SHA-256 of the label, a zero byte, and the number
    of the block (0, 1, ..., in eight bytes), one block after another. All numbers are big-endian.
    """

    key: bytes

    @classmethod
    def of_seed(cls, seed: int | str) -> ShuffleKey:
        """The key that goes with a plain seed."""
        return cls(hashlib.sha256(f"{seed}/key".encode()).digest())

    def shuffled(self, cards: Sequence[Rank], label: str) -> tuple[Rank, ...]:
        """These cards in random order, whatever order they come in (Fisher and Yates' method).

        They are sorted by rank first. For each place from the last to the second, a card from the places up
        to it is swapped in.
        """
        words = self._words(label)
        order = sorted(cards)
        for last in range(len(order) - 1, 0, -1):
            other = _below(words, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def numbers(self, n: int, label: str) -> Iterator[int]:
        """Uniform random numbers 0 ... n - 1, without end."""
        words = self._words(label)
        while True:
            yield _below(words, n)

    def _words(self, label: str) -> Iterator[int]:
        """The stream of a label as 32-bit numbers."""
        start, block = label.encode() + b"\0", 0
        while True:
            data = hmac.digest(self.key, start + block.to_bytes(8, "big"), "sha256")
            for place in range(0, len(data), _WORD):
                yield int.from_bytes(data[place : place + _WORD], "big")
            block += 1


def _below(words: Iterator[int], n: int) -> int:
    """The next number below the greatest multiple of n, modulo n, so that all results are equally likely."""
    limit = _NUMBERS - _NUMBERS % n
    return next(word for word in words if word < limit) % n
