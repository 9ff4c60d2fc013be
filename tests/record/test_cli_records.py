"""``pegs replay`` and ``pegs verify``."""

from __future__ import annotations

import hashlib
import io
import json
from pathlib import Path
from typing import Any

import pytest

from pegs import Turn, simulate
from pegs.cli import main
from pegs.engine.game import Game
from pegs.notation import position_text
from pegs.record import write_record
from pegs.story.names import Names
from pegs.terminal.board_text import Drawing, plain
from pegs.terminal.last_moves import moved_pegs
from tests.record.games import random_game, read_one, sample

GOOD, BAD, USAGE = 0, 1, 2


class Kept:
    """An accumulator that keeps the records."""

    def __init__(self) -> None:
        self.records: list[str] = []

    def before(self, game: Game, number: int) -> None:
        pass

    def step(self, game: Game, turn: Turn) -> None:
        pass

    def after(self, game: Game) -> None:
        assert game.outcome.decisions == len(game.plies)
        self.records.append(write_record(game))

    def merge(self, other: Any) -> None:
        self.records += other.records


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit status, standard output, and standard error."""
    with pytest.raises(SystemExit) as end:
        main(words)
    printed = capsys.readouterr()
    return int(end.value.code or 0), printed.out, printed.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Three games: a good one, a malformed one, and one with an illegal turn."""
    illegal = sample().replace("1. A K As-A8", "1. A K As-A9")
    path = tmp_path / "games.txt"
    path.write_text("\n".join([sample(), sample().replace("end *", "end AC"), illegal]), encoding="utf-8")
    return path


def test_verify_prints_a_line_for_every_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "verify", str(file))
    first, second, third, total = out.splitlines()
    assert status == BAD
    assert first == "Game 1 (line 1): OK, 60 turns, result *"
    assert second.startswith("Game 2 (line ")
    assert "expected “end *”" in second
    length = len(sample().splitlines())
    illegal = next(i for i, line in enumerate(sample().splitlines(), 1) if line.startswith("1. "))
    at = 2 * (length + 1) + illegal
    assert third.startswith(f"Game 3 (line {2 * (length + 1) + 1}): error in line {at}: ")
    assert total == "1 of 3 games OK"


