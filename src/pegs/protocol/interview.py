"""The interview about a house's rules, on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pegs.protocol.game_view import BoardShape, CardPower
from pegs.rules.interview_questions import MAX_ANSWERS
from pegs.rules.ruleset import MAX_TITLE
from pegs.story.sheet.model import AnswerPicture, Difference

MAX_NAME = 20
"""Characters of the name of a question, and of an answer."""
AnswerName = Annotated[str, Meta(max_length=MAX_NAME)]


class AnswerChoice(Struct, frozen=True):
    """An answer to choose, in words and as a picture."""

    name: str
    text: str
    note: str
    """A few words more; empty if none are needed."""
    picture: AnswerPicture


class HouseQuestion(Struct, frozen=True):
    """A question about a house's rules."""

    name: str
    text: str
    choices: tuple[AnswerChoice, ...]


class InterviewForm(Struct, frozen=True):
    """All questions; which of them come up depends on the answers.

    ``board`` is that of the pictures, ``powers`` are the feet of their cards.
    """

    questions: tuple[HouseQuestion, ...]
    board: BoardShape
    powers: tuple[CardPower, ...]


class InterviewAnswers(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers so far: their names by question, empty for "I don't know".

    ``is_whole``: the person is done, so that the rules are wanted, under ``title``.
    """

    answers: Annotated[dict[AnswerName, AnswerName], Meta(max_length=MAX_ANSWERS)] = {}
    is_whole: bool = False
    title: Annotated[str, Meta(max_length=MAX_TITLE)] = ""


class NearSet(Struct, frozen=True):
    """One of the named sets nearest to the answers."""

    name: str
    title: str


class AnswerFix(Struct, frozen=True):
    """Another answer to a question, which resolves a conflict; empty for "I don't know"."""

    question: str
    choice: str
    label: str


class InterviewConflict(Struct, frozen=True):
    """Answers that don't go together, why, and what to answer instead."""

    problem: str
    fixes: tuple[AnswerFix, ...]


class NearSheet(Struct, frozen=True):
    """A published sheet, and who publishes it."""

    name: str
    title: str
    voice: str


class HouseRules(Struct, frozen=True):
    """The rules at the end of an interview, as changes of the nearest set."""

    name: str
    """The nearest set."""
    toml: str
    """The rules as the text of a rules file; empty if they are those of the nearest set."""
    differences: tuple[Difference, ...]
    changed: tuple[str, ...]
    """The letters of the cards that do something else than in the nearest set."""
    powers: tuple[CardPower, ...]
    board: BoardShape
    unknown: tuple[str, ...]
    """The questions answered with "I don't know"."""
    published: NearSheet | None
    """The published sheet that fits every answer, if no named set does."""


class InterviewState(Struct, frozen=True):
    """What follows from some answers."""

    questions: tuple[str, ...]
    """The questions that come up, in order."""
    answers: dict[str, str]
    """The answers that count: those to questions that come up."""
    nearest: tuple[NearSet, ...]
    """The nearest sets: several if the answers can't tell them apart."""
    is_placed: bool
    """Whether the five questions that tell the sets apart are answered."""
    known: int
    """The number of answers other than "I don't know"."""
    matching: int
    """The number of these that are also the nearest set's."""
    conflicts: tuple[InterviewConflict, ...]
    house: HouseRules | None
    """The rules, if they were asked for and can be played."""
