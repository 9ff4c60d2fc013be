"""Pegs and Jokers: every rule set of the game, exact and fast.

``Game`` plays a game, ``simulate`` plays many, ``load`` finds rules by name or file, and ``Rules`` has every
switch. Names are imported on first use, so ``import pegs`` itself is fast.

Everything that docs/api.md doesn't list is private, and may change in any release.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pegs.core.lazy_names import lazy_names

if TYPE_CHECKING:
    from pegs.analysis.accumulators import Accumulator as Accumulator
    from pegs.analysis.simulation import simulate as simulate
    from pegs.core.cards import Rank as Rank
    from pegs.core.errors import IllegalTurnError as IllegalTurnError
    from pegs.core.errors import NotationError as NotationError
    from pegs.core.errors import PegsError as PegsError
    from pegs.core.errors import PositionError as PositionError
    from pegs.core.errors import RulesError as RulesError
    from pegs.core.position import Phase as Phase
    from pegs.core.position import Position as Position
    from pegs.core.turn import Kind as Kind
    from pegs.core.turn import Turn as Turn
    from pegs.engine.game import Game as Game
    from pegs.notation import check_position as check_position
    from pegs.notation import position_text as position_text
    from pegs.notation import read_position as read_position
    from pegs.notation import read_turn as read_turn
    from pegs.notation import turn_text as turn_text
    from pegs.rules import Rules as Rules
    from pegs.rules import RuleSet as RuleSet
    from pegs.rules import load as load
    from pegs.rules import named as named

    __version__: str

_MODULES = {
    "Accumulator": "pegs.analysis.accumulators",
    "Game": "pegs.engine.game",
    "IllegalTurnError": "pegs.core.errors",
    "Kind": "pegs.core.turn",
    "NotationError": "pegs.core.errors",
    "PegsError": "pegs.core.errors",
    "Phase": "pegs.core.position",
    "Position": "pegs.core.position",
    "PositionError": "pegs.core.errors",
    "Rank": "pegs.core.cards",
    "RuleSet": "pegs.rules.ruleset",
    "Rules": "pegs.rules.switches",
    "RulesError": "pegs.core.errors",
    "Turn": "pegs.core.turn",
    "check_position": "pegs.notation",
    "load": "pegs.rules.loader",
    "named": "pegs.rules.loader",
    "position_text": "pegs.notation",
    "read_position": "pegs.notation",
    "read_turn": "pegs.notation",
    "simulate": "pegs.analysis.simulation",
    "turn_text": "pegs.notation",
}

__all__ = list(_MODULES)
_find = lazy_names(__name__, _MODULES)


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("pegs-and-jokers")
    try:
        return _find(name)
    except ModuleNotFoundError as error:
        from pegs.extras import missing_extra

        missing = missing_extra(error)
        if missing is None:
            raise
        raise missing from error


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
