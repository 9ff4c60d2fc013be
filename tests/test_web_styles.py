"""The client's styles are few: what components have in common is a class in ``look``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.web_sources import WEB, path_of

MOST = 9_300
"""Lines of CSS, those in components included. Lower it when there are fewer."""
STYLE = re.compile(r"<style[^>]*>\n(.*?)</style>", re.DOTALL)
COMPONENTS = {path_of(file): file.read_text("utf-8") for file in sorted(WEB.rglob("*.svelte"))}
SHEETS = {path_of(file): file.read_text("utf-8") for file in sorted(WEB.rglob("*.css"))}
FONT = {"font", "font-size", "font-weight", "line-height"}


def shared(sheet: str) -> dict[str, set[str]]:
    """The classes of a sheet in ``look``, and what each sets."""
    rules = re.findall(r"^\.([\w-]+) \{\n(.*?)^\}", SHEETS[f"look/{sheet}.css"], re.DOTALL | re.MULTILINE)
    return {name: set(re.findall(r"^  ([\w-]+):", body, re.MULTILINE)) for name, body in rules}


def looks() -> Iterator[tuple[str, set[str]]]:
    """The classes of each element, and the component that it's in."""
    for path, text in COMPONENTS.items():
        for names in re.findall(r"class=\"([^\"]+)\"", STYLE.sub("", text)):
            yield path, set(names.split())


def test_the_client_has_few_lines_of_css() -> None:
    styles = [*SHEETS.values(), *(style for text in COMPONENTS.values() for style in STYLE.findall(text))]
    assert sum(len(style.splitlines()) for style in styles) <= MOST


@pytest.mark.parametrize("sheet", ["layout", "controls"])
def test_every_shared_class_is_used(sheet: str) -> None:
    used = {name for _, names in looks() for name in names}
    assert [name for name in shared(sheet) if name not in used] == []


def test_no_element_has_two_layouts_of_which_one_wins() -> None:
    layout = {name: found | (FONT if "font" in found else set()) for name, found in shared("layout").items()}
    found = [
        f"{path}: {one} and {other}"
        for path, names in looks()
        for one, other in combinations(sorted(names & layout.keys()), 2)
        if layout[one] & layout[other]
    ]
    assert found == []


def test_a_theme_without_shadows_keeps_the_rings_beside_them() -> None:
    # A list of shadows with "none" in it isn't valid, and would take a chosen card's ring away, too.
    together = re.findall(r"box-shadow: var\(--[\w-]+\), var\(--([\w-]+)\)", "".join(SHEETS.values()))
    values = re.findall(r"--([\w-]+): none;", SHEETS["look/tokens.css"])
    assert together
    assert set(together) & set(values) == set()
