"""Rule sets as settings of a table."""

from __future__ import annotations

from pegs.protocol.settings import RulesChoice
from pegs.rules.loader import is_named_set
from pegs.rules.ruleset import RuleSet
from pegs.rules.toml.writer import write


def rules_choice(ruleset: RuleSet) -> RulesChoice:
    """A named rule set by its name, and other rules as the text of a whole rules file."""
    if is_named_set(ruleset):
        return RulesChoice(name=ruleset.name)
    return RulesChoice(name=ruleset.name or "rules", toml=write(ruleset))
