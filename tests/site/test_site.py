"""The documentation site, built with a few rule sets and without a browser. `make soak` builds all of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.site.building import PICTURES, RULES, no_pictures
from tools.docs_site.build import build_site
from tools.docs_site.navigation import CHAPTERS, navigation
from tools.docs_site.sources import DOCS, ROOT, as_on_the_site


def test_every_document_is_a_page(site: Path) -> None:
    assert {each.stem for each in DOCS.glob("*.md")} <= {each.stem for each in site.glob("*.html")}


def test_everything_can_be_searched(site: Path) -> None:
    found = json.loads((site / "search.json").read_text("utf-8"))["items"]
    pages = {each["location"].partition("#")[0] for each in found}
    assert {"rules.html", "api.html", "privacy.html", "rule-sets/pegoo.html"} <= pages


def test_the_front_page_leads_to_the_game(site: Path) -> None:
    assert re.search(r'<a [^>]*href="play/"', (site / "index.html").read_text("utf-8"))
    assert (site / "play/index.html").read_text("utf-8") == "A game"


def test_the_page_for_what_is_not_there_knows_where_the_site_is(site: Path) -> None:
    assert 'href="/pegs/site.css"' in (site / "404.html").read_text("utf-8")


@pytest.mark.parametrize("name", RULES)
def test_rules_are_a_page_with_boards_that_can_be_read_without_them(site: Path, name: str) -> None:
    page = (site / f"rule-sets/{name}.html").read_text("utf-8")
    boards = re.findall(rf'<img [^>]*src="{name}/\d+\.svg"[^>]*>', page)
    assert len(boards) > 12
    assert all(re.search('alt="[^"]{8,}"', each) for each in boards)
    assert all((site / "rule-sets" / name / f"{number}.svg").exists() for number in range(1, len(boards) + 1))
    assert "extends" in page or name == "basic"


def test_published_sheets_are_apart_from_the_named_sets(site: Path) -> None:
    page = (site / "rule-sets/index.html").read_text("utf-8")
    assert (
        page.index('href="pegoo.html"')
        < page.index('id="published-sheets"')
        < page.rindex('href="parlor.html"')
    )


def test_a_copy_without_the_game_says_so(tmp_path: Path) -> None:
    build_site(tmp_path, (), no_pictures)
    assert "has no game in it" in (tmp_path / "play/index.html").read_text("utf-8")


def test_a_link_that_leads_nowhere_ends_the_build(tmp_path: Path) -> None:
    def take_pictures(tour: Path, documents: Path) -> None:
        no_pictures(tour, documents)
        (tour / PICTURES[0]).unlink()

    with pytest.raises(SystemExit, match=rf"tour.html: tour/{PICTURES[0]} leads nowhere"):
        build_site(tmp_path, (), take_pictures)


def test_the_navigation_has_every_page_once() -> None:
    named = [name for names in CHAPTERS.values() for name in names]
    assert len(set(named)) == len(named)
    entries = tomllib.loads(f"nav = {navigation([*named, 'index', 'a-new-page'], [])}")["nav"]
    assert entries[0] == {"Home": "index.md"}
    assert entries[-1]["Project"][-1] == "a-new-page.md"
    listed = {page for entry in entries[1:] for pages in entry.values() for page in pages}
    assert {f"{name}.md" for name in named} <= listed


def test_links_to_other_files_are_named_while_the_repository_has_no_address() -> None:
    text = "See [the license](../LICENSE), [server.md](server.md#access) and [bots](bots.md)."
    assert as_on_the_site(text, home="") == (
        "See the license (`LICENSE`), [“Running a server”](server.md#access) and [bots](bots.md)."
    )
    assert "[the license](https://example.org/blob/v" in as_on_the_site(text, home="https://example.org")


def test_neither_players_nor_servers_install_what_builds_it() -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    listed = str(groups["project"]) + str(groups["dependency-groups"]["build"])
    assert "zensical" in str(groups["dependency-groups"]["docs"])
    assert "zensical" not in listed


@pytest.mark.soak
def test_the_whole_site_is_built_with_pictures_of_the_running_product(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.docs_site", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True)
    assert {each.name for each in (tmp_path / "tour").glob("*.webp")} == set(PICTURES)
    assert all((tmp_path / "tour" / name).stat().st_size > 6_000 for name in PICTURES)
