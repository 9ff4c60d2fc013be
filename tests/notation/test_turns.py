"""Turns as text."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pegs.core.board import HOME, START, Board
from pegs.core.cards import EIGHT, FIVE, JOKER, KING, SEVEN, THREE, TWO, UNKNOWN, Rank
from pegs.core.errors import NotationError
from pegs.core.position import Phase
from pegs.core.turn import Kind, Step, Turn
from pegs.notation import read_pegs, read_position, read_turn, read_turns, turn_text
from pegs.rules import load, named
from tests.notation.values import check_one_line, random_position
from tests.oracle import decisions

FOUR = Board(players=4, teams=2, sides=4)
GUIDE = read_pegs(FOUR, "3s,A8,A14/3s,A0,A16/4s,A11/5s")
A, B, C, D = range(4)


def move(card: Rank, seat: int, origin: int, target: int, declared: Rank = UNKNOWN) -> Turn:
    return Turn(Kind.MOVE, card, declared, (Step(seat, origin, target),))


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        ("3 A8-A11", move(THREE, A, 8, 11)),
        ("K As-A8", move(KING, A, START, 8)),
        ("8 A0-D10", move(EIGHT, B, 0, 64)),
        ("5 Ch1-Ch5", move(FIVE, C, HOME, HOME + 4)),
        ("* As-A11", move(JOKER, A, START, 11)),
        ("* A16-Bs", Turn(Kind.SEND, JOKER, UNKNOWN, (Step(B, 16, START),))),
        ("K free As-A8", Turn(Kind.FREE, KING, UNKNOWN, (Step(A, START, 8),))),
        ("7 A14-A16,A11-A16", Turn(Kind.SPLIT, SEVEN, UNKNOWN, (Step(A, 14, 16), Step(C, 11, 16)))),
        ("2 A8~A11", Turn(Kind.SWAP, TWO, UNKNOWN, (Step(A, 8, 11), Step(C, 11, 8)))),
        ("5=K As-A8", move(FIVE, A, START, 8, KING)),
        ("4 discard", Turn(Kind.DISCARD, Rank.FOUR)),
        ("5=K", Turn(Kind.DECLARE, FIVE, KING)),
        ("K=K", Turn(Kind.DECLARE, KING, KING)),
        ("?=K", Turn(Kind.DECLARE, UNKNOWN, KING)),
        ("?=K As-A8", move(UNKNOWN, A, START, 8, KING)),
        ("send A16-Bs", Turn(Kind.PENALTY, UNKNOWN, UNKNOWN, (Step(B, 16, START),))),
        ("send Bh2-Bs", Turn(Kind.PENALTY, UNKNOWN, UNKNOWN, (Step(B, HOME + 1, START),))),
        ("accept", Turn(Kind.ACCEPT)),
        ("doubt", Turn(Kind.DOUBT)),
        ("extra", Turn(Kind.EXTRA)),
        ("decline", Turn(Kind.DECLINE)),
        ("draw", Turn(Kind.DRAW)),
        ("forget", Turn(Kind.FORGET)),
        ("pass", Turn(Kind.PASS)),
    ],
)
def test_every_kind_is_read_and_written(text: str, turn: Turn) -> None:
    assert read_turn(FOUR, text, GUIDE) == turn
    assert turn_text(FOUR, turn) == text


def test_in_bluffing_a_card_without_a_rank_is_meant_honestly() -> None:
    honest = move(KING, A, START, 8, declared=KING)
    assert read_turn(FOUR, "K As-A8", GUIDE, bluffing=True) == honest
    assert read_turn(FOUR, "K=K As-A8", GUIDE, bluffing=True) == honest
    assert turn_text(FOUR, honest) == "K As-A8"


def test_in_bluffing_a_discard_face_down() -> None:
    hidden = Turn(Kind.DISCARD)
    assert turn_text(FOUR, hidden) == "? discard"
    assert read_turn(FOUR, "? discard", GUIDE, bluffing=True) == hidden


@pytest.mark.parametrize("text", ["3 A8-A11+", "3 A8-A11x"])
def test_marks_behind_a_landing_are_read_and_not_checked(text: str) -> None:
    assert read_turn(FOUR, text, GUIDE) == move(THREE, A, 8, 11)


def test_marks_may_stand_behind_both_parts_of_a_split() -> None:
    plain = read_turn(FOUR, "7 A14-A16,A11-A16", GUIDE)
    assert read_turn(FOUR, "7 A14-A16x,A11-A16+", GUIDE) == plain


def test_a_swap_is_read_both_ways_round() -> None:
    one, other = read_turns(FOUR, "2 A11~A8", GUIDE)
    assert (one.steps[0].seat, other.steps[0].seat) == (C, A)
    assert other == read_turn(FOUR, "2 A8~A11", GUIDE)


def test_the_second_part_may_be_made_by_a_peg_that_the_first_bumped() -> None:
    assert read_turns(FOUR, "7 A8-A11,C3-Ch4", GUIDE) == [
        Turn(Kind.SPLIT, SEVEN, UNKNOWN, (Step(A, 8, 11), Step(C, 39, HOME + 3)))
    ]


def test_a_split_that_either_of_two_pegs_may_finish() -> None:
    pegs = read_pegs(FOUR, "4s,A8/4s,C3/4s,A11/5s")
    turns = read_turns(FOUR, "7 A8-A11,C3-C7", pegs)
    assert [turn.steps[1].seat for turn in turns] == [B, C]
    assert [turn.steps[1].seat for turn in read_turns(FOUR, "7 A8-A10,C3-C8", pegs)] == [B]


def test_a_chain_may_send_on_several_pegs() -> None:
    pegs = read_pegs(FOUR, "4s,A8/4s,C3/4s,A11/5s")
    turns = read_turns(FOUR, "7 A8-A11,B3-B7", pegs)
    assert [turn.steps[1][:2] for turn in turns] == [(B, 21)]


def test_a_peg_that_made_the_first_part_has_left_its_hole() -> None:
    with pytest.raises(NotationError, match="The peg that was on A8 has already moved"):
        read_turn(FOUR, "7 A8-A11,A8-A12", GUIDE)


def test_the_same_peg_twice_is_read_for_the_rules_to_refuse() -> None:
    assert read_turn(FOUR, "7 A8-A10,A10-A15", GUIDE).steps[1].seat == A


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", "", "isn’t a card"),
        ("3", "3", "doesn’t say what the card does"),
        ("3 ", "", "isn’t a move"),
        ("X A8-A11", "X", "isn’t a card"),
        ("10 A8-B0", "10", "isn’t a card"),
        ("3 A8", "A8", "isn’t a move"),
        ("3 A8-A11!", "A8-A11!", "isn’t a move"),
        ("3  A8-A11", " A8-A11", "isn’t a move"),
        ("3 A8-A11 ", "A8-A11 ", "isn’t a move"),
        ("3 A8-A11,", "", "isn’t a move"),
        ("3 A9-A12", "A9", "There’s no peg on A9"),
        ("3 A8-E0", "E0", "isn’t on this board"),
        ("3 A8-A18", "A18", "isn’t a hole"),
        ("3 A8-Ah6", "Ah6", "Home has holes h1 to h5"),
        ("3 Ah6-A8", "Ah6", "Home has holes h1 to h5"),
        ("3 A8-Bh1", "A8-Bh1", "Only B’s own pegs can go to Bh1"),
        ("K Es-E8", "Es", "The seats are A B C D"),
        ("2 A8~A9", "A9", "There’s no peg on A9"),
        ("2 A8~", "A8~", "isn’t a swap"),
        ("2 A8~A11,A14~A16", "A8~A11,A14~A16", "isn’t a swap"),
        ("K free", "free", "isn’t a move"),
        ("5=K discard", "5=K", "nothing is declared"),
        ("5=K free As-A8", "5=K", "nothing is declared"),
        ("5=? As-A8", "?", "isn’t a card"),
        ("5==K", "=K", "isn’t a card"),
        ("? A8-A11", "?", "isn’t a card"),
        ("send A9-As", "A9", "There’s no peg on A9"),
        ("send", "send", "isn’t a card"),
        ("Accept", "Accept", "isn’t a card"),
    ],
)
def test_errors_in_turns(text: str, place: str, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_turn(FOUR, text, GUIDE)
    assert refused.value.place == place
    assert expected in str(refused.value)


def test_a_move_of_a_hidden_card_needs_the_declared_rank() -> None:
    with pytest.raises(NotationError, match="needs the rank it was declared as"):
        read_turn(FOUR, "? A8-A11", GUIDE, bluffing=True)


@pytest.mark.parametrize("name", named())
def test_everything_that_might_be_decided_is_read_as_written(name: str) -> None:
    chance, rules = Random(name), load(name).rules
    for players, teams in ((2, 2), (4, 2), (6, 3), (6, 2)):
        board = rules.board(players, teams)
        for _ in range(4):
            position = random_position(chance, rules, board)
            if position.phase is Phase.MOVE and position.card == UNKNOWN:
                continue
            for turn in set(decisions(rules, board, position)):
                if rules.bluffing and turn.steps and turn.declared == UNKNOWN and turn.card != UNKNOWN:
                    turn = turn._replace(declared=turn.card if turn.kind is not Kind.FREE else UNKNOWN)
                text = turn_text(board, turn)
                assert turn in read_turns(board, text, position.pegs, bluffing=rules.bluffing), text


cards = st.sampled_from(["3", "K", "*", "5=K", "?=K", "?", "send", "", "=", "T "])
actions = st.text(alphabet="ABCDEsh0123456789-~,x+ ", max_size=12) | st.sampled_from(
    ["A8-A11", "A8-A11,C3-Ch4", "A0~A11", "As-A8", "free As-A8", "discard", "A8-A8x", "A16-Bs"]
)


@example("\u0660", False)
@given(st.text(max_size=20) | st.builds("{} {}".format, cards, actions), st.booleans())
def test_any_text_is_a_turn_or_refused(text: str, bluffing: bool) -> None:
    try:
        turns = read_turns(FOUR, text, GUIDE, bluffing=bluffing)
    except NotationError as error:
        check_one_line(error)
        return
    for turn in turns:
        # Outside bluffing a card declared as itself is no honest turn, but it is written like one.
        if bluffing or turn.declared == UNKNOWN or turn.declared != turn.card:
            again = read_turns(FOUR, turn_text(FOUR, turn), GUIDE, bluffing=bluffing)
            assert turn in again


def test_a_turn_is_read_on_the_board_of_its_position() -> None:
    rules = load("paddle").rules
    position = read_position(rules, 2, 2, "4s,B8/4s,D2 A 9/?5")
    board = rules.board(2, 2)
    turn = read_turn(board, "9 B8-B17", position.pegs)
    assert turn.steps == (Step(0, 26, 35),)
    assert read_turn(board, "9 D2-C11", position.pegs).steps[0].seat == 1
