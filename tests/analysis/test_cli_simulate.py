"""``pegs simulate`` and ``pegs compare`` on the command line."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from pegs.cli import main

SMALL = ("--seats", "greedy,random", "--max-turns", "300", "--games", "12")


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(args)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", "--rules", "arizona", "--players", "6", *SMALL)
    assert status == 0
    assert "Arizona rules: 6 players, 2 teams" in out
    assert "12 games, seed 0" in out
    for heading in ("Wins by team", "Wins by starting order", "By seat", "What the cards were used for"):
        assert heading in out


def test_json_and_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = {kind: tmp_path / f"found.{kind}" for kind in ("csv", "svg", "json")}
    options = ("--csv", str(files["csv"]), "--chart", str(files["svg"]), "--save", str(files["json"]))
    status, out, _ = run(capsys, "simulate", *SMALL, "--json", *options)
    assert status == 0
    assert json.loads(out)["games"] == 12
    assert files["csv"].read_text().startswith("part,of,measure")
    assert files["svg"].read_text().startswith("<svg")
    status, resumed, _ = run(capsys, "simulate", "--resume", str(files["json"]), "--games", "12", "--json")
    assert status == 0
    assert resumed == out
    status, _, err = run(capsys, "simulate", "--resume", str(files["json"]), "--players", "6")
    assert status == 2
    assert "players is 4 there, not 6" in err


def test_csv_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", *SMALL, "--csv", "-")
    assert status == 0
    assert next(csv.reader(io.StringIO(out)))[0] == "part"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--seats", "bob"), "no player called “bob”"),
        (("--seats", "greedy,random,greedy"), "That’s 3 bots"),
        (("--teams", "3"), "4 players can’t form 3 teams"),
        (("--games", "0"), "--games must be a whole number, 1 or more, not “0”"),
        (("--max-turns", "0"), "--max-turns must be a whole number, 1 or more"),
        (("--json", "--csv", "-"), "can’t both use standard output"),
        (("--chart", "chart.gif"), "something.svg or something.png"),
        (("--save", "/no/such/folder/file"), "folder of “/no/such/folder/file” doesn’t exist"),
        (("--resume", "/no/such/file"), "Can’t read “/no/such/file”"),
        (("--rules", "nowhere"), "nowhere"),
    ],
)
def test_wrong_options_are_refused(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], sentence: str
) -> None:
    status, out, err = run(capsys, "simulate", *args)
    assert (status, out) == (2, "")
    assert sentence in err


def test_compare_players(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("compare", "greedy", "random", "--games", "20", "--max-turns", "400")
    status, out, _ = run(capsys, *args)
    assert status == 0
    assert "greedy vs. random" in out
    assert "games" in out.splitlines()[-1]
    status, out, _ = run(capsys, *args, "--json")
    assert json.loads(out)["games"] == 20


def test_compare_rule_sets(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("compare", "arizona", "kilpatrick", "--seats", "greedy", "--games", "20")
    status, out, _ = run(capsys, *args)
    assert status == 0
    assert "From Arizona rules to Kilpatrick rules" in out
    assert max(map(len, out.splitlines())) <= 80
    status, out, _ = run(capsys, *args, "--json")
    assert [each["name"] for each in json.loads(out)["measures"]][:2] == ["turns", "forced"]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("greedy", "basic"), "is a bot and"),
        (("greedy", "random", "--seats", "greedy"), "--seats is for comparing rule sets"),
        (("basic", "arizona", "--rules", "basic"), "--rules is for comparing bots"),
        (("greedy", "random", "--games", "1"), "--games must be a whole number, 2 or more"),
    ],
)
def test_impossible_comparisons_are_refused(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], sentence: str
) -> None:
    status, _, err = run(capsys, "compare", *args)
    assert status == 2
    assert sentence in err
