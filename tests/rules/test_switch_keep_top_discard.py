"""The switch ``keep_top_discard``: whether the top discard stays when the others become the draw pile."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from pegs.core.cards import UNKNOWN, Rank, cards_of
from pegs.core.errors import RecordError, RulesError
from pegs.core.operations import Reshuffled
from pegs.engine.game import Game
from pegs.notation import read_position
from pegs.record import read_records, write_record
from pegs.rules import Rules, check
from pegs.rules.switches import Draw, DrawPiles, StuckDiscard, everywhere
from pegs.view import sample, view_of
from tests.rules.helpers import play, rules_of

ALL = replace(rules_of("basic"), draw=Draw.AFTER, decks=everywhere(1))
KEPT = replace(ALL, keep_top_discard=True)
OWN = replace(KEPT, draw_piles=DrawPiles.OWN)


def used_up(rules: Rules, in_pile: int = 0) -> Game:
    """A game of two in which A is stuck, and only so many cards are left in the draw pile (A's own)."""
    position = read_position(rules, 2, 2, "5s/5s A 23456/2345K")
    piles, discards = [], []
    for pile in range(rules.n_piles(2)):
        left = Counter(cards_of(rules.pile_pack(2)))
        for seat in range(2):
            if rules.pile_of(seat) == pile:
                left.subtract(cards_of(position.hands[seat]))  # type: ignore[arg-type]
        cards = sorted(left.elements())
        size = in_pile if pile == 0 else len(cards)
        piles.append(cards[:size])
        discards.append(cards[size:])
    return Game.from_position(rules, position, 2, 2, piles=piles, discard_piles=discards, seed=3)


def new_pile(game: Game) -> tuple[Rank, ...]:
    """The draw pile that the last turn made of the discards."""
    (shuffled,) = (each for each in game.plies[-1].operations if isinstance(each, Reshuffled))
    return shuffled.order


def everything(game: Game) -> Counter[Rank]:
    """All cards of a game."""
    hands = [card for hand in game.position.hands for card in cards_of(hand)]  # type: ignore[arg-type]
    return Counter([*hands, *game.pile, *game.discards])


def test_off_the_card_just_played_is_shuffled_in() -> None:
    game = used_up(ALL)
    play(game, "2 discard")
    assert len(new_pile(game)) == 54 - 9
    assert game.discard_piles == ((),)


def test_on_the_card_just_played_stays() -> None:
    game = used_up(KEPT)
    cards = everything(game)
    play(game, "2 discard")
    assert len(new_pile(game)) == 54 - 10
    assert [rank.name for rank in game.discards] == ["TWO"]
    assert everything(game) == cards
    play(game, "K Bs-B8")
    assert [rank.name for rank in game.discards] == ["TWO", "KING"]


def test_on_a_turn_that_draws_first_leaves_the_card_of_the_player_before() -> None:
    rules = replace(KEPT, draw=Draw.BEFORE)
    game = used_up(rules)
    play(game, "2 discard")
    assert (game.turn, [rank.name for rank in game.discards]) == (1, ["TWO"])
    assert len(new_pile(game)) == 54 - 10


def test_on_with_only_the_top_card_left_nothing_is_drawn() -> None:
    """All 26 cards of half a deck are in hands."""
    small = replace(ALL, hand_size=7, half_decks=True, jokers=everywhere(0))
    text = "5s/5s/5s/5s A 2233445/?7/?6/?6"
    for rules, left in ((small, 7), (replace(small, keep_top_discard=True), 6)):
        game = Game.from_position(rules, read_position(rules, 4, 2, text), 4, 2)
        play(game, "2 discard")
        assert (game.turn, game.position.hand_size(0), len(game.discards)) == (1, left, 7 - left)


def test_on_each_player_keeps_the_top_of_their_own_discards() -> None:
    game = used_up(OWN)
    play(game, "2 discard")
    assert len(new_pile(game)) == 54 - 5
    assert [[rank.name for rank in pile] for pile in game.discard_piles] == [["TWO"], []]


def test_on_a_whole_hand_leaves_its_last_card() -> None:
    rules = replace(KEPT, stuck_discard=StuckDiscard.HAND)
    game = used_up(rules)
    cards = everything(game)
    play(game, "2 discard")
    assert [rank.name for rank in game.discards] == ["SIX"]
    assert everything(game) == cards


def test_on_an_undone_turn_returns_the_discards() -> None:
    game = used_up(KEPT)
    before = (game.position, game.piles, game.discard_piles)
    play(game, "2 discard")
    game.undo()
    assert (game.position, game.piles, game.discard_piles) == before


def test_on_no_card_is_ever_lost() -> None:
    for rules in (KEPT, OWN, replace(KEPT, draw=Draw.BEFORE), replace(KEPT, stuck_discard=StuckDiscard.HAND)):
        game, chance = Game.deal(rules, 4, 2, seed=7), Random(7)
        cards = everything(game)
        for _ in range(400):
            if game.is_over:
                break
            game.play(chance.choice(game.legal_turns()))
            assert everything(game) == cards


@pytest.mark.parametrize("rules", [KEPT, replace(KEPT, draw=Draw.BEFORE)])
def test_on_a_record_replays_each_shuffle(rules: Rules) -> None:
    game, chance = Game.deal(rules, 4, 2, seed=5), Random(5)
    while not game.is_over and len(game.plies) < 100:
        game.play(chance.choice(game.legal_turns()))
    assert any(isinstance(each, Reshuffled) for each in game.history)
    lines = write_record(game).splitlines(keepends=True)
    (record,) = read_records(lines)
    assert record.game().same_table(game)  # type: ignore[union-attr]
    others = [line.replace("keep_top_discard=true", "keep_top_discard=false") for line in lines]
    (other,) = read_records(others)
    with pytest.raises(RecordError):
        other.game()  # type: ignore[union-attr]


def test_on_a_seat_remembers_what_went_into_the_pile() -> None:
    game = used_up(KEPT)
    play(game, "2 discard")
    view = view_of(game, 1)
    assert [rank.name for rank in view.discards] == ["TWO"]
    for seed in range(3):
        assert everything(sample(view, seed)) == everything(game)


def test_on_the_top_of_real_cards_stays_when_people_shuffle() -> None:
    game = Game.deal(KEPT, deck=(UNKNOWN,) * sum(KEPT.pack(4)), dealer=3)
    game.play("5 discard")
    game.play("6 discard")
    before = game.pile_size
    game.shuffle_discards(0)
    assert [rank.name for rank in game.discards] == ["SIX"]
    assert game.pile_size == before + 1


def test_stuck_discards_apart_have_no_one_top() -> None:
    with pytest.raises(RulesError, match="two piles have a top card"):
        check(replace(rules_of("pegoo"), keep_top_discard=True))
