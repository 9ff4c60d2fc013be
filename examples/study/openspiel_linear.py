"""A linear policy learns to beat a random one (REINFORCE with NumPy):  python openspiel_linear.py"""

import numpy as np
import pyspiel

from pegs.study.openspiel import DEAL

GAMES, RATE = 500, 0.05
game = pyspiel.load_game("pegs_and_jokers(players=2,pegs=1,side_length=9,rng_seed=1)")  # a small game
weights = np.zeros((game.num_distinct_actions(), game.observation_tensor_size()))
chance = np.random.default_rng(1)


def play(learner: int, rate: float = 0) -> float:
    """Play one game against random actions; the learner's return. With a rate, learn from it."""
    state, steps = game.new_initial_state().child(DEAL), []
    while not state.is_terminal():
        bits, legal = np.array(state.observation_tensor()) > 0, state.legal_actions()
        scores = np.exp(weights[legal] @ bits * (state.current_player() == learner))
        likely = scores / scores.sum()
        choice = chance.choice(len(legal), p=likely)
        if state.current_player() == learner:
            steps.append((bits, legal, likely, choice))
        state.apply_action(legal[choice])
    reward: float = state.returns()[learner]
    for bits, legal, likely, choice in steps:
        weights[legal] -= rate * reward * np.outer(likely, bits)
        weights[legal[choice]] += rate * reward * bits
    return reward


def wins(games: int = 100) -> float:
    return sum(play(number % 2) > 0 for number in range(games)) / games


before = wins()
for number in range(GAMES):
    play(number % 2, RATE)
after = wins()
print(f"won before: {before:.0%}, after {GAMES} games: {after:.0%}")
