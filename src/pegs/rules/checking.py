"""Checks rules in any form: as a value, a rule set, a name, or a file."""

from __future__ import annotations

from pegs.core.errors import Fault
from pegs.rules import validation
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules


def check(rules: Rules | RuleSet | str) -> None:
    """Raise RulesError with everything that is wrong with these rules, UsageError if there are none."""
    validation.check(as_ruleset(rules).rules)


def faults(rules: Rules | RuleSet | str) -> tuple[Fault, ...]:
    """Everything that is wrong with these rules. Raises UsageError if there are none.

    A rules file with mistakes can't be read: RulesFileError has them.
    """
    return validation.faults(as_ruleset(rules).rules)