def test_a_turn_in_a_record_is_a_turn_in_a_simulation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Doubts and declarations come between turns."""
    played = simulate("bluffing", seats="greedy", games=2, seed=1, max_turns=30, accumulators=[Kept])
    path = tmp_path / "bluffs.txt"
    (kept,) = played.accumulators
    assert isinstance(kept, Kept)
    path.write_text("\n".join(kept.records), encoding="utf-8")
    verified = run(capsys, "verify", str(path))[1].splitlines()
    for line, turns in zip(verified[:-1], played["turns"].tolist(), strict=True):
        assert f"OK, {turns} turns, " in line


def test_verify_accepts_good_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "good.txt"
    path.write_text(sample() + sample(), encoding="utf-8")
    status, out, _ = run(capsys, "verify", str(path))
    assert (status, out.splitlines()[-1]) == (GOOD, "2 of 2 games OK")


@pytest.mark.parametrize("text", ["", "# nothing yet\n", "A shopping list:\n- eggs\n", "\0\1\2"])
def test_a_file_that_holds_no_record_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty.txt"
    path.write_text(text, encoding="utf-8")
    for command in ("verify", "replay"):
        status, out, err = run(capsys, command, str(path))
        assert (status, out) == (USAGE, "")
        assert err == f'There’s no game record in {path}: each one starts with a line [Pegs "1"].\n'


SEED = "5eed" * 16
COMMITMENT = hashlib.sha256(SEED.encode()).hexdigest()


def shuffled(seed: str = SEED, commitment: str = COMMITMENT) -> str:
    """The record of a game dealt from a seed, with this seed and commitment in its header."""
    game = Game.deal("basic", seed=SEED)
    while len(game.plies) < 150:
        game.play(game.legal_turns()[0])
    return write_record(game, tags={"Seed": seed, "Commitment": commitment})


@pytest.mark.parametrize(
    ("text", "status", "output"),
    [
        (shuffled(), GOOD, "OK, 150 turns, result *; the shuffle matches its seed"),
        (shuffled(commitment="0" * 64), BAD, "its SHA-256 differs from the commitment"),
        (
            shuffled("0" * 64, hashlib.sha256(b"0" * 64).hexdigest()),
            BAD,
            "Shuffling with the seed gives other cards than the ones dealt.",
        ),
        (shuffled().replace("[Seed", f'[Seed "{SEED}"]\n[Seed', 1), BAD, "the tag Seed appears twice"),
    ],
    ids=["fair", "other commitment", "other cards", "two seeds"],
)
def test_verify_checks_the_shuffle(
    text: str, status: int, output: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    code, out, _ = run(capsys, "verify", str(path))
    assert code == status
    assert output in out


def test_verify_reads_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(sample().encode()), encoding="utf-8"))
    status, out, _ = run(capsys, "verify", "-")
    assert (status, out.splitlines()[-1]) == (GOOD, "1 of 1 game OK")


def test_invalid_utf8_is_a_malformed_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b'[Pegs "1"]\n\xff\xfe\x00\n' * 3)
    status, out, _ = run(capsys, "verify", str(path))
    assert (status, out.splitlines()[-1]) == (BAD, "0 of 3 games OK")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_reported(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, command, str(tmp_path / "nowhere"))
    assert status == USAGE
    assert "Can’t read" in err


def test_replay_describes_every_turn(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "replay", str(file))
    assert status == GOOD
    assert out.startswith("Game 1: Basic game, 4 players, 2 teams\n")
    assert "\n1. Ann plays the king: a peg comes out.\n" in out
    game = read_one(sample()).game()
    names = Names(game.board, game.ruleset.words_in(), ("Ann", "Bo"), letters=True)
    drawing = Drawing(names, game.position.pegs, moved=moved_pegs(game, None))
    board = [plain(line).rstrip() for line in drawing.lines()]
    *_, last = out.split("\n\n")
    assert last.splitlines()[-len(board) - 1 : -1] == board


def test_replay_stops_after_a_turn(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "replay", str(file), "--to", "2")
    assert "\n2. " in out
    assert "\n3. " not in out


def test_replay_describes_the_board_in_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "replay", str(file), "--to", "1", "--words")
    assert "Ann, side A: 4 pegs in start; out: A8." in out
    assert "·" not in out


def test_replay_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "replay", str(file), "--json", "--to", "3")
    head, *steps = map(json.loads, out.splitlines())
    assert ["A", "Ann"] in head["tags"]
    assert [step["ply"] for step in steps] == [0, 1, 2, 3]
    assert steps[1]["turn"] == "K As-A8"
    came_out = {"what": "moved", "seat": "A", "from": "As", "to": "A8", "travel": "out", "path": ["A8"]}
    assert came_out in steps[1]["operations"]
    game = read_one(sample()).game(to=3)
    assert steps[3]["position"] == position_text(game.board, game.position)


def test_replay_of_a_malformed_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "replay", str(file), "--game", "2")
    assert (status, out) == (BAD, "")
    assert err.startswith("Line ")


def test_replay_shows_a_game_up_to_its_error(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "replay", str(file), "--game", "3")
    assert status == BAD
    assert "is dealt" in out
    assert err.startswith("Line ")


@pytest.mark.parametrize(("option", "value"), [("--game", "9"), ("--to", "61")])
def test_replay_refuses_games_and_turns_that_dont_exist(
    option: str, value: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run(capsys, "replay", str(file), option, value)
    assert status == USAGE
    assert value in err


def test_replay_of_house_rules_uses_their_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = Path(__file__).parent.parent / "data" / "house" / "winter-cabin.toml"
    path = tmp_path / "cabin.txt"
    path.write_text(write_record(random_game(str(house))), encoding="utf-8")
    _, out, _ = run(capsys, "replay", str(path))
    assert out.startswith("Game 1: Winter cabin")
    assert "woodshed DD" in out
