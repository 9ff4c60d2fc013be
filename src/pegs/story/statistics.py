"""The statistics of a game, seat by seat, for the browser, the terminal, and simulations.

`count_decision` is compiled into the simulation's loop; for a game in Python the same function runs
uncompiled.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any

from msgspec import Struct

from pegs.core.board import Board, Seat
from pegs.core.cards import Rank
from pegs.core.operations import Travel
from pegs.core.ply import Ply
from pegs.core.turn import Kind
from pegs.engine.kernel.compiler import inner, uncompiled
from pegs.engine.kernel.notes import notes_of
from pegs.engine.kernel.pegs_on_board import (
    NOTE_MOVED,
    NOTE_PENALTY,
    NOTE_PLAYED,
    NOTE_TO_IN_SPOT,
    NOTE_TO_START,
)


class Stat(IntEnum):
    """What is counted for every seat."""

    TURNS = 0
    """Turns as players count them: a card played or discarded, or none to play."""
    PASSES = 1
    """Turns without a card to play."""
    DISCARDS = 2
    """Cards discarded without moving."""
    HOLES = 3
    """Holes moved, forward and backward, with anyone's pegs."""
    BUMPS = 4
    """Opponents' pegs sent to start."""
    BUMPED = 5
    """Own pegs sent to start by anyone, including penalties in bluffing."""
    BOOSTS = 6
    """The own team's pegs sent to their in-spot."""
    SETBACKS = 7
    """The own team's pegs sent to start by landing on them."""
    JOKERS = 8
    """Jokers (in bluffing: declared jokers) that moved something."""


N_STATS = len(Stat)

_TURNS, _PASSES, _DISCARDS = int(Stat.TURNS), int(Stat.PASSES), int(Stat.DISCARDS)
_HOLES, _BUMPS, _BUMPED = int(Stat.HOLES), int(Stat.BUMPS), int(Stat.BUMPED)
_BOOSTS, _SETBACKS, _JOKERS = int(Stat.BOOSTS), int(Stat.SETBACKS), int(Stat.JOKERS)
_JOKER = int(Rank.JOKER)
_DISCARD, _PASS = int(Kind.DISCARD), int(Kind.PASS)
_MOVE, _SEND = int(Kind.MOVE), int(Kind.SEND)
_FORWARD, _BACKWARD = int(Travel.FORWARD), int(Travel.BACKWARD)


@inner
def count_decision(team: Any, seat: int, kind: int, rank: int, notes: Any, n_notes: int, totals: Any) -> None:
    """Add one decision of a seat to ``totals`` (seat x `Stat`).

    ``team`` has the team of each seat, ``kind`` and ``rank`` are the turn's kind and the rank whose power it
    uses, ``notes`` the kernel's notes of what happened.
    """
    if kind == _PASS:
        totals[seat][_TURNS] += 1
        totals[seat][_PASSES] += 1
    if rank == _JOKER and _MOVE <= kind <= _SEND:
        totals[seat][_JOKERS] += 1
    for i in range(n_notes):
        note = notes[i]
        what = note[0]
        if what == NOTE_PLAYED:
            totals[seat][_TURNS] += 1
            if note[4] == _DISCARD:
                totals[seat][_DISCARDS] += 1
        elif what == NOTE_MOVED:
            if note[4] == _FORWARD or note[4] == _BACKWARD:
                totals[seat][_HOLES] += note[5]
        elif what == NOTE_TO_IN_SPOT:
            totals[seat][_BOOSTS] += 1
        elif what == NOTE_PENALTY:
            totals[note[1]][_BUMPED] += 1
        elif what == NOTE_TO_START:
            totals[note[1]][_BUMPED] += 1
            if team[note[1]] == team[seat]:
                totals[seat][_SETBACKS] += 1
            else:
                totals[seat][_BUMPS] += 1


_count = uncompiled(count_decision)


class SeatStatistics(Struct, frozen=True):
    """One seat's statistics; the fields are those of `Stat`, in the same order."""

    turns: int
    passes: int
    discards: int
    holes: int
    bumps: int
    bumped: int
    boosts: int
    setbacks: int
    jokers: int


def statistics_of(board: Board, plies: Iterable[Ply]) -> tuple[SeatStatistics, ...]:
    """The statistics of every seat over some decisions, usually a whole game's."""
    seats = range(board.players)
    team: Sequence[int] = [board.team_of(seat) for seat in seats]
    totals = [[0] * N_STATS for _ in seats]
    for ply in plies:
        _count_ply(team, ply, totals)
    return tuple(SeatStatistics(*row) for row in totals)


def turns_of(board: Board, plies: Iterable[Ply]) -> int:
    """How many turns some decisions are, as players count them."""
    return sum(each.turns for each in statistics_of(board, plies))


def _count_ply(team: Sequence[int], ply: Ply, totals: list[list[int]]) -> None:
    notes = notes_of(ply.operations)
    seat: Seat = ply.seat
    _count(team, seat, int(ply.turn.kind), ply.turn.power, notes, len(notes), totals)
