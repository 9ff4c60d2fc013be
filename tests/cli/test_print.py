from __future__ import annotations

from pathlib import Path

import pytest

from pegs.cli import main


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        main(["print", *words])
    return int(str(stopped.value.code))


def test_a_card_is_written_as_its_suffix_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pdf, png = tmp_path / "card.pdf", tmp_path / "card.png"
    assert run("card", "--rules", "arizona", "-o", str(pdf)) == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    assert run("card", "--language", "en,es", "--paper", "letter", "-o", str(png)) == 0
    assert [file.read_bytes()[:4] for file in sorted(tmp_path.glob("*.png"))] == [b"\x89PNG"] * 2
    assert capsys.readouterr().out.split("\n")[1:3] == [
        f"Wrote {tmp_path / 'card-1.png'}.",
        f"Wrote {tmp_path / 'card-2.png'}.",
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--format", "poster"), "“poster” isn’t one of these: sheet, half, pocket, tent, large."),
        (("--paper", "a5"), "“a5” isn’t one of these: a4, letter."),
        (("--language", "en,xx"), "xx"),
        (("-o", "card.doc"), "Can’t write card.doc. Its name has to end in one of these: .pdf, .png, .svg."),
    ],
)
def test_an_order_that_is_not_possible_is_refused(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("card", *words) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--paper", "a5"), "“a5” isn’t one of these: a4, letter."),
        (("--language", "en,es"), "A rule book has one language. Choose one, such as --language en."),
        (("-o", "book.svg"), "Can’t write book.svg. Its name has to end in one of these: .pdf, .png."),
        (("--booklet", "-o", "book.png"), "Its name has to end in one of these: .pdf."),
    ],
)
def test_a_book_that_is_not_possible_is_refused(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("book", *words) == 2
    assert sentence in capsys.readouterr().err


def test_a_book_is_written(tmp_path: Path) -> None:
    file = tmp_path / "book.pdf"
    assert run("book", "--rules", "arizona", "--players", "4", "-o", str(file)) == 0
    assert file.read_bytes().startswith(b"%PDF")
