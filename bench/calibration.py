"""How often a team wins to which the net gives a chance: ``python bench/calibration.py [--games N] [SET]``.

Plays games of ``strong`` and ``hints`` on deals of their own, two against two, and compares what the net
says after every turn, as `pegs.coach.calibration` reads it, with how the game ended, in ten groups of equal
width. The deviation's standard error is of games: turns of one game aren't independent.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable

import numpy as np

from pegs import players
from pegs.coach.calibration import chance_of
from pegs.coach.valuation import logit_of
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.rules.ruleset import NAMES
from pegs.view import Observer

SEATS = 4
LINEUPS = (("strong",) * 4, ("hints",) * 4, ("strong", "hints") * 2, ("hints", "strong") * 2)
"""Who plays, by turns."""
GROUPS = 10
FEWEST = 200
"""Turns that a group must have to be shown."""


def values_of(rules: str, seed: str, names: Iterable[str]) -> list[tuple[float, bool]]:
    """What the net said to each turn's team, and whether that team won."""
    game = Game.deal(rules, SEATS, seed=seed)
    observers = [Observer(game, seat) for seat in range(SEATS)]
    bots = [players.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    said = []
    while not game.is_over:
        view = observers[game.turn].view()
        turn = bots[game.turn].choose(view)
        if view.phase is Phase.PLAY:
            said.append((logit_of(view, turn), game.board.team_of(game.turn)))
        game.play(turn)
    return [(logit, team == game.outcome.winner) for logit, team in said]


def slope_of(logits: np.ndarray, won: np.ndarray) -> float:
    """What logits would have to be multiplied by to fit best (logistic regression through zero)."""
    slope = 1.0
    for _ in range(20):
        chances = 1 / (1 + np.exp(-slope * logits))
        slope += ((won - chances) * logits).sum() / (chances * (1 - chances) * logits**2).sum()
    return float(slope)


def report(rules: str, games: int, first: int) -> None:
    """Measure one rule set and print it."""
    logits, won, number_of = [], [], []
    for number in range(first, first + games):
        for logit, is_won in values_of(rules, f"calibration/{number}", LINEUPS[number % len(LINEUPS)]):
            logits.append(logit)
            won.append(is_won)
            number_of.append(number)
    results, game = np.array(won, float), np.array(number_of)
    chances = np.array([chance_of(each) for each in logits])
    cells, worst, error_of_worst = [], 0.0, 0.0
    for group in range(GROUPS):
        inside = (chances * GROUPS).astype(int).clip(0, GROUPS - 1) == group
        if inside.sum() < FEWEST:
            continue
        off = results[inside] - chances[inside]
        sums = np.array([off[game[inside] == each].sum() for each in np.unique(game[inside])])
        error = float(np.sqrt((sums**2).sum()) / inside.sum())
        if abs(off.mean()) > worst:
            worst, error_of_worst = abs(float(off.mean())), error
        cells.append(f"{chances[inside].mean():.2f}>{results[inside].mean():.2f}")
    brier = ((chances - results) ** 2).mean()
    print(
        f"{rules}: {games} games, {len(chances)} turns: {' '.join(cells)}; "
        f"worst {worst:.3f} (standard error {error_of_worst:.3f}), Brier {brier:.3f}, "
        f"best slope {slope_of(np.array(logits), results):.2f}",
        flush=True,
    )


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="*", default=[name for name in NAMES if name != "bluffing"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    options = parser.parse_args()
    for rules in options.rules:
        report(rules, options.games, options.first)


if __name__ == "__main__":
    main()
