"""The Python face on one core: `Game.legal_turns()` and `play()`, against an empty loop of crossings into
the kernel.

Asserted: the game played is the same as through the trusting door. The aim is 20,000 turns/s of four-player
basic.

    make bench
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

from measure import best_times, show

from pegs.engine.game import Game
from pegs.engine.kernel import entry_points as kernel

TURNS = 2000


def play(seed: int) -> Game:
    """Random play through the checking door."""
    game, chance = Game.deal("basic", seed=seed), Random(seed)
    for _ in range(TURNS):
        turns = game.legal_turns()
        if not turns:
            break
        game.play(turns[int(chance.random() * len(turns))])
    return game


def search(seed: int) -> Game:
    """The same turns through the trusting door."""
    game, chance = Game.deal("basic", seed=seed), Random(seed)
    for _ in range(TURNS):
        turns = game.legal_turns()
        if not turns:
            break
        game.play_trusted(turns[int(chance.random() * len(turns))])
    return game


def main() -> None:
    game = Game.deal("basic", seed=1)
    played = len(play(1).plies)
    assert play(1) == search(1)

    def crossings() -> None:
        for _ in range(TURNS):
            kernel.load(game._state.tables, game._state.fields.record)

    times = best_times(
        {"checked": lambda: play(1), "trusted": lambda: search(1), "crossing": crossings}, rounds=5
    )
    crossing = times["crossing"] / TURNS
    rows = []
    for name in ("checked", "trusted"):
        each = times[name] / played
        rows.append([name, f"{1 / each:,.0f}", f"{each * 1e6:.0f}", f"{each / crossing:.1f}"])
    rows.append(["one crossing into the kernel", "", f"{crossing * 1e6:.1f}", "1.0"])
    show("Turns through the Python face", ["", "turns/s", "µs a turn", "in crossings"], rows)


if __name__ == "__main__":
    main()
