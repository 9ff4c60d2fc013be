"""Learning the net's weights from examples: gradient descent (Adam) in NumPy.

The net has some 49,000 weights, too few for PyTorch to be faster on a CPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.engine.kernel.layout import Records
from pegs.players.hint_terms import N_TERMS
from pegs.players.net import LEAK
from pegs.players.net_layout import HIDDEN_1, HIDDEN_2, N_FEATURES, TERMS
from pegs.players.net_weights import LAYERS, new_nets

_SHAPES = {
    "first": (N_FEATURES, HIDDEN_1),
    "first_bias": (HIDDEN_1,),
    "second": (HIDDEN_1, HIDDEN_2),
    "second_bias": (HIDDEN_2,),
    "last": (HIDDEN_2,),
    "linear": (N_FEATURES,),
    "bias": (2,),
}
_BETA_1, _BETA_2, _EPSILON = 0.9, 0.999, 1e-8
"""Adam's usual constants (Kingma and Ba 2015)."""
_AVERAGING = 0.9995
"""The decay of the weights' moving average at each gradient step. The averaged net is the one that plays."""
_DIFFERENCES = 40.0
"""The weight of the loss from compared decisions, relative to the loss from game results."""
_LIKE_HINTS = 0.25
"""A new net's weight in its linear part for each term of ``hints``, so that it starts out playing like it."""


class Learner:
    """A net that learns, and the moving average of its weights, which plays better than the latest ones."""

    def __init__(self, seed: int) -> None:
        self.weights = np.zeros(sum(int(np.prod(shape)) for shape in _SHAPES.values()), np.float32)
        rng, layers = np.random.default_rng(seed), _layers(self.weights)
        for name, inputs in (("first", N_FEATURES), ("second", HIDDEN_1), ("last", HIDDEN_2)):
            bound = inputs**-0.5 * (0.1 if name == "last" else 1)
            layers[name][:] = rng.uniform(-bound, bound, layers[name].shape)
        layers["linear"][TERMS : TERMS + N_TERMS] = _LIKE_HINTS
        self.average = self.weights.copy()
        self._mean, self._square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self._steps = 0

    def state(self) -> dict[str, Any]:
        """Everything that `restore` needs, as arrays by name."""
        return {
            "weights": self.weights,
            "average": self.average,
            "mean": self._mean,
            "square": self._square,
            "steps": np.array(self._steps),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Restore a saved state."""
        self.weights, self.average = state["weights"], state["average"]
        self._mean, self._square = state["mean"], state["square"]
        self._steps = int(state["steps"])

    def net(self) -> Records:
        """The averaged net."""
        net = new_nets(1)
        numbers = net.numpy()
        for name, layer in _layers(self.average).items():
            numbers[name][0] = layer
        return net

    def begin_with(self, net: Records) -> None:
        """Start from a net's weights."""
        numbers = net.numpy()
        for name, layer in _layers(self.weights).items():
            layer[:] = numbers[name][0]
        self.average[:] = self.weights

    def step(self, inputs: Any, targets: Any, rate: float, candidates: int = 0) -> float:
        """Take a gradient step on a batch of positions, and return its mean loss before the step.

        ``inputs`` has a row for each position, ``targets`` its chance of winning. With ``candidates``, each
        group of that many rows is one decision, and only the differences in a group count.
        """
        loss, gradient = loss_and_gradient(self.weights, inputs, targets, candidates)
        self._steps += 1
        self._mean += (1 - _BETA_1) * (gradient - self._mean)
        self._square += (1 - _BETA_2) * (gradient * gradient - self._square)
        mean = self._mean / (1 - _BETA_1**self._steps)
        square = self._square / (1 - _BETA_2**self._steps)
        self.weights -= rate * mean / (np.sqrt(square) + _EPSILON)
        self.average += (1 - _AVERAGING) * (self.weights - self.average)
        return loss


def _layers(weights: Any) -> dict[str, Any]:
    """The layers in a flat array of weights, as views."""
    layers, begin = {}, 0
    for name in LAYERS:
        size = int(np.prod(_SHAPES[name]))
        layers[name] = weights[begin : begin + size].reshape(_SHAPES[name])
        begin += size
    return layers


def _leaky(sums: Any) -> Any:
    return np.where(sums > 0, sums, sums * LEAK)


def loss_and_gradient(weights: Any, inputs: Any, targets: Any, candidates: int = 0) -> tuple[float, Any]:
    """The mean cross-entropy loss of a batch, and its gradient by the flat weights.

    With ``candidates``, the loss is the mean squared error of the differences between a decision's
    candidates, weighted by `_DIFFERENCES`, because a player has to tell nearly equal turns apart. Their mean
    doesn't count: it comes from rollouts by weaker players, and would make the net too pessimistic.
    """
    gradient = np.zeros_like(weights)
    net, slopes = _layers(weights), _layers(gradient)
    sums_1 = inputs @ net["first"] + net["first_bias"]
    outs_1 = _leaky(sums_1)
    sums_2 = outs_1 @ net["second"] + net["second_bias"]
    outs_2 = _leaky(sums_2)
    logits = outs_2 @ net["last"] + inputs @ net["linear"] + net["bias"][0]
    chances = 1 / (1 + np.exp(-logits))
    residuals = chances - targets
    if candidates:
        groups = residuals.reshape(-1, candidates)
        centered = (groups - groups.mean(axis=1, keepdims=True)).ravel()
        loss = _DIFFERENCES * np.mean(centered * centered)
        errors = np.float32(2 * _DIFFERENCES / len(targets)) * centered * chances * (1 - chances)
    else:
        loss = np.mean(np.logaddexp(0, logits) - targets * logits)
        errors = residuals / np.float32(len(targets))
    slopes["bias"][0] = errors.sum()
    slopes["linear"][:] = errors @ inputs
    slopes["last"][:] = errors @ outs_2
    errors_2 = np.outer(errors, net["last"]) * np.where(sums_2 > 0, np.float32(1), LEAK)
    slopes["second"][:] = outs_1.T @ errors_2
    slopes["second_bias"][:] = errors_2.sum(0)
    errors_1 = errors_2 @ net["second"].T * np.where(sums_1 > 0, np.float32(1), LEAK)
    slopes["first"][:] = inputs.T @ errors_1
    slopes["first_bias"][:] = errors_1.sum(0)
    return float(loss), gradient
