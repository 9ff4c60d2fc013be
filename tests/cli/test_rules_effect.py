"""``pegs rules effect``: what it prints, in both languages, and what it refuses."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from pegs import i18n as words
from pegs.analysis.effect_match import EffectMatch
from pegs.analysis.rule_effect_words import FIRST_GAMES
from pegs.cli import main


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")
    yield
    words.use_language(words.DEFAULT_LANGUAGE)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status, standard output, and standard error."""
    with pytest.raises(SystemExit) as end:
        main(("rules", "effect", "--players", "2", *arguments))
    printed = capsys.readouterr()
    return int(end.value.code or 0), printed.out, printed.err


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    status, out, error = run(capsys, *arguments)
    assert status == 0, error
    return out


def test_it_prints_every_measure_and_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "basic", "--set", "hand_size=2", "--games", "100")
    assert "Your rules against Basic game" in out
    assert re.search(r"Minutes a game +\d+(\.\d)? to \d+(\.\d)? min\n", out)
    assert re.search(r"About \d+ minutes longer +Basic game: \d", out)
    for title in ("Turns a game", "First player’s edge", "Share of luck", "Stuck turns", "Comebacks"):
        assert title in out
    sentence = " ".join(out.split("\n\n")[-1].split())
    assert re.search(r"game takes about \d+ minutes longer|people get stuck", sentence, re.IGNORECASE)
    assert "We can’t measure fun. Play one and see." in out
    assert max(map(len, out.splitlines())) <= 80


def test_it_speaks_spanish(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEGS_LANGUAGE", "es")
    out = shown(capsys, "arizona", "--games", "100")
    assert "Minutos por partida" in out
    assert re.search(r"Parte de suerte +\d+(,\d)? a \d+(,\d)? %", out)
    assert "La diversión no se puede medir." in out


def test_too_few_games_are_refused_before_any_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EffectMatch, "play", None)
    status, out, error = run(capsys, "basic", "--set", "hand_size=2", "--games", str(FIRST_GAMES - 1))
    assert (status, out) == (2, "")
    assert f"Use --games {FIRST_GAMES} or more" in " ".join(error.split())


def test_the_help_says_how_many_games_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert f"at least {FIRST_GAMES}" in " ".join(shown(capsys, "--help").replace("│", "").split())


def test_json_has_intervals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('extends = "arizona"\ntitle = "Ours"\nhand_size = 4\n')
    found = json.loads(shown(capsys, str(tmp_path / "ours.toml"), "--games", "10", "--pace", "20", "--json"))
    assert (found["rules"], found["base"], found["games"]) == ("Ours", "Arizona rules", 10)
    minutes, turns = found["measures"][:2]
    assert minutes["rules"]["value"] == pytest.approx(turns["rules"]["value"] * 20 / 60)


def test_the_base_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(shown(capsys, "arizona", "--against", "kilpatrick", "--games", "4", "--json"))
    assert (found["rules"], found["base"]) == ("Arizona rules", "Kilpatrick rules")


def test_the_same_seed_gives_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (
        shown(capsys, "basic", "--set", "hand_size=4", "--games", "12", "--json", "--threads", n)
        for n in "13"
    )
    assert one == two


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("hand_sise=4", "hand_sise"),
        ("hand_size=many", "hand_size"),
        ("hand_size=40", "hand"),
        ("hand_size", "hand_size"),
    ],
)
def test_an_impossible_change_is_refused(
    capsys: pytest.CaptureFixture[str], change: str, message: str
) -> None:
    status, _, error = run(capsys, "basic", "--set", change)
    assert status == 2
    assert message in error


def test_ctrl_c_reports_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = EffectMatch.play

    def interrupted(match: EffectMatch, games: int, stop: Event, threads: int | None = None) -> Iterator[int]:
        for done in play(match, games, stop, threads):
            signal.raise_signal(signal.SIGINT) if not stop.is_set() else None
            yield done

    monkeypatch.setattr(EffectMatch, "play", interrupted)
    status, shown, error = run(capsys, "basic", "--games", "1000000")
    assert status == 130
    assert "Minutes a game" in shown
    assert re.search(r"Stopped after \d+ of 1,000,000 games", error)
