"""What the last turns say about the cards that the others hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np
import pytest

from pegs import players
from pegs.core.board import HOME, START
from pegs.core.cards import FOUR, THREE, Hand
from pegs.core.position import Pegs
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.engine.kernel.rng import stream
from pegs.notation import read_position, read_turn
from pegs.players.beliefs import STEPS, TURNS, Clue
from pegs.players.card_values import CardValues, card_values
from pegs.players.last_turns import last_turns
from pegs.players.lookahead import Lookahead
from pegs.rules.loader import as_ruleset
from pegs.rules.ruleset import NAMES
from pegs.view import SeatView, view_of
from tests.soak import combinations_of, sweep

FACE_UP = [name for name in NAMES if name != "bluffing"]


def look(view: SeatView) -> Lookahead:
    here = Lookahead(view, np.array(stream(0, "test"), np.int64), 4)
    here.most_listed = 20_000
    return here


def in_order(pegs: Sequence[Sequence[int]]) -> list[list[int]]:
    return [sorted(places) for places in pegs]


def played(
    rules: str, seed: int, seats: int = 4, most: int = 150
) -> Iterator[tuple[Game, list[tuple[Turn, Pegs]]]]:
    """A game before each of its turns, with each turn so far and the pegs before it."""
    game = Game.deal(rules, seats, seed=seed)
    past: list[tuple[Turn, Pegs]] = []
    bots = [players.make(("strong", "hints", "random")[seat % 3], seed) for seat in range(seats)]
    while not game.is_over and len(game.plies) < most:
        yield game, past
        turn = bots[game.turn].choose(view_of(game, game.turn))
        past.append((turn, game.position.pegs))
        game.play(turn)


@pytest.mark.parametrize(
    ("rules", "seats"), combinations_of(FACE_UP, [4, 6], few=("north-carolina", "arizona"))
)
def test_the_last_turns_are_read_back_as_they_were(rules: str, seats: int) -> None:
    for game, past in played(rules, 5, seats):
        for seat, turns in last_turns(view_of(game, game.turn), TURNS).items():
            own = [entry for entry, ply in zip(past, game.plies, strict=True) if ply.seat == seat]
            own = [(turn, pegs) for turn, pegs in own if turn.card >= 0][::-1][:TURNS]
            assert [(each.card, each.kind) for each in turns] == [(turn.card, turn.kind) for turn, _ in own]
            assert [in_order(each.pegs) for each in turns] == [in_order(pegs) for _, pegs in own]


@pytest.mark.parametrize("rules", ["basic", "arizona"])
def test_what_a_turn_says_is_the_same_for_everyone_who_has_seen_it(rules: str) -> None:
    compared = 0
    for game, _ in played(rules, 3):
        first, other = (last_turns(view_of(game, seat), TURNS) for seat in (0, 1))
        for seat in (2, 3):
            values = [card_values(game.rules, game.board).before(seat, turn) for turn in first[seat][:1]]
            again = [CardValues(game.rules, game.board).before(seat, turn) for turn in other[seat][:1]]
            for one, same in zip(values, again, strict=True):
                assert one.values == same.values
                compared += 1
    assert compared > 100


@lru_cache
def clues_of(rules: str) -> list[tuple[Clue, Hand]]:
    """The clues to hands in a game, and the hands."""
    found = []
    for game, _ in played(rules, 8):
        here = look(view_of(game, game.turn))
        if len(here.turns) > 1:
            hands = [hand for hand in game.position.hands if not isinstance(hand, int)]
            found += [(clue, hands[clue.seat]) for clue in here.clues()]
    return found


@pytest.mark.parametrize("rules", sweep(FACE_UP, ("arizona", "basic", "north-carolina")))
def test_nothing_that_was_kept_is_called_impossible(rules: str) -> None:
    """Of a hand, only the cards that have been drawn since may be impossible to have been kept."""
    found = clues_of(rules)
    assert len(found) > 100
    for clue, hand in found:
        impossible = sum(number for number, may in zip(hand, clue.is_possible, strict=True) if not may)
        assert impossible <= sum(hand) - clue.kept


def test_a_card_that_would_have_done_more_is_unlikely() -> None:
    """B moved two holes, although a three would have bumped A's peg just before its in-spot."""
    rules = as_ruleset("basic").rules
    position = read_position(rules, 4, 2, "A1,4s/C1,D16,3s/C17,4s/D1,4s B ?5/22479/35678/?5")
    game = Game.from_position("basic", position)
    assert not any(clue.kept for clue in look(view_of(Game.from_position("basic", position), 1)).clues())
    game.play(read_turn(game.board, "2 C1-C3", game.position.pegs))
    here = look(view_of(game, 2))
    (clue,) = here.clues()
    here.try_worlds(1)
    likelihoods = here._search.likelihoods[1]
    assert (clue.seat, clue.kept) == (1, 4)
    assert likelihoods[THREE] * 2 < likelihoods[FOUR]


def test_who_was_stuck_before_a_free_way_out_may_hold_anything() -> None:
    """After enough stuck turns a peg comes out with any card, so the one that was played says nothing."""
    for game, _ in played("alaska", 2, most=400):
        view = view_of(game, game.turn)
        for seat, turns in last_turns(view, 1).items():
            if turns and turns[0].kind is Kind.FREE:
                here = look(view)
                (clue,) = [clue for clue in here.clues() if clue.seat == seat]
                assert not any(any(row[: len(STEPS)]) for row in clue.features)
                return
    raise AssertionError("nobody came out freely")


def test_pegs_that_were_set_by_hand_end_the_memory() -> None:
    """What somebody corrected isn't in the history, so turns before it are left out where they can't fit."""
    corrected = 0
    for game, past in played("basic", 1):
        pegs = [list(places) for places in game.position.pegs]
        on_track = [(seat, i) for seat in range(4) for i in range(5) if START < pegs[seat][i] < HOME]
        left = [step.origin for turn, _ in past[-8:] for step in turn.steps if START < step.origin < HOME]
        free = [hole for hole in left if all(hole not in places for places in pegs)]
        if on_track and free:
            seat, i = on_track[0]
            pegs[seat][i] = free[0]
            other = game.copy()
            other.correct(tuple(map(tuple, pegs)), 0)
            for turns in last_turns(view_of(other, other.turn), TURNS).values():
                for turn in turns:
                    holes = [place for places in turn.pegs for place in places if START < place < HOME]
                    assert len(set(holes)) == len(holes)
            corrected += 1
    assert corrected > 50
