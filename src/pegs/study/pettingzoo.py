"""The game as a PettingZoo environment: seats take turns, and choose each turn part by part.

    from pegs.study.pettingzoo import env
    table = env("arizona", players=4, render_mode="ansi")

``env`` is an AEC environment and ``parallel_env`` a parallel one, in which only the action of the seat to act
counts. An illegal action ends the game, and costs 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pegs.extras import require

require("study", "pettingzoo")

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from pegs.core.copying import CopiesWhole
from pegs.rules.ruleset import DEFAULT_PLAYERS, RuleSet
from pegs.rules.switches import Rules
from pegs.study.naming import environment_name
from pegs.study.part_game import MAX_DECISIONS, PartGame
from pegs.study.rendering import RENDER_MODES, render
from pegs.study.spaces import observation_box

Observation = dict[str, NDArray[Any]]

ILLEGAL_REWARD = -1
NOTHING = 0
"""The action of a seat that isn't to act."""


def env(rules: str | RuleSet | Rules = "basic", **options: Any) -> AECEnv[str, Observation, int | None]:
    """The AEC environment, with PettingZoo's usual wrappers. The options are those of `raw_env`."""
    wrapped: AECEnv[str, Observation, int | None] = raw_env(rules, **options)
    wrapped = TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = AssertOutOfBoundsWrapper(wrapped)
    return OrderEnforcingWrapper(wrapped)


def parallel_env(
    rules: str | RuleSet | Rules = "basic", **options: Any
) -> ParallelEnv[str, Observation, int | None]:
    """The parallel environment: every seat gives an action, and only that of the seat to act counts."""
    return turn_based_aec_to_parallel(env(rules, **options))


class raw_env(CopiesWhole, AECEnv[str, Observation, int | None]):  # noqa: N801, PettingZoo's name
    """One table without wrappers. Agents are ``player_0``, ``player_1`` ... by seat, clockwise.

    An observation is a dictionary: ``observation`` as `pegs.study.SeatLayout` says, and ``action_mask``, the
    parts that may be chosen now. A seat that isn't to act may only choose `NOTHING`.
    """

    def __init__(
        self,
        rules: str | RuleSet | Rules = "basic",
        players: int = DEFAULT_PLAYERS,
        teams: int | None = None,
        *,
        max_decisions: int = MAX_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        """Set up a table; without ``teams``, with the usual number. Games end after ``max_decisions``.

        Raises UsageError if the seating or a number is impossible, DealError if the packs have too few cards.
        """
        super().__init__()
        self.table = PartGame(rules, players, teams, max_decisions=max_decisions)
        self.render_mode = render_mode
        self.metadata = {
            "name": environment_name(self.table.game.ruleset, players, self.table.board.teams),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._chance = np.random.default_rng()
        size = self.table.actions.size
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_box(self.table.layout),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may choose."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; without a seed, the next one after the last seed. There are no options."""
        del options
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table = self.table.dealt_anew(int(self._chance.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.table.actions.size, np.int8)
        mask[self.table.legal if seat == self.table.seat and not self.table.is_over else NOTHING] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Choose the next part for the seat to act.

        Raises UsageError, and changes nothing, if it isn't legal; the wrappers of `env` end the game instead.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.choose(int(action))
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        if self.table.is_over:
            self.rewards = dict(zip(self.agents, map(float, self.table.rewards), strict=True))
            self.terminations = dict.fromkeys(self.agents, self.table.is_won)
            self.truncations = dict.fromkeys(self.agents, self.table.is_cut_short)
        self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def state(self) -> NDArray[np.int16]:
        """What all seats see together, one after another, for training with a view of the whole table."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.table.players)])

    def render(self) -> str | None:
        """The table as text: returned in the mode ``ansi``, printed in the mode ``human``."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Do nothing: there's no window."""
