"""The net's value of a turn that was played, as the seat that played it could see the game."""

from __future__ import annotations

from pegs.core.turn import Turn
from pegs.players.compiled_player import consider
from pegs.players.net_policy import SCORE_UNIT
from pegs.players.net_weights import STRONG
from pegs.view import SeatView


def logit_of(view: SeatView, turn: Turn) -> float:
    """How likely the seat's team is to win after a legal turn, as a logit."""
    scored = consider(view, STRONG, turn)
    assert scored is not None
    return scored.score / SCORE_UNIT
