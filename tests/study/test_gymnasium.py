"""Gymnasium's own checks pass on every rule set, with two to ten players."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pegs.core.errors import PlayerError, UsageError
from pegs.rules import Rules, named
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS
from pegs.study.gymnasium import ILLEGAL_REWARD, SeatEnv
from tests.soak import combinations_of

TABLES = combinations_of(named(), range(MIN_PLAYERS, MAX_PLAYERS + 1))


def table(**options: Any) -> SeatEnv:
    return SeatEnv(Rules(pegs=1), players=2, **options)


def play_on(env: SeatEnv, steps: int, seed: int = 1) -> list[float]:
    """Choose random legal parts until the game is over; the rewards."""
    chance, rewards = random.Random(seed), []
    for _ in range(steps):
        observation, reward, terminated, truncated, info = env.step(chance.choice(env.table.legal))
        assert env.observation_space.contains(observation)
        assert (info["action_mask"] == env.action_masks()).all()
        rewards.append(reward)
        if terminated or truncated:
            return rewards
        assert env.table.seat == env.seat
    return rewards


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_gymnasium_accepts_every_table(rules: str, players: int) -> None:
    env = gymnasium.make(f"pegs/{rules}_{players}p-v0").unwrapped
    assert isinstance(env, SeatEnv)
    check_env(env, skip_render_check=(rules, players) != ("wizard", 4))
    env.reset(seed=1)
    play_on(env, 5)


@pytest.mark.parametrize("others", ["random", "greedy", "hints", ["hints", "random", "greedy"]])
def test_anyone_can_have_the_other_seats(others: str | list[str]) -> None:
    env = SeatEnv("bluffing", others=others, seat=2)
    env.reset(seed=3)
    play_on(env, 30)


def test_a_game_ends_with_a_reward() -> None:
    results = set()
    for seed in range(12):
        env = table(others="random")
        env.reset(seed=seed)
        *before, last = play_on(env, 5000, seed)
        assert not any(before)
        results.add(last)
    assert results == {-1.0, 1.0}


def test_a_long_game_is_cut_short() -> None:
    env = table(max_decisions=9)
    env.reset(seed=1)
    assert not any(play_on(env, 100))
    assert env.table.is_cut_short


def test_a_game_that_ends_before_the_first_step() -> None:
    env = SeatEnv("basic", seat=3, max_decisions=1)
    ended = 0
    for seed in range(20):
        _, info = env.reset(seed=seed)
        if not info["action_mask"].any():
            ended += 1
            assert env.step(0)[1:4] == (0.0, False, True)
    assert ended


def test_an_illegal_action_ends_the_game() -> None:
    env = table()
    _, info = env.reset(seed=1)
    action = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(action)[1:4] == (ILLEGAL_REWARD, True, False)


class Loser:
    """A player that fails."""

    name = "loser"

    def restart(self, seed: int | str) -> None:
        """Do nothing."""

    def observe(self, operations: object) -> None:
        """Do nothing."""

    def choose(self, view: object) -> object:
        """Give something that isn't a turn."""
        return [view]


def test_a_player_that_fails_is_named() -> None:
    env = table(others=f"{__name__}:Loser")
    with pytest.raises(PlayerError, match="Loser"):
        _ = [(env.reset(seed=seed), env.step(env.table.legal[0])) for seed in range(20)]


def test_what_is_impossible_is_refused() -> None:
    with pytest.raises(UsageError, match="no seat 4"):
        SeatEnv("basic", seat=4)
    with pytest.raises(UsageError, match="Give 3 names"):
        SeatEnv("basic", others=["random"])
    with pytest.raises(UsageError, match="nobody"):
        SeatEnv("basic", others="nobody")
