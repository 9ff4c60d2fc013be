"""Explanations can call holes and players by names."""

from __future__ import annotations

from pegs.core.board import Place, Seat
from pegs.core.cards import cards_of
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.game import Game
from pegs.engine.why import why_not, why_not_in, wording_of
from pegs.rules.loader import as_ruleset

NAMES = ("Ana", "Ben", "Carla", "Dan")


class ByName:
    def place(self, place: Place, seat: Seat) -> str:
        return f"{NAMES[seat]}'s {place - 18 * seat}"

    def player(self, seat: Seat) -> str:
        return NAMES[seat]


def test_explanations_can_use_names() -> None:
    basic = as_ruleset("basic")
    game = Game.deal(basic, seed=1, dealer=3)
    hand = game.position.hands[0]
    assert not isinstance(hand, int)
    turn = Turn(Kind.MOVE, cards_of(hand)[0], steps=(Step(0, 8, 11),))
    plain = why_not_in(basic, game.board, game.position, turn)
    named = why_not(basic.rules, game.board, game.position, turn, wording_of(basic, ByName()))
    assert plain is not None
    assert named is not None
    assert named.rule == plain.rule
    assert "A8" in plain.sentence
    assert "Ana's 8" in named.sentence
    assert "A8" not in named.sentence
