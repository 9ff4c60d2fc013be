"""The value net in the kernel: how likely a team is to win, as a logit.

Two hidden layers (leaky ReLU) and a linear part. Sums run over inputs in a fixed order and without fused
operations, so plain Python and compiled code get the same numbers.
"""

from __future__ import annotations

from typing import Any

from pegs.engine.kernel.addresses import array_of, record_at
from pegs.engine.kernel.compiler import inner, np, small
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
"""Weights; ``bias`` is one number, and another one for padding."""

net_at = record_at(NET)
nets_at = array_of(NET)

LEAK = 1 / 64
"""The slope of leaky ReLU for negative sums."""
_SQUARINGS = 16
_LARGEST_LOGIT = 30.0
"""A logit that is as good as certain."""


@small
def leaky(value: Any) -> Any:
    """Leaky ReLU: a hidden unit's output for its sum."""
    leaked = value * np.float32(LEAK)
    return leaked if leaked > value else value


@inner
def list_inputs(x: Any, first: int, stop: int, places: Any) -> int:
    """List which inputs from ``first`` up to ``stop`` aren't 0; return how many."""
    number = 0
    for i in range(first, stop):
        places[number] = i
        number += 1 if x[i] != 0 else 0
    return number


@inner
def add_inputs(net: Record, work: Record, x: Any, first: int, stop: int, sums: Any) -> Any:
    """Add the inputs from ``first`` up to ``stop`` to the sums of the first layer; return the linear part."""
    places, rows = work.inputs, net.first
    number = list_inputs(x, first, stop, places)
    linear = np.float32(0)
    for k in range(number):
        linear += net.linear[places[k]] * x[places[k]]
    whole = number - number % 4
    # Four at a time: a sum is then read and written once for all four.
    for k in range(0, whole, 4):
        a, b, c, d = places[k], places[k + 1], places[k + 2], places[k + 3]
        one, two, three, four = x[a], x[b], x[c], x[d]
        for j in range(HIDDEN_1):
            more = ((sums[j] + rows[a, j] * one) + rows[b, j] * two) + rows[c, j] * three
            sums[j] = more + rows[d, j] * four
    for k in range(whole, number):
        value = x[places[k]]
        weights = rows[places[k]]
        for j in range(HIDDEN_1):
            sums[j] += weights[j] * value
    return linear


@inner
def begin_decision(net: Record, work: Record) -> None:
    """Sum the inputs that are the same for all turns of a decision; they must have been written."""
    for j in range(HIDDEN_1):
        work.common[j] = net.first_bias[j]
    work.common_linear[0] = net.bias[0] + add_inputs(
        net, work, work.features, UNSEEN, N_FEATURES, work.common
    )
    for i in range(UNSEEN):
        work.reference[i] = 0


@inner
def begin_turns(net: Record, work: Record) -> None:
    """Sum the inputs of the board before the turn, too, which must have been written: a turn changes few."""
    work.common_linear[0] += add_inputs(net, work, work.features, 0, UNSEEN, work.common)
    for i in range(UNSEEN):
        work.reference[i] = work.features[i]


@inner
def logit(net: Record, work: Record) -> Any:
    """The net's logit for the inputs that have been written."""
    sums, outs, changes = work.sums, work.outs, work.changes
    for j in range(HIDDEN_1):
        sums[j] = work.common[j]
    for i in range(UNSEEN):
        changes[i] = work.features[i] - work.reference[i]
    value = work.common_linear[0] + add_inputs(net, work, changes, 0, UNSEEN, sums)
    for j in range(HIDDEN_1):
        sums[j] = leaky(sums[j])
    for k in range(HIDDEN_2):
        outs[k] = net.second_bias[k]
    # Four at a time, and in pairs, so that few additions wait for one another.
    for j in range(0, HIDDEN_1, 4):
        one, two, three, four = sums[j], sums[j + 1], sums[j + 2], sums[j + 3]
        first, second, third, fourth = net.second[j], net.second[j + 1], net.second[j + 2], net.second[j + 3]
        for k in range(HIDDEN_2):
            outs[k] += (first[k] * one + second[k] * two) + (third[k] * three + fourth[k] * four)
    for k in range(HIDDEN_2):
        value += net.last[k] * leaky(outs[k])
    return value


@inner
def chance_to_win(value: float) -> float:
    """A logit as a chance of winning. Plain Python and compiled code get the same number."""
    inverse = 1.0 - min(max(value, -_LARGEST_LOGIT), _LARGEST_LOGIT) / (1 << _SQUARINGS)
    for _ in range(_SQUARINGS):
        inverse *= inverse
    return 1.0 / (1.0 + inverse)
