"""Stepping many games at a time in the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.analysis.loop import STREAM_WORDS, begin_game, deal_again
from pegs.core.position import Phase
from pegs.engine.kernel.addresses import array_at, array_of, game_at, rules_at, scratch_at
from pegs.engine.kernel.apply import anything_moves, play_turn
from pegs.engine.kernel.arguments import Arguments
from pegs.engine.kernel.compiler import entry, inner, rare
from pegs.engine.kernel.layout import GAME, Record
from pegs.engine.kernel.movegen import list_turns
from pegs.engine.kernel.packed_turn import LONG, turn_at, turn_of
from pegs.engine.kernel.sorting import sort_turns
from pegs.study.columns import N_ACTION_COLUMNS
from pegs.study.describing import describe
from pegs.study.observing import write_observation

games_at = array_of(GAME)
small_numbers_at = array_of(np.int16)
flags_at = array_of(np.uint8)

_OVER = int(Phase.OVER)
WON, LOST = 1, -1


BEGIN_GAMES = Arguments("rules games scratch n_games streams dealers ages")
begin_games_at = BEGIN_GAMES.at


@entry
def begin_games(arguments: int) -> int:
    """Deal every game: ``streams`` (games x `STREAM_WORDS`) are the states of its random numbers, ``dealers``
    the seats that deal. ``ages``, the number of decisions so far, become 0.
    """
    a = begin_games_at(arguments)
    r, s = rules_at(a.rules), scratch_at(a.scratch)
    batch = games_at(a.games, (a.n_games,))
    stream_of = array_at(a.streams, (a.n_games, STREAM_WORDS))
    dealer_of = array_at(a.dealers, (a.n_games,))
    age_of = array_at(a.ages, (a.n_games,))
    for i in range(a.n_games):
        begin_game(r, batch[i], s, stream_of[i], dealer_of[i])
        age_of[i] = 0
    return len(batch)


@inner
def write_rewards(r: Record, g: Record, rewards: Any) -> None:
    """Write every seat's reward for a game that has ended."""
    for seat in range(r.players):
        if g.winner < 0:
            rewards[seat] = 0
        else:
            rewards[seat] = WON if r.team[seat] == g.winner else LOST


PLAY_ACTIONS = Arguments(
    "rules games scratch n_games first last heads tails moving ages dealers max_decisions rewards "
    "terminated truncated"
)
play_actions_at = PLAY_ACTIONS.at


@entry
def play_actions(arguments: int) -> int:
    """Play one turn in each of the games ``first`` up to ``last``, and deal those anew that end.

    ``heads`` and ``tails`` have each game's turn; `list_games` has listed it, and written ``moving``.
    """
    a = play_actions_at(arguments)
    r, s = rules_at(a.rules), scratch_at(a.scratch)
    batch = games_at(a.games, (a.n_games,))
    head_of, tail_of = array_at(a.heads, (a.n_games,)), array_at(a.tails, (a.n_games,))
    moving_of, age_of, dealer_of = (
        flags_at(a.moving, (a.n_games,)),
        array_at(a.ages, (a.n_games,)),
        array_at(a.dealers, (a.n_games,)),
    )
    reward_of = small_numbers_at(a.rewards, (a.n_games, r.players))
    terminated_of, truncated_of = flags_at(a.terminated, (a.n_games,)), flags_at(a.truncated, (a.n_games,))
    for i in range(a.first, a.last):
        g = batch[i]
        s.noting = 0
        play_turn(r, g, s, turn_of(head_of[i], tail_of[i]), moving_of[i] != 0)
        age_of[i] += 1
        terminated_of[i] = g.phase == _OVER
        truncated_of[i] = g.phase != _OVER and age_of[i] >= a.max_decisions
        if terminated_of[i] or truncated_of[i]:
            write_rewards(r, g, reward_of[i])
            dealer_of[i] = (dealer_of[i] + 1) % r.players
            deal_again(r, g, s, dealer_of[i])
            age_of[i] = 0
        else:
            for seat in range(r.players):
                reward_of[i, seat] = 0
    return int(a.last - a.first)


