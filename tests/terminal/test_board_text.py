"""The board in text."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.cells import cell_len

from pegs.core.bidi import ISOLATES
from pegs.engine.game import Game
from pegs.notation import read_position
from pegs.rules.loader import load, named
from pegs.story.names import Names
from pegs.terminal.board_text import WIDTH, Drawing, in_words, plain
from pegs.terminal.seat_list import read_seats, usual_seats
from tests.soak import combinations_of


def names_at(rules: str, players: int) -> Names:
    ruleset = load(rules)
    board = ruleset.rules.board(players, ruleset.usual_teams(players))
    called = tuple(seat.name for seat in read_seats(usual_seats(players), board.letters))
    return Names(board, ruleset.words_in(), called, reader=0, letters=True)


@pytest.mark.parametrize(("rules", "players"), combinations_of(named(), range(2, 11)))
def test_it_fits_on_a_screen(rules: str, players: int) -> None:
    names = names_at(rules, players)
    game = Game.deal(rules, players, names.board.teams, seed=1)
    lines = [plain(line) for line in Drawing(names, game.position.pegs).lines()]
    assert max(map(len, lines)) <= WIDTH
    assert len(lines) == 1 + names.board.sides + players


def test_pegs_are_drawn_in_their_holes() -> None:
    position = read_position(load("basic").rules, 4, 2, "3s,A8,h2/5s/4s,A0/4s,D17 A A/?5/?5/?5")
    lines = [plain(line) for line in Drawing(names_at("basic", 4), position.pegs).lines()]
    cells = [lines[1][6 + 3 * hole : 9 + 3 * hole].strip() for hole in range(18)]
    assert "".join(cells) == "C··i····A·········"
    assert lines[1].startswith("* A")
    assert "start AAA" in lines[2]
    assert lines[2].endswith("home ·A···")
    assert "Clara (partner)" in lines[6]
    assert lines[7].endswith("D")


def test_sides_without_a_player_are_only_track() -> None:
    game = Game.deal("liftbridge", 2, 2, seed=1)
    lines = [plain(line) for line in Drawing(names_at("liftbridge", 2), game.position.pegs).lines()]
    assert "i" not in lines[3]
    assert lines[3].split()[0] == "B"


def test_the_words_of_the_rule_set_are_used() -> None:
    names = names_at("guide", 4)
    position = read_position(load("guide").rules, 4, 2, "4s,A8/5s/5s/5s A A/?5/?5/?5")
    assert in_words(names, position.pegs)[0] == "You, side A: 4 pegs in Start area; out: A8."
    assert "hole next to the Finish area" in Drawing(names, position.pegs).legend()


@pytest.mark.parametrize(
    ("rules", "players"), combinations_of([name for name in named() if name != "pegoo"], range(2, 11))
)
def test_it_fits_on_a_narrow_screen(rules: str, players: int) -> None:
    names = names_at(rules, players)
    game = Game.deal(rules, players, names.board.teams, seed=1)
    drawing = Drawing(names, game.position.pegs, width=40)
    assert drawing.fits
    lines = [plain(line) for line in drawing.lines()]
    assert max(map(len, lines[: 1 + names.board.sides])) <= 40
    assert len(lines) == 1 + names.board.sides + 2 * players


def test_narrow_boards_keep_the_order_of_holes() -> None:
    position = read_position(load("basic").rules, 4, 2, "3s,A8,h2/5s/4s,A0/4s,D17 A A/?5/?5/?5")
    lines = [plain(line) for line in Drawing(names_at("basic", 4), position.pegs, width=40).lines()]
    assert lines[0].split() == ["0", "2", "4", "6", "8", "10", "12", "14", "16"]
    assert lines[1] == "* A" + "".join(f" {hole}" for hole in "C··i····A·········")
    assert lines[2].strip() == "You"
    assert lines[3].split() == ["start", "AAA", "home", "·A···"]


def test_it_reports_if_it_doesnt_fit() -> None:
    game = Game.deal("pegoo", 4, 2, seed=1)
    assert not Drawing(names_at("pegoo", 4), game.position.pegs, width=40).fits
    assert Drawing(names_at("pegoo", 4), game.position.pegs, width=43).fits


def test_names_fill_as_many_columns_as_they_show() -> None:
    """A family emoji is seven characters in two columns, and a Chinese character takes two."""
    family, chinese, hebrew = (
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
        "\u4e2d\u6587",
        "\u05e9\u05e8\u05d4",
    )
    usual = names_at("basic", 4)
    names = replace(usual, players=("Ann", family, chinese, hebrew))
    lines = [plain(line) for line in Drawing(names, Game.deal("basic", seed=1).position.pegs).lines()]
    beginnings = [ISOLATES.sub("", line.partition("start")[0]) for line in lines if "start" in line]
    assert len(beginnings) == 4
    assert len(set(map(cell_len, beginnings))) == 1
