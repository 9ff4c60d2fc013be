"""Write every reference card of house sheets as pictures, to look at.

    python tools/cards.py pictures tests/data/sheets/*.toml tests/data/house/*.toml
    python tools/cards.py pictures arizona --formats pocket tent --papers letter

For each rule set there's a picture of each page in every format, language and paper.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path

from pegs.i18n import languages
from pegs.printing.card import card_pages
from pegs.printing.order import FORMATS, PAPERS, CardOrder
from pegs.rules.loader import load


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("rules", nargs="+")
    parser.add_argument("--formats", nargs="+", choices=FORMATS, default=FORMATS)
    parser.add_argument("--papers", nargs="+", choices=PAPERS, default=PAPERS)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for name, each, language, paper in product(options.rules, options.formats, languages(), options.papers):
        order = CardOrder(each, (language,), paper)
        for number, page in enumerate(card_pages(load(name), order, "png"), 1):
            file = options.folder / f"{Path(name).stem}-{each}-{language}-{paper}-{number}.png"
            file.write_bytes(page)


if __name__ == "__main__":
    main()
