"""The tour has a picture of every page of the product."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.browser.everywhere import Everywhere
from tools.docs_site.tour import PHONE, TOUR, picture_name, sizes_of, tour_page

ROOT = Path(__file__).parents[2]
NAMES = [name for pages in TOUR.values() for name in pages]
SHOWS_NOTHING = {"family"}
"""Pages that only open another one."""
_ROUTE = re.compile(r'^  \[/(.+)/, "(\w+)", \[', re.MULTILINE)


def addresses(source: str) -> set[str]:
    """The paths that a module has, with an id for what's filled in."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        parts = node.values if isinstance(node, ast.JoinedStr) else [node]
        texts = [str(each.value) if isinstance(each, ast.Constant) else "0123456789abcdef" for each in parts]
        found.add("".join(texts).partition("#")[0])
    return {path for path in found if path.startswith("/")}


def test_it_has_each_page_once() -> None:
    assert sorted(NAMES) == sorted(Everywhere.NAMES)


def test_every_address_of_the_client_has_a_page() -> None:
    made = addresses((ROOT / "tests/browser/everywhere.py").read_text("utf-8"))
    router = (ROOT / "web/src/lib/routes.ts").read_text("utf-8").replace("\\/", "/")
    routes = _ROUTE.findall(router)
    assert len(routes) >= 20
    without = {page for form, page in routes if not any(re.search(form, path[1:]) for path in made)}
    assert without == SHOWS_NOTHING


def test_each_picture_has_a_name_of_its_own() -> None:
    files = [picture_name(name, size) for name in NAMES for size in sizes_of(name)]
    assert len(set(files)) == len(files)
    page = tour_page()
    assert all(page.count(f'src="tour/{file}"') == 1 for file in files)


def test_a_page_is_named_for_who_cannot_see_it() -> None:
    assert 'alt="Deal of the day, on a phone"' in tour_page()
    assert picture_name("club's pairs", PHONE) == "clubs-pairs.phone.webp"
