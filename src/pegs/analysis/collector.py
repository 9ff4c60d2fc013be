"""Counts what happens in a simulated game, decision by decision."""

from __future__ import annotations

from typing import Any

from pegs.analysis.columns import N_COLUMNS, Bluff, Column, Use
from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.kernel.apply import anything_moves
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.packed_turn import Packed, kind_of
from pegs.engine.kernel.pegs_on_board import NOTE_DOUBTED, NOTE_MOVED, NOTE_PLAYED
from pegs.engine.kernel.travel import BACKWARD, FORWARD, OUT, rank_of
from pegs.story.statistics import count_decision

_PLAY, _MOVE_PHASE = int(Phase.PLAY), int(Phase.MOVE)
_PASS, _DECLARE, _SPLIT, _SWAP = int(Kind.PASS), int(Kind.DECLARE), int(Kind.SPLIT), int(Kind.SWAP)
_SEND, _DISCARD, _FREE = int(Kind.SEND), int(Kind.DISCARD), int(Kind.FREE)

_USE_OUT, _USE_FORWARD, _USE_BACKWARD = int(Use.OUT), int(Use.FORWARD), int(Use.BACKWARD)
_USE_SPLIT, _USE_SWAP, _USE_LANDING = int(Use.SPLIT), int(Use.SWAP), int(Use.LANDING)
_USE_SEND, _USE_DISCARD, _USE_FREE = int(Use.SEND), int(Use.DISCARD), int(Use.FREE)

_TURNS, _FORCED, _STUCK = int(Column.TURNS), int(Column.FORCED), int(Column.STUCK)
_CHOICES, _DECISIONS = int(Column.CHOICES), int(Column.DECISIONS)
_DECLARED, _FALSE = int(Bluff.DECLARED), int(Bluff.FALSE)
_DOUBTED, _CAUGHT = int(Bluff.DOUBTED), int(Bluff.CAUGHT)


@inner
def use_of_move(s: Record) -> int:
    """What the card of a turn with one step was used for, from the notes of the turn."""
    for i in range(s.n_notes):
        if s.notes[i][0] == NOTE_MOVED:
            travel = s.notes[i][4]
            if travel == OUT:
                return _USE_OUT
            if travel == FORWARD:
                return _USE_FORWARD
            return _USE_BACKWARD if travel == BACKWARD else _USE_LANDING
    return _USE_DISCARD


@inner
def use_of(s: Record, kind: int) -> int:
    """What the turn just played used its card for."""
    if kind == _SPLIT:
        return _USE_SPLIT
    if kind == _SWAP:
        return _USE_SWAP
    if kind == _SEND:
        return _USE_SEND
    if kind == _DISCARD:
        return _USE_DISCARD
    if kind == _FREE:
        return _USE_FREE
    return use_of_move(s)


@inner
def count_choices(s: Record, turn: Packed, seat: int, tally: Any) -> None:
    """Count the legal turns to choose from, before the turn is played."""
    if kind_of(turn) == _PASS:
        return
    tally[seat, _CHOICES] += s.n_turns
    if s.n_turns == 1:
        tally[seat, _FORCED] += 1
    if not anything_moves(s):
        tally[seat, _STUCK] += 1


@inner
def count_bluffs(s: Record, is_false: bool, bluffs: Any) -> None:
    """Count declarations and doubts. ``is_false``: the declaration before this turn is a bluff."""
    for i in range(s.n_notes):
        note = s.notes[i]
        if note[0] == NOTE_PLAYED and note[4] == _DECLARE:
            bluffs[_DECLARED] += 1
            bluffs[_FALSE] += 1 if note[2] != note[3] else 0
        elif note[0] == NOTE_DOUBTED:
            bluffs[_DOUBTED] += 1
            bluffs[_CAUGHT] += 1 if is_false else 0


@inner
def count_turn(
    r: Record,
    s: Record,
    turn: Packed,
    seat: int,
    phase: int,
    is_false: bool,
    uses: Any,
    bluffs: Any,
    tally: Any,
) -> None:
    """Count the turn just played, from the notes of what happened."""
    kind = kind_of(turn)
    rank = rank_of(turn)
    tally[seat, _DECISIONS] += 1
    if (phase in (_PLAY, _MOVE_PHASE)) and kind != _PASS and kind != _DECLARE:
        uses[rank, use_of(s, kind)] += 1
    count_decision(r.team, seat, kind, rank, s.notes, s.n_notes, tally)
    if r.bluffing:
        count_bluffs(s, is_false, bluffs)


@inner
def add_game(tally: Any, seats: Any, result: Any) -> None:
    """Add a game's tally to the seats' totals and to the game's own row of results."""
    for seat in range(len(tally)):
        for column in range(N_COLUMNS):
            seats[seat, column] += tally[seat, column]
            result[column] += tally[seat, column]
