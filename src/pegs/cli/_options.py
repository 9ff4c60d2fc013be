"""Options that several commands share: the rules, and the number of players and teams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pegs.cli import _completion as complete
from pegs.cli import _numbers
from pegs.cli._text import one_line
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_RULES

if TYPE_CHECKING:
    from pegs.rules.ruleset import RuleSet

RULES, PLAYERS = DEFAULT_RULES, DEFAULT_PLAYERS
"""The defaults of these options. The rules say how many teams."""
RULES_METAVAR = "NAME|FILE"

RulesOption = Annotated[
    str,
    typer.Option(
        "--rules", metavar=RULES_METAVAR, help="cli-option-rules", autocompletion=complete.rule_sets
    ),
]
PlayersOption = Annotated[
    int, typer.Option("--players", metavar="N", help="cli-option-players", parser=_numbers.PLAYERS.read)
]
TeamsOption = Annotated[
    int | None,
    typer.Option(
        "--teams",
        metavar="N",
        help="cli-option-teams",
        show_default="cli-default-teams",
        parser=_numbers.TEAMS.read,
    ),
]
SeedOption = Annotated[str, typer.Option("--seed", metavar="TEXT", help="cli-simulate-seed", parser=one_line)]
MaxTurnsOption = Annotated[
    int,
    typer.Option("--max-turns", metavar="N", help="cli-simulate-max-turns", parser=_numbers.MAX_TURNS.read),
]
ThreadsOption = Annotated[
    int,
    typer.Option(
        "--threads",
        metavar="N",
        help="cli-simulate-threads",
        show_default="cli-default-threads",
        parser=_numbers.THREADS.read,
    ),
]
RayOption = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="cli-simulate-ray", show_default=False, parser=one_line),
]


def load_for(rules: str, players: int, teams: int | None) -> tuple[RuleSet, int]:
    """Load a rule set by name or path, and return it with the number of teams.

    Raises UsageError or RulesError if it can't be read, or doesn't allow this number of players and teams.
    """
    from pegs.engine.kernel.tables import compile_rules
    from pegs.rules.loader import load

    ruleset = load(rules)
    teams = ruleset.usual_teams(players) if teams is None else teams
    compile_rules(ruleset.rules, players, teams)
    return ruleset, teams


def check_ray(ray: str | None) -> None:
    """Raise UsageError if Ray is asked for and isn't installed."""
    from pegs.extras import require

    if ray is not None:
        require("ray")
