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
        ("rules lits", "“pegs rules” has no command “lits”. Did you mean “list”?"),
        ("play --player 3", "“pegs play” has no option --player. Did you mean “--players”?"),
        ("verify -x", "“pegs verify” has no option -x.\nFor help: pegs verify --help"),
        ("play --players", "--players needs a value."),
        ("play --words=3", "--words doesn’t take a value."),
        ("play --players four", "--players must be a whole number, not “four”."),
        ("replay --game 0 x", "--game must be a whole number, 1 or more, not “0”."),
        ("serve --port 99999", "--port must be a whole number from 0 to 65535, not “99999”."),
        ("verify", "“pegs verify” needs FILE. A file with game records, or -"),
        ("verify a b", "“pegs verify” doesn’t know what to do with this: b."),
        ("compare hint greedy", "“greedy” is a bot and “hint” isn’t. Compare two bots (random, "),
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
    assert run(capsys, "seat", " ") == (2, "", "“pegs seat” needs CODE. The table’s code.\n")


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


@pytest.mark.parametrize(
    "line", ["", "rules", "play", "moves", "why", "replay", "verify", "simulate", "compare"]
)
def test_help_is_in_plain_words(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, *line.split(), "--help")
    assert status == 0
    assert out == run(capsys, *line.split(), "-h")[1]
    assert max(map(len, out.splitlines())) <= 80
    assert "...\n\n" not in out.partition("\n")[2].partition("\n")[2]  # no sentence is cut off
    assert not [sign for sign in ("<int", "<str", "[required]", "[[", "{", "cli-") if sign in out]


def test_an_empty_command_line_shows_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys) == run(capsys, "--help")


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


def test_a_report_keeps_its_width_in_a_narrow_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wide = run(capsys, "simulate", "--games", "20")[1]
    monkeypatch.setenv("COLUMNS", "40")
    assert run(capsys, "simulate", "--games", "20")[1] == wide
    cards = [line.split()[0] for line in wide.splitlines()[-14:]]
    assert cards == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker"]
