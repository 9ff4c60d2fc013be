"""The switch ``half_decks``: whether each deck has only its red or its black cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import ACE, JOKER, KING, RANKS
from pegs.core.errors import DealError
from pegs.engine.game import Game
from pegs.rules.switches import Draw, DrawPiles, everywhere
from tests.rules.helpers import at, legal, rules_of

HALF = replace(rules_of("basic"), half_decks=True, draw=Draw.AFTER)


def test_off_a_deck_has_four_of_each() -> None:
    assert replace(HALF, half_decks=False).pack(4) == tuple(6 if rank == JOKER else 12 for rank in RANKS)


def test_on_a_deck_has_two_of_each_and_its_jokers() -> None:
    assert HALF.pack(4) == (6,) * len(RANKS)
    assert Game.deal(HALF, seed=1).pile_sizes == (3 * 28 - 20,)


def test_on_the_jokers_are_those_of_the_switch() -> None:
    assert replace(HALF, jokers=everywhere(4)).pack(4)[JOKER] == 12
    assert replace(HALF, jokers=everywhere(0)).pack(4)[JOKER] == 0


def test_on_with_piles_of_their_own_each_has_half_a_deck() -> None:
    rules = replace(HALF, decks=everywhere(1), draw_piles=DrawPiles.OWN)
    assert rules.pile_pack(4)[ACE] == rules.pile_pack(4)[KING] == 2
    assert Game.deal(rules, seed=1).pile_sizes == (28 - 5,) * 4


def test_on_too_few_cards_for_the_players_are_refused() -> None:
    """Two half decks have 56 cards; ten players hold 50 and have to leave one each."""
    with pytest.raises(DealError):
        Game.deal(replace(HALF, decks=everywhere(2)), 10, 2, seed=1)
    Game.deal(replace(HALF, decks=everywhere(3)), 10, 2, seed=1)


def test_the_turns_are_the_same() -> None:
    position = at("3s,A8,C8/4s,B1/5s/5s", "A78*")
    assert legal(HALF, position) == legal("basic", position)
