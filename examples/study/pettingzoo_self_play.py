"""All seats learn from playing one another (Monte Carlo with NumPy):  python pettingzoo_self_play.py"""

import numpy as np

from pegs.rules import Rules
from pegs.study.pettingzoo import raw_env

GAMES, SURE, CURIOUS, RANDOM = 600, 1e-6, 0.3, 1e6  # how much chance is in a seat's choices
env = raw_env(Rules(pegs=1, side_length=9), players=2)  # a small game, for a quick start
layout, chance = env.table.layout, np.random.default_rng(1)
shape = env.table.actions.size, 20, 2  # an action, how many parts were chosen before it, the pegs in start
total, times = np.zeros(shape), np.ones(shape)  # the rewards that followed it, and how often it was chosen


def play(seed: int, *chances: float) -> float:
    """Play one game, each seat with this much chance; the reward of player_0. Learn if they are curious."""
    env.reset(seed=seed)
    choices = []
    while not env.table.is_over:
        seen, mask = env.last()[0].values()
        when = np.count_nonzero(seen[layout["chosen"]]), int(seen[layout["pegs"]][layout.lane - 1])
        values = (total / times)[:, *when] + chances[env.table.seat] * chance.random(len(mask))
        action = int(np.argmax(np.where(mask, values, -np.inf)))
        choices.append((env.agent_selection, (action, *when)))
        env.step(action)
    for agent, choice in choices if CURIOUS in chances else ():
        total[choice] += env.rewards[agent]
        times[choice] += 1
    return env.rewards["player_0"]


def wins(games: int = 100) -> float:
    return sum(play(10**6 + seed, SURE, RANDOM) > 0 for seed in range(games)) / games


before = wins()
for number in range(GAMES):
    play(number, CURIOUS, CURIOUS)
after = wins()
print(f"won before: {before:.0%}, after {GAMES} games: {after:.0%}")
