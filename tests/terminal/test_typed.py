"""Turns as people type them."""

from __future__ import annotations

import pytest

from pegs.engine.game import Game
from pegs.notation import read_position, turn_text
from pegs.rules.loader import load
from pegs.table.written_turns import in_notation, read_card
from pegs.terminal.parse_input import is_turn, read_typed


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        ("7 c4-c8,c10-c13", "7 C4-C8,C10-C13"),
        ("7 C4 to C8 and c10 to c13", "7 C4-C8,C10-C13"),
        ("10 ch1 - ch3", "T Ch1-Ch3"),
        ("joker as to c14", "* As-C14"),
        ("a as-a8", "A As-A8"),
        ("2 a5 ~ c9", "2 A5~C9"),
        ("k Discard", "K discard"),
        ("5=k a8-b0", "5=K A8-B0"),
        ("3 Free as-a8", "3 free As-A8"),
        ("c4-c8", "C4-C8"),
        ("7 c4 a c8 y c10 a c13", "7 C4-C8,C10-C13"),
        ("reina de la salida a a8", "Q As-A8"),
        ("rey sale", "K As-A8"),
        ("comodín a5 por c9", "* A5~C9"),
        ("5 de a8 hasta meta 2", "5 A8-Ah2"),
        ("descarto la jota", "J discard"),
        ("a8 to b0", "A8-B0"),
    ],
)
def test_what_people_type_is_put_into_the_notation(text: str, tidied: str) -> None:
    assert in_notation(text, load("basic").rules.board(4, 2), 0) == tidied


@pytest.mark.parametrize(
    ("text", "card"), [("10", 9), ("t", 9), ("Joker", 13), ("*", 13), ("a", 0), ("x", None)]
)
def test_cards_have_several_names(text: str, card: int | None) -> None:
    assert read_card(text) == card


@pytest.mark.parametrize("text", ["7 c4", "c4-c8", "c4 to c8", "5=k"])
def test_turns_are_recognized(text: str) -> None:
    assert is_turn(text)


@pytest.mark.parametrize("text", ["7", "c4", "board", "history 5"])
def test_other_text_isnt_a_turn(text: str) -> None:
    assert not is_turn(text)


def test_the_chosen_card_need_not_be_typed_again() -> None:
    position = read_position(load("basic").rules, 4, 2, "3s,A8,A14/5s/5s/5s A 7T/?5/?5/?5")
    game = Game.from_position("basic", position)
    assert turn_text(game.board, read_typed(game, "a8 to b0", read_card("10"))) == "T A8-B0"


def test_in_bluffing_a_card_with_its_move_is_declared() -> None:
    position = read_position(load("bluffing").rules, 4, 2, "5s/5s/5s/5s A K5/?5/?5/?5")
    game = Game.from_position("bluffing", position)
    assert turn_text(game.board, read_typed(game, "k as-a8")) == "K=K"
    assert turn_text(game.board, read_typed(game, "5=k as-a8")) == "5=K"
