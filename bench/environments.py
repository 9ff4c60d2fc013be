"""Random actions per CPU second in environments of one game, with observation and legal actions.

The peers are played in the same run through the same interface, OpenSpiel's Python one: `backgammon`, which
is written in C++, and `python_block_dominoes`, which is written in Python like our game. An action of ours is
a part of a turn, so turns are counted too.

Run: python bench/environments.py
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401 - importing it registers the game

sys.path.insert(0, str(Path(__file__).parent))

from measure import best_times, show
from results import Peer, Result, keep

import pegs.study.openspiel
from pegs.study import PartGame
from pegs.study.gymnasium import SeatEnv
from pegs.study.pettingzoo import raw_env

ACTIONS = 1500
ROUNDS = 4
PEERS = "backgammon", "python_block_dominoes"
_chance = random.Random(1)


def parts() -> int:
    """Play part by part; the number of turns."""
    game, turns = PartGame("arizona", seed=1), 0
    for _ in range(ACTIONS):
        if game.is_over:
            game = game.dealt_anew(_chance.random().hex())
        game.observe(game.seat)
        game.mask()
        turns += game.choose(_chance.choice(game.legal))
    return turns


def pettingzoo() -> None:
    """Play PettingZoo's environment."""
    table = raw_env("arizona")
    table.reset(seed=1)
    for _ in range(ACTIONS):
        if table.table.is_over:
            table.reset()
        seen, *_ = table.last()
        table.step(int(_chance.choice(np.flatnonzero(seen["action_mask"]).tolist())))


def gymnasium() -> None:
    """Play one seat, with greedy players at the others."""
    seat = SeatEnv("arizona")
    _, info = seat.reset(seed=1)
    for _ in range(ACTIONS // 4):
        action = int(_chance.choice(np.flatnonzero(info["action_mask"]).tolist()))
        _, _, won, cut_short, info = seat.step(action)
        if won or cut_short:
            _, info = seat.reset()


def openspiel(game: Any) -> Callable[[], None]:
    """Play a game of OpenSpiel through its Python interface."""

    def play() -> None:
        state = game.new_initial_state()
        for _ in range(ACTIONS):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(_chance.choices(outcomes, weights)[0])
                continue
            seat = state.current_player()
            if game.get_type().provides_observation_tensor:
                state.observation_tensor(seat)
            else:
                state.information_state_tensor(seat)
            state.apply_action(_chance.choice(state.legal_actions()))

    return play


def main() -> None:
    ours = pyspiel.load_game(pegs.study.openspiel.NAME, {"rules": "arizona", "rng_seed": 1})
    works: dict[str, tuple[Callable[[], object], int]] = {
        "PartGame": (parts, ACTIONS),
        "PettingZoo": (pettingzoo, ACTIONS),
        "Gymnasium, 3 greedy players": (gymnasium, ACTIONS // 4),
        "OpenSpiel": (openspiel(ours), ACTIONS),
        **{f"OpenSpiel, {name}": (openspiel(pyspiel.load_game(name)), ACTIONS) for name in PEERS},
    }
    times = best_times({name: work for name, (work, _) in works.items()}, ROUNDS, process_time)
    rates = {name: actions / times[name] for name, (_, actions) in works.items()}
    rows = [[name, f"{rate:,.0f}"] for name, rate in rates.items()]
    show("arizona with four players, random actions", ["", "actions per CPU second"], rows)
    peers = tuple(Peer(f"OpenSpiel {name}", rates.pop(f"OpenSpiel, {name}"), "actions/s") for name in PEERS)
    keep(
        "One game at a time, arizona 4/2",
        [Result(name, rate, "actions/s", None, peers) for name, rate in rates.items()],
    )
    print(f"{ACTIONS / parts():.1f} actions a turn")


if __name__ == "__main__":
    main()
