"""All seats learn from playing one another (Monte Carlo with NumPy):  python pettingzoo_self_play.py"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pegs.rules import Rules
from pegs.study.pettingzoo import raw_env

GAMES, CURIOSITY, STAGES = 600, 0.2, 6
env = raw_env(Rules(pegs=1, side_length=9), players=2)  # a small game, for a quick start
in_start = env.table.layout["pegs"].start + env.table.layout.lane - 1  # how many own pegs are in start
chosen = env.table.layout["chosen"]  # the parts of the turn that are chosen already
chance = np.random.default_rng(1)
shape = STAGES, env.table.board.pegs + 1, env.table.actions.size
total, times = np.zeros(shape), np.zeros(shape)  # the rewards that followed each action, and how often it was


def choose(seen: NDArray[np.int16], mask: NDArray[np.int8], curiosity: float) -> Any:
    stage = min(int(np.count_nonzero(seen[chosen])), STAGES - 1), seen[in_start]
    if chance.random() < curiosity:
        return *stage, chance.choice(np.flatnonzero(mask))
    value = np.where(mask, total[stage] / np.maximum(times[stage], 1), -np.inf)
    return *stage, chance.choice(np.flatnonzero(value == value.max()))


def play(seed: int, curiosity: dict[str, float]) -> dict[str, float]:
    """Play one game, and count what followed each choice; the rewards."""
    env.reset(seed=seed)
    choices: list[tuple[str, Any]] = []
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        agent = env.agent_selection
        seen = env.observe(agent)
        choice = choose(seen["observation"], seen["action_mask"], curiosity[agent])
        choices.append((agent, choice))
        env.step(int(choice[-1]))
    for agent, choice in choices if min(curiosity.values()) else ():
        total[choice] += env.rewards[agent]
        times[choice] += 1
    return dict(env.rewards)


def wins(games: int = 100) -> float:
    """How often player_0, not curious, beats a random player."""
    results = [play(10**6 + seed, {"player_0": 0, "player_1": 1}) for seed in range(games)]
    return sum(rewards["player_0"] > 0 for rewards in results) / games


before = wins()
for number in range(GAMES):
    play(number, dict.fromkeys(env.possible_agents, CURIOSITY))
after = wins()
print(f"won before: {before:.0%}, after {GAMES} games: {after:.0%}")
