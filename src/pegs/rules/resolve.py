"""Whatever names a way to play - a name, a path, a rule set, bare rules - made a rule set; and the source
it goes back to.
"""

from __future__ import annotations

from pegs.core.errors import UsageError
from pegs.rules.loader import load
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules

FAMILIES = ("guide", "paddle", "liftbridge")
"""The rule sets that stand in a source of their own; all others come from Pagat's page."""
PAGAT = "pagat"


def resolve(rules: Rules | RuleSet | str) -> RuleSet:
    """A rule set from a name or path, from bare rules (which then have no name), or as it is."""
    if isinstance(rules, RuleSet):
        return rules
    if isinstance(rules, Rules):
        return RuleSet(name="", title="", rules=rules)
    return load(rules)


def family_of(ruleset: RuleSet) -> str:
    """The source whose paragraphs a rule set's rules are cited by: of the set itself, or of what it
    extends.
    """
    while ruleset.name not in FAMILIES and ruleset.extends:
        try:
            ruleset = load(ruleset.extends)
        except UsageError:  # a house file that extends another by a path relative to itself
            return PAGAT
    return ruleset.name if ruleset.name in FAMILIES else PAGAT
