"""Positions as text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pegs.core.board import Board
from pegs.core.cards import FIVE, KING, UNKNOWN
from pegs.core.errors import NotationError
from pegs.core.position import Phase, Position
from pegs.notation import hand_text, pegs_text, position_text, read_pegs, read_position
from pegs.rules import load, named
from pegs.rules.switches import ForgottenDraw, Rules
from tests.notation.values import check_one_line, random_position, tables_with_positions
from tests.soak import KINDS, sweep

EXAMPLE = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 3789T/?5/?5/?5"
DEALT = "5s/5s/5s/5s A ?5/?5/?5/?5"
DECLARED = "5s/4s,B8/4s,A3/4s,h2 {} ?5/?5/?5/?5 {}"


def by_hand(rules: Rules, forgotten: ForgottenDraw = ForgottenDraw.EXTRA_CARD) -> Rules:
    return replace(rules, draw_by_hand=True, forgotten_draw=forgotten)


RULES = {name: load(name).rules for name in named()}
BASIC, BLUFFING, GUIDE = RULES["basic"], RULES["bluffing"], RULES["guide"]


def test_an_example_position() -> None:
    position = read_position(GUIDE, 4, 2, EXAMPLE)
    assert position.pegs == ((-1, -1, -1, 8, 14), (-1, -1, -1, 0, 16), (-1, -1, -1, -1, 11), (-1,) * 5)
    assert (position.turn, position.phase) == (0, Phase.PLAY)
    assert [hand_text(hand) for hand in position.hands] == ["3789T", "?5", "?5", "?5"]
    assert position.stuck == position.extra == position.owed == position.forfeit == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("A14,A8,3s/A16,3s,A0/A11,4s/5s A T9873/?5/?5/?5", EXAMPLE),
        ("h5,A8,D17,h1,1s/5s/5s/5s A A/?0/?0/?0", "1s,A8,D17,h1,h5/5s/5s/5s A A/?0/?0/?0"),
    ],
)
def test_pegs_and_cards_are_read_in_any_order_and_written_in_one(read: str, written: str) -> None:
    board = GUIDE.board(4, 2)
    assert position_text(board, read_position(GUIDE, 4, 2, read)) == written


def test_counts_of_zero_are_left_out() -> None:
    rules, board = RULES["north-carolina"], RULES["north-carolina"].board(4, 2)
    assert position_text(board, read_position(rules, 4, 2, f"{DEALT} stuck=0,0,0,0")) == DEALT
    assert position_text(board, read_position(rules, 4, 2, f"{DEALT} stuck=0,2,0,0")).endswith(
        " stuck=0,2,0,0"
    )


def test_two_players_on_four_sides_are_seats_a_and_c() -> None:
    rules = RULES["liftbridge"]
    position = read_position(rules, 2, 2, "4s,B3/4s,D17 C ?5/A3779")
    assert position.turn == 1
    assert position_text(rules.board(2, 2), position) == "4s,B3/4s,D17 C ?5/A3779"
    with pytest.raises(NotationError, match="The seats are A C"):
        read_position(rules, 2, 2, "4s,B3/4s,D17 B ?5/A3779")


@pytest.mark.parametrize(
    ("turn", "fields", "expected_fields"),
    [
        ("C", "phase=doubt player=B card=5 declared=K", {"player": 1, "card": FIVE, "declared": KING}),
        ("C", "phase=doubt player=B card=? declared=K", {"player": 1, "card": UNKNOWN, "declared": KING}),
        ("B", "phase=move player=B card=K declared=K", {"player": 1, "card": KING, "declared": KING}),
        ("C", "phase=penalty player=B card=5 declared=K loser=B", {"player": 1, "loser": 1}),
        ("B", "phase=penalty player=B card=K declared=K loser=C", {"player": 1, "loser": 2}),
        ("C", "phase=penalty player=D card=5 declared=K loser=D", {"player": 3, "loser": 3}),
        ("A", "extra=1,0,0,0 phase=extra", {"due": 1}),
        ("A", "extra=2,0,0,0 phase=extra due=1", {"due": 1}),
        ("B", "extra=0,1,0,0 phase=move player=B card=K declared=K due=0", {"due": 0}),
        ("C", "extra=0,1,0,0 phase=doubt player=B card=5 declared=K", {"due": 1}),
    ],
)
def test_the_phases_of_bluffing(turn: str, fields: str, expected_fields: dict[str, int]) -> None:
    text = DECLARED.format(turn, fields)
    position = read_position(BLUFFING, 4, 2, text)
    assert {name: getattr(position, name) for name in expected_fields} == expected_fields
    assert position_text(BLUFFING.board(4, 2), position) == text


def test_the_phase_of_drawing_by_hand() -> None:
    text = f"{DEALT} owed=1,0,0,0 phase=draw draws=2"
    position = read_position(by_hand(GUIDE), 4, 2, text)
    assert (position.phase, position.draws, position.owed) == (Phase.DRAW, 2, (1, 0, 0, 0))
    assert position_text(GUIDE.board(4, 2), position) == text
    sits_out = by_hand(RULES["liftbridge"], ForgottenDraw.FORFEIT)
    assert read_position(sits_out, 4, 2, f"{DEALT} forfeit=0,1,0,0").forfeit == (0, 1, 0, 0)


def test_the_game_is_over_once_a_team_is_all_home() -> None:
    home = "h1,h2,h3,h4,h5"
    position = read_position(BASIC, 4, 2, f"{home}/5s/{home}/5s B ?5/?5/?5/?5")
    assert position.phase is Phase.OVER
    assert read_position(BASIC, 4, 2, f"{home}/5s/5s/5s B ?5/?5/?5/?5").phase is Phase.PLAY
    with pytest.raises(NotationError, match="“phase=extra” can’t be: a team is all home"):
        read_position(BLUFFING, 4, 2, f"{home}/5s/{home}/5s B ?5/?5/?5/?5 extra=0,1,0,0 phase=extra")


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", "", "PEGS TURN HANDS"),
        ("5s/5s/5s/5s A", "5s/5s/5s/5s A", "PEGS TURN HANDS"),
        (f"{DEALT} ", f"{DEALT} ", "PEGS TURN HANDS"),
        (DEALT.replace(" ", "  "), DEALT.replace(" ", "  "), "single spaces"),
        (f"{DEALT}\n", "?5\\u000a", "isn’t a hand"),
        ("5s/5s/5s A ?5/?5/?5/?5", "5s/5s/5s", "has pegs for 3 seats. Write them for all 4 seats"),
        ("5s/5s/5s/5s/5s A ?5/?5/?5/?5", "5s/5s/5s/5s/5s", "has pegs for 5 seats"),
        ("5s/4s/5s/5s A ?5/?5/?5/?5", "4s", "has 4 pegs. Each seat has 5."),
        ("5s/6s/5s/5s A ?5/?5/?5/?5", "6s", "has 6 pegs"),
        ("5s/2s,3s/5s/5s A ?5/?5/?5/?5", "2s,3s", "lists pegs in start twice"),
        ("5s/0s,5s/5s/5s A ?5/?5/?5/?5", "0s", "isn’t a peg"),
        ("5s/4s,/5s/5s A ?5/?5/?5/?5", "", "isn’t a peg"),
        ("5s/4s,Bs/5s/5s A ?5/?5/?5/?5", "Bs", "isn’t a peg"),
        ("5s/4s,Bh2/5s/5s A ?5/?5/?5/?5", "Bh2", "isn’t a peg"),
        ("5s/4s,h6/5s/5s A ?5/?5/?5/?5", "h6", "Home has holes h1 to h5"),
        ("5s/4s,h0/5s/5s A ?5/?5/?5/?5", "h0", "isn’t a peg"),
        ("5s/4s,A18/5s/5s A ?5/?5/?5/?5", "A18", "has holes 0 to 17"),
        ("5s/4s,E0/5s/5s A ?5/?5/?5/?5", "E0", "Its sides are A B C D"),
        ("5s/3s,A3,A3/5s/5s A ?5/?5/?5/?5", "3s,A3,A3", "a second peg on A3"),
        ("5s/3s,h3,h3/5s/5s A ?5/?5/?5/?5", "3s,h3,h3", "a second peg on h3"),
        ("5s/4s,A3/4s,A3/5s A ?5/?5/?5/?5", "4s,A3", "a second peg on A3"),
        ("5s/5s/5s/5s E ?5/?5/?5/?5", "E", "The seats are A B C D"),
        ("5s/5s/5s/5s a ?5/?5/?5/?5", "a", "isn’t a seat in this game"),
        ("5s/5s/5s/5s A ?5/?5/?5", "?5/?5/?5", "has 3 hands. Write one for each of the 4 seats"),
        ("5s/5s/5s/5s A ?7/?5/?5/?5", "?7", "at most 6 here"),
        ("5s/5s/5s/5s A 2345678/?5/?5/?5", "2345678", "at most 6 here"),
        ("5s/5s/5s/5s A X/?5/?5/?5", "X", "isn’t a hand"),
        ("5s/5s/5s/5s A ******/*/?5/?5", "******/*/?5/?5", "has 7 of the card *, but the decks have only 6"),
        (f"{DEALT} stuck=1,0,0,0", "stuck=1,0,0,0", "don’t count stuck turns"),
        (f"{DEALT} extra=1,0,0,0", "extra=1,0,0,0", "no extra turns"),
        (f"{DEALT} owed=1,0,0,0", "owed=1,0,0,0", "a forgotten card can’t be drawn later"),
        (f"{DEALT} forfeit=1,0,0,0", "forfeit=1,0,0,0", "a forgotten card doesn’t cost a turn"),
        (f"{DEALT} phase=play", "phase=play", "The phases are doubt, penalty, move, extra, draw"),
        (f"{DEALT} phase=doubt player=B card=5 declared=K", "phase=doubt", "no bluffing"),
        (f"{DEALT} phase=draw draws=1", "phase=draw", "cards are drawn automatically"),
        (f"{DEALT} stock=1", "stock=1", "isn’t a field"),
        (f"{DEALT} stuck", "stuck", "isn’t a field"),
        (f"{DEALT} due=0", "due=0", "doesn’t belong to this phase"),
    ],
)
def test_errors_in_positions(text: str, place: str, expected: str) -> None:
    check_refused(BASIC, text, place, expected)


def check_refused(rules: Rules, text: str, place: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(rules, 4, 2, text)
    assert caught.value.place == place
    assert expected in str(caught.value)


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("stuck=3,0,0,0", "whole numbers from 0 to 2"),
        ("stuck=0,0,0", "has 3 numbers. Write one for each of the 4 seats"),
        ("stuck=0,0,0,x", "whole numbers from 0 to 2"),
        ("stuck=00,0,0,0", "whole numbers from 0 to 2"),
        ("stuck=-1,0,0,0", "whole numbers from 0 to 2"),
    ],
)
def test_counts_of_stuck_turns_end_below_the_limit(field: str, expected: str) -> None:
    check_refused(RULES["north-carolina"], f"{DEALT} {field}", field, expected)


def test_a_field_may_not_be_repeated() -> None:
    text = f"{DEALT} stuck=1,0,0,0 stuck=0,0,0,0"
    check_refused(RULES["alaska"], text, "stuck=0,0,0,0", "repeats a field")


@pytest.mark.parametrize(
    ("turn", "fields", "place", "expected"),
    [
        ("D", "phase=doubt player=B card=5 declared=K", "D", "can’t accept or doubt"),
        ("B", "phase=doubt player=B card=5 declared=K", "B", "can’t accept or doubt"),
        ("C", "phase=doubt player=B card=5", "phase=doubt", "Add the field declared="),
        ("C", "phase=doubt player=E card=5 declared=K", "E", "isn’t a seat in this game"),
        ("C", "phase=doubt player=B card=5 declared=?", "?", "isn’t a card"),
        ("C", "phase=doubt player=B card=5 declared=K loser=B", "loser=B", "doesn’t belong"),
        ("C", "phase=move player=B card=5 declared=K", "C", "can’t move now"),
        ("C", "phase=penalty player=B card=? declared=K loser=B", "?", "isn’t a card"),
        ("C", "phase=penalty player=B card=K declared=K loser=C", "C", "can’t choose the peg"),
        ("B", "phase=penalty player=B card=K declared=K loser=D", "B", "can’t choose the peg"),
        ("B", "phase=penalty player=B card=K declared=K loser=A", "loser=A", "no peg to lose"),
        ("B", "phase=penalty player=B card=5 declared=K loser=B", "B", "can’t choose the peg"),
        ("A", "phase=extra", "phase=extra", "needs an extra turn"),
        ("A", "extra=2,0,0,0 phase=extra due=0", "due=0", "from 1 to 2"),
        ("A", "extra=2,0,0,0 due=2", "due=2", "doesn’t belong"),
    ],
)
def test_errors_in_phases(turn: str, fields: str, place: str, expected: str) -> None:
    check_refused(BLUFFING, DECLARED.format(turn, fields), place, expected)


def test_the_card_face_down_is_one_of_the_pack() -> None:
    text = "5s/5s/5s/5s C ****/**/?5/?5 phase=doubt player=B card=* declared=K"
    check_refused(BLUFFING, text, "****/**/?5/?5", "has 7 of the card *, but the decks have only 6")


def test_more_cards_may_not_be_drawn_than_are_owed() -> None:
    check_refused(by_hand(GUIDE), f"{DEALT} phase=draw draws=2", "draws=2", "from 1 to 1")


def test_all_hands_together_are_no_more_than_the_packs() -> None:
    few = replace(BASIC, decks=(1,) * 9, jokers=(0,) * 9, hand_size=12)
    text = f"{'/'.join(['5s'] * 4)} A ?13/?13/?13/?13"
    assert read_position(few, 4, 2, text).hands == (13,) * 4
    fewer = replace(few, hand_size=13)
    check_refused(
        fewer,
        text.replace("?13/?13", "?14/?13"),
        "?14/?13/?14/?13",
        "has 54 cards in all, but the decks have only 52",
    )


# --- what holds for every position


@given(tables_with_positions())
def test_a_position_is_read_as_written(drawn: tuple[Rules, Board, Position]) -> None:
    rules, board, position = drawn
    text = position_text(board, position)
    again = read_position(rules, board.players, board.teams, text)
    assert again == position
    assert position_text(board, again) == text
    assert read_pegs(board, pegs_text(board, position.pegs)) == position.pegs


@given(tables_with_positions(), st.randoms(use_true_random=False))
def test_a_changed_text_is_a_position_or_refused(
    drawn: tuple[Rules, Board, Position], chance: Random
) -> None:
    rules, board, position = drawn
    text = list(position_text(board, position))
    for _ in range(chance.randint(1, 3)):
        i = chance.randrange(len(text))
        text[i : i + chance.randint(0, 2)] = chance.choices(
            "ABCDEsh0123456789,/ ?=K*phase", k=chance.randint(0, 2)
        )
        text = text or ["A"]
    check(rules, board, "".join(text))


@example("0 0 א")  # two faults quote it
@given(st.text(max_size=40) | st.text(alphabet="5sA8h,/ ?=K\n\t\x00", max_size=40))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    for rules in (BASIC, BLUFFING):
        check(rules, rules.board(2, 2), text)


def check(rules: Rules, board: Board, text: str) -> None:
    """A text is refused in one line, or its canonical form is the same position."""
    try:
        position = read_position(rules, board.players, board.teams, text)
    except NotationError as error:
        check_one_line(error)
        return
    canonical = position_text(board, position)
    again = read_position(rules, board.players, board.teams, canonical)
    assert again == position
    assert position_text(board, again) == canonical


@pytest.mark.parametrize("name", sweep(named(), KINDS))
def test_random_positions_of_every_set(name: str) -> None:
    chance, rules = Random(name), RULES[name]
    for players in range(2, 11):
        board = rules.board(players, players)
        for _ in range(20):
            position = random_position(chance, rules, board)
            assert read_position(rules, players, players, position_text(board, position)) == position
