"""``pegs judge``."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from pegs import i18n as words
from pegs.rules.loader import from_text
from pegs.rules.sheet_link import RAW
from tests.cli.test_usage import run

POSITION = "3s,A1,A4/4s,B9/5s/5s A 7K/?5/?5/?5"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    yield
    words.use_language(words.DEFAULT_LANGUAGE)


def test_no_with_the_rule_and_what_works(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "judge", "--position", POSITION, "--turn", "7 A1-A8")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "No. You can’t pass your own peg on A4."
    assert lines[1].startswith("  “A peg can’t pass or land on a peg of its own color.")
    assert lines[2] == "  Pagat, general rules"
    assert lines[3].startswith("But this works: 7 A")


def test_yes_with_what_happens(capsys: pytest.CaptureFixture[str]) -> None:
    position = "4s,A12/4s,A4/5s/5s A 8/?5/?5/?5"
    lines = run(capsys, "judge", "--position", position, "--turn", "8 A12-A4")[1].splitlines()
    assert lines[:2] == ["Yes.", "  You play the 8: back 8 to A4, bump Player B."]


def test_without_a_turn_everything_that_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "judge", "--position", POSITION.replace("7K", "4K"))[1]
    assert "4 A4-A8: to A8" in out.splitlines()
    assert "K As-A8: a peg comes out" in out.splitlines()


def test_just_one_card(capsys: pytest.CaptureFixture[str]) -> None:
    position = POSITION.replace("7K", "?5")
    out = run(capsys, "judge", "--position", position, "--card", "10")[1]
    assert out.splitlines() == ["T A1-A11: to A11", "T A4-A14: to A14"] or "T A4-A14: to A14" in out
    assert all(line.startswith("T ") for line in out.splitlines())


def test_the_address_of_the_same_board_and_question(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "judge", "--position", POSITION, "--turn", "7 A1-A8", "--link")[1]
    last = out.splitlines()[-1]
    assert "/judge#rules=basic&players=4&teams=2&colors=BYRW&position=3s,A1,A4/4s,B9/5s/5s.A.7K/?5/" in last
    assert last.endswith("&turn=7.A1-A8")


def test_an_address_has_house_rules_in_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    house = tmp_path / "ours.toml"
    house.write_text('extends = "basic"\ntitle = "Ours"\nhand_size = 4\n')
    position = POSITION.replace("?5", "?4")
    out = run(capsys, "judge", "--position", position, "--link", "--rules", str(house))[1]
    packed = re.search(r"/judge#r=([\w-]+)&players=4", out.splitlines()[-1])
    assert packed is not None
    text = zlib.decompress(base64.urlsafe_b64decode(packed[1] + "=="), RAW).decode()
    assert from_text(text).rules.hand_size == 4


def test_every_fault_of_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "judge", "--position", "3s/4s,B9,B9/5s/5s A 8/?5/K9/?9")
    assert (status, out) == (2, "")
    assert "“3s” has 3 pegs" in err
    assert "?9" in err


def test_an_unknown_hand(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "judge", "--position", POSITION.replace("7K", "?5"), "--turn", "7 A4-A11")
    assert status == 2
    assert "--card" not in err
    assert err.count("\n") == 1
