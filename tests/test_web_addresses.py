"""The client works in any folder of a host: no address within the site begins with a slash."""

from __future__ import annotations

import json
import re
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
PLACES = (
    "api|assets|club|daily|device|embed|family|g|games|how|icons|j|judge|learn|m|new|practice|rules|settings|"
    "strategy|sw|t|tv|ws"
)
ABSOLUTE = re.compile(rf"""["'`]/(?:(?:{PLACES})[/?#."'`$]|["'`](?=[\s,;)>}}]))""")
"""A string that is an address from the root of the host: of a page, a file, a request, or the front page."""
SPLITTING = re.compile(r"\.(?:split|join|replaceAll)\(")
COMMENT = re.compile(r"^\s*(?://|\*|/\*)")


def absolute_addresses() -> list[str]:
    found = []
    for file in sorted(WEB.glob("src/**/*")):
        name = str(file.relative_to(WEB))
        if file.suffix not in {".ts", ".svelte"} or name.endswith((".test.ts", "protocol/types.ts")):
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if ABSOLUTE.search(line) and not SPLITTING.search(line) and not COMMENT.match(line):
                found.append(f"{name}:{number}: {line.strip()}")
    return found


def test_no_address_begins_with_a_slash() -> None:
    assert absolute_addresses() == [], "write it relative to the site (web/src/lib/site.ts)"


def test_the_pattern_sees_what_it_should() -> None:
    for text in (
        'href="/t/{id}"',
        'go("/")',
        "`/api/x`",
        'fetch("/api/here")',
        'back="/" />',
        'src: "/icons/a"',
    ):
        assert ABSOLUTE.search(text), text
    for text in ('href="t/abc"', 'go("./")', '"/tables"', "`${site}/t/`"):
        assert not ABSOLUTE.search(text), text


def test_the_manifest_is_relative_to_its_own_place() -> None:
    manifest = json.loads((WEB / "public" / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert "id" not in manifest, "it would be the same for two sites of one host"
    assert not any(icon["src"].startswith("/") for icon in manifest["icons"])
