"""How long the first reference card and rule book take, next to a fixed document set in the same process.

    python bench/printing.py [RULES ...]

Each line is a new process: from nothing imported to the bytes of the PDF, in seconds, the best of three.
"""

from __future__ import annotations

import subprocess
import sys

REFERENCE = """
import typst
text = '#set document(title: "Reference")\\n= Reference\\n' + "#lorem(4000)"
pdf = typst.compile(text.encode(), pdf_standards=["ua-1"], timestamp=0, format="pdf")
"""
CARD = """
from pegs.printing.card import card_pdf
from pegs.printing.order import CardOrder
from pegs.rules.loader import load
pdf = card_pdf(load({rules!r}), CardOrder({format!r}, ("en", "es")))
"""
BOOK = """
from pegs.printing.book.document import book_pdf
from pegs.printing.order import BookOrder
from pegs.rules.loader import load
pdf = book_pdf(load({rules!r}), BookOrder())
"""
MEASURE = """
from time import perf_counter
begun = perf_counter()
{work}
assert pdf.startswith(b"%PDF")
print(perf_counter() - begun)
"""


def seconds(work: str) -> float:
    """The best of three runs, each in a new process."""
    command = [sys.executable, "-c", MEASURE.format(work=work)]
    return min(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(3)
    )


def main() -> None:
    """Print a line for the reference, and one for each set and format."""
    print(f"{'ten pages of plain text':32} {seconds(REFERENCE):6.2f} s")
    for rules in sys.argv[1:] or ("arizona", "north-carolina"):
        for card_format in ("sheet", "pocket"):
            took = seconds(CARD.format(rules=rules, format=card_format))
            print(f"{rules + ', ' + card_format:32} {took:6.2f} s")
        print(f"{rules + ', rule book':32} {seconds(BOOK.format(rules=rules)):6.2f} s")


if __name__ == "__main__":
    main()
