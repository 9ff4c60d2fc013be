"""Rules as a value: the switches, the named sets, rules files, and descriptions of them.

Names are imported on first use, so a module that needs one part of this package doesn't wait for the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pegs.core.lazy_names import lazy_names

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
    "Difference": "pegs.rules.differences",
    "Powers": "pegs.rules.switches",
    "RuleSet": "pegs.rules.ruleset",
    "Rules": "pegs.rules.switches",
    "Section": "pegs.rules.description",
    "Sentence": "pegs.rules.description",
    "Words": "pegs.rules.ruleset",
    "check": "pegs.rules.checking",
    "compare": "pegs.rules.differences",
    "describe": "pegs.rules.description",
    "faults": "pegs.rules.checking",
    "load": "pegs.rules.loader",
    "named": "pegs.rules.loader",
    "write": "pegs.rules.toml.writer",
}

__all__ = list(_MODULES)
__getattr__ = lazy_names(__name__, _MODULES)


def __dir__() -> list[str]:
    return sorted(__all__)
