"""Rules as a value: the switches, the named sets, rules files, and what can be said about them.

Importing this imports nothing slow. What speaks (``tell``, ``compare``, a fault) loads the catalog then.
"""

from pegs.rules.description import Section, Sentence, tell, told
from pegs.rules.differences import Difference, compare
from pegs.rules.loader import load, named
from pegs.rules.ruleset import RuleSet, Words
from pegs.rules.switches import Powers, Rules
from pegs.rules.toml.writer import write
from pegs.rules.validation import check, faults

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
    "faults",
    "load",
    "named",
    "tell",
    "told",
    "write",
]
