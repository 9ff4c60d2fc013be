"""Plans: the moments of the first game, or of a single lesson."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from pegs.rules.playable import is_playable
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules
from pegs.teaching.lessons import BUILDERS
from pegs.teaching.moment import Moment
from pegs.teaching.since import since
from pegs.teaching.stage import PLAYERS, TEAMS, Stage

FIRST_GAME = "first-game"
LESSONS = tuple(BUILDERS)
"""The ids of all lessons, in the order of the first game."""

__all__ = ["FIRST_GAME", "LESSONS", "PLAYERS", "TEAMS", "plan", "topics"]


def plan(ruleset: RuleSet, topic: str) -> tuple[Moment, ...]:
    """The moments of the first game or a single lesson; empty if these rules don't have that lesson."""
    moments = _moments(ruleset.rules)
    if topic == FIRST_GAME:
        return moments
    return tuple(replace(each, since="same") for each in moments if each.lesson == topic)


def topics(ruleset: RuleSet) -> tuple[str, ...]:
    """The single lessons that these rules have, in the order of the first game."""
    return tuple(each.lesson for each in _moments(ruleset.rules))


@lru_cache(64)
def _moments(rules: Rules) -> tuple[Moment, ...]:
    if not is_playable(rules, PLAYERS, TEAMS):
        return ()
    stage = Stage(RuleSet("lesson", "", rules))
    moments = (build(stage) for build in BUILDERS.values())
    built = [moment for moment in moments if moment is not None]
    following = [replace(moment, since=since(stage, before, moment)) for before, moment in pairwise(built)]
    return (*built[:1], *following)
