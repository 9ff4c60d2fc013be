"""Places by what can be seen there, named as in the browser (web/src/story/landmarks.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pegs.core.board import HOME, Board
from pegs.i18n import in_language
from pegs.rules.ruleset import Words
from pegs.story.landmarks import landmark_text
from pegs.story.names import Names

CASES = json.loads(Path(__file__).with_name("landmarks.json").read_text("utf-8"))
PLAYERS = ("Ana", "Ben", "Cleo", "Theo", "Ruth", "Joe", "Kim", "Max", "Otto", "Zoe")


def names_on(board: Board) -> Names:
    return Names(board, Words("start", "home"), PLAYERS[: board.players], reader=0)


@pytest.mark.parametrize("case", CASES)
def test_places_are_named_by_the_nearest_landmark(case: dict[str, Any]) -> None:
    board = Board(teams=case["board"]["players"], **case["board"])
    texts = {place: landmark_text(names_on(board), int(place), 1) for place in case["texts"]}
    assert texts == case["texts"]


def test_names_by_sight_have_no_numbers() -> None:
    names = names_on(Board(4, 2, 4)).seen()
    assert names.words.in_spot == "ring"
    assert names.place(30, 1) == "past the diamond on Ben’s side"
    assert names.own_place(HOME + 2, 1) == "its home"
    with in_language("es"):
        assert names.seen().place(19, 1) == "un hoyo pasando la esquina de Ben"
