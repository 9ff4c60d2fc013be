"""What's wrong with a site is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.docs_site.checking import faults


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('<a href="other.html#there">', ""),
        ('<a href="other.html">', ""),
        ('<a href="below/">', ""),
        ('<a href="#here">', ""),
        ('<a href="https://example.org/">', ""),
        ('<img src="data:image/png;base64,AA">', ""),
        ('<link rel="canonical" href="https://example.org/">', ""),
        ('<a href="missing.html">', "missing.html leads nowhere"),
        ('<a href="other.html#gone">', "other.html#gone leads nowhere"),
        ('<a href="#gone">', "#gone leads nowhere"),
        ('<a href="../secret.html">', "../secret.html leads nowhere"),
        ('<img src="missing.png">', "missing.png leads nowhere"),
        ('<script src="https://cdn.example/x.js"></script>', "loads https://cdn.example/x.js"),
        ('<img src="//cdn.example/x.png">', "loads //cdn.example/x.png"),
        ('<link rel="stylesheet" href="https://fonts.example/x.css">', "loads https://fonts.example/x.css"),
        ('<link rel="preconnect" href="https://fonts.example">', "loads https://fonts.example"),
    ],
)
def test_links_and_what_is_loaded(tmp_path: Path, line: str, fault: str) -> None:
    site = tmp_path / "site"
    (site / "below").mkdir(parents=True)
    (tmp_path / "secret.html").touch()
    (site / "index.html").write_text(f'<p id="here">{line}', "utf-8")
    (site / "other.html").write_text('<p id="there">', "utf-8")
    (site / "below/index.html").touch()
    assert faults(site) == ([f"index.html: {fault}"] if fault else [])


@pytest.mark.parametrize(
    "rule", ['@import "https://a.example/b.css";', "a { background: url(//a.example/b) }"]
)
def test_style_sheets_load_nothing_from_elsewhere(tmp_path: Path, rule: str) -> None:
    (tmp_path / "site.css").write_text(f"a {{ background: url('below/a.png') }} {rule}", "utf-8")
    (fault,) = faults(tmp_path)
    assert fault.startswith("site.css: loads ")


def test_the_page_for_what_is_not_there_has_absolute_links(tmp_path: Path) -> None:
    (tmp_path / "404.html").write_text('<a href="/pegs/404.html"><a href="/pegs/gone.html">', "utf-8")
    assert faults(tmp_path, "/pegs/") == ["404.html: /pegs/gone.html leads nowhere"]
