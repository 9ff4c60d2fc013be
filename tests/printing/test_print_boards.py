"""`pegs print board`, `panel` and `sheet` write files of every kind, and refuse what can't be made."""

from __future__ import annotations

from pathlib import Path

import pytest

from pegs.cli import USAGE_EXIT, main


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["print", *words])
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("words", "start"),
    [
        ("board --players 2 -o made.pdf", b"%PDF"),
        ("board -o made.svg", b"<svg"),
        ("board --panels --paper a4 -o made.pdf", b"%PDF"),
        ("board --wood --kerf 0.2 -o made.dxf", b"  0\nSECTION"),
        ("board --wood --players 3 -o made.svg", b"<svg"),
        ("panel --size 18 --peg tee -o made.pdf", b"%PDF"),
        ("panel --marker -o made.pdf", b"%PDF"),
        ("panel --floor --marker -o made.dxf", b"  0\nSECTION"),
        ("panel --kerf 0.1 -o made.svg", b"<svg"),
        ("sheet --players 6 --teams 3 --language es -o made.png", b"\x89PNG"),
    ],
)
def test_every_kind_of_file_is_written(words: str, start: bytes, folder: Path) -> None:
    assert run(*words.split()) == 0
    assert next(folder.glob("made.*")).read_bytes().startswith(start)


def test_pages_are_pictures_in_a_row(folder: Path) -> None:
    assert run("panel", "-o", "made.png") == 0
    assert {file.name for file in folder.iterdir()} == {"made.png", "made-2.png"}


def test_the_file_has_a_name_of_its_own_if_none_is_given(folder: Path) -> None:
    assert run("sheet", "--rules", "arizona") == 0
    assert [file.name for file in folder.iterdir()] == ["arizona-sheet.pdf"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("panel -o made.txt", "must end in .pdf, .png, .svg, or .dxf"),
        ("board -o made.dxf", "must end in .pdf, .png, or .svg"),
        ("board --wood -o made.pdf", "must end in .svg or .dxf"),
        ("panel --kerf 6 -o made.dxf", "A kerf is 0 to 5 mm"),
        ("panel --kerf 3.5 -o made.dxf", "A kerf is 0 to 5 mm"),
        ("panel --size 13 --hole 5", "only 2.2 mm of wood around hole 17"),
        ("panel --size huge", "There’s no size huge"),
        ("board --panels --players 3", "Three panels don’t close"),
        ("board --panels --size 14", "a sheet has room for 259 mm"),
        ("board --wood --size 6 --hole 4", "mm of wood around a hole"),
        ("sheet --players 5 --teams 2", "can’t form 2 teams"),
        ("sheet --paper a5", "There’s no paper a5"),
        ("sheet --language fr", "There’s no translation"),
    ],
)
def test_what_cannot_be_made_is_explained(
    words: str, reason: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words.split()) == USAGE_EXIT
    assert reason in capsys.readouterr().err
    assert not list(folder.iterdir())
