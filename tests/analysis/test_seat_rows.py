"""One row per game and seat, from `pegs.simulate` and ``--seats-out``; and rows in pandas and Arrow."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import numpy as np
import pytest
from arro3.core import DataType, Table
from arro3.io import read_parquet

import pegs
from pegs.analysis.columns import Column
from pegs.analysis.game_rows import COUNTED
from pegs.analysis.named_columns import Columns
from pegs.analysis.setup import GameSetup
from pegs.analysis.simulated_games import SimulatedGames
from pegs.cli import main
from pegs.core.board import HOME
from pegs.players import make
from pegs.rules.loader import as_ruleset

LINEUP, LIMIT, GAMES = "greedy,random", 300, 12


def simulate(rules: str = "arizona", players: int = 4, teams: int = 2) -> SimulatedGames:
    return pegs.simulate(rules, players, teams, seats=LINEUP, games=GAMES, seed=7, max_turns=LIMIT)


def rows_of(columns: Columns) -> list[tuple[object, ...]]:
    return list(zip(*(column.tolist() for column in columns.values()), strict=True))


@pytest.mark.parametrize(
    ("rules", "players", "teams"), [("arizona", 4, 2), ("bluffing", 6, 3), ("paddle", 2, 2)]
)
def test_a_seat_has_the_numbers_of_its_games(rules: str, players: int, teams: int) -> None:
    games = simulate(rules, players, teams)
    seats = games.seats
    assert {len(column) for column in seats.values()} == {GAMES * players}
    assert seats["game"].tolist() == [number for number in range(GAMES) for _ in range(players)]
    letters = seats["seat"][:players].tolist()
    assert "".join(seats["seat"]) == "".join(letters) * GAMES
    for seat, letter in enumerate(letters):
        of_seat = {name: column[seat::players] for name, column in seats.items()}
        assert set(of_seat["player"]) == {LINEUP.split(",")[seat % teams % 2]}
        assert set(of_seat["team"]) == {"".join(letters[seat % teams :: teams])}
        assert (of_seat["won"] == (games["winner"] == of_seat["team"])).all()
        assert (of_seat["last"] == (games["last"] == letter)).all()
        assert ((of_seat["place"] == players) == (games["dealer"] == letter)).all()
        for column in COUNTED:
            name = column.name.lower()
            assert (of_seat[name] == games[f"{name}_{letter}"]).all(), name


def test_places_are_the_order_of_play() -> None:
    seats = simulate().seats
    assert seats["place"].reshape(-1, 4)[:3].tolist() == [[4, 1, 2, 3], [3, 4, 1, 2], [2, 3, 4, 1]]


def test_pegs_home_are_those_of_the_last_position() -> None:
    names = ["greedy", "random", "greedy", "random"]
    setup = GameSetup(as_ruleset("arizona"), 4, 2, 7, LIMIT)
    seats = simulate().seats["pegs_home"].reshape(-1, 4)
    for number in (0, 3):
        game = setup.play_python_game(number, [make(name) for name in names], names)
        assert seats[number].tolist() == [sum(place >= HOME for place in pegs) for pegs in game.position.pegs]
    assert seats.max() == 5


def test_pandas_gets_the_same_rows() -> None:
    games = simulate()
    for columns in (games, games.seats):
        frame = columns.to_pandas()
        assert list(frame) == list(columns)
        assert list(frame.itertuples(index=False, name=None)) == rows_of(columns)
    frame = games.seats.to_pandas()
    assert frame["won"].dtype == bool
    assert frame.groupby("player")["won"].sum()["greedy"] == (games["winner"] == "AC").sum() * 2


def test_arrow_gets_the_same_rows() -> None:
    games = simulate()
    for columns in (games, games.seats):
        for table in (columns.to_arrow(), Table.from_arrow(columns)):
            assert table.column_names == list(columns)
            for name, column in columns.items():
                assert table.column(name).to_pylist() == column.tolist(), name
    assert games.seats.to_arrow().schema.field("won").type == DataType.bool()


def test_columns_are_a_dictionary_of_arrays() -> None:
    columns = Columns(number=np.arange(3), text=np.array(["", "a", "b"]))
    assert columns.to_csv() == b"number,text\n0,\n1,a\n2,b\n"
    assert dict(columns) == {"number": columns["number"], "text": columns["text"]}


def test_seats_out_writes_the_same_rows(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    expected = simulate().seats
    settings = ("--rules", "arizona", "--seats", LINEUP, "--games", str(GAMES), "--seed", "7")
    for kind in ("csv", "parquet"):
        with pytest.raises(SystemExit) as end:
            main(
                [
                    "simulate",
                    *settings,
                    "--max-turns",
                    str(LIMIT),
                    "--seats-out",
                    str(tmp_path / f"seats.{kind}"),
                ]
            )
        assert end.value.code == 0
    assert "12 games" in capsys.readouterr().out
    header, *lines = csv.reader(io.StringIO((tmp_path / "seats.csv").read_text()))
    assert header == list(expected)
    assert lines == [[str(value) for value in row] for row in rows_of(expected)]
    table = read_parquet(tmp_path / "seats.parquet").read_all()
    assert table.column("won").to_pylist() == expected["won"].tolist()
    assert table.column("bumped").to_pylist() == expected["bumped"].tolist()


def test_every_count_is_a_column() -> None:
    assert list(simulate().seats)[7:] == [
        column.name.lower() for column in Column if column is not Column.WINNER
    ]
