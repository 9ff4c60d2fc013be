"""Whole games in the kernel: policies in, results and counts out."""

from __future__ import annotations

from typing import Any

from pegs.analysis.collector import add_game, count_choices, count_turn
from pegs.analysis.columns import N_BLUFFS, N_COLUMNS, N_USES, Column
from pegs.core.board import HOME, MAX_SEATS
from pegs.core.cards import N_RANKS
from pegs.core.position import Phase
from pegs.core.turn import MAX_STEPS
from pegs.engine.kernel.addresses import array_at, game_at, rules_at, scratch_at
from pegs.engine.kernel.arguments import Arguments
from pegs.engine.kernel.bits import lowest_bit, popcount
from pegs.engine.kernel.compiler import entry, inner, rare, small
from pegs.engine.kernel.entry_points import (
    ROW_HEADER,
    ROW_STEP,
    deal_hands,
    empty_table,
    find_row,
    play_listed,
    set_chance,
    shuffle_pack,
)
from pegs.engine.kernel.layout import PEG_STRIDE, Record
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import Packed, turn_at
from pegs.engine.kernel.rng import below
from pegs.players.net import nets_at
from pegs.players.observation import observe
from pegs.players.policies import RANDOM, choose
from pegs.players.workspace import workspaces_at

STREAM_WORDS = 4
"""The numbers that hold the state of one random stream."""
ROW_SIZE = ROW_HEADER + ROW_STEP * MAX_STEPS
"""The numbers of a row that has room for any turn."""
_PLAY, _OVER = int(Phase.PLAY), int(Phase.OVER)
_DECISIONS, _WINNER = int(Column.DECISIONS), int(Column.WINNER)
_PEGS_HOME = int(Column.PEGS_HOME)


@small
def uses_at(address: int) -> Any:
    """The counts of cards' uses at an address."""
    return array_at(address, (N_RANKS, N_USES))


@small
def seats_at(address: int) -> Any:
    """The counts by seat at an address."""
    return array_at(address, (MAX_SEATS, N_COLUMNS))


@small
def bluffs_at(address: int) -> Any:
    """The counts of bluffs at an address."""
    return array_at(address, (N_BLUFFS,))


@inner
def begin_game(r: Record, g: Record, s: Record, deck: Any, dealer: int) -> None:
    """Shuffle and deal. ``deck`` is the state of the random stream that shuffles."""
    set_chance(g.chance, deck)
    deal_again(r, g, s, dealer)


@inner
def begin_streamed_game(r: Record, g: Record, s: Record, workspaces: Any, streams: Any, dealer: int) -> None:
    """Shuffle and deal, and begin the random choices of every seat, whose workspace is in ``workspaces``.

    ``streams`` are the states of the deck's random stream and of the seats'.
    """
    begin_game(r, g, s, streams[0], dealer)
    for seat in range(r.players):
        set_chance(workspaces[seat].chance, streams[1 + seat])


@inner
def deal_again(r: Record, g: Record, s: Record, dealer: int) -> None:
    """Shuffle and deal the next game from the same stream."""
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
def sort_pegs(r: Record, g: Record, s: Record) -> None:
    """Number every color's pegs in the order of their places, as in a view.

    The order of the listed turns depends on these numbers, and random choices depend on that order. Sorted,
    a policy chooses the same turn here as it does in Python. Only the pegs of seats that the last turn lifted
    can be out of order.
    """
    seats = s.lifted_seats
    while seats:
        first = PEG_STRIDE * lowest_bit(seats)
        seats &= seats - 1
        for i in range(first + 1, first + r.pegs):
            peg = i
            while peg > first and g.places[peg - 1] > g.places[peg]:
                exchange_pegs(g, peg - 1, peg)
                peg -= 1


@rare
def pick_by_policy(
    r: Record, g: Record, v: Record, s: Record, policy: int, work: Record, nets: Any
) -> Packed:
    """The listed turn that a policy picks from what the seat to act can see."""
    observe(r, g, v)
    return turn_at(s, choose(r, v, s, policy, work, nets))


@small
def pick(r: Record, g: Record, v: Record, s: Record, policies: Any, workspaces: Any, nets: Any) -> Packed:
    """The listed turn that the policy of the seat to act picks."""
    if s.n_turns == 1:
        return turn_at(s, 0)
    seat = int(g.turn)
    if policies[seat] == RANDOM:
        return turn_at(s, below(workspaces[seat].chance, s.n_turns))
    return pick_by_policy(r, g, v, s, policies[seat], workspaces[seat], nets)


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
    """Add a game's tally, completed by how it ended, to ``seats`` and to its own row of results."""
    for seat in range(len(tally)):
        tally[seat, _PEGS_HOME] = popcount(g.homes[seat])
    if g.phase == _OVER:
        tally[int(g.turn), _WINNER] += 1
    add_game(tally, seats, result)


@inner
def play_uncounted(
    r: Record, g: Record, v: Record, s: Record, policies: Any, workspaces: Any, nets: Any, max_turns: int
) -> int:
    """Play at most ``max_turns`` decisions of a game that has begun; return the number of turns listed."""
    turns = 0
    listed = 0
    while g.phase != _OVER and turns < max_turns:
        list_turns(r, g, s)
        listed += s.n_turns
        turns += 1
        play_listed(r, g, s, pick(r, g, v, s, policies, workspaces, nets))
        sort_pegs(r, g, s)
    return listed


