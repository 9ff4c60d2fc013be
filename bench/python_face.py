"""Speed of `Game.legal_turns()` and `Game.play()` on one core, compared with bare calls into the kernel.

Fails if `play` and `play_trusted` lead to different games. The goal is 20,000 turns/s of four-player basic.

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
    """Play random turns with `play`, which checks them."""
    game, chance = Game.deal("basic", seed=seed), Random(seed)
    for _ in range(TURNS):
        turns = game.legal_turns()
        if not turns:
            break
        game.play(turns[int(chance.random() * len(turns))])
    return game


def play_trusted(seed: int) -> Game:
    """Play the same turns with `play_trusted`, which doesn't."""
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
    assert play(1) == play_trusted(1)

    def kernel_calls() -> None:
        for _ in range(TURNS):
            kernel.load(game._state.tables, game._state.fields.memory)

    times = best_times(
        {"play": lambda: play(1), "play_trusted": lambda: play_trusted(1), "call": kernel_calls}, rounds=5
    )
    call = times["call"] / TURNS
    rows = []
    for name in ("play", "play_trusted"):
        each = times[name] / played
        rows.append([name, f"{1 / each:,.0f}", f"{each * 1e6:.0f}", f"{each / call:.1f}"])
    rows.append(["one call into the kernel", "", f"{call * 1e6:.1f}", "1.0"])
    show("Turns from Python", ["", "turns/s", "µs per turn", "in kernel calls"], rows)


if __name__ == "__main__":
    main()
