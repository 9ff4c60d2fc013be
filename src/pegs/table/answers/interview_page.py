"""The interview about a house's rules, for a page: questions with pictures, and what answers lead to."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.cleaning import clean_text
from pegs.i18n import translate
from pegs.protocol.interview import (
    AnswerChoice,
    AnswerFix,
    HouseQuestion,
    HouseRules,
    InterviewAnswers,
    InterviewConflict,
    InterviewForm,
    InterviewState,
    NearSet,
    NearSheet,
)
from pegs.rules.interview import DONT_KNOW, Alternative, Conflict, Interview, conduct
from pegs.rules.interview_questions import QUESTIONS, InterviewQuestion
from pegs.rules.loader import load
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_TEAMS, MAX_TITLE, RuleSet
from pegs.rules.summary import title_of, voice_of
from pegs.rules.switches import Rules
from pegs.rules.toml.writer import write
from pegs.story.sheet.house_differences import house_differences
from pegs.story.sheet.interview_pictures import pictures
from pegs.table.encode import board_shape
from pegs.table.rules_card import powers


def interview_form() -> InterviewForm:
    """All questions with their answers and pictures, in the current language."""
    basic = RuleSet("", "", Rules())
    return InterviewForm(
        questions=tuple(_question(each) for each in QUESTIONS),
        board=board_shape(basic.rules.board(DEFAULT_PLAYERS, DEFAULT_TEAMS)),
        powers=powers(basic),
    )


def _question(question: InterviewQuestion) -> HouseQuestion:
    name = f"wizard-{question.name}"
    shown = pictures()
    return HouseQuestion(
        name=question.name,
        text=translate(name),
        choices=tuple(
            AnswerChoice(
                name=choice.name,
                text=translate(f"{name}-{choice.name}"),
                note=translate(f"{name}-{choice.name}.note").strip("-"),
                picture=shown[question.name, choice.name],
            )
            for choice in question.choices
        ),
    )


def interview_state(asked: InterviewAnswers) -> InterviewState:
    """What follows from some answers. Raises UsageError if there's no such question or answer."""
    interview = conduct(asked.answers)
    return InterviewState(
        questions=tuple(each.name for each in interview.questions),
        answers=dict(interview.answers),
        nearest=tuple(NearSet(name, title_of(load(name))) for name in interview.nearest),
        is_placed=interview.is_placed,
        known=interview.known,
        matching=interview.matching,
        conflicts=tuple(map(_conflict, interview.conflicts)),
        house=None if interview.conflicts or not asked.is_whole else _house(interview, asked.title),
    )


def _conflict(conflict: Conflict) -> InterviewConflict:
    return InterviewConflict(conflict.fault.problem, tuple(map(_fix, conflict.alternatives)))


def _fix(alternative: Alternative) -> AnswerFix:
    name = f"wizard-{alternative.question}"
    answer = "wizard-dont-know" if alternative.choice == DONT_KNOW else f"{name}-{alternative.choice}"
    label = translate("wizard-change-answer", question=translate(name), answer=translate(answer))
    return AnswerFix(alternative.question, alternative.choice, label)


def _house(interview: Interview, title: str) -> HouseRules:
    """The rules at the end. If they are the nearest set's own, they are that set."""
    base = load(interview.nearest[0])
    ruleset = interview.ruleset(clean_text(title, MAX_TITLE) or translate("wizard-title"))
    is_named = ruleset.rules == base.rules
    players = DEFAULT_PLAYERS
    seating = (players, ruleset.usual_teams(players))
    return HouseRules(
        name=base.name,
        toml="" if is_named else write(ruleset),
        differences=house_differences(ruleset, base.name),
        changed=_changed(ruleset, base),
        powers=powers(replace(ruleset, seatings=base.seatings)),
        board=board_shape(ruleset.rules.board(*seating)),
        unknown=interview.unknown,
        published=_near_sheet(interview.published),
    )


def _near_sheet(name: str | None) -> NearSheet | None:
    return NearSheet(name, title_of(load(name)), voice_of(load(name))) if name else None


def _changed(ruleset: RuleSet, base: RuleSet) -> tuple[str, ...]:
    """The letters of the cards that differ."""
    now, before = powers(ruleset), powers(base)
    return tuple(
        one.card
        for one, other, row, old in zip(now, before, ruleset.rules.cards, base.rules.cards, strict=True)
        if row != old
    )
