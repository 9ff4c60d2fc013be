"""The switch ``stuck_discard``: whether a stuck player discards a card, or the hand to draw a new one."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.cards import ACE, JOKER, UNKNOWN
from pegs.core.operations import DiscardedHand, Drawn
from pegs.engine.game import Game
from pegs.rules.switches import Draw, StuckDiscard
from pegs.view import view_of
from tests.rules.helpers import at, game_at, rules_of

HAND = replace(rules_of("basic"), stuck_discard=StuckDiscard.HAND)
STUCK = at("5s/5s/5s/5s", "224456")


def discarded(game: Game) -> list[DiscardedHand]:
    return [each for each in game.plies[-1].operations if isinstance(each, DiscardedHand)]


def test_card_the_rest_of_the_hand_stays() -> None:
    game = game_at(rules_of("basic"), STUCK)
    game.play(game.parse("2 discard"))
    assert game.position.hand_size(0) == 5
    assert discarded(game) == []


def test_hand_the_whole_hand_is_discarded_and_a_new_one_drawn() -> None:
    """Joker Pursuit: without a playable card you discard your hand and draw five."""
    game = game_at(HAND, STUCK)
    game.play(game.parse("2 discard"))
    (others,) = discarded(game)
    assert others.cards == (1, 3, 3, 4, 5)
    assert game.position.hand_size(0) == 5
    assert sum(isinstance(each, Drawn) and each.seat == 0 for each in game.plies[-1].operations) == 5
    assert len(game.discard_piles[0]) == 6


def test_hand_with_a_draw_after_the_play_the_hand_is_full_again() -> None:
    game = game_at(replace(HAND, draw=Draw.AFTER), at("5s/5s/5s/5s", "22445"))
    game.play(game.parse("4 discard"))
    assert game.position.hand_size(0) == 5


def test_hand_somebody_who_could_move_discards_one_card() -> None:
    """Nobody has to play a joker, and who keeps it isn't stuck."""
    game = game_at(HAND, at("5s/4s,B1/5s/5s", "5*"))
    game.play(game.parse("5 discard"))
    assert discarded(game) == []
    assert game.position.hands[0][JOKER] == 1  # type: ignore[index]


def test_hand_the_others_see_the_cards_but_not_the_new_ones() -> None:
    game = game_at(HAND, STUCK)
    game.play(game.parse("2 discard"))
    history = view_of(game, 1).history
    assert [each.cards for each in history if isinstance(each, DiscardedHand)] == [(1, 3, 3, 4, 5)]
    assert all(each.card == -1 for each in history if isinstance(each, Drawn) and each.seat == 0)


def test_hand_an_undone_turn_returns_the_hand() -> None:
    game = game_at(HAND, STUCK)
    before = game.position
    game.play(game.parse("2 discard"))
    game.undo()
    assert game.position == before
    assert game.position.hands[0][ACE] == 0  # type: ignore[index]


def test_hand_of_one_card_leaves_nothing_else_to_discard() -> None:
    game = game_at(replace(HAND, hand_size=1, draw=Draw.AFTER), at("5s/5s/5s/5s", "2"))
    game.play(game.parse("2 discard"))
    assert discarded(game) == []
    assert game.position.hand_size(0) == 1


def test_hand_of_real_cards_goes_unseen() -> None:
    """The piles then have as many cards as those on the table."""
    deck = (UNKNOWN,) * sum(HAND.pack(4))
    game = Game.deal(HAND, deck=deck, dealer=3)
    in_pile = game.pile_size
    game.play("5 discard")
    (others,) = discarded(game)
    assert others.cards == (UNKNOWN,) * 5
    assert game.position.hand_size(0) == 5
    assert len(game.discards) == 6
    assert game.pile_size == in_pile - 6, "five new ones, and the next player's draw"
    game.undo()
    assert game.pile_size == in_pile
