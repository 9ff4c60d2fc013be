"""The examples in docs/notation.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pegs.core.board import Board
from pegs.notation import position_text, read_pegs, read_position, read_turn, turn_text
from pegs.rules import load

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
COMMANDS = re.findall(
    r'^    pegs \w+ --rules (\S+)(?: --players (\d+) --teams (\d+))? "([^"]+)"', PAGE, re.MULTILINE
)


def column(heading: str) -> list[str]:
    """Everything in code in the first column of the tables with this heading."""
    tables = re.findall(rf"^\| {heading} \| means \|\n\|[- |]*\n((?:\|.*\n)*)", PAGE, re.MULTILINE)
    firsts = [row.split("|")[1] for table in tables for row in table.splitlines()]
    return [text for first in firsts for text in re.findall(r"`([^`]+)`", first)]


TURNS = [f"K {action}" for action in column("action")] + column("turn")


@pytest.mark.parametrize(("name", "players", "teams", "text"), COMMANDS)
def test_its_positions_are_canonical(name: str, players: str, teams: str, text: str) -> None:
    rules, seated, split = load(name).rules, int(players or 4), int(teams or 2)
    position = read_position(rules, seated, split, text)
    assert position_text(rules.board(seated, split), position) == text


def test_it_shows_positions_and_turns() -> None:
    assert (len(COMMANDS), len(TURNS)) == (8, 22)


@pytest.mark.parametrize("text", TURNS)
def test_its_turns_are_written_as_they_are_read(text: str) -> None:
    board = Board(players=4, teams=2, sides=4)
    pegs = read_pegs(board, "2s,A5,A8,B8/5s/2s,A11,C9,C14/5s")
    turn = read_turn(board, text, pegs, bluffing=True)
    assert turn_text(board, turn) == text
