"""The switches ``decks``, ``jokers``, ``hand_size``; and ``stuck_pile``, which only sets cards aside."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.core.cards import JOKER
from pegs.core.errors import DealError
from pegs.engine.game import Game
from pegs.rules.switches import Draw, everywhere
from tests.rules.helpers import at, legal, rules_of

BASIC = replace(rules_of("basic"), draw=Draw.AFTER)


def test_decks_one_per_player() -> None:
    rules = replace(BASIC, decks=tuple(range(2, 11)))
    game = Game.deal(rules, 5, 5, seed=1)
    assert len(game.pile) == 5 * 54 - 5 * 5


def test_jokers_none() -> None:
    rules = replace(BASIC, jokers=everywhere(0))
    game = Game.deal(rules, seed=1)
    assert JOKER not in game.pile
    assert len(game.pile) == 3 * 52 - 20


def test_jokers_four_in_each_pack() -> None:
    assert replace(BASIC, jokers=everywhere(4)).pack(4)[JOKER] == 12


@pytest.mark.parametrize("size", [1, 3, 6, 7])
def test_hand_size(size: int) -> None:
    game = Game.deal(replace(BASIC, hand_size=size), seed=1)
    assert [game.position.hand_size(seat) for seat in range(4)] == [size] * 4


def test_too_few_packs_for_the_players_are_refused() -> None:
    """A deal has to leave a card for each player."""
    rules = replace(BASIC, decks=everywhere(1), jokers=everywhere(0))
    with pytest.raises(DealError):
        Game.deal(rules, 10, 2, seed=1)


@pytest.mark.parametrize("stuck", ["0,0,0,0", "2,0,0,0"])
def test_a_pile_of_stuck_cards_changes_no_turn(stuck: str) -> None:
    rules = replace(rules_of("north-carolina"), stuck_pile=True)
    position = at("5s/5s/5s/5s", "24", stuck=stuck)
    assert legal(rules, position) == legal("north-carolina", position)


def test_a_pile_of_stuck_cards_loses_none() -> None:
    game = Game.deal("pegoo", seed=3)
    for _ in range(300):
        game.play(game.legal_turns()[0])
        if game.is_over:
            break
    held = sum(game.position.hand_size(seat) for seat in range(4))
    assert held + len(game.pile) + len(game.discards) == 3 * 54
