"""Rules and what follows from them: sets, sheets, house rules, lessons, and the judge; and who can play."""

from __future__ import annotations

from pegs.here.requests import Request, in_json
from pegs.here.steps import Answer
from pegs.protocol.interview import InterviewAnswers
from pegs.protocol.judge import JudgeQuestion
from pegs.protocol.rest import Here
from pegs.protocol.rulebooks import CheckRules, SheetRequest
from pegs.protocol.settings import RulesChoice
from pegs.table.answers import rules_form
from pegs.table.answers.bot_list import bots
from pegs.table.answers.interview_page import interview_form, interview_state
from pegs.table.answers.judgment import judgment
from pegs.table.answers.lesson_list import lesson_list
from pegs.table.answers.rules_sheet import sheet_page
from pegs.table.answers.strategy import strategy_chapters


def here(_: Request) -> Answer:
    """The bots that can play. No other device reaches this one, so it has no address."""
    return in_json(Here("", bots()))


def entries(_: Request) -> Answer:
    """All named rule sets."""
    return in_json(rules_form.entries())


def published(request: Request) -> Answer:
    """The published sheets; with ``sought``, all rules that contain these words."""
    return in_json(rules_form.published(request.query.get("sought", "")))


def form(_: Request) -> Answer:
    """Every switch, for the editor of house rules."""
    return in_json(rules_form.form())


def check(request: Request) -> Answer:
    """What a set of house rules means, and what is wrong with it."""
    return in_json(rules_form.check(request.read(CheckRules)))


def interview(_: Request) -> Answer:
    """All questions about how people play at home."""
    return in_json(interview_form())


def answer(request: Request) -> Answer:
    """What follows from some answers to these questions."""
    return in_json(interview_state(request.read(InterviewAnswers)))


def sheet(request: Request) -> Answer:
    """The rules sheet of a named set."""
    return in_json(sheet_page(SheetRequest(RulesChoice(request.parts[0]))))


def sheet_of(request: Request) -> Answer:
    """The rules sheet of house rules, or of a table's rules for its players."""
    return in_json(sheet_page(request.read(SheetRequest)))


def strategy(_: Request) -> Answer:
    """Tips for playing well."""
    return in_json(strategy_chapters())


def lessons(request: Request) -> Answer:
    """The lessons of a rule set."""
    return in_json(lesson_list(request.read(RulesChoice)))


def judge(request: Request) -> Answer:
    """Whether a turn may be played on someone's board, or what can be."""
    return in_json(judgment(request.read(JudgeQuestion)))
