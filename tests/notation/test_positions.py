"""Positions as text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.board import Board
from pegs.core.cards import FIVE, KING, UNKNOWN
from pegs.core.errors import NotationError
from pegs.core.position import Phase, Position
from pegs.notation import hand_text, pegs_text, position_text, read_pegs, read_position
from pegs.rules import load, named
from pegs.rules.switches import ForgottenDraw, Rules
from tests.notation.values import check_one_line, random_position, tables_with_positions

PICTURED = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 3789T/?5/?5/?5"
DEALT = "5s/5s/5s/5s A ?5/?5/?5/?5"
DECLARED = "5s/4s,B8/4s,A3/4s,h2 {} ?5/?5/?5/?5 {}"


def by_hand(rules: Rules, forgotten: ForgottenDraw = ForgottenDraw.EXTRA_CARD) -> Rules:
    return replace(rules, draw_by_hand=True, forgotten_draw=forgotten)


RULES = {name: load(name).rules for name in named()}
BASIC, BLUFFING, GUIDE = RULES["basic"], RULES["bluffing"], RULES["guide"]


def test_the_pictured_position() -> None:
    position = read_position(GUIDE, 4, 2, PICTURED)
    assert position.pegs == ((-1, -1, -1, 8, 14), (-1, -1, -1, 0, 16), (-1, -1, -1, -1, 11), (-1,) * 5)
    assert (position.turn, position.phase) == (0, Phase.PLAY)
    assert [hand_text(hand) for hand in position.hands] == ["3789T", "?5", "?5", "?5"]
    assert position.stuck == position.extra == position.owed == position.forfeit == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("A14,A8,3s/A16,3s,A0/A11,4s/5s A T9873/?5/?5/?5", PICTURED),
        ("h5,A8,D17,h1,1s/5s/5s/5s A A/?0/?0/?0", "1s,A8,D17,h1,h5/5s/5s/5s A A/?0/?0/?0"),
    ],
)
def test_any_order_is_read_and_one_is_written(read: str, written: str) -> None:
    board = GUIDE.board(4, 2)
    assert position_text(board, read_position(GUIDE, 4, 2, read)) == written


def test_counts_are_left_out_where_all_are_nothing() -> None:
    rules, board = RULES["north-carolina"], RULES["north-carolina"].board(4, 2)
    assert position_text(board, read_position(rules, 4, 2, f"{DEALT} stuck=0,0,0,0")) == DEALT
    assert position_text(board, read_position(rules, 4, 2, f"{DEALT} stuck=0,2,0,0")).endswith(
        " stuck=0,2,0,0"
    )


def test_two_players_on_four_sides_have_two_fields() -> None:
    rules = RULES["liftbridge"]
    position = read_position(rules, 2, 2, "4s,B3/4s,D17 C ?5/A3779")
    assert position.turn == 1
    assert position_text(rules.board(2, 2), position) == "4s,B3/4s,D17 C ?5/A3779"
    with pytest.raises(NotationError, match="the seats are A C"):
        read_position(rules, 2, 2, "4s,B3/4s,D17 B ?5/A3779")


@pytest.mark.parametrize(
    ("turn", "fields", "remembered"),
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
def test_the_phases_of_bluffing(turn: str, fields: str, remembered: dict[str, int]) -> None:
    text = DECLARED.format(turn, fields)
    position = read_position(BLUFFING, 4, 2, text)
    assert {name: getattr(position, name) for name in remembered} == remembered
    assert position_text(BLUFFING.board(4, 2), position) == text


def test_the_phase_of_drawing_by_hand() -> None:
    text = f"{DEALT} owed=1,0,0,0 phase=draw draws=2"
    position = read_position(by_hand(GUIDE), 4, 2, text)
    assert (position.phase, position.draws, position.owed) == (Phase.DRAW, 2, (1, 0, 0, 0))
    assert position_text(GUIDE.board(4, 2), position) == text
    sits_out = by_hand(RULES["liftbridge"], ForgottenDraw.FORFEIT)
    assert read_position(sits_out, 4, 2, f"{DEALT} forfeit=0,1,0,0").forfeit == (0, 1, 0, 0)


def test_where_a_team_is_all_home_the_game_is_over() -> None:
    home = "h1,h2,h3,h4,h5"
    position = read_position(BASIC, 4, 2, f"{home}/5s/{home}/5s B ?5/?5/?5/?5")
    assert position.phase is Phase.OVER
    assert read_position(BASIC, 4, 2, f"{home}/5s/5s/5s B ?5/?5/?5/?5").phase is Phase.PLAY
    with pytest.raises(NotationError, match="phase=extra: a team is all home"):
        read_position(BLUFFING, 4, 2, f"{home}/5s/{home}/5s B ?5/?5/?5/?5 extra=0,1,0,0 phase=extra")


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", "''", "PEGS TURN HANDS"),
        ("5s/5s/5s/5s A", "5s/5s/5s/5s A", "PEGS TURN HANDS"),
        (f"{DEALT} ", f"'{DEALT} '", "PEGS TURN HANDS"),
        (DEALT.replace(" ", "  "), DEALT.replace(" ", "  "), "single spaces"),
        (f"{DEALT}\n", "'?5\\n'", "not a hand"),
        ("5s/5s/5s A ?5/?5/?5/?5", "5s/5s/5s", "4 fields of pegs were expected"),
        ("5s/5s/5s/5s/5s A ?5/?5/?5/?5", "5s/5s/5s/5s/5s", "there are 5"),
        ("5s/4s/5s/5s A ?5/?5/?5/?5", "4s", "5 pegs were expected for this seat; there are 4"),
        ("5s/6s/5s/5s A ?5/?5/?5/?5", "6s", "there are 6"),
        ("5s/2s,3s/5s/5s A ?5/?5/?5/?5", "2s,3s", "told once"),
        ("5s/0s,5s/5s/5s A ?5/?5/?5/?5", "0s", "not a peg"),
        ("5s/4s,/5s/5s A ?5/?5/?5/?5", "''", "not a peg"),
        ("5s/4s,Bs/5s/5s A ?5/?5/?5/?5", "Bs", "not a peg"),
        ("5s/4s,Bh2/5s/5s A ?5/?5/?5/?5", "Bh2", "not a peg"),
        ("5s/4s,h6/5s/5s A ?5/?5/?5/?5", "h6", "home has h1 to h5"),
        ("5s/4s,h0/5s/5s A ?5/?5/?5/?5", "h0", "not a peg"),
        ("5s/4s,A18/5s/5s A ?5/?5/?5/?5", "A18", "its holes are 0 to 17"),
        ("5s/4s,E0/5s/5s A ?5/?5/?5/?5", "E0", "the sides are A B C D"),
        ("5s/3s,A3,A3/5s/5s A ?5/?5/?5/?5", "3s,A3,A3", "two pegs stand on A3"),
        ("5s/3s,h3,h3/5s/5s A ?5/?5/?5/?5", "3s,h3,h3", "two pegs stand on h3"),
        ("5s/4s,A3/4s,A3/5s A ?5/?5/?5/?5", "4s,A3", "two pegs stand on A3"),
        ("5s/5s/5s/5s E ?5/?5/?5/?5", "E", "the seats are A B C D"),
        ("5s/5s/5s/5s a ?5/?5/?5/?5", "a", "not the letter of a seat"),
        ("5s/5s/5s/5s A ?5/?5/?5", "?5/?5/?5", "4 hands were expected"),
        ("5s/5s/5s/5s A ?7/?5/?5/?5", "?7", "at most 6 cards"),
        ("5s/5s/5s/5s A 2345678/?5/?5/?5", "2345678", "at most 6 cards"),
        ("5s/5s/5s/5s A X/?5/?5/?5", "X", "not a hand"),
        ("5s/5s/5s/5s A ******/*/?5/?5", "******/*/?5/?5", "the packs hold 6 of the card *, not 7"),
        (f"{DEALT} stuck=1,0,0,0", "stuck=1,0,0,0", "stuck turns are not counted"),
        (f"{DEALT} extra=1,0,0,0", "extra=1,0,0,0", "no extra turns"),
        (f"{DEALT} owed=1,0,0,0", "owed=1,0,0,0", "no forgotten card"),
        (f"{DEALT} forfeit=1,0,0,0", "forfeit=1,0,0,0", "no turn is sat out"),
        (f"{DEALT} phase=play", "phase=play", "the phases are doubt, penalty, move, extra, draw"),
        (f"{DEALT} phase=doubt player=B card=5 declared=K", "phase=doubt", "no bluffing"),
        (f"{DEALT} phase=draw draws=1", "phase=draw", "not drawn by hand"),
        (f"{DEALT} stock=1", "stock=1", "not a field"),
        (f"{DEALT} stuck", "stuck", "not a field"),
        (f"{DEALT} due=0", "due=0", "does not belong to this phase"),
    ],
)
def test_what_is_no_position_is_refused_at_its_place(text: str, place: str, expected: str) -> None:
    refused(BASIC, text, place, expected)


def refused(rules: Rules, text: str, place: str, expected: str) -> None:
    with pytest.raises(NotationError) as told:
        read_position(rules, 4, 2, text)
    assert told.value.place == place
    assert expected in told.value.expected


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        ("stuck=3,0,0,0", "a whole number from 0 to 2"),
        ("stuck=0,0,0", "4 numbers were expected, one a seat, with commas between them; there are 3"),
        ("stuck=0,0,0,x", "a whole number from 0 to 2"),
        ("stuck=00,0,0,0", "a whole number from 0 to 2"),
        ("stuck=-1,0,0,0", "a whole number from 0 to 2"),
    ],
)
def test_counts_of_stuck_turns_end_below_the_limit(field: str, expected: str) -> None:
    refused(RULES["north-carolina"], f"{DEALT} {field}", field, expected)


def test_a_field_stands_once() -> None:
    text = f"{DEALT} stuck=1,0,0,0 stuck=0,0,0,0"
    refused(RULES["alaska"], text, "stuck=0,0,0,0", "stands twice")


@pytest.mark.parametrize(
    ("turn", "fields", "place", "expected"),
    [
        ("D", "phase=doubt player=B card=5 declared=K", "D", "only an opponent"),
        ("B", "phase=doubt player=B card=5 declared=K", "B", "only an opponent"),
        ("C", "phase=doubt player=B card=5", "phase=doubt", "also needs the field declared="),
        ("C", "phase=doubt player=E card=5 declared=K", "E", "not the letter of a seat"),
        ("C", "phase=doubt player=B card=5 declared=?", "?", "not a card"),
        ("C", "phase=doubt player=B card=5 declared=K loser=B", "loser=B", "does not belong"),
        ("C", "phase=move player=B card=5 declared=K", "C", "only the declaring player"),
        ("C", "phase=penalty player=B card=? declared=K loser=B", "?", "not a card"),
        ("C", "phase=penalty player=B card=K declared=K loser=C", "C", "the winner of the doubt"),
        ("B", "phase=penalty player=B card=K declared=K loser=D", "B", "the winner of the doubt"),
        ("B", "phase=penalty player=B card=K declared=K loser=A", "loser=A", "no peg out of start"),
        ("B", "phase=penalty player=B card=5 declared=K loser=B", "B", "the winner of the doubt"),
        ("A", "phase=extra", "phase=extra", "no extra turn falls due"),
        ("A", "extra=2,0,0,0 phase=extra due=0", "due=0", "from 1 to 2"),
        ("A", "extra=2,0,0,0 due=2", "due=2", "does not belong"),
    ],
)
def test_a_phase_that_makes_no_sense_is_refused(turn: str, fields: str, place: str, expected: str) -> None:
    refused(BLUFFING, DECLARED.format(turn, fields), place, expected)


def test_the_card_face_down_is_one_of_the_pack() -> None:
    text = "5s/5s/5s/5s C ****/**/?5/?5 phase=doubt player=B card=* declared=K"
    refused(BLUFFING, text, "****/**/?5/?5", "the packs hold 6 of the card *, not 7")


def test_more_cards_may_not_be_drawn_than_are_owed() -> None:
    refused(by_hand(GUIDE), f"{DEALT} phase=draw draws=2", "draws=2", "from 1 to 1")


def test_all_hands_together_are_no_more_than_the_packs() -> None:
    few = replace(BASIC, decks=(1,) * 9, jokers=(0,) * 9, hand_size=12)
    text = f"{'/'.join(['5s'] * 4)} A ?13/?13/?13/?13"
    assert read_position(few, 4, 2, text).hands == (13,) * 4
    fewer = replace(few, hand_size=13)
    refused(
        fewer, text.replace("?13/?13", "?14/?13"), "?14/?13/?14/?13", "the packs hold 52 cards in all, not 54"
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


@given(st.text(max_size=40) | st.text(alphabet="5sA8h,/ ?=K\n\t\x00", max_size=40))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    for rules in (BASIC, BLUFFING):
        check(rules, rules.board(2, 2), text)


def check(rules: Rules, board: Board, text: str) -> None:
    """A text is refused in one line, or its canonical form tells the same position."""
    try:
        position = read_position(rules, board.players, board.teams, text)
    except NotationError as error:
        check_one_line(error)
        return
    canonical = position_text(board, position)
    again = read_position(rules, board.players, board.teams, canonical)
    assert again == position
    assert position_text(board, again) == canonical


@pytest.mark.parametrize("name", named())
def test_random_positions_of_every_set(name: str) -> None:
    chance, rules = Random(name), RULES[name]
    for players in range(2, 11):
        board = rules.board(players, players)
        for _ in range(20):
            position = random_position(chance, rules, board)
            assert read_position(rules, players, players, position_text(board, position)) == position
