"""Puts the site together: writes its sources into a folder, and has Zensical build it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from tools.docs_site.checking import faults
from tools.docs_site.navigation import navigation, pages_in
from tools.docs_site.rule_pages import write_rule_pages
from tools.docs_site.sources import GAME, SITE, copy_sources
from tools.docs_site.tour import PICTURES, tour_page

SETTINGS = "zensical.toml"
NO_GAME = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pegs and Jokers</title>
<p>This copy of the site has no game in it. <a href="../playing.html">Play it on your computer</a> instead.
</html>
"""

TakePictures = Callable[[Path, Path], None]
"""Takes the pictures of the tour and of the documents, each into a folder."""


def build_site(
    out: Path,
    rule_sets: Sequence[str],
    take_pictures: TakePictures,
    *,
    address: str = "",
    game: Path | None = None,
) -> None:
    """Build the site into a folder, which is replaced. Exits with what's wrong if something is.

    ``address`` is where it will be, if that's known. ``game`` is the folder of the game without a server.
    """
    with tempfile.TemporaryDirectory() as work:
        sources = Path(work, "docs")
        sources.mkdir()
        _write_sources(sources, rule_sets, take_pictures, address)
        _run_zensical(Path(work))
        built = Path(work, "site")
        _empty_corners(built)
        _add_game(built / GAME, game)
        if found := faults(built, urlsplit(address).path):
            sys.exit("\n".join(found))
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(built, out)


def _write_sources(
    sources: Path, rule_sets: Sequence[str], take_pictures: TakePictures, address: str
) -> None:
    copy_sources(sources)
    (sources / PICTURES).mkdir()
    take_pictures(sources / PICTURES, sources / "pictures")
    (sources / "tour.md").write_text(tour_page(), "utf-8")
    rule_pages = write_rule_pages(sources, rule_sets)
    settings = (SITE / SETTINGS).read_text("utf-8")
    nav = navigation(pages_in(sources), rule_pages)
    made = f'docs_dir = "{sources.name}"\nsite_dir = "site"\nnav = {nav}\n'
    made += f'site_url = "{address}"\n' if address else ""
    (sources.parent / SETTINGS).write_text(settings.replace("[project]\n", f"[project]\n{made}", 1), "utf-8")
    shutil.copytree(SITE / "overrides", sources.parent / "overrides")


def _run_zensical(folder: Path) -> None:
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", SETTINGS]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def _empty_corners(site: Path) -> None:
    """The empty corner of a table isn't a heading, which a screen reader would read as one without words."""
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        if "<th></th>" in text:
            page.write_text(text.replace("<th></th>", "<td></td>"), "utf-8")


def _add_game(folder: Path, game: Path | None) -> None:
    if game is not None:
        shutil.copytree(game, folder)
        return
    folder.mkdir()
    (folder / "index.html").write_text(NO_GAME, "utf-8")
