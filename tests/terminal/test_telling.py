"""What happened, in words."""

from __future__ import annotations

from pegs.engine.game import Game
from pegs.notation import read_position, read_turn
from pegs.rules.loader import load
from pegs.terminal.telling import tell, until_cards_are_seen
from tests.terminal.test_board_text import voice_at


def told(rules: str, position: str, turn: str, listener: int | None) -> list[str]:
    game = Game.from_position(rules, read_position(load(rules).rules, 4, 2, position), seed=1)
    seat = game.turn
    operations = game.play(read_turn(game.board, turn, game.position.pegs, bluffing=game.rules.bluffing))
    return tell(voice_at(rules, 4, listener), seat, operations)


def test_a_split_with_a_bump() -> None:
    position = "4s,C13/3s,C4,C10/5s/5s B ?5/7T/?5/?5"
    sentence = "Ben plays a 7: C4 to C8 and C10 to C13; your peg on C13 goes back to start."
    assert told("basic", position, "7 C4-C8,C10-C13", 0)[0] == sentence


def test_one_s_own_card_is_told_and_others_are_not() -> None:
    position = "4s,A8/5s/5s/5s A 23456/?5/?5/?5"
    assert told("arizona", position, "2 A8-A10", 0)[1].startswith("You draw ")
    assert told("arizona", position, "2 A8-A10", 1) == ["You plays a 2: A8 to A10."]


def test_a_card_laid_face_down_is_told_to_its_player_only() -> None:
    position = "5s/5s/5s/5s B ?5/K5/?5/?5"
    assert told("bluffing", position, "5=K", 1) == ["You lay a 5 face down and say it is a king."]
    assert told("bluffing", position, "5=K", 0) == ["Ben lays a card face down and says it is a king."]


def test_partners_are_sent_to_the_in_spot() -> None:
    position = "4s,A8/5s/4s,A10/5s A 2345/?5/?5/?5"
    assert told("arizona", position, "2 A8-A10", 0)[0] == (
        "You play a 2: A8 to A10; Clara’s peg on A10 goes to its in-spot C3."
    )


def test_a_turn_can_be_taken_back_until_a_card_is_drawn() -> None:
    game = Game.deal("arizona", seed=3)
    operations = game.play(game.legal_turns()[0])
    seen = until_cards_are_seen(operations)
    assert 0 < seen < len(operations)
