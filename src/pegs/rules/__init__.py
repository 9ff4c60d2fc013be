"""Rules as a value."""

from pegs.rules.library import load, named
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules

__all__ = ["RuleSet", "Rules", "load", "named"]