@rare
def copy_tail(s: Record, k: int, tail_of: Any, row: int) -> None:
    """Copy the second word of a listed turn."""
    tail_of[row] = s.tails[k]


@inner
def copy_turns(s: Record, head_of: Any, tail_of: Any, at: int) -> None:
    """Copy the listed turns into the rows from ``at``.

    One by one: several at a time would wait for the list, which has only just been written word by word.
    That's what the call for the few long turns prevents.
    """
    for k in range(s.n_turns):
        head = s.heads[k]
        head_of[at + k] = head
        tail_of[at + k] = 0
        if head & LONG:
            copy_tail(s, k, tail_of, at + k)


LIST_GAMES = Arguments(
    "rules games scratch n_games first last start end room heads tails rows describing offsets counts "
    "moving seats observations size"
)
list_games_at = LIST_GAMES.at


@entry
def list_games(arguments: int) -> int:
    """List the legal turns of the games ``first`` up to ``last`` into the rows ``start`` up to ``end``.

    ``heads`` and ``tails`` (``room`` each) get the turns, ``rows`` (``room`` x `N_ACTION_COLUMNS`) what they
    mean if ``describing``, ``offsets`` and ``counts`` where each game's are, ``moving`` whether any of them
    moves a peg, ``seats`` who is to act, and ``observations`` (games x ``size``, or a size of 0 for none)
    what that seat sees. Returns the number of rows needed; if there's no room for all, the rest isn't
    written.
    """
    a = list_games_at(arguments)
    r, s = rules_at(a.rules), scratch_at(a.scratch)
    batch = games_at(a.games, (a.n_games,))
    head_of, tail_of = array_at(a.heads, (a.room,)), array_at(a.tails, (a.room,))
    offset_of, count_of, seat_of = (
        array_at(a.offsets, (a.n_games,)),
        array_at(a.counts, (a.n_games,)),
        array_at(a.seats, (a.n_games,)),
    )
    moving_of = flags_at(a.moving, (a.n_games,))
    at = a.start
    for i in range(a.first, a.last):
        g = batch[i]
        list_turns(r, g, s)
        offset_of[i] = at
        count_of[i] = s.n_turns
        seat_of[i] = g.turn
        moving_of[i] = anything_moves(s) if r.stuck_limit else 1
        if at + s.n_turns <= a.end:
            copy_turns(s, head_of, tail_of, at)
            if a.describing:
                row_of = small_numbers_at(a.rows, (a.room, N_ACTION_COLUMNS))
                for k in range(s.n_turns):
                    describe(r, g, turn_at(s, k), row_of[at + k])
            if a.size:
                write_observation(r, g, int(g.turn), small_numbers_at(a.observations, (a.n_games, a.size))[i])
        at += s.n_turns
    return int(at - a.start)


@entry
def describe_turns(rules: int, game: int, scratch: int, rows: int, room: int) -> int:
    """List the legal turns of one game, sorted by text, and return how many there are.

    ``rows`` (``room`` x `N_ACTION_COLUMNS`) get what they mean, unless there are more.
    """
    r, g, s = rules_at(rules), game_at(game), scratch_at(scratch)
    list_turns(r, g, s)
    if s.n_turns <= room:
        sort_turns(r, g, s)
        row_of = small_numbers_at(rows, (room, N_ACTION_COLUMNS))
        for k in range(s.n_turns):
            describe(r, g, turn_at(s, k), row_of[k])
    return int(s.n_turns)


@entry
def observe_game(rules: int, game: int, _scratch: int, seat: int, row: int, size: int) -> int:
    """Write what a seat can see of one game (``size`` numbers)."""
    r, g = rules_at(rules), game_at(game)
    return write_observation(r, g, seat, small_numbers_at(row, (size,)))
