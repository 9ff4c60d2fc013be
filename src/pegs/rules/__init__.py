"""Rules as a value: the switches, the named sets, rules files, and descriptions of them.

This package is fast to import. The message catalogs are loaded with the first sentence.
"""

from pegs.rules.checking import check, faults
from pegs.rules.description import Section, Sentence, describe, description
from pegs.rules.differences import Difference, compare
from pegs.rules.loader import load, named
from pegs.rules.ruleset import RuleSet, Words
from pegs.rules.switches import Powers, Rules
from pegs.rules.toml.writer import write

__all__ = [
    "Difference",
    "Powers",
    "RuleSet",
    "Rules",
    "Section",
    "Sentence",
    "Words",
    "check",
    "compare",
    "describe",
    "description",
    "faults",
    "load",
    "named",
    "write",
]
