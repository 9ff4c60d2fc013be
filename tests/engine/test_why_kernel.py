"""The kernel and *why not*, two independent implementations of the rules, agree turn for turn."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pegs.core.board import HOME, START, Board, Place
from pegs.core.cards import N_RANKS, RANKS, UNKNOWN, Rank
from pegs.core.position import Pegs, Phase, Position
from pegs.core.turn import MAX_STEPS, Kind, Step, Turn
from pegs.engine.game import Game
from pegs.engine.why import after, why_not
from pegs.notation import position_text, turn_text
from pegs.rules import Rules, load, named
from pegs.rules.split_orders import hand_orders
from pegs.rules.switches import From, Powers
from tests import oracle
from tests.positions import random_position
from tests.soak import KINDS, combinations_of, examples, sweep
from tests.strategies import rules_values, seats

SEATINGS = [(2, 2), (4, 2), (6, 3), (8, 2), (10, 5)]
MALFORMED_TURNS = 30
MAX_SPLITS = 6_000
"""With more orders of splits in a hand, trying everything takes minutes (see `test_long_turns.py`)."""
MANY_DECISIONS = 5_000
"""Some rules let one card be split in hundreds of thousands of ways; the first of them are tried."""


def assert_agree(rules: Rules, players: int, teams: int, seed: int) -> None:
    """Check that the listed turns are the oracle's, with the same boards, and that both refuse all others."""
    chance = Random(seed)
    board = rules.board(players, teams)
    position = random_position(chance, rules, board, random_phase(chance, rules))
    game = Game.from_position(rules, position, players, teams)
    turns = game.legal_turns()
    assert len(set(turns)) == len(turns), position_text(board, position)
    listed = {turn_text(board, turn): pegs_after(game, turn) for turn in turns}
    assert listed == oracle.legal_turns(rules, board, position), position_text(board, position)
    for _ in range(MALFORMED_TURNS):
        turn = random_turn(chance, board, position, game.legal_turns())
        reason = why_not(rules, board, position, turn)
        assert (reason is None) == game.is_legal(turn), (position_text(board, position), turn, reason)


def random_phase(chance: Random, rules: Rules) -> Phase:
    phases = [Phase.PLAY] * 3
    if rules.bluffing:
        phases += [Phase.MOVE, Phase.DOUBT, Phase.PENALTY]
    return chance.choice(phases)


def pegs_after(game: Game, turn: Turn) -> Pegs:
    """The pegs after a turn's action; those of the position if it moves none."""
    return game.after(turn) if turn.steps else game.position.pegs


def random_turn(chance: Random, board: Board, position: Position, legal: tuple[Turn, ...]) -> Turn:
    """A legal turn with a part or two changed, or an entirely made-up one."""
    hand = oracle.held(position)
    if not legal or chance.random() < 0.4:
        return made_up(chance, board, position, chance.choice(hand))
    turn = chance.choice(legal)
    if chance.random() < 0.3 and turn.kind is Kind.SPLIT:
        turn = turn.reversed()
    for _ in range(chance.choice((0, 1, 1, 2))):
        turn = with_a_part_changed(chance, board, position, turn)
    return turn


def with_a_part_changed(chance: Random, board: Board, position: Position, turn: Turn) -> Turn:
    """The turn with another value for one part, or with a step too many or too few."""
    match chance.randrange(6):
        case 0:
            return turn._replace(kind=chance.choice(list(Kind)))
        case 1:
            return turn._replace(card=chance.choice(oracle.held(position)))
        case 2:
            return turn._replace(declared=chance.choice((UNKNOWN, chance.choice(RANKS))))
        case 3:
            return turn._replace(steps=with_a_step_more_or_less(chance, board, position, turn.steps))
    if not turn.steps:
        return turn
    changed = list(turn.steps)
    i = chance.randrange(len(changed))
    place = random_place(chance, board, position)
    changes = ({"seat": chance.randrange(board.players)}, {"origin": place}, {"target": place})
    changed[i] = changed[i]._replace(**chance.choice(changes))
    return turn._replace(steps=tuple(changed))


def with_a_step_more_or_less(
    chance: Random, board: Board, position: Position, steps: tuple[Step, ...]
) -> tuple[Step, ...]:
    if steps and chance.random() < 0.5:
        return steps[:-1]
    seat = chance.randrange(board.players)
    more = Step(seat, chance.choice(position.pegs[seat]), random_place(chance, board, position))
    return (*steps, more)[:MAX_STEPS]


