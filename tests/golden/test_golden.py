"""The golden files match the program's output. ``make.py`` describes how they are made."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from pegs.rules.ruleset import NAMES
from tests.golden.make import GAMES, HERE, PERFT, SHOWN, count, file_of, playthrough

LINES = PERFT.read_text("utf-8").splitlines()
MIN_COUNTS = 5


def identity(game: tuple[str, int, int]) -> str:
    name, players, teams = game
    return f"{name}-{players}x{teams}"


# One game of each set also runs with the JIT off, and with bounds checks.
OTHER_MODES = (pytest.mark.nojit, pytest.mark.bounds)
MARKED = [pytest.param(game, marks=OTHER_MODES if game[1] == 4 else ()) for game in GAMES]


def test_every_named_set_has_a_golden_game() -> None:
    names = {file.stem.rsplit("-", 1)[0] for file in HERE.glob("*.txt")}
    assert names == set(NAMES)


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {file.name for file in HERE.glob("*.txt")} == {file_of(*game).name for game in GAMES}


@pytest.mark.parametrize("game", MARKED, ids=identity)
def test_a_golden_game_is_unchanged(game: tuple[str, int, int]) -> None:
    assert playthrough(*game).splitlines() == file_of(*game).read_text("utf-8").splitlines()


def test_a_golden_game_is_equal_byte_by_byte() -> None:
    game = GAMES[0]
    assert playthrough(*game).encode() == file_of(*game).read_bytes()


def test_every_named_set_has_counts() -> None:
    counted = Counter(json.loads(line)["rules"] for line in LINES)
    assert all(counted[name] >= MIN_COUNTS for name in NAMES)


@pytest.mark.parametrize("game", GAMES, ids=identity)
def test_counts_of_legal_turns_are_unchanged(game: tuple[str, int, int]) -> None:
    for line in map(json.loads, LINES):
        if (line["rules"], line["players"], line["teams"]) == game:
            counted = count(*game, line["position"], line["depth"])
            assert {**line, "count": counted} == line


def test_long_lists_of_turns_occur() -> None:
    texts = [file_of(*game).read_text("utf-8") for game in GAMES]
    lists = [line for text in texts for line in text.splitlines() if line.startswith("legal ")]
    assert any(int(line.split(" ")[1].rstrip(":")) > SHOWN for line in lists)
