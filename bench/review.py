"""Whether reviews are right: ``python bench/review.py [--games N] [--planted N] [SET ...]``.

*Losses*: in games of ``hints`` against ``strong``, what the choices of ``hints`` cost more than those of
``strong`` must be its deficit: how much less than half of such games it wins.

*Planted turns*: in games of ``strong``, a bad turn (by more than 10 wins in 100 games, as a judge with many
more worlds and another seed sees it) must be called a mistake or worse; one that's as good as the best
(within half a win) mustn't.
"""

from __future__ import annotations

import argparse
import math
import threading
from collections.abc import Iterator

import numpy as np

from pegs import players
from pegs.analysis.comparison import PlayerMatch
from pegs.coach.review import TINY
from pegs.coach.verdict import Class, judge
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.rules import load
from pegs.view import Observer, SeatView

SEATS = 4
DUEL_DEALS = 1000
MAX_TURNS = 5000
CAREFUL_TRIES, CAREFUL_ERROR = 20_000, 0.004
"""The judge that says which planted turns are bad, and which are as good as the best."""
BAD, EQUAL = 0.10, 0.005
DECISIONS_A_GAME = 6
"""Decisions of a game in which turns are planted."""


def decisions(rules: str, seed: str, names: tuple[str, ...]) -> Iterator[tuple[SeatView, Turn]]:
    """Every decision of a game with the turn that was played."""
    game = Game.deal(rules, SEATS, seed=seed)
    observers = [Observer(game, seat) for seat in range(SEATS)]
    bots = [players.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not game.is_over:
        view = observers[game.turn].view()
        turn = bots[game.turn].choose(view)
        yield view, turn
        game.play(turn)


def losses(rules: str, games: int) -> None:
    """Print the mean loss of hints beyond that of strong, a team and a game, beside its deficit."""
    found = []
    for number in range(games):
        names = ("hints", "strong", "hints", "strong")
        names = names if number % 2 else names[::-1]
        lost = dict.fromkeys(names, 0.0)
        for ply, (view, turn) in enumerate(decisions(rules, f"bench review/{number}", names)):
            verdict = judge(view, turn, seed=ply, tiny=TINY)
            if verdict.played is not None:
                lost[names[view.seat]] += verdict.played.difference
        found.append((lost["hints"], lost["strong"]))
    hints, strong = np.array(found).T
    error = (hints - strong).std() / math.sqrt(games)
    won = _share(rules)
    print(
        f"{rules}: hints loses {hints.mean():.3f} a game and team, strong {strong.mean():.3f}: "
        f"{(hints - strong).mean():.3f} ±{1.96 * error:.3f} more; its deficit is {0.5 - won:.3f}",
        flush=True,
    )


def _share(rules: str) -> float:
    """The share of games that hints wins against strong."""
    match = PlayerMatch("hints", "strong", load(rules), SEATS, 2, "bench review", MAX_TURNS)
    for _ in match.play(DUEL_DEALS, threading.Event()):
        pass
    return match.result().share.value


def planted(rules: str, number: int) -> None:
    """Print how many bad turns are found, and how many good ones are called mistakes."""
    chance = np.random.default_rng(1)
    bad: list[bool] = []
    equal: list[bool] = []
    game = 0
    while min(len(bad), len(equal)) < number:
        views = [
            view
            for view, _ in decisions(rules, f"bench planted/{game}", ("strong",) * SEATS)
            if view.phase is Phase.PLAY and len(view.legal_turns) > 2
        ]
        game += 1
        for at in chance.choice(len(views), min(DECISIONS_A_GAME, len(views)), replace=False):
            view = views[at]
            turn = view.legal_turns[chance.integers(len(view.legal_turns))]
            careful = judge(view, turn, seed="careful", tries=CAREFUL_TRIES, error=CAREFUL_ERROR).played
            if careful is None or EQUAL < careful.difference <= BAD + 2 * careful.error:
                continue
            found = judge(view, turn, seed="review", tiny=TINY).played
            assert found is not None
            (bad if careful.difference > BAD else equal).append(found.grade >= Class.MISTAKE)
    print(
        f"{rules}: of {len(bad)} bad turns {np.mean(bad):.1%} are called mistakes or worse, "
        f"of {len(equal)} that are as good as the best {np.mean(equal):.1%}",
        flush=True,
    )


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules", nargs="*", default=["basic", "arizona"])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--planted", type=int, default=50)
    options = parser.parse_args()
    for rules in options.rules:
        if options.planted:
            planted(rules, options.planted)
        if options.games:
            losses(rules, options.games)


if __name__ == "__main__":
    main()
