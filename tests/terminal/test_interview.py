"""``pegs rules new``: typed answers become a rules file."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from pegs import i18n
from pegs.cli import main
from pegs.rules.loader import load
from pegs.rules.sheet_link import sheet_link


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")
    yield
    i18n.use_language(i18n.DEFAULT_LANGUAGE)


class Typed:
    """The output and exit status of ``pegs rules new`` for some typed lines."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        file: Path | None,
        *lines: str,
    ) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with pytest.raises(SystemExit) as ended:
            main(["rules", "new", *([str(file)] if file else [])])
        self.status = ended.value.code or 0
        self.out, self.err = capsys.readouterr()
        self.text = " ".join(self.out.split())


ARIZONA = ("c", "a", "a", "b", "c")
"""Five cards, stuck turns aren't counted, face up, the 9 splits, and pegs in start jump first."""


def test_answers_become_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ruth.toml"
    rest = (
        "a",
        "b",
        "b",
        "b",
        "b",
    )  # a plain 2, any peg of the team, draw after, partners to start, 10 back 1
    ran = Typed(monkeypatch, capsys, file, *ARIZONA, *rest, "Grandma Ruth’s rules")
    assert ran.status == 0
    assert "1 of 13: How many cards do you hold?" in ran.out
    assert "Closest so far: " in ran.text
    assert "This looks like Arizona rules: 5 of your 5 answers match." in ran.text
    assert "You play Arizona rules with 2 changes:" in ran.text
    assert "10 moves 10, or moves back 1. Arizona rules: 10 moves 10." in ran.text
    house, base = load(str(file)), load("arizona")
    assert (house.title, house.extends) == ("Grandma Ruth’s rules", "arizona")
    assert house.rules.bump_partner == "start"
    assert house.rules.cards[9].backward == (1,)
    assert house.rules.move == base.rules.move
    assert f"pegs play --rules {file}" in ran.text
    assert sheet_link(file.read_text()) in ran.out.replace("\n", "")


def test_the_nearest_set_can_be_taken_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.toml"
    ran = Typed(monkeypatch, capsys, file, "done", *ARIZONA, "done", "")
    assert "Answer the first questions, then you can stop." in ran.out
    assert "You play Arizona rules, with no changes." in ran.out
    assert "pegs play --rules arizona" in ran.out
    assert not file.exists()


def test_an_answer_can_be_taken_back_or_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = Typed(
        monkeypatch,
        capsys,
        tmp_path / "ours.toml",
        "back",
        "a",
        "back",
        "7",
        "c",
        "?",
        "a",
        "b",
        "c",
        "done",
        "x",
    )
    assert "Type a letter from a to d." in ran.out
    assert ran.out.count("1 of 13") == 3
    assert "You didn’t know one answer. It follows Arizona rules." in ran.text


def test_a_conflict_is_explained_and_resolved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bluff.toml"
    ran = Typed(monkeypatch, capsys, file, "d", "b", "b", "z", "a", "a", "a", "done", "Liars")
    assert "These answers don’t go together. A bluffer can declare any rank" in ran.text
    assert "a What if you’re stuck turn after turn? Bad luck" in ran.text
    house = load(str(file)).rules
    assert (house.bluffing, house.stuck_limit, house.hand_size) == (True, 0, 6)


def test_no_file_is_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ours.toml"
    file.write_text("mine")
    ran = Typed(monkeypatch, capsys, file, "d", *ARIZONA[1:], "done", "Six")
    assert ran.status != 0
    assert f"Can’t save {file}".split() == ran.err.split()[:3] or str(file) in ran.err
    assert "How many cards" not in ran.out, "it's said before the first question"
    assert file.read_text() == "mine"


def test_another_name_is_asked_for_if_one_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ours.toml").write_text("mine")
    ran = Typed(monkeypatch, capsys, None, "d", *ARIZONA[1:], "done", "Six", "", "six.toml")
    assert "Can’t save ours.toml" in ran.text
    assert "Saved six.toml." in ran.text
    assert (tmp_path / "ours.toml").read_text() == "mine"
    assert load("six.toml").rules.hand_size == 6


def test_quitting_saves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = Typed(monkeypatch, capsys, tmp_path / "ours.toml", "c")
    assert ran.status == 0
    assert "Nothing was saved." in ran.out
    assert not list(tmp_path.iterdir())
