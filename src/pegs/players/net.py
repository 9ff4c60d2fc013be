"""The evaluator's net in the kernel: how likely a team is to win, as a logit.

Two hidden layers (leaky ReLU) and a linear part. Sums run over inputs in a fixed order and without fused
operations, so plain Python and compiled code get the same numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.engine.kernel.addresses import array_of, record_at
from pegs.engine.kernel.compiler import inner
from pegs.engine.kernel.layout import Record, record_of
from pegs.players.net_layout import HIDDEN_1, HIDDEN_2, N_FEATURES, RULES

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
    """Add up what is the same for all turns of a decision: the rules, which have been written."""
    for j in range(HIDDEN_1):
        work.common[j] = net.first_bias[j]
    work.common_linear[0] = net.bias[0] + add_inputs(net, work.features, RULES, N_FEATURES, work.common)


@inner
def logit(net: Record, work: Record) -> Any:
    """The net's value of the inputs that have been written."""
    sums, outs = work.sums, work.outs
    for j in range(HIDDEN_1):
        sums[j] = work.common[j]
    value = work.common_linear[0] + add_inputs(net, work.features, 0, RULES, sums)
    for k in range(HIDDEN_2):
        outs[k] = net.second_bias[k]
    for j in range(HIDDEN_1):
        active = sums[j] if sums[j] > 0 else sums[j] * LEAK
        weights = net.second[j]
        for k in range(HIDDEN_2):
            outs[k] += weights[k] * active
    for k in range(HIDDEN_2):
        value += net.last[k] * (outs[k] if outs[k] > 0 else outs[k] * LEAK)
    return value
