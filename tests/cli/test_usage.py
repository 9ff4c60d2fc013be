"""Mistakes in a command line: a sentence in the current language, and exit status 2."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pegs import i18n as words
from pegs.cli import main

POSITION = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")
    yield
    words.use_language(words.DEFAULT_LANGUAGE)


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """The exit status, standard output, and standard error."""
    with pytest.raises(SystemExit) as end:
        main(args)
    printed = capsys.readouterr()
    return int(end.value.code or 0), printed.out, printed.err


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("paly", "“pegs” has no command “paly”. Did you mean “play”?"),
        ("xyzzy", "“pegs” has no command “xyzzy”. The commands are: play, "),
        ("help", "“pegs” has no command “help”. Did you mean “pegs --help”?"),
        ("help serve", "“pegs” has no command “help”. Did you mean “pegs serve --help”?"),
        ("rules arizona", "“pegs rules” has no command “arizona”. Did you mean “rules show arizona”?"),
        ("rules lits", "“pegs rules” has no command “lits”. Did you mean “list”?"),
        (
            "play --from 40",
            "Which game? --from needs a file with a saved or recorded game: pegs play FILE --from 40",
        ),
        ("play --player 3", "“pegs play” has no option --player. Did you mean “--players”?"),
        ("verify -x", "“pegs verify” has no option -x.\nFor help: pegs verify --help"),
        ("play --players", "--players needs a value."),
        ("play --words=3", "--words doesn’t take a value."),
        ("play --players four", "--players must be a whole number from 2 to 10, not “four”."),
        ("replay --game 0 x", "--game must be a whole number, 1 or more, not “0”."),
        ("serve --port 99999", "--port must be a whole number from 0 to 65535, not “99999”."),
        ("verify", "“pegs verify” needs FILE: a file with game records, or -"),
        ("verify a b", "“pegs verify” doesn’t know what to do with this: b."),
        ("simulate basic", "“pegs simulate” needs an option before “basic”. Did you mean “--rules basic”?"),
        (
            "simulate ours.toml",
            "“pegs simulate” needs an option before “ours.toml”. Did you mean “--rules ",
        ),
        ("simulate hints", "“pegs simulate” needs an option before “hints”. Did you mean “--seats hints”?"),
        ("simulate --seats gready", "There’s no player called “gready”. Did you mean “greedy”?"),
        (
            "simulate --seats xyzzy",
            "There’s no player called “xyzzy”. Choose from: random, greedy, easy, hints, strong, expert.",
        ),
        ("play --seats yuo,hints,hints,hints", "There’s no player “yuo”. Use “you” for a person"),
        ("play --players 3 --teams 2", "3 players can’t form 2 teams of the same size. Use --teams 3."),
        ("compare hint greedy", "There’s no player called “hint”. Did you mean “hints”?"),
        ("compare basic greedy", "“greedy” is a bot and “basic” isn’t. Compare two bots (random, "),
        (
            "compare hints arizone",
            "“hints” is a bot and “arizone” isn’t. "
            "Compare two bots (random, greedy, easy, hints, strong, expert) or two rule sets. "
            "Did you mean “arizona”?",
        ),
        ("simulate --games-out .csv", "Name the file something.csv or something.parquet."),
        ("simulate --csv x.csv --games-out ./x.csv", "--csv and --games-out can’t both use “x.csv”. "),
        ("simulate --chart x.svg --save x.svg", "--chart and --save can’t both use “x.svg”. "),
        ("simulate --resume x.json --csv x.json", "--csv and --resume can’t both use “x.json”. "),
        (
            "seat X --server http://localhost:1",
            "Can’t reach a game server at http://localhost:1 (Connection refused). ",
        ),
        ("verify /no/such/file", "Can’t read /no/such/file: no such file or folder."),
    ],
)
def test_a_mistake_is_explained(line: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *line.split())
    assert (status, out) == (2, "")
    assert err.startswith(message)


def test_a_blank_table_code_counts_as_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "seat", " ") == (2, "", "“pegs seat” needs CODE: the table’s code.\n")


def test_mistakes_are_explained_in_spanish(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "es")
    assert run(capsys, "play", "--players", "x")[2].startswith("--players debe ser un número entero")
    assert (
        run(capsys, "verify", "/no/such")[2]
        == "No se puede leer /no/such: no existe ese archivo o carpeta.\n"
    )
    assert "Uso: pegs verify" in run(capsys, "verify", "--help")[1]


def test_a_misspelled_seat_gets_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    for seats, word in (("you,hnts,hints,hints", "hints"), ("yuo,hints,hints,hints", "you")):
        assert run(capsys, "play", "--seats", seats)[2].rstrip().endswith(f"Did you mean “{word}”?")


def test_an_empty_command_line_shows_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys) == run(capsys, "--help")


def test_table_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "table") == run(capsys, "table", "--help")


def test_rules_list_is_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "rules", "list") == run(capsys, "rules")


def test_a_system_error_shows_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device", "games.pegs")

    monkeypatch.setattr("pegs.rules.loader.load", full)
    assert run(capsys, "rules", "show", "basic") == (2, "", "Can’t use games.pegs: the disk is full.\n")


def test_reasons_write_a_ten_as_10(capsys: pytest.CaptureFixture[str]) -> None:
    idle = run(capsys, "why", "5s/5s/5s/5s A 4T/?5/?5/?5")[1]
    assert "10: A 10 doesn’t bring a peg out." in idle.splitlines()
    held = run(capsys, "why", "--rules", "guide", "4s,A8/5s/5s/5s A TT*/?5/?5/?5", "10 discard")[1]
    assert held.startswith("You can move with the 10, so you can’t discard it.")


def test_a_ten_can_be_written_10(capsys: pytest.CaptureFixture[str]) -> None:
    written = [run(capsys, "why", POSITION, f"{ten} A8-B0") for ten in ("10", "T")]
    assert written[0] == written[1]
    assert written[0][1].startswith("You can’t pass your own peg on A14.")


def test_in_a_narrow_terminal_only_the_tables_of_a_report_are_wider(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wide = run(capsys, "simulate", "--games", "20", "--max-turns", "50")[1]
    monkeypatch.setenv("COLUMNS", "40")
    narrow = run(capsys, "simulate", "--games", "20", "--max-turns", "50")[1]
    assert max(map(len, narrow.partition("\n\n")[0].splitlines())) <= 40
    assert narrow.split() == wide.split()
    assert narrow.splitlines()[-16:] == wide.splitlines()[-16:]


def test_a_report_lists_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    wide = run(capsys, "simulate", "--games", "20")[1]
    cards = [line.split()[0] for line in wide.splitlines()[-14:]]
    assert cards == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker"]
