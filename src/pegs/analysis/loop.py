"""Whole games in the kernel: policies in, results and counts out."""

from __future__ import annotations

from typing import Any

from pegs.analysis.collector import add_game, count_choices, count_turn
from pegs.analysis.columns import Column
from pegs.core.board import HOME
from pegs.core.position import Phase
from pegs.engine.kernel.compiler import entry, inner, rare, small
from pegs.engine.kernel.entry_points import (
    deal_hands,
    empty_table,
    find_row,
    play_listed,
    set_chance,
    shuffle_pack,
)
from pegs.engine.kernel.layout import PEG_STRIDE, Record, Records
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import Packed, turn_at
from pegs.engine.kernel.rng import below
from pegs.players.observation import observe
from pegs.players.policies import RANDOM, choose

STREAM_WORDS = 4
"""The numbers that hold the state of one random stream."""
_PLAY, _OVER = int(Phase.PLAY), int(Phase.OVER)
_DECISIONS, _WINNER = int(Column.DECISIONS), int(Column.WINNER)


@inner
def begin_game(r: Record, g: Record, s: Record, deck: Any, dealer: int) -> None:
    """Shuffle and deal. ``deck`` is the state of the random stream that shuffles."""
    set_chance(g.chance, deck)
    s.noting = 0
    s.n_answer = 0
    empty_table(r, g)
    shuffle_pack(r, g)
    deal_hands(r, g, s, dealer)


@small
def exchange_pegs(g: Record, one: int, other: int) -> None:
    """Exchange the numbers of two pegs of one color; the board stays the same."""
    first = int(g.places[one])
    g.places[one] = g.places[other]
    g.places[other] = first
    for peg in (one, other):
        place = int(g.places[peg])
        if 0 <= place < HOME:
            g.peg_at[place] = peg


@inner
def sort_pegs(r: Record, g: Record) -> None:
    """Number every color's pegs in the order of their places, as in a view.

    The order of the listed turns depends on these numbers, and random choices depend on that order. Sorted,
    a policy chooses the same turn here as it does in Python.
    """
    for seat in range(r.players):
        first = PEG_STRIDE * seat
        for i in range(first + 1, first + r.pegs):
            peg = i
            while peg > first and g.places[peg - 1] > g.places[peg]:
                exchange_pegs(g, peg - 1, peg)
                peg -= 1


@rare
def pick_by_policy(r: Record, g: Record, v: Record, s: Record, policy: int, work: Record) -> Packed:
    """The listed turn that a policy picks from what the seat to act can see."""
    observe(r, g, v)
    return turn_at(s, choose(r, v, s, policy, work))


@small
def pick(r: Record, g: Record, v: Record, s: Record, policies: Any, workspaces: Any) -> Packed:
    """The listed turn that the policy of the seat to act picks."""
    if s.n_turns == 1:
        return turn_at(s, 0)
    seat = int(g.turn)
    if policies[seat] == RANDOM:
        return turn_at(s, below(workspaces[seat].chance, s.n_turns))
    return pick_by_policy(r, g, v, s, policies[seat], workspaces[seat])


@rare
def play_counted(
    r: Record, g: Record, s: Record, turn: Packed, seat: int, uses: Any, bluffs: Any, tally: Any
) -> None:
    """Play one of the turns that have just been listed, and count what happens."""
    phase = int(g.phase)
    is_false = g.card != g.declared
    if phase == _PLAY:
        count_choices(s, turn, seat, tally)
    s.n_notes = 0
    s.noting = 1
    play_listed(r, g, s, turn)
    s.noting = 0
    count_turn(r, s, turn, seat, phase, is_false, uses, bluffs, tally)


@inner
def add_result(g: Record, tally: Any, seats: Any, result: Any) -> None:
    """Add a game's tally to ``seats`` and to its own row of results."""
    if g.phase == _OVER:
        tally[int(g.turn), _WINNER] += 1
    add_game(tally, seats, result)


@entry
def play_games(
    rules: Records,
    games: Records,
    views: Records,
    scratches: Records,
    policies: Any,
    workspaces: Any,
    streams: Any,
    dealers: Any,
    max_turns: int,
    counting: bool,
    tallies: Any,
    uses: Any,
    seats: Any,
    bluffs: Any,
    results: Any,
) -> tuple[int, int]:
    """Play whole games, one per row of ``streams``.

    ``streams`` (games x random streams x `STREAM_WORDS`) holds the state of the deck's stream and of every
    seat's. ``policies`` and ``workspaces`` hold one per seat, ``dealers`` one per game. ``results`` (games x
    `Column`, zeros) gets the winning team of each game (-1 if it reached ``max_turns`` unfinished) and its
    number of decisions.

    If ``counting``, ``tallies`` (games x seat x `Column`, zeros) gets what is counted for every seat in each
    game, and ``results`` their sums; ``uses`` (rank x `Use`), ``seats`` (seat x `Column`) and ``bluffs``
    (`Bluff`) get the counts of all games added. ``max_turns`` counts players' turns if ``counting``,
    otherwise decisions.

    Returns the number of decisions made and of legal turns listed.
    """
    r, g, v, s = rules[0], games[0], views[0], scratches[0]
    decisions = 0
    listed = 0
    for i in range(len(streams)):
        begin_game(r, g, s, streams[i, 0], dealers[i])
        for seat in range(r.players):
            set_chance(workspaces[seat].chance, streams[i, 1 + seat])
        tally = tallies[i if counting else 0]
        turns = 0
        while g.phase != _OVER and turns < max_turns:
            seat = int(g.turn)
            list_turns(r, g, s)
            listed += s.n_turns
            turn = pick(r, g, v, s, policies, workspaces)
            if not counting:
                turns += 1
                play_listed(r, g, s, turn)
            else:
                turns += 1 if g.phase == _PLAY else 0
                play_counted(r, g, s, turn, seat, uses, bluffs, tally)
            sort_pegs(r, g)
        if counting:
            add_result(g, tally, seats, results[i])
        results[i, _WINNER] = g.winner
        results[i, _DECISIONS] = g.turns_played
        decisions += g.turns_played
    return decisions, listed


@entry
def count_game(
    rules: Records,
    games: Records,
    scratches: Records,
    rows: Any,
    deck: Any,
    dealer: int,
    tally: Any,
    uses: Any,
    seats: Any,
    bluffs: Any,
    result: Any,
) -> bool:
    """Replay one game and count it as `play_games` does, in its own ``tally`` (seat x `Column`, zeros).

    ``rows`` (decisions x numbers) spell its turns as `pegs.engine.kernel.entry_points` describes, padded
    with zeros; ``deck`` is the state of the stream it was dealt from. Returns False if a turn isn't legal.
    """
    r, g, s = rules[0], games[0], scratches[0]
    begin_game(r, g, s, deck, dealer)
    for i in range(len(rows)):
        seat = int(g.turn)
        index = find_row(r, g, s, rows[i])
        if index < 0:
            return False
        turn = turn_at(s, index)
        list_turns(r, g, s)
        play_counted(r, g, s, turn, seat, uses, bluffs, tally)
    add_result(g, tally, seats, result)
    result[_WINNER] = g.winner
    result[_DECISIONS] = g.turns_played
    return True
