"""Turns as people type them."""

from __future__ import annotations

import pytest

from pegs.engine.game import Game
from pegs.notation import read_position, turn_text
from pegs.rules.loader import load
from pegs.story.written_turns import in_notation, read_card
from pegs.terminal.correction import read_correction
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
        ("5 de a8 hasta meta 2", "5 A8-h2"),
        ("descarto la jota", "J discard"),
        ("a8 to b0", "A8-B0"),
        ("nine, a14 to a16 and a8 back to a1", "9 A14-A16,A8-A1"),
        ("10, a8 back 5 to a3, b8 back 5 holes to b3", "T A8-A3,B8-B3"),
        ("10, 5 with a8 to a13 and 5 with a12 to a17", "T A8-A13,A12-A17"),
        ("ten, b9 back five to b4, c9 ahead 5 to c14", "T B9-B4,C9-C14"),
        ("6 from a8 to a14 and bump him", "6 A8-A14"),
        ("joker out on b9", "* As-B9"),
        ("joker kills b9 with a peg from start", "* As-B9"),
        ("use the king to come out", "K As-A8"),
        ("5 from a2 up to home hole 4", "5 A2-h4"),
        ("8, go back from a8 to a0", "8 A8-A0"),
        ("joker, a8 takes b9", "* A8-B9"),
        ("joker, bump b9 with my a8", "* A8-B9"),
        ("red joker a8 lands on b9", "* A8-B9"),
        ("joker, send c9 to start", "* C9-s"),
        ("send d8 back to start", "send D8-s"),
        ("play the 5 of hearts, a8 to a13", "5 A8-A13"),
        ("come out with the king", "K As-A8"),
        ("swap a8 and c9 with a 2", "2 A8~C9"),
        ("3, come out for free", "3 free As-A8"),
        ("burn the 5 of clubs", "5 discard"),
        ("throw the 5 away", "5 discard"),
        ("get rid of the 5", "5 discard"),
        ("i doubt it", "doubt"),
        ("i don't believe it", "doubt"),
        ("I accept", "accept"),
        ("i draw a card", "draw"),
        ("I forgot to draw", "forget"),
        ("paso", "pass"),
        ("dudo", "doubt"),
        ("lo creo", "accept"),
        ("robo una carta", "draw"),
        ("se me olvidó", "forget"),
        ("2 as a king, out", "2=K As-A8"),
        ("call the 2 a king", "2=K"),
        ("2 como rey, sale", "2=K As-A8"),
        ("k as a a8", "K As-A8"),
        ("queen out into c start", "Q As-Cs"),
        ("rey, sale a c8", "K As-C8"),
        ("bring c out with the queen", "Q Cs-C8"),
        ("reina, saco una clavija de c", "Q Cs-C8"),
        ("joker, send b h1 to start", "* Bh1-s"),
        ("nueve, a8 atrás a d17", "9 A8-D17"),
        ("juego el 5 de corazones, a8 hasta a13", "5 A8-A13"),
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


def test_a_correction_to_start_is_about_the_pegs_own_start() -> None:
    position = read_position(load("basic").rules, 4, 2, "4s,C2/5s/4s,C4/5s A ?5/?5/?5/?5")
    board = load("basic").rules.board(4, 2)
    (move,) = read_correction(board, position.pegs, 0, "c4 to start")
    assert (move.seat, board.place_text(move.seat, move.target)) == (2, "Cs")
