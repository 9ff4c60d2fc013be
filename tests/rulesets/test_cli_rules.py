"""``pegs rules``, and the command line around it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pegs import i18n as words
from pegs.cli import main, preferred_language
from pegs.rules import named

HOUSE = Path(__file__).parent.parent / "data" / "house"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")
    yield
    words.use_language(words.DEFAULT_LANGUAGE)


class Ran:
    """The output and exit status of a command."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *args: str) -> None:
        with pytest.raises(SystemExit) as ended:
            main(args)
        self.status = ended.value.code or 0
        self.out, self.err = capsys.readouterr()


def test_rules_lists_the_sets_within_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "rules")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert max(map(len, lines)) <= 80
    firsts = [line.split()[0] for line in lines if line.strip()]
    assert [first for first in firsts if first in named()] == named()


@pytest.mark.parametrize("command", ["list", "switches"])
def test_nothing_is_cut_off_in_a_narrow_terminal(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    ran = Ran(capsys, "rules", command)
    assert ran.status == 0
    assert "…" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 40
    assert {"liftbridge", "out_spot"} & set(ran.out.split())


@pytest.mark.parametrize("name", [*named(), "nc", str(HOUSE / "winter-cabin.toml")])
def test_rules_show(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "rules", "show", name)
    assert (ran.status, ran.err) == (0, "")
    assert all(title in ran.out.splitlines() for title in ("The goal", "The board", "Your turn", "Bumping"))
    assert max(map(len, ran.out.splitlines())) <= 80


def test_rules_show_for_some_seatings(capsys: pytest.CaptureFixture[str]) -> None:
    two, four = (Ran(capsys, "rules", "show", "guide", "--players", number) for number in ("2", "4"))
    assert "Table talk" in four.out
    assert "Table talk" not in two.out
    wrong = Ran(capsys, "rules", "show", "guide", "--players", "5", "--teams", "2")
    assert (wrong.status, wrong.out) == (2, "")
    assert wrong.err.startswith("That many players can’t form that many teams.")


def test_rules_show_sources(capsys: pytest.CaptureFixture[str]) -> None:
    plain, sourced = (Ran(capsys, "rules", "show", "nc", *more) for more in ((), ("--sources",)))
    assert "[North Carolina, rule 2]" in " ".join(sourced.out.split())
    assert "[" not in plain.out


def test_rules_show_as_a_file_keeps_the_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = tmp_path / "ours.toml"
    ours.write_text(Ran(capsys, "rules", "show", "kilpatrick", "--toml").out)
    assert Ran(capsys, "rules", "diff", "kilpatrick", str(ours)).out == "The rules are the same.\n"


def test_rules_diff(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "rules", "diff", "basic", "pegoo")
    assert ran.status == 0
    assert "Basic game" in ran.out
    assert "Pegoo" in ran.out
    assert "cards.joker" in ran.out
    assert "(not used)" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_rules_switches_names_every_one(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "rules", "switches")
    assert ran.status == 0
    assert all(name in ran.out for name in ("side_length", "table_talk", "jump_start_first", '"forbidden"'))


@pytest.mark.parametrize("sheet", sorted(HOUSE.glob("*.toml")), ids=lambda sheet: sheet.stem)
def test_rules_check_of_a_good_file(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "rules", "check", str(sheet))
    assert (ran.status, ran.err) == (0, "")
    assert "is fine. It extends" in ran.out


def test_rules_check_of_words_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "basic"\nwords.home = "barn"')
    assert "with its own name, words, or seatings" in Ran(capsys, "rules", "check", str(file)).out


def test_rules_check_lists_every_mistake_and_exits_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('extends = "basic"\nhand_sise = 6\ndraw = "never"')
    ran = Ran(capsys, "rules", "check", str(file))
    assert ran.status == 1
    assert [line.split(": ")[0] for line in ran.out.splitlines()] == [f"{file}:2", f"{file}:3"]


@pytest.mark.parametrize("command", [["show"], ["check"], ["diff", "basic"]])
def test_an_error_is_one_line_and_exits_with_2(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    ran = Ran(capsys, "rules", *command, "gone.toml")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "There’s no file “gone.toml”. Check its name and folder.\n"


def test_mistakes_in_a_file_are_reported_by_every_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('extends = "basic"\ndraw = never')
    ran = Ran(capsys, "rules", "show", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"{file}:2: This line can’t be read")


def test_a_misspelled_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Did you mean “kilpatrick”?" in Ran(capsys, "rules", "show", "kilpatric").err


@pytest.mark.parametrize("args", [[], ["--help"], ["rules", "--help"], ["rules", "show", "--help"]])
def test_help_is_in_words(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    shown = Ran(capsys, *args)
    assert "Usage: pegs" in shown.out + shown.err
    assert "cli-" not in shown.out + shown.err


def test_help_in_spanish(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "es")
    assert "Comprobar un archivo de reglas" in Ran(capsys, "rules", "--help").out


def test_an_unknown_language(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "tlh")
    ran = Ran(capsys, "rules")
    assert (ran.status, ran.err) == (
        2,
        "There’s no translation for the language “tlh”. Use one of these: en, es.\n",
    )


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US", "PEGS_LANGUAGE": "es"}, "es"),
    ],
)
def test_the_language_of_the_system_is_spoken(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


SLOW = ("numba", "llvmlite", "numpy", "rich", "hypothesis")


@pytest.mark.parametrize(
    ("code", "slow"),
    [
        ("import pegs.rules; pegs.rules.load('nc')", (*SLOW, "fluent", "typer")),
        ("import pegs.cli; pegs.cli.main(['--version'])", (*SLOW, "fluent")),
        ("import pegs.cli; pegs.cli.main(['--help'])", SLOW),
    ],
)
def test_nothing_slow_is_imported_before_it_is_needed(code: str, slow: tuple[str, ...]) -> None:
    look = f"import atexit, sys; atexit.register(lambda: print([m for m in {slow} if m in sys.modules]))"
    ran = subprocess.run(
        [sys.executable, "-c", f"{look}; {code}"], capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines()[-1] == "[]"
