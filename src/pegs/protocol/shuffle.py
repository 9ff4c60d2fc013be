"""What people and the server put into a shuffle."""

from __future__ import annotations

from msgspec import Struct


class SeatCommitment(Struct, frozen=True):
    """The SHA-256 of a person's secret number for the next shuffle."""

    seat: int
    commitment: str


class NextShuffle(Struct, frozen=True):
    """What is locked in for the shuffle of the next game, ``number``.

    ``waiting`` are the seats that have to send `Reveal` now; empty until the deal is asked for.
    """

    number: int
    commitment: str
    """The SHA-256 of the server's secret number."""
    people: tuple[SeatCommitment, ...]
    waiting: tuple[int, ...]


class Contribution(Struct, frozen=True):
    """A person's secret number in a shuffle, and its SHA-256, which was locked in before.

    ``secret`` is None if it wasn't revealed in time; then it isn't in the shuffle.
    """

    seat: int
    commitment: str
    secret: str | None
