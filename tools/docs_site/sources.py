"""The pages that are written by hand: docs/*.md and the changelog, with links that fit the site."""

from __future__ import annotations

import re
import shutil
from importlib.metadata import metadata, version
from pathlib import Path
from string import Template

from hatch_build import page

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SITE = DOCS / "site"
"""What only the site has: its front page, its settings, and its looks."""
PACKAGE = "pegs-and-jokers"
CHANGELOG = "changelog.md"
FRONT = "index.md"
LOOKS = ("site.css", "site.js")
GAME = "play/"
"""The address of the game without a server, as the front page has it."""
FONTS = ROOT / "web/src/look/fonts"
ICONS = ROOT / "web/public/icons"

_OUTSIDE = re.compile(r"\[[^]]+\]\(\.\./[^)]+\)")
_TO_DOCS = re.compile(r"\]\(docs/")
_BY_FILE = re.compile(r"\[(?:docs/)?[\w-]+\.md\](?=\(([\w-]+)\.md)")
_SESSION = re.compile(r"^```python(?=\n>>> )", re.MULTILINE)
_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)


def copy_sources(folder: Path) -> None:
    """Copy all pages and what they show into an empty folder."""
    for file in DOCS.iterdir():
        if file.suffix == ".md":
            (folder / file.name).write_text(as_on_the_site(file.read_text("utf-8")), "utf-8")
        elif file.is_file():
            shutil.copy2(file, folder)
    changelog = _TO_DOCS.sub("](", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    (folder / CHANGELOG).write_text(as_on_the_site(changelog), "utf-8")
    shutil.copytree(DOCS / "pictures", folder / "pictures")
    front = Template((SITE / FRONT).read_text("utf-8")).safe_substitute(play=GAME)
    (folder / FRONT).write_text(as_on_the_site(front), "utf-8")
    for name in LOOKS:
        shutil.copy2(SITE / name, folder)
    _copy_fonts_and_icons(folder)


def as_on_the_site(text: str, home: str | None = None) -> str:
    """A page as the site has it. ``home`` is the address of the repository, by default the package's.

    Links to files beside docs/ lead to the repository, or name them while it has no address. A link that's
    called after its file is called after that page. Sessions with Python's prompts are colored as such.
    """
    named = _BY_FILE.sub(lambda link: f"[{_title(link[1])}]", _SESSION.sub("```pycon", text))
    at = _home() if home is None else home
    return _OUTSIDE.sub(lambda link: page(link[0].replace("](../", "]("), at, version(PACKAGE)), named)


def _home() -> str:
    """The address of the repository, as the package has it; empty while it has none."""
    named = [each.partition(", ") for each in metadata(PACKAGE).get_all("Project-URL") or ()]
    return next((str(url) for name, _, url in named if name == "Source"), "")


def _title(name: str) -> str:
    found = _TITLE.search((DOCS / f"{name}.md").read_text("utf-8"))
    assert found is not None, name
    return f"“{found[1]}”"


def _copy_fonts_and_icons(folder: Path) -> None:
    """The product's own, so that nothing is loaded from elsewhere; fonts with their licenses."""
    (folder / "fonts").mkdir()
    for font in FONTS.glob("*.woff2"):
        shutil.copy2(font, folder / "fonts")
        for text in (ROOT / "LICENSES").glob(f"fontsource*{font.stem}.txt"):
            shutil.copy2(text, folder / "fonts")
    shutil.copytree(ICONS, folder / "icons")
