"""The paths of pegs go hole by hole and are as long as the card's count."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from pegs.core.board import HOME, START
from pegs.core.operations import Moved, Travel
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.rules.ruleset import NAMES
from tests.soak import combinations_of


def random_games(rules: str, number: int, plies: int, players: int, teams: int) -> list[Game]:
    """Games a few random turns after the deal; in bluffing, with a declared move to make."""
    games = []
    for seed in range(number):
        game, chance = Game.deal(rules, players, teams, seed=seed), Random(seed)
        least = chance.randrange(plies // 2, plies)
        while not game.is_over and (
            len(game.plies) < least or (game.rules.bluffing and game.phase is not Phase.MOVE)
        ):
            # A doubt mostly costs the turn, so with doubts too few pegs would move.
            turns = [turn for turn in game.legal_turns() if turn.kind is not Kind.DOUBT]
            game.play(chance.choice(turns))
        games.append(game)
    return [game for game in games if not game.is_over]


def neighbors(game: Game, seat: int, place: int) -> set[int]:
    """The holes beside a hole, for a peg of a seat."""
    if place >= HOME:
        return {place - 1, place + 1} if place > HOME else {game.board.in_spots[seat], place + 1}
    ring = {(place + 1) % game.board.ring, (place - 1) % game.board.ring}
    return ring | ({HOME} if place == game.board.in_spots[seat] else set())


@pytest.mark.parametrize(("rules", "seating"), combinations_of(NAMES, [(4, 2), (6, 3), (10, 5)]))
def test_paths_go_hole_by_hole_and_have_the_length_of_the_count(rules: str, seating: tuple[int, int]) -> None:
    walked = 0
    for game in random_games(rules, 5, 150, *seating):
        turns = game.legal_turns()
        for turn, changes in zip(turns, game.changes(turns), strict=True):
            walked += check_paths(game, turn, [each for each in changes if isinstance(each, Moved)])
    assert walked


def check_paths(game: Game, turn: Turn, moves: list[Moved]) -> bool:
    """Check a turn's paths; return whether any peg walks."""
    if turn.kind not in (Kind.MOVE, Kind.SPLIT):
        return False
    row = game.rules.cards[turn.power]
    for move in moves:
        assert move.path[-1] == move.target
        way = (move.origin, *move.path)
        if move.travel in (Travel.FORWARD, Travel.BACKWARD):
            assert all(new in neighbors(game, move.seat, old) for old, new in pairwise(way))
        else:
            assert move.path == (move.target,)
    lengths = [move.holes for move in moves]
    if turn.kind is Kind.SPLIT:
        assert sum(lengths) == row.split
    elif START not in turn.steps[0][1:] and not row.jump_from and not row.in_spot_from:
        assert lengths[0] in (*row.forward, *row.backward)
    return True
