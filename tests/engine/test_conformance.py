"""Invariants of random play, for every rule set, every seating, and random rules."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.core.board import HOME, START
from pegs.core.cards import N_RANKS
from pegs.core.errors import DealError
from pegs.core.operations import Won
from pegs.engine.game import Game
from pegs.notation import position_text, read_position, read_turns, turn_text
from pegs.rules import Rules, named
from pegs.rules.switches import From
from tests.covering import (
    NUMBERS,
    PLAYERS,
    VALUES,
    all_pairs,
    covering_rows,
    kept_rows,
    pair_text,
    pairs_in,
    rules_of,
)
from tests.soak import combinations_of, examples
from tests.strategies import rules_values

SEATINGS = [
    (players, teams) for players in range(2, 11) for teams in range(2, players + 1) if players % teams == 0
]

IMPOSSIBLE = {
    "home_length 4 with pegs 5",
    "draw_by_hand True with bluffing True",
    "must_play card with joker_exempt True",
    "must_play card with bluffing True",
    "move team with help left",
    "move team with help choice",
    "move team with finishing_split_helps True",
    "help none with finishing_split_helps True",
    "help choice with bluffing True",
    "stuck_limit 0 with stuck_pile True",
    "stuck_limit 1 with bluffing True",
    "stuck_limit 3 with bluffing True",
    "stuck_pile True with bluffing True",
    "stuck_limit 0 with stuck_counts discards",
    "stuck_counts discards with bluffing True",
    "draw_piles own with bluffing True",
    *(f"decks {decks} with draw_piles own" for decks in NUMBERS["decks"][:2]),
    "must_play nothing with joker_exempt True",
    "must_play nothing with bluffing True",
    "move team with helper_shares_split True",
    *(f"help {helped} with helper_shares_split True" for helped in ("left", "none")),
    "helper_shares_split True with bluffing True",
    "pass_in_spot False with must_turn_in True",
    "stuck_limit 0 with stuck_by_team True",
    "stuck_by_team True with bluffing True",
    "stuck_limit 0 with stuck_starts_over True",
    "stuck_starts_over True with bluffing True",
    "stuck_limit 0 with free_out_bumps True",
    "free_out_bumps True with bluffing True",
    "keep_top_discard True with stuck_pile True",
    "stuck_discard hand with bluffing True",
    "stuck_discard drawn with bluffing True",
    "draw after with stuck_discard drawn",
    "move team with nine helps False",
    "help none with nine helps False",
    "finishing_split_helps False with nine helps False",
    "nine split 0 with nine alone True",
    "nine split 0 with nine helps False",
    "nine forward (9,) with nine alone True",
    "joker jumps (<From.HOME: 'home'>,) with joker start first True",
    *(f"joker jumps {places} with joker ahead True" for places in (tuple(From), (From.HOME,))),
    "nine split 0 with nine pegs 3",
    "nine split 0 with nine colors True",
    "nine split 0 with nine order forward-first",
    "nine ways forward with nine order forward-first",
    *(f"{card} split 0 with {card} ways {ways}" for card in ("nine", "ten") for ways in ("opposite", "any")),
    *(
        f"{card} split 0 with {card} with {owners}"
        for card in ("nine", "ten")
        for owners in ("team", "whole-team", "any")
    ),
}
"""The pairs of values that no valid rules hold, each because one switch forbids the other."""


def cards_in(game: Game) -> list[int]:
    """The number of cards of each rank, wherever they are."""
    counts = [0] * N_RANKS
    for hand in game.position.hands:
        assert not isinstance(hand, int)
        counts = [a + b for a, b in zip(counts, hand, strict=True)]
    on_table = [game.position.card] if game.position.player >= 0 else []
    for card in (*game.pile, *game.discards, *on_table):
        counts[card] += 1
    return counts


def assert_conserved(game: Game) -> None:
    """No card or peg is missing, and no hole has two pegs."""
    assert tuple(cards_in(game)) == game.rules.pack(game.players)
    on_track = []
    for places in game.position.pegs:
        assert len(places) == game.rules.pegs
        assert len({place for place in places if place >= HOME}) == sum(place >= HOME for place in places)
        on_track += [place for place in places if START < place < HOME]
    assert len(set(on_track)) == len(on_track)


def assert_promises(game: Game, chance: Random) -> None:
    """Check what is true at every decision."""
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


@pytest.mark.parametrize(("name", "seating"), combinations_of(named(), SEATINGS))
def test_every_named_set_at_every_table(name: str, seating: tuple[int, int]) -> None:
    players, teams = seating
    play_and_check(name, players, teams, seed=players * teams, plies=120)


def test_any_two_values_of_any_two_switches() -> None:
    rows = kept_rows()
    covered = {pair for row in rows for pair in pairs_in(row)}
    missing = {pair_text(pair) for pair in all_pairs() if pair not in covered}
    assert missing == IMPOSSIBLE, "python -m tests.covering builds the rows anew"
    for seed, row in enumerate(rows):
        rules, players = rules_of(row), VALUES[PLAYERS][row[PLAYERS]]
        teams = [teams for seats, teams in SEATINGS if seats == players]
        play_and_check(rules, players, teams[seed % len(teams)], seed, plies=90)


@pytest.mark.soak
def test_the_kept_rows_are_those_that_are_built() -> None:
    rows, impossible = covering_rows()
    assert rows == kept_rows()
    assert {pair_text(pair) for pair in impossible} == IMPOSSIBLE


@examples(60)
@given(rules_values(), st.sampled_from(SEATINGS), st.integers(0, 2**32))
def test_random_rules(rules: Rules, seating: tuple[int, int], seed: int) -> None:
    play_and_check(rules, *seating, seed, plies=60)
