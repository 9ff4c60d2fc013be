"""The client's import rules, which ``web/biome.jsonc`` has too: a layer imports only those below it."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import combinations

from tests.web_sources import WEB, imports, path_of, sources

LAYERS = (
    ("protocol",),
    ("local",),
    ("lib",),
    ("early", "pwa"),
    ("look",),
    ("cards",),
    ("board",),
    ("flights", "story"),
    ("turn",),
    ("clubs", "daily", "keeping", "lessons", "mygames", "notes"),
    ("puzzles", "rules"),
    ("pages",),
    ("shell", "gallery", "embed"),
)
"""From the bottom up; folders of one layer don't import one another."""
LAYER = {folder: number for number, folders in enumerate(LAYERS) for folder in folders}
TELEVISION = ("tv", "table")
"""The television shows the table's board."""

LINKS = [
    (path_of(file), target)
    for file in sources()
    for found in (imports(file),)
    for target in sorted(found.now | found.later)
]


def folder_of(path: str) -> str:
    """Its layer's folder; env.d.ts has none."""
    return path.split("/")[0]


def page_of(path: str) -> str:
    """The page that a file is part of; empty elsewhere."""
    return path.split("/")[1] if folder_of(path) == "pages" else ""


def test_every_folder_has_a_layer() -> None:
    assert {folder.name for folder in WEB.iterdir() if folder.is_dir()} == set(LAYER)


def test_no_import_points_up() -> None:
    assert len(LINKS) > 1000
    between = Counter((folder_of(file), folder_of(target)) for file, target in LINKS)
    pointing_up = {
        (file, target): count
        for (file, target), count in between.items()
        if file != target and LAYER[file] <= LAYER[target]
    }
    assert pointing_up == {}, [
        link for link in LINKS if (folder_of(link[0]), folder_of(link[1])) in pointing_up
    ]


def test_no_page_imports_a_page() -> None:
    between = {
        (page_of(file), page_of(target)) for file, target in LINKS if page_of(file) and page_of(target)
    }
    assert {(page, other) for page, other in between if page != other} == {TELEVISION}


def test_no_folder_is_named_after_when_it_loads() -> None:
    assert [folder for folder in WEB.rglob("lazy") if folder.is_dir()] == []


def test_the_linter_has_the_same_rules() -> None:
    text = (WEB.parent / "biome.jsonc").read_text("utf-8")
    overrides = json.loads(re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE))["overrides"]
    rule = "noRestrictedImports"
    forbidden = {
        override["includes"][0]: set(
            override["linter"]["rules"]["style"][rule]["options"]["patterns"][0]["group"]
        )
        for override in overrides
        if rule in override["linter"]["rules"].get("style", {})
    }
    expected = {f"src/{folder}/**": set[str]() for folders in LAYERS[1:-1] for folder in folders}
    for (lower, below), (upper, above) in combinations(enumerate(LAYERS[1:]), 2):
        assert lower < upper
        for folder in below:
            expected[f"src/{folder}/**"] |= {f"**/{each}/**" for each in above}
    assert forbidden == expected
