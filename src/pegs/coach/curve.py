"""The curve of a game: how likely each team was to win after every turn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from statistics import fmean

from pegs.coach.calibration import chance_of, fit_for
from pegs.coach.played_game import Decision
from pegs.coach.valuation import logit_of

_NEARLY_WON = 0.995
"""The most that the curve shows before the game is over."""


def curve_of(decisions: Sequence[Decision], winner: int | None) -> list[tuple[float, ...]]:
    """Every team's chance after each decision, by the net, and at the end the winner's.

    After decisions that the net doesn't value, such as draws, chances stay as they were.
    """
    game = decisions[0].game
    teams, fit = game.board.teams, fit_for(game.rules)
    chances = (1 / teams,) * teams
    curve = []
    for decision in decisions:
        if decision.is_play:
            chance = chance_of(logit_of(decision.view, decision.turn), fit)
            chances = _with(chances, decision.game.board.team_of(decision.seat), chance)
        curve.append(chances)
    if winner is not None:
        curve[-1] = tuple(float(team == winner) for team in range(teams))
    return curve


def round_means(chances: Sequence[float], seats: int) -> list[float]:
    """Each chance, averaged over the round of turns around it. That cancels what seats see differently.

    The last chance stays certain.
    """
    last = len(chances) - 1
    half = max(0, min(seats // 2, (last - 1) // 2))
    if half == 0:
        return list(chances)
    # With an even number of seats, the two turns at the ends are the same seat's.
    weights = [1.0] * (2 * half + 1)
    weights[0] = weights[-1] = 1.0 if seats % 2 else 0.5
    middles = [min(max(i, half), last - 1 - half) for i in range(last)]
    rounds = [chances[middle - half : middle + half + 1] for middle in middles]
    means = [sum(map(mul, each, weights)) / sum(weights) for each in rounds]
    return [*means, chances[last]]


def lasting(change: float, chances: Sequence[float], at: int, seats: int) -> float:
    """How much of a change at a turn lasted for a round of turns; 0 if the chance went the other way.

    Every seat sees the game with its own hand, so a change that only one seat saw doesn't count.
    """
    before, after = chances[max(0, at - seats) : at], chances[at : at + seats]
    lasted = fmean(after) - fmean(before) if before else 0.0
    return math.copysign(min(abs(change), abs(lasted)), change) if lasted * change > 0 else 0.0


def _with(chances: tuple[float, ...], team: int, chance: float) -> tuple[float, ...]:
    """The chances with one team's replaced; the others share the rest as before."""
    least = (1 - _NEARLY_WON) / (len(chances) - 1)
    chance = min(max(chance, 1 - _NEARLY_WON), _NEARLY_WON)
    rest = sum(each for other, each in enumerate(chances) if other != team)
    shares = [chance if other == team else (1 - chance) * each / rest for other, each in enumerate(chances)]
    limited = [max(each, least) for each in shares]
    return tuple(each / sum(limited) for each in limited)
