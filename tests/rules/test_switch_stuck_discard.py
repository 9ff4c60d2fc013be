"""The switch ``stuck_discard``: whether a stuck player discards any card, the one just drawn, or the hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import ACE, FIVE, FOUR, JOKER, THREE, TWO, UNKNOWN, Rank, hand_of
from pegs.core.errors import PositionError
from pegs.core.operations import DiscardedHand, Drawn
from pegs.core.position import Phase
from pegs.engine.game import Game
from pegs.notation import position_text, read_position
from pegs.rules.switches import Draw, ForgottenDraw, FreeOut, MustPlay, Rules, StuckCounts, StuckDiscard
from pegs.view import sample, view_of
from tests.rules.helpers import at, by_card, game_at, ground, legal, play, rules_of, why

HAND = replace(rules_of("basic"), stuck_discard=StuckDiscard.HAND)
DRAWN = replace(rules_of("basic"), stuck_discard=StuckDiscard.DRAWN)
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


# --- the card just drawn


def drawing(rules: Rules, *cards: Rank) -> Game:
    """A game of two in which nobody has a card that moves a peg, A is to draw, and these cards are drawn."""
    stuck = hand_of([TWO, THREE, THREE])
    position = read_position(rules, 2, 2, "5s/5s A 2233/2233")
    position = replace(position, hands=(stuck, stuck))
    game = Game.from_position(rules, position, 2, 2)
    rest = list(game.pile)
    for card in cards:
        rest.remove(card)
    pile = (*cards, *rest)
    return Game.from_position(rules, position, 2, 2, piles=[pile], discard_piles=[()])


def test_drawn_a_stuck_player_discards_the_card_just_drawn() -> None:
    """Idaho Good Sam: if you can't move, you discard the card you just drew."""
    position = at("5s/5s/5s/5s", "234", drawn="3")
    assert set(legal(DRAWN, position)) == {"3 discard"}
    assert why(DRAWN, position, "2 discard") == "discard-drawn"
    assert ground(DRAWN, position, "3 discard") == "may-discard-drawn"


def test_drawn_a_player_who_can_move_plays_any_card_that_moves() -> None:
    position = at("4s,A10/5s/5s/5s", "28", drawn="8")
    assert set(legal(DRAWN, position)) == {"2 A10-A12", "8 A10-A2"}


def test_drawn_a_joker_that_is_kept_leaves_the_choice() -> None:
    """Nobody has to play a joker, and who keeps it isn't stuck."""
    position = at("5s/4s,B1/5s/5s", "23*", drawn="3")
    assert {"2 discard", "3 discard", "* discard"} <= set(legal(DRAWN, position))


def test_drawn_without_a_card_drawn_any_card_goes() -> None:
    assert set(legal(DRAWN, at("5s/5s/5s/5s", "234"))) == {"2 discard", "3 discard", "4 discard"}


def test_drawn_where_the_chosen_card_has_to_move_a_dead_hand_still_loses_the_drawn_card() -> None:
    rules = replace(DRAWN, must_play=MustPlay.CARD, joker_exempt=False)
    assert set(legal(rules, at("5s/5s/5s/5s", "234", drawn="3"))) == {"3 discard"}
    assert "4 discard" in legal(rules, at("5s/5s/5s/5s", "A34", drawn="3"))


def test_drawn_the_card_pays_for_coming_out_free() -> None:
    rules = replace(DRAWN, stuck_limit=3, free_out=FreeOut.MAY)
    last = at("5s/5s/5s/5s", "234", stuck="2,0,0,0", drawn="3")
    assert set(legal(rules, last)) == {"3 discard", "3 free As-A8"}
    assert why(rules, last, "2 free As-A8") == "discard-drawn"
    assert ground(rules, last, "3 free As-A8") == "may-come-out"


def test_drawn_where_discards_count_a_player_who_could_move_pays_with_any_card() -> None:
    rules = replace(
        DRAWN,
        must_play=MustPlay.NOTHING,
        joker_exempt=False,
        stuck_limit=3,
        stuck_counts=StuckCounts.DISCARDS,
        free_out=FreeOut.MAY,
    )
    last = at("4s,A10/5s/5s/5s", "28", stuck="2,0,0,0", drawn="8")
    assert set(by_card("2", rules, last)) == {"A10-A12", "discard", "free As-A8"}


def test_drawn_each_turn_begins_with_a_card_from_the_pile() -> None:
    game = Game.deal(DRAWN, seed=1)
    (drawn,) = (each for each in game.opening if isinstance(each, Drawn))
    assert game.position.drawn == drawn.card
    game = drawing(DRAWN, FIVE, FOUR)
    assert game.position.drawn == UNKNOWN, "a position that doesn't say"
    play(game, "2 discard")
    assert (game.turn, game.position.drawn) == (1, FIVE)
    assert [game.text(turn) for turn in game.legal_turns()] == ["5 discard"]
    play(game, "5 discard")
    assert (game.turn, game.position.drawn) == (0, FOUR)


def test_drawn_an_empty_hand_that_passed_draws_again() -> None:
    game = drawing(DRAWN, FIVE, FOUR)
    empty = replace(game.position, hands=(hand_of([]), game.position.hands[1]))
    game = Game.from_position(DRAWN, empty, 2, 2, seed=1)
    play(game, "pass")
    card = game.position.drawn
    assert (game.turn, card != UNKNOWN) == (1, True)


