"""Speed of `Game` from Python on one core, in turns per CPU second and in empty Python calls.

A turn is all of its legal turns listed and one of them played, at random: as values, with checks and
history; as values without those; or as codes. `Game` remembers turns and operations that it has made
before, so the second row, which plays the same game in every round, is the easier one. An empty call is one
of a function with four arguments that does nothing, measured in the same run, so a busy machine slows both.
Fails if the three ways lead to different games.

    make bench

The peer is OpenSpiel's `maedn` through its Python interface: the legal actions listed and one applied.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).parent))

import pyspiel
from measure import show
from results import Peer, Result, figure, keep

from pegs.engine.game import Game
from pegs.engine.kernel import entry_points as kernel

TURNS = 2000
CALLS = 500_000
ROUNDS = 60
NEW_GAMES = "legal_turns() and play(), new games"
MAX_CALLS = 250
"""What a turn in a new game should cost at most, in empty calls."""
CODES = "codes() and play_code()"
PEER = "OpenSpiel maedn"
MAX_CODES = 300_000


def play(seed: int) -> Game:
    """Play random turns with `play`, which checks them and keeps a history."""
    game, chance = Game.deal("basic", seed=seed), Random(seed)
    for _ in range(TURNS):
        turns = game.legal_turns()
        if not turns:
            break
        game.play(turns[int(chance.random() * len(turns))])
    return game


def play_trusted(seed: int) -> Game:
    """Play the same turns with `play_trusted`."""
    game, chance = Game.deal("basic", seed=seed), Random(seed)
    for _ in range(TURNS):
        turns = game.legal_turns()
        if not turns:
            break
        game.play_trusted(turns[int(chance.random() * len(turns))])
    return game


def play_codes(seed: int) -> Game:
    """Play the same turns as codes."""
    game, chance = Game.deal("basic", seed=seed), Random(seed)
    for _ in range(TURNS):
        codes = game.codes()
        if not codes:
            break
        game.play_code(codes[int(chance.random() * len(codes))])
    return game


def play_maedn(seed: int) -> int:
    """Play random turns of OpenSpiel's race game; the number of decisions."""
    game, chance, decisions = pyspiel.load_game("maedn(players=4)"), Random(seed), 0
    state = game.new_initial_state()
    while decisions < TURNS and not state.is_terminal():
        actions = state.legal_actions()
        decisions += not state.is_chance_node()
        state.apply_action(actions[int(chance.random() * len(actions))])
    return decisions


def nothing(_a: int, _b: int, _c: int, _d: int) -> None:
    """Do nothing."""


def best_per_call(call: Callable[..., object], *arguments: int) -> float:
    """The shortest time of one call in CPU seconds, as part of a loop."""
    begin = process_time()
    for _ in range(CALLS):
        call(*arguments)
    return (process_time() - begin) / CALLS


def main() -> None:
    """Measure everything in turn."""
    game = Game.deal("basic", seed=1)
    state = game._state
    ways = {
        NEW_GAMES: play,
        "the same, one game again": play,
        "legal_turns() and play_trusted()": play_trusted,
        CODES: play_codes,
    }
    assert play(1) == play_trusted(1) == play_codes(1)
    best = dict.fromkeys((*ways, PEER, "one call into the kernel", "an empty call"), float("inf"))
    for number in range(ROUNDS):
        for name, way in ways.items():
            seed = 2 + number if name == NEW_GAMES else 1
            begin = process_time()
            played = way(seed).outcome.decisions
            best[name] = min(best[name], (process_time() - begin) / played)
        begin = process_time()
        decisions = play_maedn(2 + number)
        best[PEER] = min(best[PEER], (process_time() - begin) / decisions)
        crossing = best_per_call(kernel.load, state._rules_at, state._game_at)
        best["one call into the kernel"] = min(best["one call into the kernel"], crossing)
        best["an empty call"] = min(best["an empty call"], best_per_call(nothing, 1, 2, 3, 4))
    empty = best["an empty call"]
    show(
        "Turns from Python, four-player basic",
        ["", "per CPU second", "µs", "empty calls", "at most"],
        [
            [
                name,
                f"{1 / each:,.0f}",
                f"{each * 1e6:.2f}",
                f"{each / empty:.1f}",
                str(MAX_CALLS) if name == NEW_GAMES else "",
            ]
            for name, each in best.items()
        ],
    )
    calls, peer_calls = best[NEW_GAMES] / empty, best[PEER] / empty
    rates = Peer("an empty call", empty * 1e9, "ns"), Peer(PEER, 1 / best[PEER], "decisions/s")
    keep(
        "Turns from Python, four-player basic",
        [
            Result(
                f"legal_turns() + play(), {figure(1 / best[NEW_GAMES])}/s",
                calls,
                "empty calls",
                MAX_CALLS,
                (Peer(PEER, peer_calls, "empty calls"),),
                at_most=True,
            ),
            Result("codes() + play_code()", 1 / best[CODES], "turns/s", MAX_CODES, rates),
        ],
    )


if __name__ == "__main__":
    main()
