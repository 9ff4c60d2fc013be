"""One seat learns to beat a random player (REINFORCE with NumPy):  python gymnasium_reinforce.py"""

import numpy as np

from pegs.rules import Rules
from pegs.study.gymnasium import SeatEnv

GAMES, RATE = 500, 0.05
env = SeatEnv(Rules(pegs=1, side_length=9), players=2, others="random")  # a small game, for a quick start
weights = np.zeros((env.table.actions.size, env.table.layout.size))
chance = np.random.default_rng(1)


def play(seed: int, rate: float = 0) -> float:
    """Play one game; the reward. With a rate, learn from it."""
    (seen, info), steps, over, reward = env.reset(seed=seed), [], False, 0.0
    while not over:
        bits, legal = seen > 0, np.flatnonzero(info["action_mask"])
        scores = np.exp(weights[legal] @ bits)
        likely = scores / scores.sum()
        choice = int(chance.choice(len(legal), p=likely))
        steps.append((bits, legal, likely, choice))
        seen, reward, won, cut_short, info = env.step(int(legal[choice]))
        over = won or cut_short
    for bits, legal, likely, choice in steps:
        weights[legal] -= rate * reward * np.outer(likely, bits)
        weights[legal[choice]] += rate * reward * bits
    return reward


def wins(games: int = 100) -> float:
    return sum(play(10**6 + seed) > 0 for seed in range(games)) / games


before = wins()
for number in range(GAMES):
    play(number, RATE)
after = wins()
print(f"won before: {before:.0%}, after {GAMES} games: {after:.0%}")
