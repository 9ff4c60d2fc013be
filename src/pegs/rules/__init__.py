"""Rules as a value: the switches, the named sets, rules files, and descriptions of them.

Names are imported on first use, so a module that needs one part of this package doesn't wait for the others.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pegs.rules.checking import check as check
    from pegs.rules.checking import faults as faults
    from pegs.rules.description import Section as Section
    from pegs.rules.description import Sentence as Sentence
    from pegs.rules.description import describe as describe
    from pegs.rules.differences import Difference as Difference
    from pegs.rules.differences import compare as compare
    from pegs.rules.loader import load as load
    from pegs.rules.loader import named as named
    from pegs.rules.ruleset import RuleSet as RuleSet
    from pegs.rules.ruleset import Words as Words
    from pegs.rules.switches import Powers as Powers
    from pegs.rules.switches import Rules as Rules
    from pegs.rules.toml.writer import write as write

_MODULES = {
    "Difference": "differences",
    "Powers": "switches",
    "RuleSet": "ruleset",
    "Rules": "switches",
    "Section": "description",
    "Sentence": "description",
    "Words": "ruleset",
    "check": "checking",
    "compare": "differences",
    "describe": "description",
    "faults": "checking",
    "load": "loader",
    "named": "loader",
    "write": "toml.writer",
}

__all__ = list(_MODULES)


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
