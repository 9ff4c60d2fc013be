"""One seat learns to beat a random player (REINFORCE with NumPy):  python gymnasium_reinforce.py"""

import numpy as np
from numpy.typing import NDArray

from pegs.rules import Rules
from pegs.study.gymnasium import SeatEnv

GAMES, RATE, STAGES = 500, 0.3, 6
env = SeatEnv(Rules(pegs=1, side_length=9), players=2, others="random")  # a small game, for a quick start
in_start = env.table.layout["pegs"].start + env.table.layout.lane - 1  # how many own pegs are in start
chosen = env.table.layout["chosen"]  # the parts of the turn that are chosen already
chance = np.random.default_rng(1)


def probabilities(row: NDArray[np.float64], mask: NDArray[np.int8]) -> NDArray[np.float64]:
    likely = np.where(mask, np.exp(row - row[mask > 0].max()), 0)
    return np.asarray(likely / likely.sum())


def play(weights: NDArray[np.float64], seed: int, rate: float = 0) -> float:
    """Play one game; the reward. With a rate, learn from it."""
    (seen, info), steps, over, reward = env.reset(seed=seed), [], False, 0.0
    while not over:
        row = weights[min(int(np.count_nonzero(seen[chosen])), STAGES - 1), seen[in_start]]
        likely = probabilities(row, info["action_mask"])
        action = int(chance.choice(len(likely), p=likely))
        steps.append((row, likely, action))
        seen, reward, won, cut_short, info = env.step(action)
        over = won or cut_short
    for row, likely, action in steps:
        row -= rate * reward * likely
        row[action] += rate * reward
    return reward


def wins(weights: NDArray[np.float64], games: int = 100) -> float:
    return sum(play(weights, 10**6 + seed) > 0 for seed in range(games)) / games


weights = np.zeros((STAGES, env.table.board.pegs + 1, env.table.actions.size))
before = wins(weights)
for number in range(GAMES):
    play(weights, number, RATE)
after = wins(weights)
print(f"won before: {before:.0%}, after {GAMES} games: {after:.0%}")
