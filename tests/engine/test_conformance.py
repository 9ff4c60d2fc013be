"""One check for every rule set, every seating and random rules: random play keeps all the promises of the
engine.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegs.board import HOME, START
from pegs.cards import N_RANKS
from pegs.engine.game import Game
from pegs.engine.operations import Won
from pegs.errors import DealError
from pegs.notation import position_text, read_position, read_turns, turn_text
from pegs.rules import Rules, named
from tests.strategies import rules_values

SEATINGS = [
    (players, teams) for players in range(2, 11) for teams in range(2, players + 1) if players % teams == 0
]


def cards_in(game: Game) -> list[int]:
    """How many cards of each rank are anywhere in the game."""
    counts = [0] * N_RANKS
    for hand in game.position.hands:
        assert not isinstance(hand, int)
        counts = [a + b for a, b in zip(counts, hand, strict=True)]
    on_table = [game.position.card] if game.position.player >= 0 else []
    for card in (*game.pile, *game.discards, *on_table):
        counts[card] += 1
    return counts


def assert_conserved(game: Game) -> None:
    """Cards and pegs are all there, and no hole holds two."""
    assert tuple(cards_in(game)) == game.rules.pack(game.players)
    on_track = []
    for places in game.position.pegs:
        assert len(places) == game.rules.pegs
        assert len({place for place in places if place >= HOME}) == sum(place >= HOME for place in places)
        on_track += [place for place in places if START < place < HOME]
    assert len(set(on_track)) == len(on_track)


def assert_promises(game: Game, chance: Random) -> None:
    """What holds at every decision."""
    position, turns = game.position, game.legal_turns()
    assert turns
    assert_conserved(game)
    line = position_text(game.board, position)
    assert read_position(game.rules, game.players, game.teams, line) == position
    texts = [turn_text(game.board, turn) for turn in turns]
    assert texts == sorted(set(texts)), line
    for turn, text in chance.sample(list(zip(turns, texts, strict=True)), min(3, len(turns))):
        assert turn in read_turns(game.board, text, position.pegs, bluffing=game.rules.bluffing)
        before = game.copy()
        game.play(turn)
        game.undo()
        assert game == before


def play_and_check(rules: Rules | str, players: int, teams: int, seed: int, plies: int) -> None:
    try:
        game = Game.deal(rules, players, teams, seed=seed)
    except DealError:
        return
    chance = Random(seed)
    for ply in range(plies):
        if game.is_over:
            break
        if ply % 7 == 0:
            assert_promises(game, chance)
        game.play(chance.choice(game.legal_turns()))
    assert_conserved(game)
    if game.is_over:
        assert game.legal_turns() == ()
        assert game.history[-1] == Won(game.outcome.winner if game.outcome.winner is not None else -1)


@pytest.mark.parametrize(("players", "teams"), SEATINGS)
@pytest.mark.parametrize("name", named())
def test_every_named_set_at_every_table(name: str, players: int, teams: int) -> None:
    play_and_check(name, players, teams, seed=players * teams, plies=120)


@settings(max_examples=120)
@given(rules_values(), st.sampled_from(SEATINGS), st.integers(0, 2**32))
def test_random_rules(rules: Rules, seating: tuple[int, int], seed: int) -> None:
    play_and_check(rules, *seating, seed, plies=60)
