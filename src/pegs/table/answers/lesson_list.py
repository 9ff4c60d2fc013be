"""The lessons that rules have, in the order of the first game."""

from __future__ import annotations

from pegs.core.board import Place
from pegs.notation import read_position
from pegs.protocol.rulebooks import LessonList
from pegs.protocol.settings import RulesChoice
from pegs.rules.ruleset import DEFAULT_RULES
from pegs.rules.summary import title_of
from pegs.rules.switches import Rules
from pegs.story.sheet.house_differences import house_differences
from pegs.table.chosen_rules import load_rules
from pegs.table.encode import board_shape
from pegs.teaching import FIRST_GAME, PLAYERS, TEAMS, Moment, plan, topics


def lesson_list(choice: RulesChoice) -> LessonList:
    """The lessons of some rules, in the current language. Raises PegsError if the rules can't be read."""
    ruleset = load_rules(choice)
    moments = plan(ruleset, FIRST_GAME)
    return LessonList(
        title=title_of(ruleset),
        differences=len(house_differences(ruleset, DEFAULT_RULES)),
        lessons=topics(ruleset),
        board=board_shape(ruleset.rules.board(PLAYERS, TEAMS)) if moments else None,
        pegs=tuple(_pegs(ruleset.rules, each) for each in moments),
    )


def _pegs(rules: Rules, moment: Moment) -> tuple[tuple[Place, ...], ...]:
    return read_position(rules, PLAYERS, TEAMS, moment.position).pegs
