"""Rotating the seats is a symmetry: the next seat has the same turns and outcomes at the same table."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pegs.core.board import Board, Place
from pegs.core.position import Pegs, Position
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.rules import load, named
from tests.positions import random_position
from tests.soak import combinations_of


def turned(board: Board, place: Place) -> Place:
    """The same place, one seat farther clockwise."""
    if not board.is_on_track(place):
        return place
    return (place + board.ring // board.players) % board.ring


def turned_pegs(board: Board, pegs: Pegs) -> Pegs:
    moved = [tuple(sorted(turned(board, place) for place in places)) for places in pegs]
    return (moved[-1], *moved[:-1])


def turned_position(board: Board, position: Position) -> Position:
    def rotated(values: tuple[int, ...]) -> tuple[int, ...]:
        return (values[-1], *values[:-1])

    return replace(
        position,
        pegs=turned_pegs(board, position.pegs),
        turn=(position.turn + 1) % board.players,
        hands=(position.hands[-1], *position.hands[:-1]),
        stuck=rotated(position.stuck),
    )


def outcomes(game: Game) -> set[tuple[Kind, int, int, Pegs | None]]:
    """What every legal turn does, without its spelling, which isn't symmetric: the smallest text wins."""
    return {
        (turn.kind, turn.card, turn.declared, game.after(turn) if turn.steps else None)
        for turn in game.legal_turns()
    }


def turned_outcomes(game: Game) -> set[tuple[Kind, int, int, Pegs | None]]:
    return {
        (kind, card, declared, pegs if pegs is None else turned_pegs(game.board, pegs))
        for kind, card, declared, pegs in outcomes(game)
    }


@pytest.mark.parametrize(
    ("name", "seating"), combinations_of(named(), [(4, 2), (6, 3), (8, 2), (2, 2), (9, 3)])
)
def test_the_next_seat_has_the_same_turns(name: str, seating: tuple[int, int]) -> None:
    players, teams = seating
    rules = load(name).rules
    board = rules.board(players, teams)
    for seed in range(12):
        position = random_position(Random(seed), rules, board)
        here = Game.from_position(rules, position, players, teams)
        there = Game.from_position(rules, turned_position(board, position), players, teams)
        assert turned_outcomes(here) == outcomes(there)
