"""Orders: each legal turn once, in every order of its steps, with what each step does."""

from __future__ import annotations

from random import Random

import pytest

from pegs.core.cards import TWO
from pegs.core.operations import Moved, Operation, Penalized, Played, SentToInSpot, SentToStart, Swapped
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.engine.orders import Choice, Orders
from pegs.rules import load
from pegs.rules.ruleset import NAMES
from pegs.rules.switches import Swap
from tests.positions import random_position
from tests.soak import combinations_of

ON_BOARD = (Moved, SentToStart, SentToInSpot, Swapped, Penalized)
SEATINGS = [(2, 2), (4, 2), (6, 3)]


def games(name: str, players: int, teams: int) -> list[Game]:
    rules = load(name).rules
    board = rules.board(players, teams)
    phases = [Phase.PLAY, Phase.MOVE, Phase.PENALTY] if rules.bluffing else [Phase.PLAY]
    positions = [random_position(Random(seed), rules, board, phases[seed % len(phases)]) for seed in range(9)]
    return [Game.from_position(rules, position, players, teams) for position in positions]


def some(orders: Orders) -> list[Choice]:
    """A few of the legal turns."""
    return Random(len(orders.choices)).sample(orders.choices, min(20, len(orders.choices)))


def spelled(orders: Orders, choice: Choice, order: tuple[int, ...]) -> Turn:
    """The turn with its steps in an order."""
    steps = tuple(orders.steps[number].step for number in order)
    if choice.turn.kind is Kind.SWAP:
        return choice.turn if steps[0] == choice.turn.steps[0] else choice.turn.reversed()
    return choice.turn._replace(steps=steps)


def operations_of(orders: Orders, order: tuple[int, ...]) -> tuple[Operation, ...]:
    return tuple(each for number in order for each in orders.steps[number].operations)


@pytest.mark.parametrize(("name", "seating"), combinations_of(NAMES, SEATINGS))
def test_the_turns_are_the_legal_ones_and_each_order_does_what_it_says(
    name: str, seating: tuple[int, int]
) -> None:
    for game in games(name, *seating):
        orders = game.orders()
        assert tuple(choice.turn for choice in orders.choices) == game.legal_turns()
        for choice in some(orders):
            for order in choice.orders:
                turn = spelled(orders, choice, order)
                happened = game.copy().play(turn)
                on_board = tuple(each for each in happened if isinstance(each, ON_BOARD))
                assert operations_of(orders, order) == on_board
                if turn.kind is not Kind.FREE:
                    assert game.canonical(turn) == choice.turn


@pytest.mark.parametrize("name", ["guide", "arizona", "north-carolina", "wizard"])
def test_an_order_that_is_missing_is_not_legal_or_another_turn(name: str) -> None:
    reversible = 0
    for game in games(name, 4, 2):
        orders = game.orders()
        for choice in some(orders):
            if choice.turn.kind is not Kind.SPLIT:
                continue
            known = {spelled(orders, choice, order) for order in choice.orders}
            turned = choice.turn.reversed()
            same = game.is_legal(turned) and game.canonical(turned) == choice.turn
            assert (turned in known) == same
            reversible += same
    assert reversible


def test_any_two_pegs_may_be_swapped_from_either() -> None:
    rules = load("paddle").rules.with_card(TWO, swap=Swap.ANY)
    game = Game.from_position(rules, random_position(Random(4), rules, rules.board(4, 2)))
    swaps = [choice for choice in game.orders().choices if choice.turn.kind is Kind.SWAP]
    assert all(len(choice.orders) == 2 for choice in swaps)


def test_a_turn_that_moves_nothing_has_one_order() -> None:
    game = Game.deal("basic", seed=3)
    discards = [each for each in game.orders().choices if each.turn.kind is Kind.DISCARD]
    assert all(each.orders == ((),) for each in discards)
    assert not any(isinstance(each, Played) for each in operations_of(game.orders(), ()))
