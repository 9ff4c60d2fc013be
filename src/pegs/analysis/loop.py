"""The one loop that plays whole games in the kernel: policies in, results and counts out."""

from __future__ import annotations

from typing import Any

from pegs.analysis.collector import add_game, clear, count_choices, count_turn
from pegs.analysis.columns import Column
from pegs.core.position import Phase
from pegs.engine.kernel.apply import shuffle
from pegs.engine.kernel.compiler import entry, inner, rare, small
from pegs.engine.kernel.entry_points import deal_hands, empty_table, fill_pack, play_listed, set_chance
from pegs.engine.kernel.layout import Record
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import Packed, turn_at
from pegs.engine.kernel.rng import below
from pegs.players.observation import observe
from pegs.players.policies import RANDOM, choose

_PLAY, _OVER = int(Phase.PLAY), int(Phase.OVER)
_DECISIONS, _WINNER = int(Column.DECISIONS), int(Column.WINNER)


@inner
def begin_game(r: Record, g: Record, s: Record, streams: Any, dealer: int) -> None:
    """Deal a game: ``streams`` (8 numbers) are the deck's random state and the players'."""
    set_chance(g.chance, streams[:4])
    set_chance(s.chance, streams[4:])
    s.noting = 0
    s.n_answer = 0
    empty_table(r, g)
    fill_pack(r, g)
    shuffle(g)
    g.n_discards = 0
    deal_hands(r, g, s, dealer)


@rare
def pick_by_policy(r: Record, g: Record, v: Record, s: Record, policy: int, work: Record) -> Packed:
    """The turn, of those just listed, that a policy picks from what the seat to act can see."""
    observe(r, g, v)
    return turn_at(s, choose(r, v, s, policy, work))


@small
def pick(r: Record, g: Record, v: Record, s: Record, policies: Any, workspaces: Any) -> Packed:
    """The turn, of those just listed, that the policy of the seat to act picks."""
    if s.n_turns == 1:
        return turn_at(s, 0)
    seat = int(g.turn)
    if policies[seat] == RANDOM:
        return turn_at(s, below(s.chance, s.n_turns))
    return pick_by_policy(r, g, v, s, policies[seat], workspaces[seat])


@rare
def play_counted(
    r: Record, g: Record, s: Record, turn: Packed, seat: int, uses: Any, bluffs: Any, tally: Any
) -> None:
    """Play a turn that was just listed, and count what happens."""
    phase = int(g.phase)
    is_false = g.card != g.declared
    if phase == _PLAY:
        count_choices(s, turn, seat, tally)
    s.n_notes = 0
    s.noting = 1
    play_listed(r, g, s, turn)
    s.noting = 0
    count_turn(r, s, turn, seat, phase, is_false, uses, bluffs, tally)


@entry
def play_games(
    r: Record,
    g: Record,
    v: Record,
    s: Record,
    policies: Any,
    workspaces: Any,
    streams: Any,
    dealers: Any,
    max_turns: int,
    counting: bool,
    tally: Any,
    uses: Any,
    seats: Any,
    bluffs: Any,
    results: Any,
) -> tuple[int, int]:
    """Play whole games, one per row of ``streams`` (n x 8: the deck's random state, the players').

    ``policies`` and ``workspaces`` hold one per seat, ``dealers`` one per game. ``results`` (n x `Column`,
    zeros) gets the winning team of each game (-1 if it reached ``max_turns`` unfinished) and its number of
    decisions. If ``counting``, it gets everything that is counted in the game, and ``uses`` (rank x `Use`),
    ``seats`` (seat x `Column`) and ``bluffs`` (`Bluff`) are added to; ``tally`` (seat x `Column`) is working
    memory. ``max_turns`` is in players' turns if counting, otherwise in decisions. Returns the decisions made
    and the legal turns listed in all.
    """
    decisions = 0
    listed = 0
    for i in range(len(streams)):
        begin_game(r, g, s, streams[i], dealers[i])
        if counting:
            clear(tally)
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
        if counting:
            if g.phase == _OVER:
                tally[int(g.turn), _WINNER] += 1
            add_game(tally, seats, results[i])
        results[i, _WINNER] = g.winner
        results[i, _DECISIONS] = g.turns_played
        decisions += g.turns_played
    return decisions, listed
