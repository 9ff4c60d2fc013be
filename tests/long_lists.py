"""House rules whose positions have thousands of legal turns, and such positions."""

from __future__ import annotations

from random import Random

from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.protocol.settings import RulesChoice, Settings
from pegs.rules.loader import from_text
from tests.table.sitting import Sitting

THOUSANDS = 5_000
"""Turns; with two pegs in either order, that is up to twice as many spellings."""
_RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
EVERY_CARD_SPLITS = 'extends = "basic"\ntitle = "Every card splits"\nhand_size = 6\n' + "".join(
    f'[cards.{rank}]\nout = true\nforward = []\nsplit = 12\nsplit_ways = "any"\nsplit_with = "any"\n'
    for rank in _RANKS
)
"""Every card brings a peg out, or is shared by any two pegs, each either way."""
AMONG_THREE = """
extends = "basic"
title = "Sevens among three"
[cards.7]
split = 7
split_pegs = 3
split_with = "team"
[cards.8]
out = true
"""
"""A seven is shared by up to three pegs of the team, in any order."""


def long_game(rules: str = EVERY_CARD_SPLITS, at_least: int = 2 * THOUSANDS, seed: int = 0) -> Game:
    """A game at the first decision with this many spellings of legal turns."""
    ruleset, chance = from_text(rules, house=False), Random(seed)
    for deal in range(50):
        game = Game.deal(ruleset, 4, 2, seed=f"{seed}/{deal}")
        for _ in range(120):
            if len(game.spellings()) >= at_least:
                return game
            if game.is_over:
                break
            game.play(crowding_turn(game, chance))
    raise AssertionError("no such position came up")


def crowding_turn(game: Game, chance: Random) -> Turn:
    """A random turn, mostly one that brings a peg out."""
    turns = game.legal_turns()
    outs = [turn for turn in turns if turn.steps and turn.steps[0].origin < 0]
    others = [turn for turn in turns if turn.kind not in (Kind.DISCARD, Kind.SWAP)]
    return chance.choice((outs if chance.random() < 0.7 else others) or outs or list(turns))


def long_sitting(settings: Settings, at_least: int = 2 * THOUSANDS, seed: int = 0) -> Sitting:
    """A table at the first decision of seat 0 with this many spellings of legal turns."""
    for number in range(50):
        sitting = Sitting(settings, 100 * seed + number).fill().start()
        for _ in range(120):
            game = sitting.table.state.running
            if not sitting.is_playing:
                break
            if sitting.turn == 0 and len(game.spellings()) >= at_least:
                return sitting
            sitting.play(game.text(crowding_turn(game, sitting.random)))
    raise AssertionError("no such position came up")


def house(rules: str = EVERY_CARD_SPLITS, **others: object) -> Settings:
    """Settings of a table for four people by house rules."""
    return Settings(rules=RulesChoice(name="", toml=rules), players=4, teams=2, **others)  # type: ignore[arg-type]
