"""A server's options by command line, environment and file, in this order; and where each value is from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import typer

from pegs.cli import _settings, build
from pegs.cli._settings import SECRETS, origin
from pegs.cli.serve import limits_of
from tests.cli.test_usage import run

SECRET = "postgresql://pegs:pass@[::1]/pegs"


@pytest.fixture(autouse=True)
def no_usual_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    usual = tmp_path / "usual.toml"
    monkeypatch.setattr(_settings, "default_file", lambda: usual)
    return usual


@pytest.fixture
def file(tmp_path: Path) -> Path:
    text = f"""
        port = 9001
        public-url = "https://example.org/pegs/"
        browser = false
        metrics-token = "from the file"
        database = "{SECRET}"
        bot = ["bots:One", "bots:Two"]
        [limits]
        idle = 60
    """
    file = tmp_path / "server.toml"
    file.write_text(text)
    return file


def context_of(*words: str, command: str = "serve") -> Any:
    """A command's options, read from these words and everything else."""
    return typer.main.get_command(build(command)).commands[command].make_context(command, [*words])  # type: ignore[attr-defined]


def source_of(context: Any, name: str) -> str:
    found = origin(context, next(each for each in context.command.params if each.name == name))
    return "" if found is None else found.source


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PEGS_CONFIG", str(file))
    context = context_of()
    assert (context.params["port"], source_of(context, "port")) == (9001, str(file))
    monkeypatch.setenv("PEGS_PORT", "9002")
    context = context_of()
    assert (context.params["port"], source_of(context, "port")) == (9002, "PEGS_PORT")
    context = context_of("--port", "9003")
    assert (context.params["port"], source_of(context, "port")) == (9003, "--port")
    assert (context.params["host"], source_of(context, "host")) == ("0.0.0.0", "")


def test_the_file_has_every_kind_of_value(file: Path) -> None:
    context = context_of("--config", str(file))
    assert context.params["public_url"] == "https://example.org/pegs"
    assert context.params["browser"] is False
    assert list(context.params["bot"]) == ["bots:One", "bots:Two"]
    assert limits_of(context, None).idle == 60


def test_every_option_has_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    for parameter in context_of().command.params:
        if parameter.name in ("_config", "help"):
            continue
        automatic = f"PEGS_{parameter.name.upper()}"
        text = {"port": "9009", "browser": "false", "metrics_open": "true"}.get(
            parameter.name, "https://pegs.example"
        )
        with monkeypatch.context() as environment:
            environment.setenv(automatic, text)
            assert source_of(context_of(), parameter.name) == automatic


@pytest.mark.parametrize(
    ("variable", "name", "value"),
    [
        ("DATABASE_URL", "database", SECRET),
        ("PEGS_DATA_DIR", "data", "/srv/pegs"),
        ("PEGS_METRICS_TOKEN", "metrics_token", "token"),
        ("FORWARDED_ALLOW_IPS", "proxies", "10.0.0.0/8"),
    ],
)
def test_names_from_before_still_work(
    variable: str, name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    context = context_of()
    assert str(context.params[name]) == value
    assert source_of(context, name) == variable


def test_other_commands_find_the_data_where_the_server_has_it(file: Path) -> None:
    for command, words in (("prune", ()), ("backup", ("x.sqlite3",)), ("restore", ("x.sqlite3",))):
        context = context_of("--config", str(file), *words, command=command)
        assert context.params["database"] == SECRET


def test_a_file_in_its_usual_place_is_read(no_usual_file: Path) -> None:
    no_usual_file.write_text("port = 9004")
    assert context_of().params["port"] == 9004


def test_help_says_where_a_value_is_from_and_shows_no_secret(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PEGS_HOST", "127.0.0.1")
    monkeypatch.setenv("COLUMNS", "80")
    for words in (("serve", "--config", str(file), "--help"), ("serve", "--help")):
        monkeypatch.setenv("PEGS_CONFIG", str(file))
        status, out, _ = run(capsys, *words)
        text = " ".join(out.split())
        assert status == 0
        assert "[now: 127.0.0.1, from PEGS_HOST]" in text
        assert "[now: 9001, from " in text
        assert "from the file" not in text
        assert SECRET not in text
        assert text.count("•••") == len(SECRETS)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("prot = 9000", "Did you mean “port”?"),
        ("port = 99999", "port ({file}) must be a whole number"),
        ("port =", "{file}"),
        ("[limits]\nidel = 1", "idle"),
        ("config = 'x'", "config"),
    ],
)
def test_mistakes_in_the_file_are_named(
    text: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    status, _, err = run(capsys, "serve", "--config", str(file), "--data", str(tmp_path))
    assert status == 2
    assert problem.format(file=file) in err


def test_mistakes_in_the_environment_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PEGS_PORT", "many")
    status, _, err = run(capsys, "serve")
    assert status == 2
    assert "PEGS_PORT must be a whole number" in err


def test_a_missing_file_is_an_error_only_if_it_was_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(capsys, "serve", "--config", str(tmp_path / "none.toml"))
    assert status == 2
    assert "none.toml" in err
