"""The shortcuts for splits list the same turns as making every first part on the board."""

from __future__ import annotations

from random import Random

import pytest

from pegs.core.cards import RANKS
from pegs.core.errors import RulesError, UsageError
from pegs.core.position import Phase
from pegs.engine import kernel_state
from pegs.engine.game import Game
from pegs.notation import position_text
from pegs.rules import Rules, load, named
from pegs.rules.switches import (
    BumpPartner,
    From,
    Help,
    InSpotTaken,
    Movers,
    SplitOrder,
    SplitWays,
    SplitWith,
    Swap,
)
from tests.positions import random_position
from tests.soak import combinations_of

SEATINGS = [(2, 2), (4, 2), (6, 2), (8, 4)]
POSITIONS = 60
FEW_RANDOM_RULES, RANDOM_RULES = 20, 60
POSITIONS_OF_RANDOM_RULES = 25


def both_ways(rules: Rules, players: int, teams: int, seed: int) -> None:
    board = rules.board(players, teams)
    position = random_position(Random(seed), rules, board, Phase.PLAY)
    scratch = kernel_state.memory.scratch
    short = Game.from_position(rules, position, players, teams).legal_turns()
    scratch.no_shortcut[0] = 1
    try:
        long = Game.from_position(rules, position, players, teams).legal_turns()
    finally:
        scratch.no_shortcut[0] = 0
    assert short == long, position_text(board, position)


@pytest.mark.parametrize(
    ("name", "seating"), combinations_of([name for name in named() if name != "bluffing"], SEATINGS)
)
def test_both_ways_list_the_same(name: str, seating: tuple[int, int]) -> None:
    for seed in range(POSITIONS):
        both_ways(load(name).rules, *seating, seed)


def random_rules(chance: Random) -> Rules:
    """Rules with many splits. Not all of them fit together."""
    pegs = chance.choice([3, 5])
    rules = Rules(
        side_length=chance.choice([18, 18, 12]),
        pegs=pegs,
        home_length=chance.choice([pegs, pegs + 1]),
        move=chance.choice(list(Movers)),
        help=chance.choice(list(Help)),
        finishing_split_helps=chance.random() < 0.4,
        pass_in_spot=chance.random() < 0.8,
        pass_in_home=chance.random() < 0.3,
        bump_partner=chance.choice(list(BumpPartner)),
        bump_chain=chance.random() < 0.6,
        in_spot_taken=chance.choice([InSpotTaken.FORBIDDEN, InSpotTaken.START]),
    )
    for rank in chance.sample(RANKS, 6):
        number = chance.randint(2, 13)
        rules = rules.with_card(
            rank,
            split=number,
            split_ways=chance.choice(list(SplitWays)),
            split_order=chance.choice(list(SplitOrder)),
            split_with=chance.choice(list(SplitWith)),
            split_colors=chance.random() < 0.2,
            forward=chance.choice([(), (number,)]),
            backward=chance.choice([(), (number,)]),
            swap=chance.choice([Swap.NONE, Swap.NONE, Swap.ANY]),
            jump_from=chance.choice([(), (), (From.TRACK,)]),
        )
    return rules


@pytest.mark.parametrize("number", [FEW_RANDOM_RULES, pytest.param(RANDOM_RULES, marks=pytest.mark.soak)])
def test_both_ways_list_the_same_under_random_rules(number: int) -> None:
    compared = 0
    for seed in range(10 * number):
        chance = Random(f"shortcut {seed}")
        players, teams = chance.choice([(2, 2), (3, 3), (4, 2), (4, 2), (6, 2), (6, 3), (8, 2)])
        rules = random_rules(chance)
        try:
            for position in range(POSITIONS_OF_RANDOM_RULES):
                both_ways(rules, players, teams, position)
        except (RulesError, UsageError):
            continue
        compared += 1
        if compared == number:
            return
    raise AssertionError("too few rules fit together")
