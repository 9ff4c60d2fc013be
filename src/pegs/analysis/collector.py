"""Whole games in the kernel, and a tally of what happens in them."""

from __future__ import annotations

from typing import Any

from pegs.analysis.columns import Bluff, Column, Use
from pegs.core.board import HOME, START
from pegs.core.cards import JOKER
from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.kernel.apply import anything_moves
from pegs.engine.kernel.compiler import entry, inner
from pegs.engine.kernel.entry_points import play_listed
from pegs.engine.kernel.layout import NO_PEG, Record
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import card_of, declared_of, kind_of, peg_of, target_of
from pegs.engine.kernel.pegs_on_board import (
    NOTE_DOUBTED,
    NOTE_PLAYED,
    NOTE_TO_IN_SPOT,
    NOTE_TO_START,
    seat_of,
)
from pegs.engine.kernel.rng import below
from pegs.players.observation import blind
from pegs.players.policies import RANDOM, begin_game, choose

_PLAY, _MOVE, _OVER = int(Phase.PLAY), int(Phase.MOVE), int(Phase.OVER)
_PASS, _DECLARE, _SPLIT, _SWAP = int(Kind.PASS), int(Kind.DECLARE), int(Kind.SPLIT), int(Kind.SWAP)
_SEND, _DISCARD, _FREE = int(Kind.SEND), int(Kind.DISCARD), int(Kind.FREE)

_OUT, _FORWARD, _BACKWARD = int(Use.OUT), int(Use.FORWARD), int(Use.BACKWARD)
_USE_SPLIT, _USE_SWAP, _LANDING = int(Use.SPLIT), int(Use.SWAP), int(Use.LANDING)
_USE_SEND, _USE_DISCARD, _USE_FREE = int(Use.SEND), int(Use.DISCARD), int(Use.FREE)

_TURNS, _FORCED, _STUCK = int(Column.TURNS), int(Column.FORCED), int(Column.STUCK)
_CHOICES, _PASSES, _BUMPS = int(Column.CHOICES), int(Column.PASSES), int(Column.BUMPS)
_BUMPED, _BOOSTS, _SETBACKS = int(Column.BUMPED), int(Column.BOOSTS), int(Column.SETBACKS)
_JOKERS, _WINNER = int(Column.JOKERS), int(Column.WINNER)
_DECLARED, _FALSE = int(Bluff.DECLARED), int(Bluff.FALSE)
_DOUBTED, _CAUGHT = int(Bluff.DOUBTED), int(Bluff.CAUGHT)


@inner
def has_count(counts: int, number: int) -> bool:
    """Whether a number of holes is among the counts of a power."""
    return number > 0 and counts >> (number - 1) & 1 == 1


@inner
def use_of_move(r: Record, g: Record, rank: int, peg: int, target: int) -> int:
    """What one peg's way is by the powers of a rank. Of several on a small ring, the first."""
    seat = seat_of(peg)
    origin = int(g.places[peg])
    if origin == START:
        return _OUT if r.out[rank] and target == r.out_spot[seat] else _LANDING
    if target >= HOME:
        if origin >= HOME:
            return _FORWARD
        steps = (r.in_spot[seat] - origin) % r.ring + target - HOME + 1
        return _FORWARD if has_count(r.forward[rank], steps) else _LANDING
    if origin >= HOME:
        return _LANDING
    if has_count(r.forward[rank], (target - origin) % r.ring):
        return _FORWARD
    if has_count(r.backward[rank], (origin - target) % r.ring):
        return _BACKWARD
    return _LANDING


@inner
def use_of(r: Record, g: Record, turn: int, rank: int) -> int:
    """What a turn uses its card for; the game stands as before the turn."""
    kind = kind_of(turn)
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
    if peg_of(turn) == NO_PEG:
        return _USE_DISCARD
    return use_of_move(r, g, rank, peg_of(turn), target_of(turn))


@inner
def add(seats: Any, row: Any, seat: int, column: int, number: int) -> None:
    """Count something for a seat and for the game."""
    seats[seat, column] += number
    row[column] += number


@inner
def count_turn(s: Record, turn: int, seat: int, seats: Any, row: Any) -> None:
    """Count a turn in the players' sense and what there was to choose from."""
    add(seats, row, seat, _TURNS, 1)
    if kind_of(turn) == _PASS:
        add(seats, row, seat, _PASSES, 1)
        return
    add(seats, row, seat, _CHOICES, s.n_turns)
    if s.n_turns == 1:
        add(seats, row, seat, _FORCED, 1)
    if not anything_moves(s):
        add(seats, row, seat, _STUCK, 1)


