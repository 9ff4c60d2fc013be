"""A site that is nothing but files, and the files that a server has for devices."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pegs.core.errors import UsageError
from pegs.rules.loader import named
from pegs.server.http import static_client, static_site
from pegs.server.http.static_site import LOST, PAGES, write_site

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <base href="/" />
    <script>theme()</script>
    <script type="module" crossorigin src="./assets/index-1a2b.js"></script>
  </head>
</html>
"""
ROUTES = Path(__file__).parents[2] / "web" / "src" / "lib" / "routes.ts"


@pytest.fixture
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, and what a device needs, with compressed copies."""
    client, here = tmp_path / "static", tmp_path / "here"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX)
    (client / "assets" / "index-1a2b.js").write_text("1")
    (client / "assets" / "index-1a2b.js.br").write_text("1")
    (client / "embed.html").write_text("a frame")
    (here / "1a2b").mkdir(parents=True)
    (here / "manifest.json").write_text(json.dumps({"hash": "1a2b", "bytes": 9, "gzip": 5, "brotli": 4}))
    for name in ("pegs.zip", "pegs.zip.gz", "pegs.zip.br", "pyodide.asm.wasm", "pyodide.mjs"):
        (here / "1a2b" / name).write_text(name)
    for module in (static_client, static_site):
        monkeypatch.setattr(module, "FOLDER", client)
        monkeypatch.setattr(module, "HERE", here)
    return tmp_path


def test_a_page_without_a_server_says_what_it_may_load(parts: Path) -> None:
    assert write_site(parts / "site") == 5
    page = (parts / "site" / "index.html").read_text("utf-8")
    assert '<base href="./" />' in page
    assert '<meta name="pegs-server" content="none" />' in page
    (policy,) = re.findall('<meta http-equiv="Content-Security-Policy" content="([^"]*)" />', page)
    assert "script-src 'self' 'wasm-unsafe-eval' 'sha256-" in policy
    assert "frame-ancestors" not in policy, "pages can't say that themselves"
    assert page.index("Content-Security-Policy") < page.index("<script")


def test_a_host_of_files_gets_copies_that_browsers_unpack(parts: Path) -> None:
    site = parts / "site"
    write_site(site)
    assert json.loads((site / "here" / "manifest.json").read_text("utf-8"))["packed"] == ".gz"
    assert (site / "here" / "1a2b" / "pegs.zip.gz").exists()
    assert not [*site.rglob("*.br"), *site.glob("embed*")]


def test_every_page_that_can_be_typed_has_a_file_that_leads_to_it(parts: Path) -> None:
    site = parts / "site"
    write_site(site)
    for page in (*PAGES, *(f"{each}/{name}" for each in ("learn", "rules") for name in named())):
        up = "../" * (page.count("/") + 1)
        assert f'"{up}?{page}"' in (site / page / "index.html").read_text("utf-8")


def test_the_list_of_pages_is_that_of_the_client(parts: Path) -> None:
    """A page that isn't listed would be lost on a host of files."""
    forms = re.findall(r"\[/\^([\w\\/]*)", ROUTES.read_text("utf-8"))
    first = {form.replace("\\", "").split("/")[0] for form in forms} - {""}
    assert first == {page.split("/")[0] for page in PAGES} | {"g", "m", "rules", "t"}
    write_site(parts / "site")
    (listed,) = re.findall(r"\(\?:([\w|]+)\)", (parts / "site" / LOST).read_text("utf-8"))
    assert set(listed.split("|")) == first


def test_a_folder_with_other_files_stays_as_it_is(parts: Path) -> None:
    mine = parts / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear")
    with pytest.raises(UsageError, match="other files"):
        write_site(mine)
    assert [file.name for file in mine.iterdir()] == ["letter.txt"]


def test_a_new_release_replaces_the_one_before(parts: Path) -> None:
    site = parts / "site"
    write_site(site)
    (site / "assets" / "index-0000.js").write_text("old")
    write_site(site)
    assert not (site / "assets" / "index-0000.js").exists()


def test_what_is_not_built_is_said(parts: Path) -> None:
    (parts / "here" / "manifest.json").unlink()
    with pytest.raises(UsageError, match="make here"):
        write_site(parts / "site")


@pytest.mark.parametrize(
    ("path", "cache", "media_type"),
    [
        ("/here/manifest.json", "no-cache", "application/json"),
        ("/here/1a2b/pyodide.mjs", "public, max-age=31536000, immutable", "text/javascript"),
        ("/here/1a2b/pyodide.asm.wasm", "public, max-age=31536000, immutable", "application/wasm"),
    ],
)
def test_a_server_sends_them_as_browsers_want_them(
    parts: Path, path: str, cache: str, media_type: str
) -> None:
    file = static_client.find(path, parts / "static")
    assert file is not None
    assert (file.cache, file.media_type) == (cache, media_type)


def test_a_server_sends_the_copies_that_the_build_has_compressed(parts: Path) -> None:
    file = static_client.find("/here/1a2b/pegs.zip", parts / "static")
    assert file is not None
    assert file.encodings["br"] == b"pegs.zip.br"
    assert static_client.find("/here/1a2b/pegs.zip.gz", parts / "static") is None


@pytest.mark.parametrize("path", ["/here/nothing", "/here/1a2b", "/here/../static/index.html"])
def test_what_a_server_does_not_have_is_not_found(parts: Path, path: str) -> None:
    """A browser learns so whether a server has it."""
    assert static_client.find(path, parts / "static") is None
