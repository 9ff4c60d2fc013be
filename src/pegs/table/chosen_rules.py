"""The rules that people choose for a table, a card or a dispute."""

from __future__ import annotations

from functools import lru_cache

from pegs.protocol.settings import RulesChoice
from pegs.rules.loader import from_text, is_named_set, load_named
from pegs.rules.ruleset import RuleSet
from pegs.rules.toml.writer import write


@lru_cache(64)
def load_rules(choice: RulesChoice) -> RuleSet:
    """Load the chosen rules. Raises UsageError or RulesFileError if they can't be read.

    The latest are cached, so that rules which were checked in a thread aren't read again on the event loop.
    """
    return from_text(choice.toml, house=False) if choice.toml else load_named(choice.name)


def rules_choice(ruleset: RuleSet) -> RulesChoice:
    """A named rule set by its name, and other rules as the text of a whole rules file."""
    if is_named_set(ruleset):
        return RulesChoice(name=ruleset.name)
    return RulesChoice(name=ruleset.name or "rules", toml=write(ruleset))
