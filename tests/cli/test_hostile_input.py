"""Numbers, bytes and control characters that no person means: a sentence, exit status 2, and no traceback."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from pegs.cli import main
from pegs.core.printable import is_on_one_line, on_one_line, printable

ESCAPE = "\x1b[31mred"
ENDLESS = "/dev/zero"
LONG = "9" * 23
COMPARE = ("compare", "random", "greedy")
NUMBERS = [
    (*command, option)
    for command, options in (
        (("play",), ("--players", "--teams")),
        (("moves", "x"), ("--players", "--teams")),
        (("why", "x"), ("--players", "--teams")),
        (("rules", "show", "basic"), ("--players", "--teams")),
        (("replay", "x"), ("--to", "--game")),
        (("seat", "X"), ("--seat",)),
        (("serve",), ("--port",)),
        (("simulate",), ("--players", "--teams", "--games", "--max-turns", "--threads")),
        (COMPARE, ("--players", "--teams", "--games", "--max-turns", "--threads")),
    )
    for option in options
]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """The exit status, standard output and standard error, neither of which has a control character."""
    with pytest.raises(SystemExit) as end:
        main(args)
    printed = capsys.readouterr()
    assert printed.out == printable(printed.out)
    assert printed.err == printable(printed.err)
    return int(end.value.code or 0), printed.out, printed.err


@pytest.mark.parametrize("given", [LONG, "-1", "4.0", "1_0", " 4 ", "٤", ESCAPE, "\udcff", "1" * 5000])
@pytest.mark.parametrize("words", NUMBERS, ids=" ".join)
def test_a_number_must_be_written_in_digits_and_in_range(
    words: tuple[str, ...], given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *words, given)
    assert (status, out) == (2, "")
    sentence, help_line = err.splitlines()
    assert sentence.startswith(f"{words[-1]} must be a whole number")
    assert help_line.startswith("For help: pegs ")


def test_a_range_is_mentioned_only_as_far_as_it_matters(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--games must be a whole number, 1 or more, not “0”." in run(capsys, "simulate", "--games", "0")[2]
    assert "from 1 to 1,000,000,000, not “99" in run(capsys, "simulate", "--games", LONG)[2]


@pytest.mark.parametrize(
    "words", [*NUMBERS, ("play", "--rules"), ("simulate", "--csv"), ("moves", "x", "--rules")]
)
def test_an_empty_value_is_missing(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    sentence = f"{words[-1]} needs a value.\n"
    assert run(capsys, *words, "") == (2, "", sentence)
    assert run(capsys, *words[:-1], f"{words[-1]}=") == (2, "", sentence)


def test_an_empty_argument_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "verify", "")
    assert (status, err) == (
        2,
        "One of the words is empty. Leave it out, or check the shell variable it came from.\n",
    )


@pytest.mark.parametrize("given", ["\udcff", ESCAPE, "two\nlines"])
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--seed"),
        (*COMPARE, "--seed"),
        ("play", "--seed"),
        ("play", "--seats"),
        ("seat", "X", "--name"),
        ("seat", "X", "--server"),
        ("serve", "--host"),
        ("serve", "--data"),
        ("serve", "--public-url"),
        ("backup", "x", "--data"),
        ("restore", "x", "--data"),
        ("prune", "--data"),
    ],
    ids=" ".join,
)
def test_text_must_be_one_line_of_utf_8(
    words: tuple[str, ...], given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *words, given)
    assert (status, out) == (2, "")
    shown = on_one_line(given.replace("\udcff", "\\xff"))
    assert err.startswith(f"{words[-1]} must be one line of plain text, not “{shown}”.")


@pytest.mark.parametrize(
    "given", ["pegs.example", "ftp://pegs.example", "http://", "http://[", "http://" + "x" * 600]
)
def test_a_public_url_must_be_an_address(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "serve", "--public-url", given)
    assert status == 2
    assert err.startswith("--public-url must be an address such as https://pegs.example, not “")


@pytest.mark.parametrize("command", [("table", "new"), ("seat", "ABCDEF")], ids=" ".join)
@pytest.mark.parametrize(
    "given",
    [
        *("pegs.example", "http://a b", "http://a%20b", "http://localhost:x", "http://localhost:99999"),
        *("https://host?x", "https://host#x"),
    ],
)
def test_a_server_is_an_address(
    command: tuple[str, ...], given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *command, "--server", given)
    assert (status, out) == (2, "")
    assert err.startswith(f"--server must be an address such as https://pegs.example, not “{given}”.")


@pytest.mark.parametrize("words", [("table", "new", "--server"), ("serve", "--public-url")], ids=" ".join)
def test_a_password_in_an_address_is_refused_and_not_printed(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(capsys, *words, "http://ruth:secret@host")
    assert status == 2
    assert "without a user name or password" in err
    assert "secret" not in err


@pytest.mark.parametrize("command", [("table", "new"), ("seat", "ABCDEF")], ids=" ".join)
def test_a_name_has_at_most_forty_characters(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(capsys, *command, "--name", "x" * 500)
    assert (status, err.splitlines()[0]) == (2, "--name can have at most 40 characters.")


@pytest.mark.parametrize("code", ["../x", "é", "ABC?DE"])
def test_a_code_is_letters_and_digits(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "seat", code)
    assert status == 2
    assert err.startswith(f"“{code}” isn’t a table’s code.")


@pytest.mark.parametrize("given", [ESCAPE, "\udcff", "two\nlines", "x" * 5000, "x/" + ESCAPE, "\udcff.toml"])
@pytest.mark.parametrize(
    "words",
    [
        ("rules", "show"),
        ("rules", "check"),
        ("rules", "diff", "basic"),
        ("play", "--rules"),
        ("moves",),
        ("why",),
        ("why", "5s/5s/5s/5s A 4T/?5/?5/?5"),
        ("judge", "--position"),
        ("judge", "--position", "5s/5s/5s/5s A 4T/?5/?5/?5", "--turn"),
        ("replay",),
        ("verify",),
        ("restore",),
        ("simulate", "--seats"),
        ("simulate", "--resume"),
        ("serve", "--bot"),
        ("serve", "--log-level"),
        ("serve", "--limits"),
        ("seat", "X", "--color"),
        ("seat", "X", "--player"),
    ],
    ids=" ".join,
)
def test_a_wrong_text_is_shown_without_its_control_characters(
    words: tuple[str, ...], given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *words, given)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("given", [ESCAPE, "\udcff", "two\nlines"])
def test_a_new_rules_file_has_a_name_on_one_line(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "rules", "new", given)
    assert (status, out) == (2, "")
    assert err.startswith("FILE must be one line of plain text, not “")


@pytest.mark.parametrize("typed", [ESCAPE, "\0", LONG, "x" * 5000, "é" * 300])
def test_answers_that_no_question_has_save_nothing(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO(f"{typed}\n" * 3))
    file = tmp_path / "ours.toml"
    status, out, err = run(capsys, "rules", "new", str(file))
    assert (status, err) == (0, "")
    assert out.rstrip().endswith("Nothing was saved.")
    assert not file.exists()


BASIC = 'extends = "basic"\nhand_size = 6\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{BASIC}pegs = {'9' * 26}", ":3: This line can’t be read: this number is too large."),
        (f"{BASIC}pegs = {'9' * 5000}", ":3: This line can’t be read: this number is too large."),
        (f"{BASIC}pegs = 0x{'f' * 9000}", ":3: This line can’t be read: this number is too large."),
        (f"{BASIC}pegs = 1234567", ":3: pegs: expected a number up to 999,999, not 1234567."),
        (f"{BASIC}pegs = {'[' * 5000}{']' * 5000}", ":3: This line can’t be read: too many brackets"),
        (f"{BASIC}pegs = {'[' * 100}{']' * 100}", ":3: This line can’t be read: too many brackets"),
        (f"{BASIC}a{'.a' * 60_000} = 1", ":3: This line can’t be read: the file is too long."),
        (f"{BASIC}a{'.a' * 9_000} = 1", ":3: This line can’t be read: too many brackets or names are nested"),
        (f"{BASIC}{'a' * 70} = 1", ":3: This line can’t be read: this name is too long."),
        (f"{BASIC}a = [{'1,' * 3000}]", ":3: This line can’t be read: the file has too many settings"),
        (f"{BASIC}[a{' . a' * 4000}]", ":3: This line can’t be read: too many brackets or names are nested"),
        (
            f'{BASIC}title = "\\u001b[31mred"',
            ':3: title: "\\u001b[31mred" contains a line break or another control',
        ),
        (f'{BASIC}title = """two\nlines"""', ':3: title: "two\\u000alines" contains a line break'),
        (f'{BASIC}aliases = ["a", "\\u202eb"]', ':3: aliases: "\\u202eb" contains a line break'),
        (f'{BASIC}[words]\nhome = "\\u0007"', ':4: home: "\\u0007" contains a line break'),
        (f'{BASIC}title = "\x1b[31mred"', ":3: This line can’t be read: there’s a control character in it."),
        (f'{BASIC}"\\u001b[31m" = 1', ":3: “\\u001b[31m” isn’t the name of a switch."),
        (
            f'{BASIC}seatings = {{ "²" = 2 }}',
            ':3: seatings: expected a number of players from 2 to 10, not "²".',
        ),
    ],
)
def test_a_rules_file_with_anything_in_it_is_explained(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text, "utf-8")
    status, out, _ = run(capsys, "rules", "check", str(file))
    assert status == 1
    assert out.startswith(f"{file}{message}")
    assert run(capsys, "rules", "show", str(file))[::2] == (2, out)


@pytest.mark.parametrize("tag", ["Title", "A", "Date"])
def test_a_record_with_control_characters_in_a_tag_is_refused(
    tag: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = Path(__file__).parents[1] / "terminal" / "old_saves" / "liftbridge.pegs"
    lines = [line for line in saved.read_text("utf-8").splitlines() if not line.startswith(f"[{tag} ")]
    at = next(i for i, line in enumerate(lines) if line.startswith("[Rules ")) + 1
    lines.insert(at, f'[{tag} "My\\u001b[31m\\nrules \\u009b"]')
    file = tmp_path / "game.pegs"
    file.write_text("\n".join([*lines, "end *", ""]), "utf-8")
    for command in ("replay", "verify"):
        status, out, error = run(capsys, command, str(file))
        assert status == 1
        assert f"line {at + 1}" in (out + error).lower()
        assert tag in out + error
        assert "\x1b" not in out + error


def test_a_seed_is_not_taken_from_bytes_that_are_not_text() -> None:
    assert not is_on_one_line(b"\xff".decode(sys.getfilesystemencoding(), "surrogateescape"))
    assert is_on_one_line("Zoë 👩‍👩‍👧 ’n’ 爱")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no endless file here")
@pytest.mark.parametrize(
    "words",
    [
        ("rules", "check", ENDLESS),
        ("rules", "show", ENDLESS),
        ("moves", "--rules", ENDLESS, "x"),
        ("serve", "--limits", ENDLESS),
        ("verify", ENDLESS),
        ("replay", ENDLESS),
        ("review", ENDLESS),
        ("puzzles", "--from", ENDLESS),
        ("play", "--resume", ENDLESS),
        ("simulate", "--resume", ENDLESS),
        ("restore", ENDLESS),
    ],
    ids=" ".join,
)
def test_an_endless_file_is_read_up_to_a_limit(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """It used to fill the memory."""
    status, out, err = run(capsys, *words)
    assert status in (1, 2), (out, err)
    assert 0 < len(out + err) < 1000
