"""The order of the site's pages. A page that isn't named here is in the last chapter."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "Play": ("installing", "playing", "terminal", "tour", "strategy", "printing", "boards", "browsers"),
    "Rules": ("rules",),
    "Host": ("server", "without-a-server", "privacy", "threats"),
    "Study": ("study", "simulating", "records", "notation", "training"),
    "Program": ("embedding", "api", "players", "bots"),
    "Project": ("accessibility", "contributing", "changelog"),
}
"""The pages of each chapter, without ``.md``."""
HOME = "index"
RULES = "Rules"

Entry = str | dict[str, "str | list[Entry]"]
"""A page, or a title with the pages under it."""


def navigation(pages: Iterable[str], rule_pages: Sequence[Entry]) -> str:
    """The setting ``nav``: the front page, then the chapters. ``rule_pages`` go with the rules."""
    found = set(pages) - {HOME}
    last = [*CHAPTERS][-1]
    entries: list[Entry] = [{"Home": f"{HOME}.md"}]
    for title, names in CHAPTERS.items():
        listed = [name for name in names if name in found]
        if title == last:
            listed += sorted(found - {name for each in CHAPTERS.values() for name in each})
        below: list[Entry] = [f"{name}.md" for name in listed]
        entries.append({title: [*below, *(rule_pages if title == RULES else ())]})
    return _as_toml(entries)


def pages_in(folder: Path) -> list[str]:
    """The pages at the top of the site, without ``.md``."""
    return [file.stem for file in folder.glob("*.md")]


def _as_toml(value: Entry | list[Entry]) -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(map(_as_toml, value))}]"
    return f"{{ {', '.join(f'{json.dumps(key)} = {_as_toml(each)}' for key, each in value.items())} }}"
