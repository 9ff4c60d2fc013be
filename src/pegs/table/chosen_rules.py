"""The rules that people choose for a table, a card or a dispute."""

from __future__ import annotations

from functools import lru_cache

from pegs.protocol.settings import RulesChoice
from pegs.rules.loader import from_text, load_named
from pegs.rules.ruleset import RuleSet


@lru_cache(64)
def load_rules(choice: RulesChoice) -> RuleSet:
    """Load the chosen rules. Raises UsageError or RulesFileError if they can't be read.

    The latest are cached, so that rules which were checked in a thread aren't read again on the event loop.
    """
    return from_text(choice.toml, house=False) if choice.toml else load_named(choice.name)
