"""Help: translated, wrapped at the terminal's width, with examples that can be typed."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from pegs.cli import build
from pegs.i18n import DEFAULT_LANGUAGE, languages, translate, use_language
from pegs.rules.ruleset import DEFAULT_PLAYERS, DEFAULT_RULES
from tests.cli.test_usage import run


def _commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, subcommand in getattr(command, "commands", {}).items():
        yield from _commands(subcommand, (*path, name))


COMMANDS = dict(_commands(typer.main.get_command(build())))
"""Every command and group by its words after ``pegs``."""


@pytest.fixture(autouse=True)
def _english_afterward() -> Iterator[None]:
    yield
    use_language(DEFAULT_LANGUAGE)


def show(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    columns: int = 80,
    language: str = "en",
) -> str:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("PEGS_LANGUAGE", language)
    status, out, _ = run(capsys, *words, "--help")
    assert status == 0
    assert out == run(capsys, *words, "-h")[1]
    return out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_help_fits_and_is_translated(
    words: tuple[str, ...],
    columns: int,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = show(monkeypatch, capsys, words, columns, language)
    wrapped, _, examples = text.partition(translate("cli-help-examples"))
    _usage, _, rest = wrapped.partition("\n\n")
    names = ("--no-browser", "NAME|MODULE:NAME")  # longer than a narrow column
    assert all(len(line) <= columns for line in rest.splitlines() if not any(name in line for name in names))
    assert max(map(len, examples.splitlines()), default=0) <= 80
    assert not [sign for sign in ("<int", "<str", "[required]", "[[", "{", "cli-", "[]") if sign in wrapped]
    assert "Default" not in wrapped


def test_every_command_has_examples() -> None:
    bare = {words for words, command in COMMANDS.items() if not command.epilog and words[:1] != ("rules",)}
    assert not bare


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("words", [words for words, each in COMMANDS.items() if each.epilog], ids=" ".join)
def test_examples_can_be_typed(words: tuple[str, ...], language: str) -> None:
    use_language(language)
    lines = translate(f"cli-{'-'.join(words) or 'pegs'}-examples").replace("\\\n", " ").splitlines()
    examples = [line for line in lines if not line.startswith("#")]
    assert examples
    for example in examples:
        line = example.removeprefix("TOKEN=$(").removesuffix(")").partition(" > ")[0].partition(" | ")[0]
        program, *arguments = shlex.split(line)
        assert program == "pegs"
        _parse(arguments)


def _parse(arguments: list[str]) -> None:
    """Parse a command line without running it. Raises TyperException for a mistake."""
    command, context = COMMANDS[()], None
    while hasattr(command, "commands"):
        name, *arguments = arguments
        command = command.commands[name]
    command.make_context("pegs", arguments, parent=context)


def test_each_default_is_shown_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("moves", "why", "simulate", "compare"):
        text = show(monkeypatch, capsys, (name,))
        assert text.count(f"[default: {DEFAULT_RULES}]") == 1
        assert text.count(f"[default: {DEFAULT_PLAYERS}]") == 1
        assert text.count("[default: as the rules say]") == 1


def test_a_range_goes_from_the_least_to_the_most(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "[2 to 10]" in show(monkeypatch, capsys, ("simulate",))


def test_the_most_useful_commands_come_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = show(monkeypatch, capsys, ()).partition("Commands:\n")[2].split("\n\n")[0]
    names = [line.split()[0] for line in listed.splitlines() if line.startswith("  ") and line[2] != " "]
    assert names[:2] == ["play", "serve"]
    assert names[-3:] == ["backup", "prune", "restore"]


def test_the_version_has_a_short_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "-V") == run(capsys, "--version")
