"""The evaluator's net in the kernel: how likely a team is to win, as a logit.

Two hidden layers (leaky ReLU) and a linear part. Sums run over inputs in a fixed order and without fused
operations, so plain Python and compiled code get the same numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.engine.kernel.addresses import array_of, record_at
from pegs.engine.kernel.compiler import inner, small
from pegs.engine.kernel.layout import Record, record_of
from pegs.players.net_layout import HIDDEN_1, HIDDEN_2, N_FEATURES, UNSEEN

NET = record_of(
    [
        ("first", "f4", (N_FEATURES, HIDDEN_1)),
        ("first_bias", "f4", HIDDEN_1),
        ("second", "f4", (HIDDEN_1, HIDDEN_2)),
        ("second_bias", "f4", HIDDEN_2),
        ("last", "f4", HIDDEN_2),
        ("linear", "f4", N_FEATURES),
        ("bias", "f4", 2),
    ]
)
"""Weights; ``bias`` has one number, and one that fills the record up."""

net_at = record_at(NET)
nets_at = array_of(NET)

LEAK = np.float32(1 / 64)
"""What a hidden unit lets through of a negative sum."""
_SQUARINGS = 16
_LARGEST_LOGIT = 30.0
"""A logit that is as good as certain."""


@small
def leaky(value: Any) -> Any:
    """What a hidden unit makes of its sum."""
    return value if value > 0 else value * LEAK


@inner
def add_inputs(net: Record, x: Any, first: int, stop: int, sums: Any) -> Any:
    """Add the inputs from ``first`` up to ``stop`` to the sums of the first layer; return the linear part."""
    linear = np.float32(0)
    for i in range(first, stop):
        value = x[i]
        if value != 0:
            linear += net.linear[i] * value
            weights = net.first[i]
            for j in range(HIDDEN_1):
                sums[j] += weights[j] * value
    return linear


@inner
def begin_decision(net: Record, work: Record) -> None:
    """Add up what is the same for all turns of a decision, which has been written."""
    for j in range(HIDDEN_1):
        work.common[j] = net.first_bias[j]
    work.common_linear[0] = net.bias[0] + add_inputs(net, work.features, UNSEEN, N_FEATURES, work.common)
    for i in range(UNSEEN):
        work.reference[i] = 0


@inner
def begin_turns(net: Record, work: Record) -> None:
    """Add up the board before the turn, too, which has been written: a turn changes few of its inputs."""
    work.common_linear[0] += add_inputs(net, work.features, 0, UNSEEN, work.common)
    for i in range(UNSEEN):
        work.reference[i] = work.features[i]


@inner
def logit(net: Record, work: Record) -> Any:
    """The net's value of the inputs that have been written."""
    sums, outs, changes = work.sums, work.outs, work.changes
    for j in range(HIDDEN_1):
        sums[j] = work.common[j]
    for i in range(UNSEEN):
        changes[i] = work.features[i] - work.reference[i]
    value = work.common_linear[0] + add_inputs(net, changes, 0, UNSEEN, sums)
    for k in range(HIDDEN_2):
        outs[k] = net.second_bias[k]
    # Four at a time, so that the sums stay in registers.
    for j in range(0, HIDDEN_1, 4):
        one, two, three, four = leaky(sums[j]), leaky(sums[j + 1]), leaky(sums[j + 2]), leaky(sums[j + 3])
        first, second, third, fourth = net.second[j], net.second[j + 1], net.second[j + 2], net.second[j + 3]
        for k in range(HIDDEN_2):
            outs[k] = (((outs[k] + first[k] * one) + second[k] * two) + third[k] * three) + fourth[k] * four
    for k in range(HIDDEN_2):
        value += net.last[k] * leaky(outs[k])
    return value


@inner
def chance_to_win(value: float) -> float:
    """A logit as a chance to win. Plain Python and compiled code get the same number."""
    inverse = 1.0 - min(max(value, -_LARGEST_LOGIT), _LARGEST_LOGIT) / (1 << _SQUARINGS)
    for _ in range(_SQUARINGS):
        inverse *= inverse
    return 1.0 / (1.0 + inverse)
