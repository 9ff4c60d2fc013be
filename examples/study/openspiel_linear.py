"""A linear policy learns to beat a random one (REINFORCE with NumPy):  python openspiel_linear.py"""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import pegs.study.openspiel

GAMES, RATE = 500, 0.02
small = {"players": 2, "pegs": 1, "side_length": 9, "rng_seed": 1}  # a small game, for a quick start
game = pyspiel.load_game(pegs.study.openspiel.NAME, small)
chance = np.random.default_rng(1)


def probabilities(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    likely = np.exp(scores - scores.max())
    return np.asarray(likely / likely.sum())


def play(weights: NDArray[np.float64], learner: int, rate: float = 0) -> float:
    """Play one game against random actions; the learner's return. With a rate, learn from it."""
    state: Any = game.new_initial_state()
    state.apply_action(pegs.study.openspiel.DEAL)
    steps = []
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() != learner:
            state.apply_action(int(chance.choice(legal)))
            continue
        seen = np.array(state.observation_tensor()) > 0
        likely = probabilities(weights[legal] @ seen)
        index = int(chance.choice(len(legal), p=likely))
        steps.append((seen, legal, likely, index))
        state.apply_action(legal[index])
    result: float = state.returns()[learner]
    for seen, legal, likely, index in steps:
        weights[legal] -= rate * result * np.outer(likely, seen)
        weights[legal[index]] += rate * result * seen
    return result


def wins(weights: NDArray[np.float64], games: int = 100) -> float:
    return sum(play(weights, number % 2) > 0 for number in range(games)) / games


weights = np.zeros((game.num_distinct_actions(), game.observation_tensor_size()))
before = wins(weights)
for number in range(GAMES):
    play(weights, number % 2, RATE)
after = wins(weights)
print(f"won before: {before:.0%}, after {GAMES} games: {after:.0%}")
