"""How a game was decided, and how close the losers came."""

from __future__ import annotations

import msgspec
import pytest

from pegs.core.board import HOME, START
from pegs.notation import turn_text
from pegs.table.after.ending import ending_of, positions_of
from pegs.table.after.finished_game import game_ending
from pegs.table.after.winning_chance import chances, holes_left, winning_chance
from tests.table.sitting import Sitting, settings_of


@pytest.fixture(scope="module")
def close() -> Sitting:
    """A game that a team lost by one peg, when a ten would have been enough."""
    return Sitting(settings_of("basic"), 18).fill().start().play_out()


def test_the_fewest_cards_are_proven_for_a_game_that_was_close(close: Sitting) -> None:
    game = close.table.state.running
    ending = game_ending(close.table, 1)
    assert game.outcome.winner == 1
    lost = ending.fewest[0]
    assert ending.fewest[1] is None
    assert lost is not None
    assert lost.cards == ("T",)
    (moved,) = msgspec.to_builtins(lost.operations)
    assert moved["op"] == "moved"
    assert moved["target"] >= HOME
    assert moved["origin"] in game.position.pegs[moved["seat"]]


def test_the_best_turns_are_those_of_their_seats(close: Sitting) -> None:
    game = close.table.state.running
    ending = ending_of(game)
    positions = positions_of(game)
    for seat, turn in enumerate(ending.best_turns):
        assert turn is not None
        assert game.plies[turn - 1].seat == seat
        before, after = (winning_chance(game.board, positions[at], seat % 2) for at in (turn - 1, turn))
        assert after > before
    decisive = game.plies[ending.decided - 1]
    assert turn_text(game.board, decisive.turn)
    assert positions_of(game)[-1] == game.position.pegs


def test_a_game_that_is_not_over_has_no_ending() -> None:
    sitting = Sitting(settings_of("basic"), 3).fill().start()
    with pytest.raises(LookupError):
        game_ending(sitting.table, 1)


def test_a_lead_counts_for_less_while_the_end_is_far() -> None:
    far, near = chances((400, 420))[0], chances((20, 40))[0]
    assert 0.5 < far < near < 1
    assert chances((0, 40)) == (1.0, 0.0)
    assert sum(chances((30, 60, 90))) == pytest.approx(1)


def test_holes_left_count_coming_out_and_the_way_into_home(close: Sitting) -> None:
    board = close.table.state.running.board
    full = tuple(range(HOME, HOME + 5))
    waiting = (START, *full[1:])
    assert holes_left(board, (full, full, full, full)) == (0, 0)
    once_around = board.distance(board.out_spots[0], board.in_spots[0])
    assert holes_left(board, (waiting, full, full, full)) == (once_around + 1 + 6, 0)
