"""Pegs and Jokers: every rule set of the game, exact and fast.

``Game`` plays a game, ``load`` finds rules by name or file, and ``Rules`` has every switch. Names are
imported on first use, so ``import pegs`` itself is fast.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pegs.core.errors import PegsError
    from pegs.core.position import Phase, Position
    from pegs.core.turn import Kind, Turn
    from pegs.engine.game import Game
    from pegs.notation import position_text, read_position, read_turn, turn_text
    from pegs.rules import Rules, RuleSet, load, named

_MODULES = {
    "Game": "pegs.engine.game",
    "Kind": "pegs.core.turn",
    "PegsError": "pegs.core.errors",
    "Phase": "pegs.core.position",
    "Position": "pegs.core.position",
    "RuleSet": "pegs.rules",
    "Rules": "pegs.rules",
    "Turn": "pegs.core.turn",
    "load": "pegs.rules",
    "named": "pegs.rules",
    "position_text": "pegs.notation",
    "read_position": "pegs.notation",
    "read_turn": "pegs.notation",
    "turn_text": "pegs.notation",
}

__all__ = [
    "Game",
    "Kind",
    "PegsError",
    "Phase",
    "Position",
    "RuleSet",
    "Rules",
    "Turn",
    "load",
    "named",
    "position_text",
    "read_position",
    "read_turn",
    "turn_text",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module 'pegs' has no attribute {name!r}")
    return getattr(import_module(_MODULES[name]), name)
