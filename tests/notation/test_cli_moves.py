"""``pegs moves`` and ``pegs why``."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import pytest

from pegs import i18n as words
from pegs.cli import main
from pegs.cli.moves import Lister
from pegs.rules import load, named

DATA = Path(__file__).parent.parent / "data"
PICTURED = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 3789T/?5/?5/?5"
BLUFF = "5s/5s/4s,A10/4s,h5 B ?5/34/?5/?5"
DEALT = "5s/5s/5s/5s A {}/?5/?5/?5"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    yield
    words.use_language(words.DEFAULT_LANGUAGE)


class Ran:
    """The output and exit status of a command."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *args: str) -> None:
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main(args)
        self.status = ended.value.code or 0
        self.out, self.err = capsys.readouterr()

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def typed(monkeypatch: pytest.MonkeyPatch, text: str | bytes) -> None:
    """Put text on standard input."""
    raw = text if isinstance(text, bytes) else text.encode()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(raw)))


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    """Compile the engine first, so that no test sees the announcement of it."""
    Lister(load("basic"), 4, 2).turns(DEALT.format("A"))


@pytest.mark.parametrize("step", [10, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", named())
def test_every_case_is_answered_to_the_letter(name: str, step: int) -> None:
    """The engine's own test has all cases every time."""
    with (DATA / "cases" / f"{name}.jsonl").open() as lines:
        for line in islice(lines, 0, None, step):
            case = json.loads(line)
            lister = Lister(load(name), case["players"], case["teams"])
            listed = [{"turn": turn, "after": after} for turn, after in lister.turns(case["position"])]
            assert listed == case["turns"], case["position"]


def test_turns_are_printed_one_a_line_in_the_order_of_their_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "moves", "--rules", "guide", "--players", "4", "--teams", "2", PICTURED)
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines == sorted(ran.lines, key=str.encode)
    assert {"3 A8-A11", "7 A8-A11,C3-Ch4", "8 A8-A0", "T A14-B6"} <= set(ran.lines)


def test_the_default_is_four_players_in_two_teams(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert Ran(capsys, "moves", DEALT.format("A2")).lines == ["A As-A8"]


def test_json_is_a_list_of_turns_with_the_pegs_after_them(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "moves", "--json", DEALT.format("A2"))
    assert json.loads(ran.out) == [{"turn": "A As-A8", "after": "4s,A8/5s/5s/5s"}]


def test_bluffing_lists_every_card_under_every_rank_that_moves(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "moves", "--rules", "bluffing", "--json", BLUFF)
    texts = ["discard", *(f"{rank} Bs-B8" for rank in "AJKQ")]
    turns = {turn["turn"]: turn["after"] for turn in json.loads(ran.out)}
    assert {f"3={text}" for text in texts[1:]} | {"3 discard", "4 discard"} <= turns.keys()
    assert turns["4=* Bs-A10"] == "5s/4s,A10/5s/4s,h5"
    assert list(turns) == sorted(turns)


@pytest.mark.parametrize(
    ("fields", "turns"),
    [
        ("phase=doubt player=D card=? declared=K", ["accept", "doubt"]),
        ("phase=penalty player=C card=A declared=A loser=B", ["send Bh5-Bs"]),
        ("phase=move player=C card=5 declared=K", ["5=K Cs-C8"]),
        ("extra=0,0,1,0 phase=extra", ["decline", "extra"]),
    ],
)
def test_the_decisions_of_the_phases(
    fields: str, turns: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    ran = Ran(capsys, "moves", "--rules", "bluffing", f"5s/4s,h5/5s/5s C ?5/?5/?5/?5 {fields}")
    assert (ran.status, ran.lines) == (0, turns)


def test_a_finished_game_has_no_turns(capsys: pytest.CaptureFixture[str]) -> None:
    home = "h1,h2,h3,h4,h5"
    over = f"{home}/5s/{home}/5s B ?5/?5/?5/?5"
    ran = Ran(capsys, "moves", over)
    assert (ran.status, ran.out) == (0, "")
    assert json.loads(Ran(capsys, "moves", "--json", over).out) == []


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("nonsense", "“nonsense” isn’t a position. Write PEGS TURN HANDS"),
        ("5s/5s/5s A A/?5/?5/?5", "“5s/5s/5s” has pegs for 3 seats."),
        (DEALT.format("?5"), "“?5” hides the hand of the player to act."),
        ("\x1b[31m\n", "“\\u001b[31m\\u000a” isn’t a position"),
    ],
)
def test_a_bad_position_exits_with_2_and_one_line(
    text: str, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = Ran(capsys, "moves", text)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(place)
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--players", "5", "--teams", "2"], "5 players can’t form 2 teams"),
        (["--players", "11", "--teams", "11"], "--players must be a whole number from 2 to 10, not “11”."),
        (["--teams", "0"], "--teams must be a whole number from 2 to 10, not “0”."),
        (["--rules", "arizone"], "Did you mean “arizona”?"),
        (["--rules", "none.toml"], "none.toml"),
    ],
)
def test_impossible_options_exit_with_2(
    options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = Ran(capsys, "moves", *options, DEALT.format("A"))
    assert (ran.status, ran.out) == (2, "")
    assert message in ran.err


def test_a_house_rules_file_is_taken_by_its_path(capsys: pytest.CaptureFixture[str]) -> None:
    house = str(DATA / "house" / "pocket-board.toml")
    board = load(house).rules.board(4, 2)
    start = "/".join([f"{board.pegs}s"] * 4)
    ran = Ran(capsys, "moves", "--rules", house, f"{start} A A/?0/?0/?0")
    assert ran.status == 0
    assert ran.lines == [f"A As-A{board.out_spot}"]


def test_a_run_of_many_answers_line_by_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"{DEALT.format('A')}\nnonsense\n\n{DEALT.format('2')}\r\n{DEALT.format('?5')}")
    ran = Ran(capsys, "moves", "--json", "-")
    answers = [json.loads(line) for line in ran.lines]
    assert (ran.status, ran.err) == (2, "")
    assert answers[0] == [{"turn": "A As-A8", "after": "4s,A8/5s/5s/5s"}]
    assert answers[3] == [{"turn": "2 discard", "after": "5s/5s/5s/5s"}]
    assert [sorted(answer) for answer in answers if isinstance(answer, dict)] == [["error"]] * 3
    assert len(answers) == 5


