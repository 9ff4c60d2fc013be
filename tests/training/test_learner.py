"""Learning: the gradient is right, and a net learns what it's shown."""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.players.net_layout import N_FEATURES
from pegs.training.learner import Learner, loss_and_gradient


def positions(number: int) -> tuple[Any, Any]:
    """Inputs with chances that depend on two of them."""
    inputs = np.random.default_rng(5).normal(size=(number, N_FEATURES)).astype(np.float32)
    return inputs, (inputs[:, 0] * inputs[:, 1] > 0).astype(np.float32)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    inputs, targets = positions(64)
    weights = Learner(3).weights.astype(np.float64)
    _, gradient = loss_and_gradient(weights, inputs.astype(np.float64), targets)
    for index in np.random.default_rng(6).integers(len(weights) - 2, size=20):
        step = np.zeros_like(weights)
        step[index] = 1e-7
        rise = loss_and_gradient(weights + step, inputs, targets)[0]
        fall = loss_and_gradient(weights - step, inputs, targets)[0]
        assert abs((rise - fall) / 2e-7 - gradient[index]) < 1e-7


def test_a_net_learns_what_no_linear_part_can() -> None:
    inputs, targets = positions(256)
    learner = Learner(1)
    losses = [learner.step(inputs, targets, 3e-3) for _ in range(150)]
    assert losses[-1] < 0.2 < 0.5 < losses[0]


def test_a_restored_learner_goes_on_as_before() -> None:
    inputs, targets = positions(64)
    one, other = Learner(1), Learner(2)
    one.step(inputs, targets, 1e-3)
    other.restore({name: array.copy() for name, array in one.state().items()})
    assert one.step(inputs, targets, 1e-3) == other.step(inputs, targets, 1e-3)
    assert one.net().tobytes() == other.net().tobytes()
