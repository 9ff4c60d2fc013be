"""How often a team wins to which the net gives a chance: ``python bench/calibration.py [--games N] [SET]``.

Plays games of ``strong`` and ``hints`` on deals of their own, two against two, and compares what the net
says after every turn, as `pegs.coach.calibration` reads it, with how the game ended, in ten groups of equal
width. The deviation's standard error is of games: turns of one game aren't independent.
"""

from __future__ import annotations

import argparse

import numpy as np

from pegs.analysis.workers import WorkerMemory
from pegs.coach.calibration import chance_of, fit_for
from pegs.engine.kernel.addresses import call
from pegs.players.net_layout import N_FEATURES
from pegs.players.net_weights import STRONG as NET
from pegs.players.net_weights import nets_of
from pegs.players.policies import HINTS, STRONG
from pegs.rules import load
from pegs.rules.ruleset import NAMES
from pegs.training.played_games import kernel_arguments
from pegs.training.seatings import Seating
from pegs.training.self_play import DECISION_COLUMNS, PLAY_FOR_TRAINING, play_for_training

SEATS, TEAMS = 4, 2
LINEUPS = ((STRONG,) * 4, (HINTS,) * 4, (STRONG, HINTS) * 2, (HINTS, STRONG) * 2)
"""Who plays, by turns."""
GROUPS = 10
MIN = 200
"""Turns that a group must have to be shown."""
MAX_TURNS = 3000


def values_of(rules: str, lineup: int, games: range) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What the net said after each turn of these games, whether that turn's team won, and the game's number.

    Games without an end are left out.
    """
    room = len(games) * MAX_TURNS
    decisions, logits = np.zeros((room, DECISION_COLUMNS), np.int64), np.zeros(room, np.float32)
    winners = np.full(len(games), -1, np.int64)
    seating = Seating(load(rules).rules, SEATS, TEAMS)
    arguments = PLAY_FOR_TRAINING(
        **kernel_arguments(
            WorkerMemory(),
            seating,
            LINEUPS[lineup],
            nets_of((NET,), seating.rules),
            f"calibration/{lineup}",
            games,
        ),
        max_turns=MAX_TURNS,
        explore=0,
        keep=0,
        decisions=decisions,
        logits=logits,
        room=room,
        inputs=np.zeros((0, N_FEATURES), np.float32),
        rows=0,
        winners=winners,
    )
    number = call(play_for_training, arguments)
    game, team = decisions[:number, 0], decisions[:number, 1]
    is_over = winners[game] >= 0
    won = (winners[game] == team)[is_over]
    return logits[:number][is_over], won.astype(float), (game * len(LINEUPS) + lineup)[is_over]


def best_fit(logits: np.ndarray, won: np.ndarray) -> np.ndarray:
    """By what logits would have to be multiplied, and what added, to fit best (logistic regression)."""
    fit, inputs = np.array([1.0, 0.0]), np.stack([logits, np.ones_like(logits)])
    for _ in range(20):
        chances = 1 / (1 + np.exp(-fit @ inputs))
        curvature = (inputs * chances * (1 - chances)) @ inputs.T
        fit += np.linalg.solve(curvature, inputs @ (won - chances))
    return fit


def report(rules: str, games: int, first: int) -> None:
    """Measure one rule set and print it."""
    each = range(first, first + games // len(LINEUPS))
    played = [values_of(rules, lineup, each) for lineup in range(len(LINEUPS))]
    logits, results, game = (np.concatenate(parts) for parts in zip(*played, strict=True))
    fit = fit_for(load(rules).rules)
    chances = np.array([chance_of(logit, fit) for logit in logits.tolist()])
    cells, worst, error_of_worst = [], 0.0, 0.0
    for group in range(GROUPS):
        inside = (chances * GROUPS).astype(int).clip(0, GROUPS - 1) == group
        if inside.sum() < MIN:
            continue
        off = results[inside] - chances[inside]
        sums = np.bincount(game[inside], weights=off)
        error = float(np.sqrt((sums**2).sum()) / inside.sum())
        if abs(off.mean()) > worst:
            worst, error_of_worst = abs(float(off.mean())), error
        cells.append(f"{chances[inside].mean():.2f}>{results[inside].mean():.2f}")
    slope, offset = best_fit(logits, results)
    brier = ((chances - results) ** 2).mean()
    print(
        f"{rules}: {games} games, {len(chances)} turns: {' '.join(cells)}; "
        f"worst {worst:.3f} (standard error {error_of_worst:.3f}), Brier {brier:.3f}, "
        f"best fit {slope:.2f} times the logit {offset:+.2f}",
        flush=True,
    )


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="*", default=[name for name in NAMES if name != "bluffing"])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    options = parser.parse_args()
    for rules in options.rules:
        report(rules, options.games, options.first)


if __name__ == "__main__":
    main()
