"""Commands whose output lacks some letters: a pipe on Windows, an old terminal."""

from __future__ import annotations

import io
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from pegs import Game, i18n, load
from pegs.cli import main
from pegs.core.plain_letters import encodable
from pegs.record import write_record
from tests.cli.test_help import COMMANDS
from tests.cli.test_usage import POSITION
from tests.soak import sweep

ENCODINGS = ("cp1252", "cp437", "latin-1", "ascii")
OUTPUTS = sweep(
    [(encoding, language) for encoding in ENCODINGS for language in i18n.languages()],
    [("cp437", "en"), ("ascii", "es")],
)
TITLE = "Abuela’s Łódź – 3 × 🎲"
LINES = (
    "rules",
    "rules show guide --sources",
    "rules show {sheet}",
    "rules show {sheet} --toml",
    "rules diff basic {sheet}",
    "rules switches",
    "rules check {sheet}",
    "rules check {record}",
    "rules new",
    "rules effect {sheet} --games 100 --json",
    "moves guide POSITION",
    "moves guide POSITION --json",
    "why guide POSITION",
    "judge guide POSITION 8",
    "simulate --games 5",
    "simulate --games 5 --json",
    "compare basic {sheet} --games 4",
    "compare hints greedy --games 4 --json",
    "ladder hints greedy --games 2",
    "replay {record}",
    "verify {record}",
    "puzzles {record}",
    "play --rules {sheet} --save {folder}/game",
    "print boards",
    "seat",
    "nothing",
)


class Output:
    """What a command writes with an encoding, and how it ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, encoding: str, language: str) -> None:
        self._monkeypatch, self._encoding = monkeypatch, encoding
        monkeypatch.setenv("PEGS_LANGUAGE", language)
        monkeypatch.setenv("COLUMNS", "80")

    def of(self, *words: str) -> str:
        """What a command line prints, on standard output and standard error."""
        streams = [io.TextIOWrapper(io.BytesIO(), self._encoding, errors="strict") for _ in range(2)]
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        self._monkeypatch.setattr(sys, "stdout", streams[0])
        self._monkeypatch.setattr(sys, "stderr", streams[1])
        with pytest.raises(SystemExit):
            main(words)
        for stream in streams:
            stream.flush()
        return "".join(stream.buffer.getvalue().decode(self._encoding) for stream in streams)


@pytest.fixture
def output(monkeypatch: pytest.MonkeyPatch, encoding: str, language: str) -> Iterator[Output]:
    yield Output(monkeypatch, encoding, language)
    i18n.use_language(i18n.DEFAULT_LANGUAGE)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """A rules file and a game with letters that few encodings have."""
    sheet, record = tmp_path / "casa.toml", tmp_path / "game.pegs"
    sheet.write_text(f'extends = "basic"\ntitle = "{TITLE}"\npegs = 4\n', "utf-8")
    game = Game.deal(load(sheet), seed=1)
    for _ in range(8):
        game.play(game.legal_turns()[0])
    record.write_text(write_record(game, names=["Zoë", "Łukasz", "José", "🎲"]), "utf-8")
    return {"sheet": str(sheet), "record": str(record), "folder": str(tmp_path)}


@pytest.mark.parametrize(("encoding", "language"), OUTPUTS)
def test_every_command_prints_in_every_encoding(output: Output, files: dict[str, str]) -> None:
    for line in LINES:
        words = [POSITION if word == "POSITION" else word.format(**files) for word in line.split()]
        assert output.of(*words).strip(), line


@pytest.mark.parametrize(("encoding", "language"), OUTPUTS)
def test_help_is_readable_in_every_encoding(
    output: Output, encoding: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in COMMANDS:
        whole = Output(monkeypatch, "utf-8", language).of(*words, "--help")
        assert output.of(*words, "--help") == encodable(whole, encoding)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", i18n.languages())
def test_every_message_has_its_nearest_letters(encoding: str, language: str) -> None:
    for file in (Path(i18n.__file__).parents[1] / "locales" / language).glob("*.ftl"):
        text = file.read_text("utf-8")
        assert encodable(text, encoding).count("?") == text.count("?"), file.name


@pytest.mark.parametrize(("encoding", "language"), [("ascii", "en"), ("cp1252", "es")])
def test_what_programs_read_keeps_its_letters(output: Output, files: dict[str, str]) -> None:
    assert tomllib.loads(output.of("rules", "show", files["sheet"], "--toml"))["title"] == TITLE
    compared = json.loads(output.of("compare", "basic", files["sheet"], "--games", "4", "--json"))
    assert TITLE in str(compared)