def made_up(chance: Random, board: Board, position: Position, card: Rank) -> Turn:
    """A turn of any kind, with pegs of the position."""
    seat, other = chance.randrange(board.players), chance.randrange(board.players)
    origin, there = chance.choice(position.pegs[seat]), chance.choice(position.pegs[other])
    target, goal = random_place(chance, board, position), random_place(chance, board, position)
    one, two = Step(seat, origin, target), Step(other, there, goal)
    kind = chance.choice(list(Kind))
    match kind:
        case Kind.SPLIT:
            return Turn(kind, card, UNKNOWN, (one, two))
        case Kind.SWAP:
            return Turn(kind, card, UNKNOWN, (Step(seat, origin, there), Step(other, there, origin)))
        case Kind.MOVE | Kind.SEND | Kind.FREE:
            return Turn(kind, card, UNKNOWN, (one,))
        case Kind.DECLARE:
            return Turn(kind, card, chance.choice(RANKS))
        case Kind.PENALTY:
            return Turn(kind, UNKNOWN, UNKNOWN, (Step(seat, origin, START),))
        case Kind.DISCARD:
            return Turn(kind, card)
        case _:
            return Turn(kind)


def random_place(chance: Random, board: Board, position: Position) -> Place:
    """A place, mostly one with a peg or a spot."""
    anywhere = [START, HOME + chance.randrange(board.home_length), chance.randrange(board.ring)]
    pegs = position.pegs[chance.randrange(board.players)]
    return chance.choice((*anywhere, *pegs, *board.in_spots, *board.out_spots))


@pytest.mark.parametrize(("name", "seating"), combinations_of(named(), SEATINGS, few=KINDS))
def test_a_named_set(name: str, seating: tuple[int, int]) -> None:
    rules = load(name).rules
    for seed in range(6):
        assert_agree(rules, *seating, seed)


@pytest.mark.parametrize("games", sweep([10, 25], [10]))
@pytest.mark.parametrize(
    ("name", "seating"),
    combinations_of(["guide", "paddle", "arizona", "north-carolina", "kilpatrick"], [(2, 2), (4, 2), (6, 3)]),
)
def test_crowded_boards(name: str, seating: tuple[int, int], games: int) -> None:
    """On short sides nearly every move meets another peg, and splits set off chains."""
    rules = replace(load(name).rules, side_length=9, out_spot=6)
    for seed in range(games):
        assert_agree(rules, *seating, seed)


_REACHES = (
    {"backward": (3,)},
    {"split": 4},
    {"jump_from": tuple(From)},
    {"in_spot_from": tuple(From)},
)


@examples(40)
@given(
    st.sampled_from(("basic", "guide", "kilpatrick", "arizona")),
    st.sampled_from(_REACHES),
    st.sampled_from(SEATINGS[:3]),
    st.integers(0, 2**32),
)
def test_a_hole_that_one_rank_reaches_in_two_ways(
    name: str, reach: dict[str, object], seating: tuple[int, int], seed: int
) -> None:
    """A peg that a count, a split, or a jump brings to the same hole has one turn, not two."""
    row = Powers(forward=tuple(range(1, 14)), **reach)  # type: ignore[arg-type]
    rules = replace(load(name).rules, cards=(Powers(out=True), *(row,) * (N_RANKS - 1)))
    assert_agree(rules, *seating, seed)


@examples(40)
@given(rules_values(), seats(), st.integers(0, 2**32))
def test_any_valid_rules(rules: Rules, seating: tuple[int, int], seed: int) -> None:
    assume(hand_orders(rules, *seating) <= MAX_SPLITS)
    assert_agree(rules, *seating, seed)


@examples(30)
@given(rules_values(), seats(), st.integers(0, 2**32))
def test_the_kernel_and_why_not_leave_the_same_board(
    rules: Rules, seating: tuple[int, int], seed: int
) -> None:
    """The kernel knows the spellings that *why not* allows, and no others, with the same board after each."""
    assume(hand_orders(rules, *seating) <= MAX_SPLITS)
    board = rules.board(*seating)
    position = random_position(Random(seed), rules, board)
    game = Game.from_position(rules, position, *seating)
    for turn in islice(oracle.decisions(rules, board, position), MANY_DECISIONS):
        pegs = after(rules, board, position, turn)
        assert game.is_legal(turn) == (pegs is not None)
        if pegs is not None:
            assert pegs_after(game, turn) == pegs
