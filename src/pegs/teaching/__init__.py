"""The first game that teaches: lessons made from any rules, each a prepared position and the turn to play.

    plan(ruleset, FIRST_GAME)   # every lesson that these rules have
    plan(ruleset, "bump")       # a single one

The engine checks every position and every turn when a plan is made. A lesson about something that the rules
don't have, or that can't be shown with them, is left out.
"""

from pegs.teaching.moment import NOWHERE, Moment, Point, Value
from pegs.teaching.plan import FIRST_GAME, LESSONS, PLAYERS, TEAMS, plan, topics

__all__ = [
    "FIRST_GAME",
    "LESSONS",
    "NOWHERE",
    "PLAYERS",
    "TEAMS",
    "Moment",
    "Point",
    "Value",
    "plan",
    "topics",
]
