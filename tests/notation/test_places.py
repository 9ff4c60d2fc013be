"""Holes and seats as text."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pegs.core.board import HOME, START, Board
from pegs.core.errors import NotationError
from pegs.notation import hole_text, place_text, read_place, read_seat, seat_text
from tests.notation.values import check_one_line

FOUR = Board(players=4, teams=2, sides=4)
TWO_ON_FOUR = Board(players=2, teams=2, sides=4)
HOUSE = Board(players=3, teams=3, sides=3, side_length=12, in_spot=2, out_spot=6, home_length=4, pegs=4)


@pytest.mark.parametrize(
    ("seat", "place", "text"),
    [
        (1, 18, "B0"),
        (1, 21, "B3"),
        (1, 26, "B8"),
        (1, 35, "B17"),
        (3, 0, "A0"),
        (1, START, "Bs"),
        (1, HOME, "Bh1"),
        (1, HOME + 4, "Bh5"),
    ],
)
def test_places_are_written(seat: int, place: int, text: str) -> None:
    assert place_text(FOUR, seat, place) == text


def test_two_players_on_four_sides_are_seats_a_and_c() -> None:
    assert [seat_text(TWO_ON_FOUR, seat) for seat in (0, 1)] == ["A", "C"]
    assert read_seat(TWO_ON_FOUR, "C") == 1
    assert read_place(TWO_ON_FOUR, "Ch2") == (1, HOME + 1)
    assert read_place(TWO_ON_FOUR, "D17") == (None, 71)
    with pytest.raises(NotationError, match="The seats are A C"):
        read_seat(TWO_ON_FOUR, "B")
    with pytest.raises(NotationError, match="“Bs” isn’t a place of any seat in this game"):
        read_place(TWO_ON_FOUR, "Bs")


@pytest.mark.parametrize("board", [FOUR, TWO_ON_FOUR, HOUSE])
def test_every_place_is_read_as_written(board: Board) -> None:
    for hole in range(board.ring):
        assert read_place(board, hole_text(board, hole)) == (None, hole)
    for seat in range(board.players):
        for place in (START, *range(HOME, HOME + board.home_length)):
            assert read_place(board, place_text(board, seat, place)) == (seat, place)


@pytest.mark.parametrize(
    "text", ["", "A", "8", "a8", "A08", "A18", "A-1", "E0", "As1", "Ah0", "Ah6", "Ah", "A8 ", "A٣", "A8\n"]
)
def test_bad_places_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_place(FOUR, text)


@example("\U00010c00")
@given(st.text(max_size=4) | st.text(alphabet="ABCDEsh0123456789", max_size=4))
def test_any_text_is_a_place_or_refused(text: str) -> None:
    try:
        seat, place = read_place(FOUR, text)
    except NotationError as error:
        check_one_line(error)
    else:
        assert place_text(FOUR, 0 if seat is None else seat, place) == text
