"""The names of environments, with a version that changes whenever what they show or take does."""

from __future__ import annotations

from pegs.rules.ruleset import RuleSet

VERSION = 0
NAMELESS = "own-rules"


def usual_name(rules: str, players: int) -> str:
    """The versioned name of a rule set with the usual number of teams: ``arizona_4p-v0``."""
    return f"{rules}_{players}p-v{VERSION}"


def environment_name(ruleset: RuleSet, players: int, teams: int) -> str:
    """The versioned name of one table: as `usual_name`, or ``arizona_6p_2t-v0`` with unusual teams."""
    name = ruleset.name or NAMELESS
    if teams == ruleset.usual_teams(players):
        return usual_name(name, players)
    return f"{name}_{players}p_{teams}t-v{VERSION}"
