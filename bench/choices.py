"""What one player's choices are worth beside another's, far sooner than games would show it.

Both choose in the same positions, from games of ``strong``. Where they choose differently, both turns are
played on in the hands that were really there, with the same luck for both, for four rounds. The sum of these
differences over a game says about how many more games a team wins that makes the one player's choices
instead of the other's. It isn't exact, because better players come to other positions.

Run: python bench/choices.py [--deals N] [--player NAME] [--against NAME] [SET ...]
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean, mean, variance
from time import process_time

import numpy as np
from all_seeing import SEATS, TEAMS, arguments, open_view

from pegs import players
from pegs.analysis.intervals import normal
from pegs.coach.trial import Trial
from pegs.core.position import Phase
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.engine.kernel.rng import stream
from pegs.view import SeatView, view_of

WORLDS, DECISIONS = 48, 16
"""How often a difference is played on, and for how many decisions at least."""
EVERY = 0.4
"""The share of decisions that are looked at."""
MAX_TURNS = 2_000


def positions(rules: str, number: int) -> Iterator[tuple[Game, SeatView]]:
    """Some of the decisions of a game."""
    chance, seed = np.random.default_rng(number), f"choices/{number}"
    game = Game.deal(rules, SEATS, TEAMS, seed=seed)
    bots = [players.make("strong", f"{seed}/{seat}") for seat in range(SEATS)]
    while not game.is_over and len(game.plies) < MAX_TURNS:
        view = view_of(game, game.turn)
        if view.phase is Phase.PLAY and chance.random() < EVERY:
            yield game, view
        game.play(bots[game.turn].choose(view))


def gain(game: Game, view: SeatView, turn: Turn, other: Turn) -> float:
    """How much likelier the seat's team is to win with one turn than with another, in the real hands."""
    seed = list(stream(len(game.plies), "choices"))
    trial = Trial(open_view(game, view), seed, 1)
    trial.decisions = DECISIONS
    first, second = trial.add(turn), trial.add(other)
    assert first is not None
    assert second is not None
    trial.is_open = [i in (first, second) for i in range(len(trial.turns))]
    chances = trial.try_worlds(WORLDS)
    return fmean(world[first] - world[second] for world in chances) if chances else 0.0


def report(rules: str, names: tuple[str, str], deals: int) -> None:
    """Compare two players' choices in one rule set's games."""
    seconds, decisions, different = [0.0, 0.0], 0, 0
    gains = []
    for number in range(deals):
        bots = [players.make(name, number) for name in names]
        gains.append(0.0)
        for game, view in positions(rules, number):
            turns = []
            for i, bot in enumerate(bots):
                begin = process_time()
                turns.append(bot.choose(view))
                seconds[i] += process_time() - begin
            decisions += 1
            if turns[0] != turns[1]:
                different += 1
                gains[-1] += gain(game, view, *turns) / EVERY / TEAMS
    worth = normal(mean(gains), variance(gains), deals)
    times = " and ".join(f"{1e3 * each / decisions:.1f} ms" for each in seconds)
    share = f"{different / decisions:.0%} of {decisions} choices differ"
    print(
        f"{rules}: {names[0]} instead of {names[1]} is worth {worth.value:+.1%} of the games "
        f"({worth.low:+.1%} to {worth.high:+.1%}); {share}; {times} of CPU a decision",
        flush=True,
    )


if __name__ == "__main__":
    given = arguments(__doc__, 40, "strong")
    for name in given.rules:
        report(name, (given.player, given.against), given.deals)
