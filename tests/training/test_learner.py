"""Learning: the gradient is right, and a net learns what it's shown."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pegs.players.net import LEAK
from pegs.players.net_layout import HIDDEN_1, HIDDEN_2, N_FEATURES, VERSION
from pegs.players.net_weights import LAYERS, from_bytes, to_bytes
from pegs.training.learner import Learner, _layers, loss_and_gradient
from tools.mean_net import mean_of
from tools.widen_net import widened


def positions(number: int) -> tuple[Any, Any]:
    """Inputs with chances that depend on two of them."""
    inputs = np.random.default_rng(5).normal(size=(number, N_FEATURES)).astype(np.float32)
    return inputs, (inputs[:, 0] * inputs[:, 1] > 0).astype(np.float32)


@pytest.mark.parametrize("candidates", [0, 8])
def test_the_gradient_is_the_slope_of_the_loss(candidates: int) -> None:
    inputs, targets = positions(64)
    weights = Learner(3).weights.astype(np.float64)
    _, gradient = loss_and_gradient(weights, inputs.astype(np.float64), targets, candidates)
    for index in np.random.default_rng(6).integers(len(weights) - 2, size=20):
        step = np.zeros_like(weights)
        step[index] = 1e-7
        rise = loss_and_gradient(weights + step, inputs, targets, candidates)[0]
        fall = loss_and_gradient(weights - step, inputs, targets, candidates)[0]
        assert abs((rise - fall) / 2e-7 - gradient[index]) < 1e-6


def test_a_net_learns_to_tell_candidates_apart() -> None:
    """All chances are nearly alike, but each decision's last candidate is a little better."""
    inputs, _ = positions(128)
    inputs[:, 2] = np.tile([0, 0, 0, 1], 32)
    targets = (0.5 + 0.04 * inputs[:, 2]).astype(np.float32)
    learner = Learner(1)
    for _ in range(60):
        learner.step(inputs, targets, 1e-3, 4)
    rises = np.zeros((2, N_FEATURES), np.float32)
    rises[1, 2] = 1
    low, high = (loss_and_gradient(learner.weights, row[None], np.ones(1))[0] for row in rises)
    assert high < low


def test_a_net_learns_what_no_linear_part_can() -> None:
    inputs, targets = positions(128)
    learner = Learner(1)
    losses = [learner.step(inputs, targets, 3e-3) for _ in range(60)]
    assert losses[-1] < 0.2 < 0.5 < losses[0]


def test_a_restored_learner_goes_on_as_before() -> None:
    inputs, targets = positions(64)
    one, other = Learner(1), Learner(2)
    one.step(inputs, targets, 1e-3)
    other.restore({name: array.copy() for name, array in one.state().items()})
    assert one.step(inputs, targets, 1e-3) == other.step(inputs, targets, 1e-3)
    assert one.net().bytes() == other.net().bytes()


def test_the_mean_of_two_nets_lies_between_them(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.net", "other.net")]
    for seed, file in enumerate(files):
        file.write_bytes(to_bytes(Learner(seed).net()))
    nets = [*(file.read_bytes() for file in files), mean_of(files)]
    one, other, mean = (from_bytes(net).numpy() for net in nets)
    assert np.allclose(mean["first"], (one["first"] + other["first"]) / 2, atol=1e-3)
    assert not np.allclose(mean["first"], one["first"], atol=1e-3)


def logits(net: dict[str, Any], inputs: Any) -> Any:
    outs = inputs @ net["first"] + net["first_bias"]
    outs = np.where(outs > 0, outs, outs * LEAK) @ net["second"] + net["second_bias"]
    return np.where(outs > 0, outs, outs * LEAK) @ net["last"] + inputs @ net["linear"] + net["bias"][0]


def test_a_widened_net_values_boards_as_before_and_can_learn_more() -> None:
    units, learner = HIDDEN_1 - 40, Learner(4)
    narrow = {name: learner.net().numpy()[name][0].astype(np.float16) for name in LAYERS}
    narrow |= {"first": narrow["first"][:, :units], "first_bias": narrow["first_bias"][:units]}
    narrow["second"] = narrow["second"][:units]
    numbers = b"".join(narrow[name].tobytes() for name in LAYERS)
    header = {
        "inputs": VERSION,
        "sizes": [N_FEATURES, units, HIDDEN_2],
        "sha256": sha256(numbers).hexdigest(),
    }
    net = from_bytes(widened(json.dumps(header).encode() + b"\n" + numbers))
    wide = {name: net.numpy()[name][0] for name in LAYERS}
    inputs, targets = positions(64)
    assert np.allclose(logits(wide, inputs), logits(narrow, inputs), atol=1e-4)
    learner.begin_with(net)
    learner.step(inputs, targets, 1e-3)
    assert (_layers(learner.weights)["second"][units:] != 0).all()
