"""What measured losses mean: classes of turns, intervals, and levels of players."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pegs.coach.played_game import Decision
from pegs.coach.verdict import DOUBT, Class, Played, Verdict, shrunk
from pegs.core.board import Board, Seat
from pegs.protocol.coach import Grade
from pegs.protocol.review import (
    DecidingTurn,
    Level,
    Luck,
    PlayerReview,
    ReviewedTurn,
    ReviewPoint,
)
from pegs.rules.loader import named_set_of
from pegs.rules.switches import Rules

GRADES: dict[Class, Grade] = {
    Class.FINE: "fine",
    Class.INACCURACY: "inaccuracy",
    Class.MISTAKE: "mistake",
    Class.BLUNDER: "blunder",
}
"""The classes in messages."""
SMALL = 0.02
"""A small mistake: two wins in a hundred games."""
ADD_UP = ("basic", "arizona")
"""The rule sets by which measured losses come close to the results of matches, so that totals mean something.

In games between ``hints`` and ``strong``, the losses of ``hints`` were 0.218 (±0.024) a game above those of
``strong`` in basic and 0.204 (±0.020) in arizona, and its share of these games is 0.229 and 0.244 below a
half (``bench/review.py``). Other rule sets have no totals until that has been measured.
"""
Z90 = 1.645
"""Standard errors on either side of a 90% interval."""
MIN_WIDTH = 6.0
"""The smallest width of a player's interval after one game, in small mistakes."""
MIN_CHOICE = 0.05
"""The smallest cost at which a choice can decide a game: a mistake."""
MIN_CARDS = 0.10
"""The smallest change of a chance at which cards can decide a game."""
MAX_DECIDING = 3
LEVELS: tuple[tuple[Level, float], ...] = (("strong", 10.0), ("medium", 20.0), ("easy", math.inf))
"""The levels, each with the most small mistakes that it allows in a game."""


def interval_of(played: Played) -> tuple[float, float]:
    """The 90% interval of what a turn cost, shrunk toward zero like its loss."""
    half = Z90 * played.error
    return max(played.loss - half, 0.0), shrunk(played.difference, played.error) + half


def certain_loss(verdict: Verdict | None) -> float:
    """What a turn cost beyond doubt; zero if it may have cost nothing."""
    played = None if verdict is None else verdict.played
    if played is None or played.difference <= DOUBT * played.error:
        return 0.0
    return played.loss


def deciding(points: Sequence[ReviewPoint], costly: Sequence[ReviewedTurn]) -> tuple[DecidingTurn, ...]:
    """The turns that decided a game, in their order: at most three, and none if no turn stands out."""
    turns = [
        DecidingTurn(each.ply, each.seat, "choice", -each.loss) for each in costly if each.loss > MIN_CHOICE
    ]
    turns += [
        DecidingTurn(each.ply, each.seat, "cards", each.lasting)
        for each in points
        if abs(each.lasting) > MIN_CARDS
    ]
    turns.sort(key=lambda each: -abs(each.change))
    chosen: dict[int, DecidingTurn] = {}
    for each in turns:
        if len(chosen) < MAX_DECIDING:
            chosen.setdefault(each.ply, each)
    return tuple(chosen[ply] for ply in sorted(chosen))


def losses_add_up(rules: Rules) -> bool:
    """Whether measured losses are known to add up to what a match would show."""
    return named_set_of(rules) in ADD_UP


@dataclass(frozen=True)
class Total:
    """What a player's decisions in a game cost, in small mistakes, as measured; may be below zero.

    ``variance`` is the variance of this sum.
    """

    decisions: int
    small: float
    variance: float


def totals_of(
    board: Board, decisions: Sequence[Decision], verdicts: Mapping[int, Verdict]
) -> tuple[Total, ...]:
    """What every player's decisions cost, in order of seats."""
    return tuple(
        _total(
            [
                _difference(verdicts[each.ply]) / SMALL
                for each in decisions
                if each.ply in verdicts and each.seat == seat
            ]
        )
        for seat in range(board.players)
    )


def _total(small: Sequence[float]) -> Total:
    mean = sum(small) / max(len(small), 1)
    return Total(len(small), sum(small), sum((each - mean) ** 2 for each in small))


def players_of(totals: Sequence[Total]) -> tuple[PlayerReview, ...]:
    """How well each player chose, as far as one game can tell."""
    return tuple(player_review(seat, each) for seat, each in enumerate(totals))


def _difference(verdict: Verdict) -> float:
    return 0.0 if verdict.played is None else verdict.played.difference


def player_review(seat: Seat, total: Total, games: int = 1) -> PlayerReview:
    """A player's mean total over ``games`` games, with its interval and the levels that the interval reaches.

    The interval of one game is never narrower than `MIN_WIDTH`.
    """
    least = MIN_WIDTH / math.sqrt(games)
    half = max(Z90 * math.sqrt(total.variance), least / 2)
    low, high = max(total.small - half, 0.0), max(total.small + half, least)
    loss = round(max(total.small, 0.0), 1)
    return PlayerReview(seat, total.decisions, loss, round(low, 1), round(high, 1), levels_of(low, high))


def levels_of(low: float, high: float) -> tuple[Level, ...]:
    """The levels that an interval reaches."""
    levels, begin = [], 0.0
    for level, end in LEVELS:
        if low < end and high > begin:
            levels.append(level)
        begin = end
    return tuple(levels)


def ranked_pairs(players: Sequence[PlayerReview]) -> tuple[tuple[Seat, Seat], ...]:
    """The pairs of players whose intervals don't overlap, the better one first."""
    return tuple((a.seat, b.seat) for a in players for b in players if a.high < b.low)


def luck_of(board: Board, players: Sequence[PlayerReview], winner: int) -> tuple[Luck, ...]:
    """Each team's luck with the cards: its result, less the effect of its own and the others' choices."""
    return tuple(_luck(board, team, players, winner) for team in range(board.teams))


def _luck(board: Board, team: int, players: Sequence[PlayerReview], winner: int) -> Luck:
    luck, variance = float(team == winner) - 1 / board.teams, 0.0
    for player in players:
        is_own = board.team_of(player.seat) == team
        share = 1.0 if is_own else -1 / (board.teams - 1)
        luck += share * player.loss * SMALL
        variance += (share * (player.high - player.low) / 2 * SMALL) ** 2
    half = math.sqrt(variance)
    return Luck(team, round(luck, 3), round(luck - half, 3), round(luck + half, 3))
