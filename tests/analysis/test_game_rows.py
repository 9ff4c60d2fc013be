"""`pegs.simulate` and the files of ``pegs simulate``: one row per game, and one per game and seat."""

from __future__ import annotations

import csv
import io
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

import pegs
from pegs.analysis.columns import Column
from pegs.analysis.game_rows import COUNTED, GameRows
from pegs.analysis.lineup import lineup
from pegs.analysis.report import report
from pegs.analysis.setup import GameSetup, PlayedGames
from pegs.analysis.simulated_games import SimulatedGames
from pegs.analysis.simulation import SimulationSettings, Totals, play
from pegs.cli import main
from pegs.core.errors import DealError, RulesError, UsageError
from pegs.players import make
from pegs.rules.loader import as_ruleset
from pegs.story.statistics import statistics_of

LINEUP = "greedy,random"
LIMIT = 300


def simulate(rules: str = "arizona", games: int = 12, threads: int | None = None) -> SimulatedGames:
    return pegs.simulate(rules, seats=LINEUP, games=games, seed=7, max_turns=LIMIT, threads=threads)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(
            [
                "simulate",
                "--rules",
                "arizona",
                "--seats",
                LINEUP,
                "--max-turns",
                str(LIMIT),
                "--seed",
                "7",
                *args,
            ]
        )
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def rows_of(columns: dict[str, np.ndarray]) -> list[tuple[object, ...]]:
    return list(zip(*(column.tolist() for column in columns.values()), strict=True))


def test_every_game_has_a_row() -> None:
    games = simulate()
    assert {len(column) for column in games.values()} == {12}
    assert games["game"].tolist() == list(range(12))
    assert "".join(games["dealer"]) == "ABCD" * 3
    assert set(games["winner"]) <= {"AC", "BD", ""}
    assert all(last in team for last, team in zip(games["last"], games["winner"], strict=True))
    assert len(games) == 4 + len(COUNTED) * 5


def test_threads_change_nothing_and_the_seed_everything() -> None:
    one, two = simulate(games=60, threads=1), simulate(games=60, threads=2)
    assert list(one) == list(two)
    assert rows_of(one) == rows_of(two)
    assert rows_of(pegs.simulate("arizona", seats=LINEUP, games=60, seed=8)) != rows_of(one)


def test_the_rows_add_up_to_the_report() -> None:
    ruleset = as_ruleset("arizona")
    names = lineup(LINEUP.split(","), ruleset.rules.board(4, 2))
    settings, totals = SimulationSettings.of(ruleset, 4, 2, names, "7", LIMIT), Totals()
    for _ in play(settings, totals, 40, threading.Event(), 2):
        pass
    found, games = report(settings, totals, 40), simulate(games=40)
    assert [team.wins for team in found.teams] == [(games["winner"] == seats).sum() for seats in ("AC", "BD")]
    assert found.unfinished == (games["winner"] == "").sum()
    assert found.rates.bumps == games["bumps"].mean()
    for seat, row in enumerate(found.seats):
        assert row.last_turns == (games["last"] == row.seat).sum()
        for column in COUNTED:
            column_sum = games[f"{column.name.lower()}_{row.seat}"].sum()
            assert totals.counts.seats[seat, column] == column_sum


@pytest.mark.parametrize("rules", ["arizona", "bluffing"])
def test_a_row_is_what_happened_in_the_game(rules: str) -> None:
    names = ["greedy", "random", "greedy", "random"]
    setup = GameSetup(as_ruleset(rules), 4, 2, 7, LIMIT)
    game = setup.play_python_game(3, [make(name) for name in names], names)
    games = simulate(rules, games=4)
    for letter, seat in zip("ABCD", statistics_of(game.board, game.plies), strict=True):
        for name in seat.__struct_fields__:
            assert games[f"{name}_{letter}"][3] == getattr(seat, name), (name, letter)
    assert games["decisions"][3] == len(game.plies)


def test_the_sums_are_those_of_the_seats() -> None:
    games = simulate("bluffing")
    for column in COUNTED:
        name = column.name.lower()
        assert (games[name] == sum(games[f"{name}_{letter}"] for letter in "ABCD")).all(), name


def test_players_in_python_get_the_same_columns() -> None:
    games = pegs.simulate("basic", seats=("tests.analysis.test_game_rows:First",), games=2, max_turns=30)
    assert list(games) == list(simulate())
    assert games["turns"].tolist() == [30, 30]
    assert games["winner"].tolist() == games["last"].tolist() == ["", ""]


