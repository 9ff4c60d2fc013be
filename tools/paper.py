"""Write everything that can be printed of some rules as pictures of its pages, to look at.

    python tools/paper.py pictures src/pegs/rules/published/*.toml tests/data/house/*.toml
    python tools/paper.py pictures arizona --only pocket tent --papers letter
    python tools/paper.py pictures arizona --only book board --languages es

For each rule set there's a picture of each page of each card format, the book, the whole boards and the
panels for 2 to 10 players, the wooden panel, and the score sheet, in every language and paper. What can't be
made is reported, with the reason.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

from pegs.core.errors import UnbuildableError, UsageError
from pegs.i18n import in_language, languages
from pegs.printing import board_documents as boards
from pegs.printing.book.document import book_pages
from pegs.printing.card import card_pages
from pegs.printing.order import BookOrder, CardOrder
from pegs.printing.papers import FORMATS, PAPERS, Paper
from pegs.printing.sizes import SIZES
from pegs.printing.typesetter import typeset_pages
from pegs.rules.loader import load
from pegs.rules.ruleset import RuleSet
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS

THINGS = (*FORMATS, "book", "board", "panels", "panel", "score")
Pages = Callable[[], list[bytes]]


def papers(ruleset: RuleSet, thing: str, language: str, paper: Paper) -> Iterator[tuple[str, Pages]]:
    """What there is of a thing: its name, and what makes its pages."""
    if thing in FORMATS:
        yield thing, partial(card_pages, ruleset, CardOrder(thing, (language,), paper), "png")
    elif thing == "book":
        yield thing, partial(book_pages, ruleset, BookOrder(language, paper), "png")
    elif thing == "panel":
        yield thing, partial(_document, boards.panel_document, ruleset, SIZES["standard"], paper)
    else:
        makes: dict[str, Callable[..., boards.Document]] = {
            "board": boards.board_document,
            "panels": boards.panels_document,
            "score": boards.sheet_document,
        }
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            teams = ruleset.usual_teams(players)
            yield f"{thing}-{players:02}", partial(_document, makes[thing], ruleset, players, teams, paper)


def _document(make: Callable[..., boards.Document], *args: object) -> list[bytes]:
    document = make(*args)
    return typeset_pages(document.template, document.data, "png")


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("rules", nargs="+")
    parser.add_argument("--only", nargs="+", choices=THINGS, default=THINGS)
    parser.add_argument("--papers", nargs="+", choices=PAPERS, default=PAPERS)
    parser.add_argument("--languages", nargs="+", choices=languages(), default=languages())
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, thing, language, paper in product(
        options.rules, options.only, options.languages, options.papers
    ):
        for what, make in papers(load(name), thing, language, paper):
            label = f"{Path(name).stem}-{what}-{language}-{paper}"
            try:
                with in_language(language):
                    pages = make()
            except (UsageError, UnbuildableError) as error:
                print(f"{label}: {error}")
                continue
            for number, page in enumerate(pages, 1):
                (options.folder / f"{label}-{number:02}.png").write_bytes(page)


if __name__ == "__main__":
    main()
