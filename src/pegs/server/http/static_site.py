"""A site that is nothing but files, for any host that serves a folder: ``pegs here FOLDER``.

It's the browser client with what it needs to play without a server. Such a host only serves files, under any
path, without our headers, and with little compression. So the page itself has the content policy, an address
names its page in the query (`web/src/lib/site.ts`), pages that people type or link have a file that redirects
there, and large files come with compressed copies.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.rules.loader import named
from pegs.server.http.security_headers import content_policy
from pegs.server.http.site_path import SITE_MARK
from pegs.server.http.static_client import BROTLI, FOLDER, GZIP, HERE, INDEX, script_hashes

MANIFEST = "manifest.json"
"""The list of the files in `HERE`."""
FRAMES = "embed"
"""How the names of the client's files for other people's pages begin: those show games of a server."""
LOST = "404.html"
"""The page that many hosts send for an address without a file."""
PAGES = (
    *("club", "daily", "device", "family", "games", "how", "j", "judge", "learn", "new", "practice"),
    *("rules/new", "settings", "strategy", "tv"),
)
"""The pages with a fixed address; `web/src/lib/routes.ts` has all pages."""
_CHARSET = b'<meta charset="utf-8" />'
_NO_SERVER = b'<meta name="pegs-server" content="none" />'
_ONLY_IN_HEADERS = "frame-ancestors"
_REDIRECT = """<!doctype html>
<meta charset="utf-8">
<title>Pegs and Jokers</title>
<script>
  location.replace("{up}?{page}" + location.search.replace("?", "&") + location.hash);
</script>
<noscript><a href="{up}?{page}">Pegs and Jokers</a></noscript>
"""
_FIND = """<!doctype html>
<meta charset="utf-8">
<title>Pegs and Jokers</title>
<script>
  // The host sends this for every address without a file. The site is what comes before the page's path.
  var found = /^(.*?\\/)((?:{pages})(?:\\/[\\w\\/-]*)?)$/.exec(location.pathname);
  if (found) location.replace(found[1] + "?" + found[2] + location.search.replace("?", "&") + location.hash);
</script>
<p lang="en">There’s nothing at this address.</p>
"""


def write_site(folder: Path) -> int:
    """Write the site into a folder: a new one, an empty one, or that of an earlier release.

    Returns how many bytes of it a browser downloads to play.

    Raises UsageError if the folder has other files, or the parts of the site aren't built; and OSError.
    """
    manifest = HERE / MANIFEST
    if not (FOLDER / INDEX).is_file() or not manifest.is_file():
        raise UsageError(translate("here-not-built"))
    if folder.exists():
        if any(folder.iterdir()) and not (folder / HERE.name / MANIFEST).is_file():
            raise UsageError(translate("here-folder-taken", folder=str(folder)))
        shutil.rmtree(folder)
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns(f"*{BROTLI}", f"{FRAMES}*"))
    shutil.copytree(HERE, folder / HERE.name, ignore=shutil.ignore_patterns(f"*{BROTLI}"))
    for name, body in _pages((FOLDER / INDEX).read_bytes()):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    listed = json.loads(manifest.read_text("utf-8"))
    packed = json.dumps({**listed, "packed": GZIP}, indent=1)
    (folder / HERE.name / MANIFEST).write_text(packed, "utf-8")
    return int(listed["gzip"])


def _pages(index: bytes) -> Iterator[tuple[str, bytes]]:
    yield INDEX, _without_server(index)
    for page in (*PAGES, "rules", *(f"{each}/{name}" for each in ("learn", "rules") for name in named())):
        up = "../" * (page.count("/") + 1)
        yield f"{page}/{INDEX}", _REDIRECT.format(up=up, page=page).encode()
    pages = "|".join(sorted({*(page.partition("/")[0] for page in PAGES), "g", "m", "rules", "t"}))
    yield LOST, _FIND.format(pages=pages).encode()
    # Without it, GitHub Pages leaves out files whose names begin with an underscore.
    yield ".nojekyll", b""


def _without_server(index: bytes) -> bytes:
    """The client's page for a host that serves only files."""
    policy = content_policy(script_hashes(index))
    allowed = "; ".join(each for each in policy.split("; ") if not each.startswith(_ONLY_IN_HEADERS))
    rules = f'<meta http-equiv="Content-Security-Policy" content="{allowed}" />'.encode()
    page = index.replace(_CHARSET, _CHARSET + rules + _NO_SERVER, 1)
    return page.replace(SITE_MARK, SITE_MARK.replace(b"/", b"./", 1), 1)
