"""A position reports all its faults at once, whether it's a text or a value."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from pegs import Game, PositionError, check_position, position_text, read_position
from pegs.core.board import Board
from pegs.core.cards import KING
from pegs.core.position import Phase, Position
from pegs.rules import Rules, load
from tests.notation.values import check_one_line, tables_with_positions

EXAMPLE = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 3789T/?5/?5/?5"
GUIDE = load("guide").rules
POSITION = read_position(GUIDE, 4, 2, EXAMPLE)


def places(error: PositionError) -> list[str]:
    return [fault.place for fault in error.faults]


def faults_of(text: str, rules: str = "guide") -> list[str]:
    with pytest.raises(PositionError) as caught:
        read_position(load(rules).rules, 4, 2, text)
    check_one_line(caught.value)
    assert str(caught.value) == " ".join(map(str, caught.value.faults))
    assert caught.value.place == places(caught.value)[0]
    return places(caught.value)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("4s,A8/4s,A99/5s/5s E 37/?5/?5/?5", ["A99", "E"]),
        ("4s,A99,h9/3s,B8/5s/5s A 37/?5/?5/?5", ["A99", "h9", "4s,A99,h9", "3s,B8"]),
        ("4s,A8/4s,A8/4s,A8/5s A 37/?5/?5/?5", ["4s,A8"]),
        ("5s/5s/5s/5s A 37X/?9/?5/Q1", ["37X", "?9", "Q1"]),
        (
            "5s/5s/5s/5s A AAAAAA/AAAAAA/AAAA22/222222",
            ["AAAAAA/AAAAAA/AAAA22/222222"],
        ),
        ("5s/5s/5s A 37/?5", ["5s/5s/5s", "37/?5"]),
        ("5s/5s/5s/5s A 37/?5/?5/?5 foo=1 stuck=1 extra=1,1,1,1", ["foo=1", "stuck=1", "extra=1,1,1,1"]),
        ("", [""]),
    ],
)
def test_every_wrong_piece_of_a_text_is_named(text: str, wrong: list[str]) -> None:
    assert faults_of(text) == wrong


def test_every_wrong_field_of_a_phase_is_named() -> None:
    text = "5s/4s,B8/4s,A3/4s,h2 C ?5/?5/?5/?5 phase=doubt player=Z card=q draws=1"
    assert faults_of(text, "bluffing") == ["phase=doubt", "draws=1", "Z", "q"]


def test_a_long_text_reports_a_limited_number_of_faults() -> None:
    nonsense = ",".join(f"A{number}" for number in range(100, 200))
    assert len(faults_of(f"{nonsense}/5s/5s/5s A 37/?5/?5/?5")) == 20


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"turn": 7}, ["7"]),
        ({"turn": -1, "hands": (5, 5, -1, 99)}, ["-1", "?-1", "?99"]),
        ({"pegs": ((-1, -1, -1, 8, 8), (80, -1, -1, -1, 0), (-1,) * 4, (-1,) * 5)}, ["E8", "4s", "3s,A8,A8"]),
        ({"pegs": ((300, -1, -1, -1, -1), *POSITION.pegs[1:])}, ["h45"]),
        ({"hands": ((1, 2), 5, 5, (-1,) * 14)}, ["(1, 2)", str((-1,) * 14)]),
        ({"pegs": POSITION.pegs[:3], "hands": (5, 5)}, ["3s,A8,A14/3s,A0,A16/4s,A11", "?5/?5"]),
        ({"stuck": (), "card": KING, "draws": 3}, ["stuck=()", "card=king", "draws=3"]),
        ({"extra": (0, 0, 1, 0), "forfeit": (9,)}, ["extra=0,0,1,0", "forfeit=9"]),
        ({"phase": Phase.DOUBT}, ["phase=doubt"]),
        ({"phase": Phase.OVER}, ["phase=6"]),
    ],
)
def test_every_wrong_field_of_a_value_is_named(changes: dict[str, Any], wrong: list[str]) -> None:
    position = replace(POSITION, **changes)
    with pytest.raises(PositionError) as caught:
        check_position(GUIDE, 4, 2, position)
    assert places(caught.value) == wrong
    with pytest.raises(PositionError):
        Game.from_position("guide", position)


@given(tables_with_positions())
def test_a_position_that_can_be_read_has_no_faults(drawn: tuple[Rules, Board, Position]) -> None:
    rules, board, position = drawn
    read = read_position(rules, board.players, board.teams, position_text(board, position))
    check_position(rules, board.players, board.teams, read)


def test_pegs_may_be_in_any_order() -> None:
    pegs = (tuple(reversed(POSITION.pegs[0])), *POSITION.pegs[1:])
    game = Game.from_position("guide", replace(POSITION, pegs=pegs))
    assert game.position == POSITION
    assert game.legal_turns() == Game.from_position("guide", EXAMPLE).legal_turns()
