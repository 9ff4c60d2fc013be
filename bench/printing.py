"""How long the first reference card and rule book take, next to a fixed document set in the same process.

    python bench/printing.py [RULES ...]

Each line is a new process: from nothing imported to the bytes of the PDF, in seconds, the best of three.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from results import Peer, Result, keep

MAX_FOR_CARD, MAX_FOR_BOOK = 1.0, 5.0
"""Seconds."""
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
    # An installed package has its bytecode; with this variable set, each run would compile the sources again.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return min(
        float(subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout)
        for _ in range(3)
    )


def main() -> None:
    """Print a line for the reference, and one for each set and format."""
    reference = seconds(REFERENCE)
    print(f"{'ten pages of plain text':32} {reference:6.2f} s")
    peers = (Peer("ten pages of plain text", reference, "s"),)
    results = []
    for rules in sys.argv[1:] or ("arizona", "north-carolina"):
        times = {name: seconds(CARD.format(rules=rules, format=name)) for name in ("sheet", "pocket")}
        times["rule book"] = seconds(BOOK.format(rules=rules))
        for name, took in times.items():
            label = f"{rules}, {name}"
            print(f"{label:32} {took:6.2f} s")
            limit = MAX_FOR_BOOK if name == "rule book" else MAX_FOR_CARD
            results.append(Result(label, took, "s", limit, peers, at_most=True))
    keep("The first PDF of a process", results)


if __name__ == "__main__":
    main()
