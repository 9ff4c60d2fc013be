"""The oracle's candidates are complete: on a small board, they include all that *why not* allows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pegs.core.board import HOME, START, Place, Seat
from pegs.core.cards import RANKS, UNKNOWN, Rank
from pegs.core.position import Pegs
from pegs.core.turn import Kind, Step, Turn
from pegs.engine.why.candidates import candidates, play_action
from pegs.engine.why.context import PlayContext
from pegs.engine.why.refusal import Refusal
from pegs.rules.switches import Rules
from tests.positions import random_position
from tests.soak import examples
from tests.strategies import consistent, rules_values


def small(rules: Rules) -> Rules:
    """The same rules on twelve holes, with two pegs each."""
    return consistent(replace(rules, side_length=6, two_player_sides=2, home_length=2, pegs=2))


def everything(context: PlayContext, rank: Rank) -> Iterator[Turn]:
    """Every action that can be written: all pegs to all places, even from where a first part sends them."""
    board = context.board
    targets = [START, *range(board.ring), *range(HOME, HOME + board.home_length)]
    standing = [(seat, place) for seat in range(board.players) for place in sorted(set(context.pegs[seat]))]
    for (seat, origin), target in product(standing, targets):
        yield Turn(Kind.MOVE, rank, UNKNOWN, (Step(seat, origin, target),))
        yield Turn(Kind.SEND, rank, UNKNOWN, (Step(seat, origin, target),))
    for (seat, origin), (other, there) in product(standing, standing):
        yield Turn(Kind.SWAP, rank, UNKNOWN, (Step(seat, origin, there), Step(other, there, origin)))
    if context.rules.cards[rank].split:
        yield from _all_splits(context, rank, standing, targets)


def _all_splits(
    context: PlayContext, rank: Rank, standing: list[tuple[Seat, Place]], targets: list[Place]
) -> Iterator[Turn]:
    bumped = [(seat, spot) for seat, spot in enumerate(context.board.in_spots)]
    seconds = sorted({*standing, *bumped})
    for (seat, origin), target in product(standing, targets):
        for (other, there), goal in product(seconds, targets):
            yield Turn(Kind.SPLIT, rank, UNKNOWN, (Step(seat, origin, target), Step(other, there, goal)))


def outcomes(context: PlayContext, rank: Rank, turns: Iterator[Turn]) -> set[Pegs]:
    found = set()
    for turn in turns:
        try:
            found.add(play_action(context, rank, turn))
        except Refusal:
            continue
    return found


@examples(8)
@given(rules_values().map(small), st.integers(0, 2**32))
def test_the_candidates_reach_every_possible_board(rules: Rules, seed: int) -> None:
    chance = Random(seed)
    board = rules.board(2, 2)
    position = random_position(chance, rules, board)
    context = PlayContext(rules, board, position.turn, position.pegs)
    splitting = [rank for rank in RANKS if rules.cards[rank].split]
    for rank in {chance.choice(RANKS), chance.choice(splitting or RANKS)}:
        assert outcomes(context, rank, candidates(context, rank)) == outcomes(
            context, rank, everything(context, rank)
        )