@inner
def count_use(r: Record, g: Record, turn: int, seat: int, uses: Any, seats: Any, row: Any) -> None:
    """Count what a card was used for. A declared card counts as the declared rank when its move is made."""
    kind = kind_of(turn)
    if kind in (_PASS, _DECLARE):
        return
    rank = declared_of(turn)
    if rank < 0:
        rank = card_of(turn)
    use = use_of(r, g, turn, rank)
    uses[rank, use] += 1
    if rank == JOKER and use != _USE_DISCARD and use != _USE_FREE:
        add(seats, row, seat, _JOKERS, 1)


@inner
def count_notes(r: Record, s: Record, seat: int, is_false: bool, seats: Any, bluffs: Any, row: Any) -> None:
    """Count what came of a turn: pegs that were hit, and how declarations fared (``is_false``: the one that
    stood before the turn).
    """
    for i in range(s.n_notes):
        note = s.notes[i]
        kind = note[0]
        if kind == NOTE_TO_START:
            if r.team[note[1]] == r.team[seat]:
                add(seats, row, seat, _SETBACKS, 1)
            else:
                add(seats, row, seat, _BUMPS, 1)
                add(seats, row, note[1], _BUMPED, 1)
        elif kind == NOTE_TO_IN_SPOT:
            add(seats, row, seat, _BOOSTS, 1)
        elif kind == NOTE_PLAYED and note[4] == _DECLARE:
            bluffs[_DECLARED] += 1
            bluffs[_FALSE] += 1 if note[2] != note[3] else 0
        elif kind == NOTE_DOUBTED:
            bluffs[_DOUBTED] += 1
            bluffs[_CAUGHT] += 1 if is_false else 0


@inner
def pick(r: Record, g: Record, v: Record, s: Record, policies: Any, minds: Any) -> int:
    """The turn, of those just listed, that the policy of the seat to act takes."""
    if s.n_turns == 1:
        return s.turns[0]
    seat = int(g.turn)
    if policies[seat] == RANDOM:  # it needs no view, which takes time to write
        return s.turns[below(s.chance, s.n_turns)]
    blind(r, g, v)
    return s.turns[choose(r, v, s, policies[seat], minds[seat])]


@inner
def take_turn(
    r: Record,
    g: Record,
    v: Record,
    s: Record,
    policies: Any,
    minds: Any,
    uses: Any,
    seats: Any,
    bluffs: Any,
    row: Any,
) -> None:
    """One decision, made and counted."""
    seat = int(g.turn)
    phase = int(g.phase)
    list_turns(r, g, s)
    turn = pick(r, g, v, s, policies, minds)
    if phase == _PLAY:
        count_turn(s, turn, seat, seats, row)
    if phase in (_PLAY, _MOVE):
        count_use(r, g, turn, seat, uses, seats, row)
    is_false = g.card != g.declared
    s.n_notes = 0
    s.noting = 1
    play_listed(r, g, s, turn)
    s.noting = 0
    count_notes(r, s, seat, is_false, seats, bluffs, row)


@entry
def play_games(
    r: Record,
    g: Record,
    v: Record,
    s: Record,
    policies: Any,
    minds: Any,
    streams: Any,
    dealers: Any,
    max_turns: int,
    uses: Any,
    seats: Any,
    bluffs: Any,
    results: Any,
) -> None:
    """Play whole games, one a row of ``streams`` (n x 8: the deck's chance, the players'), and count what
    happens.

    ``policies`` and ``minds`` hold one a seat, ``dealers`` one a game. Adds to ``uses`` (rank x `Use`),
    ``seats`` (seat x `Column`) and ``bluffs`` (`Bluff`); ``results`` (n x `Column`, zeros) gets the same
    counts a game, and the winning team (-1 where a game reached ``max_turns`` unfinished).
    """
    for i in range(len(streams)):
        row = results[i]
        begin_game(r, g, s, streams[i], dealers[i])
        while g.phase != _OVER and row[_TURNS] < max_turns:
            take_turn(r, g, v, s, policies, minds, uses, seats, bluffs, row)
        row[_WINNER] = g.winner
        if g.phase == _OVER:
            seats[int(g.turn), _WINNER] += 1
