from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from pegs.core.errors import UsageError
from pegs.i18n import LOCALES
from pegs.printing import typesetter
from pegs.printing.typesetter import printable_characters, typeset_pages, typeset_pdf

KIT = b'#import "kit.typ": *\n#let data = json(bytes(sys.inputs.data))\n'
SAMPLE = KIT + b'#show: document-of.with("Sample", "en", data.paper)\n= #data.title\n#display(20pt)[Seven]'
TALL = KIT + b'#show: document-of.with("Sample", "en", "a4")\n#fitted(30mm, 5mm, "text")[#lorem(20)]'


@pytest.fixture(autouse=True)
def sample_templates(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {**typesetter._templates(), "sample.typ": SAMPLE, "tall.typ": TALL}
    monkeypatch.setattr(typesetter, "_templates", lambda: found)


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_a_pdf_has_its_size_its_text_and_only_our_fonts(paper: str, size: tuple[float, float]) -> None:
    made = typeset_pdf("sample", {"title": "Jugada ¡ñ!", "paper": paper})
    reader = PdfReader(BytesIO(made))
    (page,) = reader.pages
    assert [float(side) * 25.4 / 72 for side in page.mediabox[2:]] == pytest.approx(size, abs=0.01)
    assert "Jugada ¡ñ!" in page.extract_text()
    assert {name.partition("+")[2].partition("-")[0] for name in font_names(page)} == {
        "Nunito",
        "Caprasimo",
    }


def font_names(page: Any) -> set[str]:
    return {str(each.get_object()["/BaseFont"]) for each in page["/Resources"]["/Font"].values()}


def test_a_pdf_is_tagged_and_not_scaled_when_printed() -> None:
    reader = PdfReader(BytesIO(typeset_pdf("sample", {"title": "Hi", "paper": "a4"})))
    root: Any = reader.root_object
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert root["/MarkInfo"]["/Marked"]
    assert root["/Lang"] == "en"
    assert b"<pdfuaid:part>1<" in root["/Metadata"].get_object().get_data()


def test_the_same_input_gives_the_same_bytes() -> None:
    data = {"title": "Hi", "paper": "a4"}
    assert typeset_pdf("sample", data) == typeset_pdf("sample", data)
    for page_format, start in (("png", b"\x89PNG"), ("svg", b"<svg")):
        (page,) = typeset_pages("sample", data, page_format)  # type: ignore[arg-type]
        assert page.startswith(start)
        assert [page] == typeset_pages("sample", data, page_format)  # type: ignore[arg-type]


def test_text_that_does_not_fit_its_box_is_an_error() -> None:
    with pytest.raises(RuntimeError, match=r"text is .* tall, which is more than"):
        typeset_pdf("tall", {})


def test_without_the_extra_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pegs.extras.find_spec", lambda _: None)
    with pytest.raises(UsageError, match=r'^Printing needs .* pip install "pegs-and-jokers\[print\]"$'):
        typeset_pdf("sample", {"title": "Hi", "paper": "a4"})


CATALOGS = ("cards", "rules", "switches", "sheet", "print*", "story", "summary", "why", "moves")
"""The catalogs whose sentences paper shows."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_fonts_have_every_character_of_the_catalogs(language: str) -> None:
    files = [file for name in CATALOGS for file in (LOCALES / language).glob(f"{name}.ftl")]
    used = {character for file in files for character in file.read_text("utf-8")} - {"\n"}
    assert {each for each in used if ord(each) not in printable_characters()} == set()
