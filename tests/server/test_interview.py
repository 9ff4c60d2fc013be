"""The interview about a house's rules over the network: its questions, and what answers lead to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pegs.i18n import in_language, languages
from pegs.protocol.interview import InterviewAnswers
from pegs.rules.interview_questions import MAX_ANSWERS, QUESTIONS
from pegs.rules.loader import from_text, load
from pegs.story.sheet.interview_pictures import pictures, stage_of
from pegs.story.sheet.stage import Stage
from pegs.table.answers.interview_page import interview_form, interview_state
from tests.server.clients import ServerProcess

ARIZONA = {"hand": "5", "stuck": "0", "bluff": "open", "nine": "split", "joker": "start"}
MAX_FORM = 60_000
"""Bytes of all questions."""


@pytest.mark.parametrize("language", languages())
def test_every_question_has_words_and_every_answer_a_picture(language: str) -> None:
    with in_language(language):
        form = interview_form()
    assert [question.name for question in form.questions] == [question.name for question in QUESTIONS]
    for question in form.questions:
        assert question.text
        assert 2 <= len(question.choices) <= 5
        shown = [msgspec.json.encode(choice.picture) for choice in question.choices]
        assert len(set(shown)) == len(shown)  # no two answers look alike
        assert all(choice.text for choice in question.choices)
        assert b"{}" not in shown
    assert len(msgspec.json.encode(form)) < MAX_FORM


def test_pictures_show_what_the_answer_allows_or_forbids() -> None:
    """An answer that forbids something is shown with a cross; all others with a turn."""
    crossed = {key for key, picture in pictures().items() if picture.example and picture.example.rule}
    assert crossed == {("partner", "never"), ("taken", "never"), ("own", "never")}
    turns = {key: picture.example for key, picture in pictures().items() if picture.example}
    assert len(turns) > 25
    for (question, choice), example in turns.items():
        stage: Stage = stage_of(question, choice)
        assert len(example.pegs) == stage.board.players
        assert (example.after == example.pegs) == (example.rule is not None)


def test_answers_lead_to_a_sheet_in_words() -> None:
    answers = {**ARIZONA, "partner": "start", "ten": "back", "two": ""}
    state = interview_state(InterviewAnswers(answers, is_whole=True, title="  Grandma Ruth’s rules "))
    assert [(each.name, each.title) for each in state.nearest] == [("arizona", "Arizona rules")]
    assert (state.known, state.matching) == (7, 5)
    house = state.house
    assert house is not None
    assert [each.base for each in house.differences if each.switch == "cards.10"] == [
        "Arizona rules: 10 moves 10."
    ]
    assert [each.switch for each in house.differences] == ["cards.10", "bump_partner"]
    assert house.changed == ("T",)
    assert house.unknown == ("two",)
    sheet = from_text(house.toml)
    assert (sheet.title, sheet.extends) == ("Grandma Ruth’s rules", "arizona")
    assert sheet.rules.bump_partner == "start"


def test_a_house_without_changes_is_the_named_set() -> None:
    house = interview_state(InterviewAnswers(ARIZONA, is_whole=True)).house
    assert house is not None
    assert (house.name, house.toml, house.differences, house.changed) == ("arizona", "", (), ())
    assert house.board.side_length == load("arizona").rules.side_length


def test_a_conflict_comes_with_other_answers_and_no_rules() -> None:
    answers = {"stuck": "3", "bluff": "down"}
    state = interview_state(InterviewAnswers(answers, is_whole=True))
    (conflict,) = state.conflicts
    assert [each.label for each in conflict.fixes] == [
        "What if you’re stuck turn after turn? Bad luck",
        "Do you play cards face up? Face up",
    ]
    assert state.house is None


@pytest.mark.parametrize(
    "answers",
    [
        {"hand": "99"},
        {"hand": 5},
        {"color": ""},
        {"h" * 21: ""},
        {"hand": "5" * 21},
        {f"q{at}": "" for at in range(MAX_ANSWERS + 1)},
        [],
    ],
)
def test_wrong_answers_are_refused(server: ServerProcess, answers: Any) -> None:
    answer = server.post("/api/rules/interview", {"answers": answers})
    assert 400 <= answer.status_code < 500
    assert len(answer.json()["sentence"]) < 200
