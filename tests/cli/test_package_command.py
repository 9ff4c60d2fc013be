"""``pegs-and-jokers``, the command that ``uvx pegs-and-jokers`` runs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import machinery
from pathlib import Path
from pkgutil import resolve_name

import pytest

from pegs import cli, i18n

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    yield
    i18n.use_language(i18n.DEFAULT_LANGUAGE)


def run_words(monkeypatch: pytest.MonkeyPatch, *words: str) -> list[str]:
    """The command line that `pegs` gets from a command line of `pegs-and-jokers`."""
    passed: list[str] = []
    monkeypatch.setattr(cli, "main", passed.extend)
    cli.main_of_package(words)
    return passed


def test_a_script_has_the_name_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert resolve_name(project["scripts"][project["name"]]) is cli.main_of_package


def test_alone_it_plays_and_says_how_to_play_in_the_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda _: None)
    assert run_words(monkeypatch) == ["play"]
    assert capsys.readouterr().out == (
        "In the browser, here and on every phone in the house: "
        'uvx --from "pegs-and-jokers[server]" pegs serve\n'
    )


def test_with_the_server_installed_its_command_is_enough(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: machinery.ModuleSpec(name, None))
    run_words(monkeypatch)
    assert capsys.readouterr().out.endswith("house: pegs serve\n")


def test_with_a_command_it_is_the_same_as_pegs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_words(monkeypatch, "rules", "list") == ["rules", "list"]
    assert capsys.readouterr().out == ""