def test_a_run_of_many_good_positions_ends_with_0(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"{DEALT.format('A')}\n" * 3)
    ran = Ran(capsys, "moves", "-")
    assert (ran.status, len(ran.lines)) == (0, 3)


def test_bytes_that_are_no_text_are_refused_like_any_other_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, b"\xff\xfe\x00\n")
    ran = Ran(capsys, "moves", "-")
    assert ran.status == 2
    assert list(json.loads(ran.out)) == ["error"]


# --- pegs why


def test_why_names_the_rule_and_its_source(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "why", "--rules", "guide", PICTURED, "7 A8-A15")
    assert ran.status == 0
    assert "A14" in ran.out
    assert ran.lines[1] == "  Detailed Game Guide, rule 5"
    assert len(ran.lines) == 2


def test_why_of_a_legal_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert "legal here" in Ran(capsys, "why", "--rules", "guide", PICTURED, "8 A8-A0").out
    assert "legal here" in Ran(capsys, "why", "--rules", "bluffing", BLUFF, "3=K Bs-B8").out
    assert "legal here" in Ran(capsys, "why", "--rules", "bluffing", BLUFF, "3=K").out


def test_why_a_declared_rank_cannot_move(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "why", "--rules", "bluffing", BLUFF, "3=4 Bs-B8")
    assert ran.status == 0
    assert "legal here" not in ran.out


def test_why_takes_the_meaning_that_is_legal(capsys: pytest.CaptureFixture[str]) -> None:
    position = "4s,A8/4s,C3/4s,A11/5s A 7/?5/?5/?5"
    assert "legal here" in Ran(capsys, "why", "--rules", "guide", position, "7 A8-A11,C3-C7").out


def test_why_without_a_turn_explains_each_idle_card(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "why", DEALT.format("A23"))
    assert [line.split(":")[0] for line in ran.lines if not line.startswith(" ")] == ["2", "3"]
    assert "Every card" in Ran(capsys, "why", DEALT.format("A")).out


@pytest.mark.parametrize("turn", ["7 A9-A16", "nonsense", "7"])
def test_why_of_a_bad_turn_exits_with_2(turn: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "why", "--rules", "guide", PICTURED, turn)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