class First:
    """Plays the first legal turn."""

    name = "first"

    def restart(self, seed: int | str) -> None:
        pass

    def observe(self, operations: object) -> None:
        pass

    def choose(self, view: pegs.view.SeatView) -> pegs.Turn:
        return view.legal_turns[0]


def test_sides_without_a_player_have_no_columns() -> None:
    games = pegs.simulate("paddle", 2, 2, seats="random", games=2, max_turns=20)
    assert [name for name in games if name.startswith("turns_")] == ["turns_A", "turns_C"]
    assert "".join(games["dealer"]) == "AC"


def test_chunks_are_put_in_order() -> None:
    rows, chunks = GameRows(), [PlayedGames.empty(2, 4), PlayedGames.empty(3, 4)]
    chunks[0].results[:, Column.TURNS] = [30, 31]
    chunks[1].results[:, Column.TURNS] = [0, 1, 2]
    rows.add((30, 32), chunks[0])
    rows.add((0, 3), chunks[1])
    columns = rows.games(as_ruleset("basic").rules.board(4, 2))
    assert columns["game"].tolist() == columns["turns"].tolist() == [0, 1, 2, 30, 31]


def test_without_games_the_columns_are_empty() -> None:
    columns = GameRows().games(as_ruleset("basic").rules.board(4, 2))
    assert {len(column) for column in columns.values()} == {0}


def test_rules_can_be_a_value() -> None:
    by_name = simulate("basic")
    by_value = pegs.simulate(pegs.Rules(), seats=LINEUP, games=12, seed="7", max_turns=LIMIT)
    assert rows_of(by_name) == rows_of(by_value)


def test_what_cant_be_simulated_is_refused() -> None:
    with pytest.raises(UsageError, match="4 players can’t form 3 teams"):
        pegs.simulate("basic", 4, 3)
    with pytest.raises(UsageError, match="no player called “bob”"):
        pegs.simulate("basic", seats="bob")
    with pytest.raises(UsageError, match="games must be a whole number from 1 to 1,000,000,000, not 0"):
        pegs.simulate("basic", games=0)
    with pytest.raises(RulesError, match="hand_size"):
        pegs.simulate(pegs.Rules(hand_size=99))
    with pytest.raises(DealError):
        pegs.simulate(pegs.Rules(decks=(1,) * 9, hand_size=7), 8, 2)


def test_games_out_writes_the_same_rows_as_csv_and_parquet(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from arro3.io import read_parquet

    expected = simulate()
    files = [tmp_path / "games.csv", tmp_path / "games.parquet"]
    for file in files:
        status, out, _ = run(capsys, "--games", "12", "--games-out", str(file))
        assert status == 0
        assert "12 games" in out
    header, *lines = csv.reader(io.StringIO(files[0].read_text()))
    assert header == list(expected)
    assert lines == [[str(value) for value in row] for row in rows_of(expected)]
    table = read_parquet(files[1]).read_all()
    assert table.column_names == list(expected)
    for name, column in expected.items():
        assert table.column(name).to_pylist() == column.tolist()


def test_a_saved_simulation_can_also_write_its_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved, games = tmp_path / "saved.json", tmp_path / "games.csv"
    status, _, _ = run(capsys, "--games", "4", "--save", str(saved), "--games-out", str(games))
    assert status == 0
    assert len(games.read_text().splitlines()) == 5
    before = games.read_text()
    status, out, err = run(capsys, "--resume", str(saved), "--games-out", str(games))
    assert (status, out) == (2, "")
    assert "A saved simulation has only totals" in err
    assert "or --games-out." in err
    assert games.read_text() == before
    status, _, err = run(capsys, "--resume", str(saved), "--seats-out", str(tmp_path / "seats.csv"))
    assert status == 2
    assert "or --seats-out." in err


@pytest.mark.parametrize(
    ("file", "sentence"),
    [("games.xlsx", "something.csv or something.parquet"), ("/no/such/folder/games.csv", "doesn’t exist")],
)
def test_a_file_that_cant_be_written_is_refused_first(
    capsys: pytest.CaptureFixture[str], file: str, sentence: str
) -> None:
    status, out, err = run(capsys, "--games-out", file)
    assert (status, out) == (2, "")
    assert sentence in err


def test_parquet_without_its_package_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "arro3", None)
    status, out, err = run(capsys, "--games-out", str(tmp_path / "games.parquet"))
    assert (status, out) == (2, "")
    assert "pegs-and-jokers[parquet]" in err
    assert err.count("\n") == 1
