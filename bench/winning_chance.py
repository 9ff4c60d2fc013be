"""How well the chance of winning in a replay predicts who wins: over games of bots, the share of wins among
the positions of each predicted chance.

Fails if predicted chances are further from the shares of wins than ``BAR`` on average.

Run: python bench/winning_chance.py [GAMES] [fit]

With ``fit`` it also searches for the spread of `pegs.table.after.winning_chance` that fits these games best.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from pegs import players
from pegs.engine.game import Game
from pegs.table.after.winning_chance import SPREAD, chances, holes_left
from pegs.view import view_of

SEATINGS = (("basic", 4, 2), ("basic", 6, 3), ("arizona", 4, 2), ("north-carolina", 2, 2))
EVERY = 5
"""Decisions between the positions that count: neighbors are nearly the same position."""
MAX_DECISIONS = 3000
BINS = 10
BAR = 0.03


class Sample(NamedTuple):
    """The holes that each team still had to move in a position, and the team that won."""

    left: tuple[int, ...]
    winner: int


def samples(rules: str, seats: int, teams: int, games: int) -> Iterator[Sample]:
    """Positions of games between the strongest bots."""
    for number in range(games):
        game = Game.deal(rules, seats, teams, seed=number)
        bots = [players.make("hints", f"{number}/{seat}") for seat in range(seats)]
        left = []
        while not game.is_over and len(game.plies) < MAX_DECISIONS:
            if len(game.plies) % EVERY == 0:
                left.append(holes_left(game.board, game.position.pegs))
            game.play(bots[game.turn].choose(view_of(game, game.turn)))
        winner = game.outcome.winner
        if winner is not None:
            yield from (Sample(each, winner) for each in left)


def predictions(found: list[Sample], spread: float) -> tuple[np.ndarray, np.ndarray]:
    """For every team in every position, its predicted chance and whether it won."""
    pairs = [
        (chance, team == sample.winner)
        for sample in found
        for team, chance in enumerate(chances(sample.left, spread))
    ]
    predicted, won = zip(*pairs, strict=True)
    return np.array(predicted), np.array(won, dtype=float)


def log_loss(predicted: np.ndarray, won: np.ndarray) -> float:
    """The mean surprise: lower is better, 0.693 is guessing between two teams."""
    clipped = np.clip(predicted, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(clipped) + (1 - won) * np.log(1 - clipped)))


def report(title: str, predicted: np.ndarray, won: np.ndarray) -> float:
    """Print a line for each tenth of predicted chances. Returns the mean distance from the share of wins."""
    print(f"{title}: log loss {log_loss(predicted, won):.4f}")
    distance = 0.0
    for low in np.arange(BINS) / BINS:
        inside = (predicted >= low) & (predicted < low + 1 / BINS)
        if inside.any():
            mean, share = predicted[inside].mean(), won[inside].mean()
            distance += abs(mean - share) * inside.mean()
            print(f"  predicted {mean:6.1%}  won {share:6.1%}  of {inside.sum():,} positions")
    print(f"  mean distance {distance:.2%}")
    return distance


def fit(found: list[Sample]) -> None:
    """Search for the spread with the least log loss."""
    loss, spread = min((log_loss(*predictions(found, each)), each) for each in np.arange(4, 16, 0.5))
    print(f"best fit: a spread of {spread:.1f} (log loss {loss:.4f})")


def main(games: str = "200", *options: str) -> None:
    """Play, print, and fail if the bar is missed."""
    everything: list[Sample] = []
    for rules, seats, teams in SEATINGS:
        found = list(samples(rules, seats, teams, int(games)))
        report(f"{rules}, {seats} players in {teams} teams", *predictions(found, SPREAD))
        everything += found
    distance = report("all", *predictions(everything, SPREAD))
    if "fit" in options:
        fit(everything)
    assert distance <= BAR, f"the predicted chances miss the bar of {BAR:.0%}"


if __name__ == "__main__":
    main(*sys.argv[1:])
