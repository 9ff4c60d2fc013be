"""The names of environments, with a version that changes whenever what they show or take does."""

from __future__ import annotations

from pegs.rules.ruleset import RuleSet

VERSION = 0


def environment_name(ruleset: RuleSet, players: int, teams: int) -> str:
    """The versioned name of one table: ``arizona_4p-v0``, or ``arizona_6p_2t-v0`` with unusual teams."""
    unusual = "" if teams == ruleset.usual_teams(players) else f"_{teams}t"
    return f"{ruleset.name or 'own-rules'}_{players}p{unusual}-v{VERSION}"
