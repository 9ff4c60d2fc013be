"""Random games for tests."""

from __future__ import annotations

from functools import cache
from random import Random

from pegs.engine.game import Game
from pegs.record import Record, read_records, write_record
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import Rules


def play_on(game: Game, plies: int, seed: int | str = 0) -> Game:
    """Play up to n more plies, each chosen at random from the legal turns."""
    chance = Random(seed)
    for _ in range(plies):
        turns = game.legal_turns()
        if not turns:
            break
        game.play(turns[chance.randrange(len(turns))])
    return game


def random_game(
    rules: Rules | RuleSet | str, players: int = 4, teams: int = 2, *, plies: int = 300, seed: int = 1
) -> Game:
    """A game from its deal."""
    return play_on(Game.deal(rules, players, teams, seed=seed), plies, seed)


def read_one(text: str) -> Record:
    """The one record of a text."""
    (record,) = read_records(text.splitlines())
    assert isinstance(record, Record), record
    return record


@cache
def sample() -> str:
    """The record of a short game by rules that draw first, with names."""
    return write_record(random_game("basic", plies=60), names=("Ann", "Bo"), date="2026-11-21")