@inner
def play_and_count(
    r: Record,
    g: Record,
    v: Record,
    s: Record,
    policies: Any,
    workspaces: Any,
    nets: Any,
    max_turns: int,
    tally: Any,
    uses: Any,
    bluffs: Any,
) -> int:
    """Play at most ``max_turns`` players' turns of a game that has begun, and count what happens; return the
    number of legal turns listed.
    """
    turns = 0
    listed = 0
    while g.phase != _OVER and turns < max_turns:
        seat = int(g.turn)
        list_turns(r, g, s)
        listed += s.n_turns
        turn = pick(r, g, v, s, policies, workspaces, nets)
        turns += 1 if g.phase == _PLAY else 0
        play_counted(r, g, s, turn, seat, uses, bluffs, tally)
        sort_pegs(r, g, s)
    return listed


GAMES = "rules game seen scratch policies workspaces nets n_nets streams dealers n_games max_turns"
"""What entry points that play whole games have in common."""
PLAY_GAMES = Arguments(f"{GAMES} counting tallies uses seats bluffs results")
play_games_at = PLAY_GAMES.at
NOT_COUNTING = dict.fromkeys(("counting", "tallies", "uses", "seats", "bluffs"), 0)
"""The arguments for games of which only the results are wanted."""


@small
def players_of(r: Record, a: Record) -> Any:
    """The policies and workspaces of the seats, and the nets, from the arguments in `GAMES`."""
    policies, workspaces = array_at(a.policies, (r.players,)), workspaces_at(a.workspaces, r.players)
    return policies, workspaces, nets_at(a.nets, a.n_nets)


@small
def deals_of(r: Record, a: Record) -> Any:
    """Every game's random streams and dealer, from the arguments in `GAMES`."""
    streams = array_at(a.streams, (a.n_games, 1 + r.players, STREAM_WORDS))
    return streams, array_at(a.dealers, (a.n_games,))


@entry
def play_games(arguments: int) -> int:
    """Play whole games.

    ``streams`` (games x random streams x `STREAM_WORDS`) holds the state of the deck's stream and of every
    seat's. ``policies`` and ``workspaces`` hold one per seat, ``nets`` the nets of policies from
    `pegs.players.policies.STRONG` up, ``dealers`` one per game. ``results`` (games x
    `Column`, zeros) gets the winning team of each game (-1 if it reached ``max_turns`` unfinished) and its
    number of decisions.

    If ``counting``, ``tallies`` (games x seat x `Column`, zeros) gets what is counted for every seat in each
    game, and ``results`` their sums; ``uses`` (rank x `Use`), ``seats`` (`MAX_SEATS` x `Column`) and
    ``bluffs`` (`Bluff`) get the counts of all games added. ``max_turns`` counts players' turns if
    ``counting``, otherwise decisions, and these four aren't used.

    Returns the number of legal turns listed.
    """
    a = play_games_at(arguments)
    r, g, v, s = rules_at(a.rules), game_at(a.game), game_at(a.seen), scratch_at(a.scratch)
    policy_of, workspace_of, net_of = players_of(r, a)
    stream_of, dealer_of = deals_of(r, a)
    result_of = array_at(a.results, (a.n_games, N_COLUMNS))
    listed = 0
    for i in range(a.n_games):
        begin_streamed_game(r, g, s, workspace_of, stream_of[i], dealer_of[i])
        if a.counting:
            tally = array_at(a.tallies, (a.n_games, r.players, N_COLUMNS))[i]
            listed += play_and_count(
                r,
                g,
                v,
                s,
                policy_of,
                workspace_of,
                net_of,
                a.max_turns,
                tally,
                uses_at(a.uses),
                bluffs_at(a.bluffs),
            )
            add_result(g, tally, seats_at(a.seats), result_of[i])
        else:
            listed += play_uncounted(r, g, v, s, policy_of, workspace_of, net_of, a.max_turns)
        result_of[i, _WINNER] = g.winner
        result_of[i, _DECISIONS] = g.turns_played
    return listed


COUNT_GAME = Arguments("rules game scratch rows n_rows deck dealer tally uses seats bluffs result")
count_game_at = COUNT_GAME.at


@entry
def count_game(arguments: int) -> int:
    """Replay one game and count it as `play_games` does, in its own ``tally`` (seat x `Column`, zeros).

    ``rows`` (decisions x `ROW_SIZE`) spell its turns as `pegs.engine.kernel.entry_points` describes, padded
    with zeros; ``deck`` is the state of the stream it was dealt from. Returns 0 if a turn isn't legal.
    """
    a = count_game_at(arguments)
    r, g, s = rules_at(a.rules), game_at(a.game), scratch_at(a.scratch)
    spelled = array_at(a.rows, (a.n_rows, ROW_SIZE))
    counts = array_at(a.tally, (r.players, N_COLUMNS))
    of_game = array_at(a.result, (N_COLUMNS,))
    begin_game(r, g, s, array_at(a.deck, (STREAM_WORDS,)), a.dealer)
    for i in range(a.n_rows):
        seat = int(g.turn)
        index = find_row(r, g, s, spelled[i])
        if index < 0:
            return 0
        turn = turn_at(s, index)
        list_turns(r, g, s)
        play_counted(r, g, s, turn, seat, uses_at(a.uses), bluffs_at(a.bluffs), counts)
    add_result(g, counts, seats_at(a.seats), of_game)
    of_game[_WINNER] = g.winner
    of_game[_DECISIONS] = g.turns_played
    return 1
