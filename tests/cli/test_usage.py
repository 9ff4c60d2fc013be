"""What is wrong with a command line is told in a sentence, in the language in use, with exit status 2."""

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
    """The exit status, what was printed, and what was complained of."""
    with pytest.raises(SystemExit) as ended:
        main(args)
    printed = capsys.readouterr()
    return int(ended.value.code or 0), printed.out, printed.err


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("paly", "“pegs” knows no command “paly”. Did you mean “play”?"),
        ("xyzzy", "“pegs” knows no command “xyzzy”. There are: play, "),
        ("rules lits", "“pegs rules” knows no command “lits”. Did you mean “list”?"),
        ("play --player 3", "“pegs play” knows no option --player. Did you mean “--players”?"),
        ("verify -x", "“pegs verify” knows no option -x.\nWhat it takes: pegs verify --help"),
        ("play --players", "--players needs a value behind it."),
        ("play --words=3", "--words takes no value."),
        ("play --players four", "--players: expected a whole number, not “four”."),
        ("replay --game 0 x", "--game: expected a whole number, 1 or more, not “0”."),
        ("serve --port 99999", "--port: expected a whole number from 0 to 65535, not “99999”."),
        ("verify", "“pegs verify” needs FILE: The path of a file with game records"),
        ("verify a b", "“pegs verify” does not know what to do with this: b."),
        ("compare hint greedy", "“greedy” is a player and “hint” is not; compare two players (random, "),
        (
            "seat X --server http://localhost:1",
            "No table is kept at http://localhost:1 (Connection refused): ",
        ),
        ("verify /no/such/file", "Can’t read /no/such/file: there is no such file or folder."),
    ],
)
def test_a_mistake_is_told_and_what_to_do(
    line: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *line.split())
    assert (status, out) == (2, "")
    assert err.startswith(complaint)


def test_an_empty_code_is_no_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "seat", " ") == (2, "", "“pegs seat” needs CODE: The code of the table.\n")


def test_mistakes_are_told_in_spanish_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "es")
    assert run(capsys, "play", "--players", "x")[2].startswith("--players: se esperaba un número entero")
    assert (
        run(capsys, "verify", "/no/such")[2] == "No se puede leer /no/such: no hay tal archivo ni carpeta.\n"
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


def test_no_word_at_all_asks_for_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys) == run(capsys, "--help")


def test_rules_list_is_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "rules", "list") == run(capsys, "rules")


def test_what_the_system_refuses_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device", "games.pegs")

    monkeypatch.setattr("pegs.rules.loader.load", full)
    assert run(capsys, "rules", "show", "basic") == (2, "", "games.pegs cannot be used: the disk is full.\n")


def test_reasons_write_the_ten_as_people_do(capsys: pytest.CaptureFixture[str]) -> None:
    idle = run(capsys, "why", "5s/5s/5s/5s A 4T/?5/?5/?5")[1]
    assert idle.splitlines()[1].startswith("10: 10 brings no peg out of start.")
    held = run(capsys, "why", "--rules", "guide", "4s,A8/5s/5s/5s A TT*/?5/?5/?5", "10 discard")[1]
    assert held.startswith("10 can move (10 A8-B0): ")


def test_a_turn_with_a_ten_may_be_asked_about_as_people_write_it(capsys: pytest.CaptureFixture[str]) -> None:
    written = [run(capsys, "why", POSITION, f"{ten} A8-B0") for ten in ("10", "T")]
    assert written[0] == written[1]
    assert written[0][1].startswith("It passes your own peg on A14")


def test_a_report_is_as_wide_as_it_has_to_be(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wide = run(capsys, "simulate", "--games", "20")[1]
    monkeypatch.setenv("COLUMNS", "40")
    assert run(capsys, "simulate", "--games", "20")[1] == wide
    cards = [line.split()[0] for line in wide.splitlines()[-14:]]
    assert cards == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker"]
