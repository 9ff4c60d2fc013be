"""CPU time of reading house rules that are as long and as wrong as they may be.

A server reads whatever strangers send. Each kind of text is read at half and at full size: twice the text may
cost at most 2.5 times as much, and the worst text at most 4 times what it costs to show a family's rules in
the form. Longer texts are refused before they are parsed, which is asserted and measured too.

Run: python bench/rules_text.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from measure import show

from pegs.core.errors import PegsError
from pegs.protocol.rulebooks import CheckRules
from pegs.protocol.settings import RulesChoice
from pegs.rules.loader import from_text
from pegs.rules.toml.bounds import MAX_KEYS, MAX_LENGTH, MAX_VALUES, excess
from pegs.table.answers import rules_form

HEAD = 'extends = "basic"\n'
FAMILY = f'{HEAD}title = "Ours"\npegs = 4\n[words]\nstart = "yard"\n[cards.9]\nsplit = 9\n'
ROUNDS = 7
MAX_GROWTH = 2.5
"""CPU time of a text, as a multiple of half of it."""
MAX_COST = 4.0
"""CPU time of the worst text, as a multiple of showing a family's rules."""

Texts = Callable[[float], str]


def lines(piece: str, most: int = MAX_KEYS - 20) -> Texts:
    """Texts of numbered lines: this share of the most that are read."""
    return lambda share: HEAD + "".join(piece.format(i) for i in range(int(most * share)))


def run(before: str, piece: str, after: str = "", most: int = MAX_LENGTH - 100) -> Texts:
    """Texts with one long run of a piece."""
    return lambda share: HEAD + before + piece * int(most * share / len(piece)) + after


ITEMS = MAX_VALUES - 20
READ: dict[str, Texts] = {
    "unknown names": lines("key_{} = 1\n"),
    "names like a switch": lines("free_out_with_cards{} = 1\n"),
    "names in quotation marks": lines('"k{}" = 1\n'),
    "names of many parts": lines("a.b.c.d.e.f.k{} = 1\n"),
    "headings": lines("[section{}]\n"),
    "cards": lines("[cards.x{}]\n"),
    "nested lists": lines("a{} = [[[[[[]]]]]]\n", MAX_KEYS // 2 - 20),
    "a list": run("pegs = [", "1,", "]", 2 * ITEMS),
    "a list of lists": run("pegs = [", "[],", "]", 3 * ITEMS),
    "a list of texts": run("aliases = [", "'a',", "]", 4 * ITEMS),
    "a long text": run('title = "', "a", '"'),
    "a text of marks": run('title = "', "\u0301\u0316", '"'),
    "comments": run("", "#\n"),
}
REFUSED: dict[str, Texts] = {
    "dots": run("a", ".a", " = 1"),
    "escaped quotation marks": run("'a'", r'."\""', " = 1"),
    "brackets": run("pegs = ", "["),
    "items": run("pegs = [", "1,", "]"),
    "too many names": lines("k{}=1\n", 2500),
}


def read(text: str) -> None:
    with suppress(PegsError):
        from_text(text)


def show_in_form() -> None:
    rules_form.check(CheckRules(rules=RulesChoice(toml=FAMILY)))


def cpu_time(task: Callable[[], None]) -> float:
    """Milliseconds of CPU time, at best."""
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        task()
        times.append(time.process_time() - began)
    return 1000 * min(times)


def main() -> None:
    """Measure each text, and fail if one costs too much or grows too fast."""
    show_in_form()  # the named sets and the catalog are read once
    family = cpu_time(show_in_form)
    rows = [["a family's rules, in the form", str(len(FAMILY)), f"{family:.2f}", "1.0", ""]]
    for name, texts in (READ | REFUSED).items():
        half, whole = texts(0.5), texts(1.0)
        assert (excess(whole) is not None) == (name in REFUSED), f"{name}: read or refused by mistake"
        times = [cpu_time(lambda text=text: read(text)) for text in (half, whole)]  # type: ignore[misc]
        growth = "" if name in REFUSED else f"{times[1] / times[0]:.1f}"
        rows.append([name, str(len(whole)), f"{times[1]:.2f}", f"{times[1] / family:.1f}", growth])
    show(
        f"CPU time of reading rules (best of {ROUNDS} rounds)",
        ["", "characters", "ms", "times a family's", "growth when doubled"],
        rows,
    )
    for name, _, _, cost, growth in rows:
        assert float(cost) <= MAX_COST, f"{name}: costs {cost} times a family's rules"
        assert not growth or float(growth) <= MAX_GROWTH, f"{name}: twice the text costs {growth} times"


if __name__ == "__main__":
    main()