def test_drawn_by_hand_a_forgotten_card_leaves_the_choice() -> None:
    rules = replace(DRAWN, draw_by_hand=True)
    game = drawing(rules, FIVE, FOUR, TWO)
    play(game, "2 discard", "forget")
    assert (game.phase, game.position.drawn) == (Phase.PLAY, UNKNOWN)
    assert {game.text(turn) for turn in game.legal_turns()} == {"2 discard", "3 discard"}
    play(game, "2 discard", "draw")
    assert game.position.drawn == FIVE
    play(game, "5 discard", "draw")
    assert (game.phase, game.position.draws, game.position.drawn) == (Phase.DRAW, 1, FOUR)
    play(game, "draw")
    assert (game.phase, game.position.drawn) == (Phase.PLAY, TWO), "the last of two is the one just drawn"


def test_drawn_by_hand_the_first_of_two_counts_if_the_second_is_left() -> None:
    game = drawing(replace(DRAWN, draw_by_hand=True), FIVE, FOUR)
    play(game, "2 discard", "forget", "2 discard", "forget", "3 discard", "draw", "forget")
    assert (game.turn, game.phase, game.position.drawn) == (1, Phase.PLAY, FIVE)
    assert [game.text(turn) for turn in game.legal_turns()] == ["5 discard"]


def test_drawn_by_hand_two_cards_after_a_play_are_old_by_the_next_turn() -> None:
    rules = replace(DRAWN, draw_by_hand=True, forgotten_draw=ForgottenDraw.DRAW_TWO)
    game = drawing(rules, FIVE, FOUR, FIVE)
    play(game, "2 discard", "forget", "2 discard", "draw", "5 discard")
    assert (game.turn, game.phase, game.position.drawn) == (1, Phase.PLAY, UNKNOWN)
    play(game, "3 discard", "draw", "draw", "draw")
    assert game.turn == 0
    assert game.position.drawn != UNKNOWN


def test_drawn_a_forgotten_card_that_comes_at_once_was_just_drawn() -> None:
    game = drawing(replace(DRAWN, draw_by_hand=True, forgotten_draw=ForgottenDraw.FORFEIT), FIVE)
    play(game, "2 discard", "forget")
    assert (game.phase, game.position.drawn) == (Phase.PLAY, FIVE)


def test_drawn_no_other_seat_sees_the_card() -> None:
    game = drawing(DRAWN, FIVE, FOUR)
    play(game, "2 discard")
    own, other = view_of(game, 1), view_of(game, 0)
    assert (own.drawn, own.position.drawn) == (FIVE, FIVE)
    assert (other.drawn, other.position.drawn) == (UNKNOWN, UNKNOWN)
    assert "drawn" not in position_text(game.board, other.position)


def test_drawn_a_world_that_fits_a_view_has_one_card_just_drawn() -> None:
    game = drawing(DRAWN, FIVE, FOUR)
    play(game, "2 discard")
    for seed in range(5):
        world = sample(view_of(game, 0), seed).position
        assert world.hands[1][world.drawn] > 0  # type: ignore[index]
    assert sample(view_of(game, 1), 0).position.drawn == FIVE
    assert sample(view_of(drawing(DRAWN, FIVE), 1), 0).position.drawn == UNKNOWN, "nobody has drawn yet"


def test_drawn_an_undone_turn_returns_what_was_drawn() -> None:
    game = drawing(DRAWN, FIVE, FOUR)
    play(game, "2 discard")
    before = game.position
    play(game, "5 discard")
    game.undo()
    assert game.position == before


def test_drawn_a_turn_made_ready_knows_no_card_of_the_next_draw() -> None:
    game = drawing(DRAWN, FIVE, FOUR)
    play(game, "2 discard")
    ahead = game.as_turn_of(0)
    assert ahead.position.drawn == UNKNOWN
    assert {ahead.text(turn) for turn in ahead.legal_turns()} == {"3 discard"}


def test_drawn_the_winning_turn_leaves_none() -> None:
    game = game_at(DRAWN, "A2,h2,h3,h4,h5/5s A 2/?0 drawn=2", 2)
    play(game, "2 A2-Ah1")
    assert (game.is_over, game.position.drawn) == (True, UNKNOWN)


def test_drawn_a_position_names_it_last() -> None:
    text = "5s/5s/5s/5s A 234/?5/?5/?5 drawn=3"
    position = read_position(DRAWN, 4, 2, text)
    assert position.drawn == THREE
    assert position_text(DRAWN.board(4, 2), position) == text


@pytest.mark.parametrize(
    ("rules", "text", "problem"),
    [
        ("basic", "A 234/?5/?5/?5 drawn=3", "it doesn’t matter which card was just drawn"),
        ("idaho-good-sam", "A 234/?5/?5/?5 drawn=5", "isn’t in the hand of the player to act"),
        ("idaho-good-sam", "A ?3/?5/?5/?5 drawn=5", "isn’t in the hand of the player to act"),
        ("idaho-good-sam", "A 234/?5/?5/?5 drawn=?", "isn’t a card"),
    ],
)
def test_drawn_a_position_can_only_name_a_card_of_the_hand(rules: str, text: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        read_position(rules_of(rules), 4, 2, f"5s/5s/5s/5s {text}")
