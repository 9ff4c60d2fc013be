"""What the coach would play at a moment of a finished game."""

from __future__ import annotations

import pytest

from pegs.coach.advice import _worse, advice_at, coach_advice
from pegs.coach.verdict import Class, Played
from pegs.core.cards import SEVEN
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.i18n import in_language
from pegs.table.command_errors import RefusedError
from tests.table.sitting import Sitting, settings_of


@pytest.fixture(scope="module")
def finished() -> Sitting:
    return Sitting(settings_of("basic", bots=3)).fill().start().play_out()


def test_it_names_a_turn_with_reasons_and_what_the_one_played_cost(finished: Sitting) -> None:
    advice = [coach_advice(finished.table, 1, turn) for turn in range(0, 60, 4)]
    plies = finished.table.state.running.plies
    assert [each.seat for each in advice] == [plies[turn].seat for turn in range(0, 60, 4)]
    assert all(each.is_known and each.reasons and each.reasons[0].lead for each in advice)
    assert any(each.is_same for each in advice)
    assert all(each.grade == "fine" and each.worse is None for each in advice if each.is_same)
    costly = [each.worse for each in advice if each.grade != "fine"]
    assert costly, "greedy makes mistakes"
    assert all(worse and 1 <= worse[0] <= worse[1] for worse in costly)


@pytest.mark.parametrize(
    ("difference", "error", "wins"), [(0.2, 0.03, (14, 26)), (0.02, 0.02, (1, 6)), (0.2, 0.0, (20, 20))]
)
def test_what_a_turn_cost_is_within_two_standard_errors(
    difference: float, error: float, wins: tuple[int, int]
) -> None:
    turn = Turn(Kind.DISCARD, SEVEN)
    assert _worse(Played(turn, 0.5, difference, error, difference, Class.MISTAKE)) == wins
    assert _worse(Played(turn, 0.5, difference, error, difference, Class.FINE)) is None


def test_it_sees_only_the_cards_of_the_seat_to_act() -> None:
    game = Game.deal("basic", 4, 2, seed=5)
    for _ in range(25):
        game.play(game.legal_turns()[0])
    position = game.position
    played = game.legal_turns()[0]
    hands = list(position.hands)
    others = [seat for seat in range(4) if seat != game.turn]
    hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
    other = game.copy()
    for row, hand in zip(other._state.fields.hands, hands, strict=False):
        row[:] = hand
    assert advice_at(game, played) == advice_at(other, played)


def test_a_bluff_gets_what_a_strong_bot_would_do() -> None:
    bluffing = Sitting(settings_of("bluffing", 2, 2, bots=1), seed=1).fill().start().play_out()
    advice = coach_advice(bluffing.table, 1, 8)
    assert not advice.is_known
    assert advice.option.turn
    assert advice.reasons


def test_it_speaks_the_language_of_whoever_asks(finished: Sitting) -> None:
    with in_language("es"):
        spanish = coach_advice(finished.table, 1, 8)
    assert spanish.reasons[0].lead != coach_advice(finished.table, 1, 8).reasons[0].lead


@pytest.mark.parametrize("turn", [-1, 10_000])
def test_it_has_nothing_to_say_when_the_game_was_over(finished: Sitting, turn: int) -> None:
    with pytest.raises(RefusedError, match="over by then"):
        coach_advice(finished.table, 1, turn)
