"""A game that starts from a position of someone's board."""

from __future__ import annotations

import pytest

from pegs.core.board import Board
from pegs.core.cards import cards_of
from pegs.core.position import Phase
from pegs.table.after.finished_game import check, game_record, game_replay
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table
from tests.table.sitting import Sitting, settings_of

NEARLY_WON = "A1,h2,h3,h4,h5/4s,B9/h1,h2,h3,h4,h5/5s A 3/?5/?5/?5"


def starting(position: str, rules: str = "basic") -> Sitting:
    return Sitting(settings_of(rules, bots=3, position=position)).fill().start()


def test_the_pegs_stand_as_they_were_and_the_hands_are_whole() -> None:
    game = starting("3s,A1,A4/4s,B9/5s/5s A 7K/?5/?5/?5").table.state.running
    board: Board = game.board
    assert game.position_text().startswith("3s,A1,A4/4s,B9/5s/5s A ")
    hands = [cards_of(hand) for hand in game.position.hands if not isinstance(hand, int)]
    size = game.rules.hand_size
    assert [len(hand) for hand in hands] == [size + 1, *[size] * (board.players - 1)]  # one is drawn first
    assert {6, 12} <= {int(card) for card in hands[0]}
    everything = sum(map(len, hands)) + len(game.pile)
    assert everything == sum(game.rules.pack(board.players))


def test_its_events_make_the_same_game() -> None:
    sitting = starting("3s,A1,A4/4s,B9/5s/5s A 7K/?5/?5/?5")
    again = Table.from_events(sitting.events)
    assert again.state.running == sitting.table.state.running


def test_in_bluffing_the_claim_is_taken_back() -> None:
    claimed = "3s,A8,A12/5s/4s,A15/5s A ?4/?5/?5/?5 phase=move player=A card=7 declared=7"
    game = starting(claimed, "bluffing").table.state.running
    assert game.phase is Phase.PLAY
    hand = game.position.hands[0]
    assert not isinstance(hand, int)
    assert 6 in cards_of(hand)
    assert len(cards_of(hand)) == game.rules.hand_size + 1


def test_a_game_from_a_position_has_no_record_replay_or_shuffle_check() -> None:
    sitting = starting(NEARLY_WON).play_out()
    assert sitting.table.state.stage == "over"
    assert sitting.view(0).game_id is None
    for read in (game_record, game_replay, check):
        with pytest.raises(LookupError):
            read(sitting.table, 1)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("3s/5s/5s/5s A ?5/?5/?5/?5", "3 pegs"),
        ("h1,h2,h3,h4,h5/5s/h1,h2,h3,h4,h5/5s A ?5/?5/?5/?5", "someone plays a card"),
    ],
)
def test_a_position_that_no_game_can_start_from_is_refused(position: str, sentence: str) -> None:
    with pytest.raises(RefusedError, match=sentence):
        Sitting(settings_of(position=position))
