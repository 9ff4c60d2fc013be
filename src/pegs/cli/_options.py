"""Options that several commands share: the rules, and the number of players and teams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from pegs.rules.ruleset import RuleSet

RulesOption = Annotated[str, typer.Option("--rules", metavar="NAME|FILE", help="cli-option-rules")]
PlayersOption = Annotated[int, typer.Option("--players", metavar="N", help="cli-option-players")]
TeamsOption = Annotated[int, typer.Option("--teams", metavar="N", help="cli-option-teams")]

RULES, PLAYERS, TEAMS = "basic", 4, 2
"""The defaults of these options."""


def load_for(rules: str, players: int, teams: int) -> RuleSet:
    """Load a rule set by name or path.

    Raises UsageError or RulesError if it can't be read, or doesn't allow this number of players and teams.
    """
    from pegs.engine.kernel.tables import compile_rules
    from pegs.rules.loader import load

    ruleset = load(rules)
    compile_rules(ruleset.rules, players, teams)
    return ruleset
