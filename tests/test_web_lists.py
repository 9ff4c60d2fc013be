"""Lists without bullets say that they're lists: VoiceOver goes by the bullets otherwise.

``look/base.css`` takes the bullets of what has the role; nothing else does.
"""

from __future__ import annotations

from tests.web_sources import WEB

STYLED = [*WEB.rglob("*.svelte"), *WEB.rglob("*.css")]


def test_only_the_role_takes_bullets_away() -> None:
    assert [file.name for file in STYLED if "list-style" in file.read_text("utf-8")] == ["base.css"]
    assert '[role="list"] {\n  list-style: none;' in (WEB / "look" / "base.css").read_text("utf-8")


def test_most_lists_have_it() -> None:
    text = "\n".join(file.read_text("utf-8") for file in STYLED)
    assert text.count(' role="list"') > 50
