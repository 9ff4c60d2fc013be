"""The net's value of a turn that was played, as the seat that played it could see the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from pegs.core.turn import Turn
from pegs.players.compiled_player import consider
from pegs.players.net import LEAK
from pegs.players.net_weights import STRONG, nets_of
from pegs.players.thread_memory import memory
from pegs.view import SeatView


def logit_of(view: SeatView, turn: Turn) -> float:
    """How likely the seat's team is to win after a legal turn, as a logit."""
    scored = consider(view, STRONG, np.array([1, 2, 3, 4], np.int64), turn)
    assert scored is not None
    # Scoring the turn has written the net's inputs.
    workspace = memory.workspaces(view.rules, view.board, (STRONG,))
    return _net_value(workspace["features"][0])


def _net_value(inputs: Any) -> float:
    net = nets_of((STRONG,))[0]
    first = _leaky(inputs @ net["first"] + net["first_bias"])
    second = _leaky(first @ net["second"] + net["second_bias"])
    return float(second @ net["last"] + inputs @ net["linear"] + net["bias"][0])


def _leaky(sums: Any) -> Any:
    return np.where(sums > 0, sums, sums * LEAK)
