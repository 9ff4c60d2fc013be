"""The built client uses nothing that the oldest browsers lack, by MDN's data about them."""

from __future__ import annotations

import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.node import NODE, WEB

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "src" / "pegs" / "server" / "http" / "static"
REPORT = WEB / "tools" / "oldest" / "report.ts"
ACCEPTED = tomllib.loads((Path(__file__).parent / "data" / "newer_features.toml").read_text("utf-8"))


def report(folder: Path) -> dict[str, dict[str, Any]]:
    """What the client in a folder uses that one of the oldest browsers lacks."""
    done = subprocess.run([NODE, REPORT, folder], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found


def test_the_built_client_uses_nothing_that_the_oldest_browsers_lack() -> None:
    found = report(BUILT)
    accepted = {feature for group in ACCEPTED.values() for feature in group}
    lacking = {feature: each for feature, each in found.items() if feature not in accepted}
    assert lacking == {}
    assert accepted - found.keys() == set(), "it's no longer used"


FAULTS = {
    "lookbehind": ("x.js", "/(?<=a)b/.test(c)", "(?<=)"),
    "array method": ("x.js", "shown.toReversed()", ".toReversed"),
    "static method": ("x.js", "AbortSignal.timeout(9)", "AbortSignal.timeout"),
    "function": ("x.js", "structuredClone(a)", "structuredClone"),
    "attribute": ("x.js", "set(a, 'inert', true)", "attribute inert"),
    "parentheses in a field": ("x.js", "class A { b = c[(d)] }", "class { a = (b) }"),
    "class block": ("x.js", "class A { static { b() } }", "static {}"),
    "a component's styles": ("x.js", "use({ hash: 'a', code: '.a{height:1dvh}' })", "dvh"),
    "media range": ("x.css", "@media (width >= 4px) { a { color: red } }", "@media range"),
    "unit": ("x.css", "a { width: calc(2 * 1dvh) }", "dvh"),
    "unit in a custom property": ("x.css", "a { --b: 3cqw }", "cqw"),
    "property": ("x.css", "a { translate: 1px 2px }", "translate"),
    "function in a custom property": ("x.css", "a { --b: color-mix(in srgb, red, blue) }", "color-mix()"),
    "container": ("x.css", "@container a (width < 3px) { b { color: red } }", "@container"),
    "selector": ("x.css", "a:has(b) { color: red }", ":has"),
    "nesting": ("x.css", "a { & b { color: red } }", "&"),
}


ASKED = {
    "asked.css": "@supports (height: 1dvh) { a { height: 1dvh } }",
    "asked.js": "document.startViewTransition?.(a)",
    "ours.js": "use({ findLast: a }); a.findLast()",
}


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """The report on a client with each of these faults in a file of its own."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text("<script>var a;</script>")
    for number, (file, code, _) in enumerate(FAULTS.values()):
        (folder / f"{number}{file}").write_text(code)
    for file, code in ASKED.items():
        (folder / file).write_text(code)
    return report(folder)


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_too_new_is_found(faulty: dict[str, dict[str, Any]], fault: str) -> None:
    file, _, feature = FAULTS[fault]
    number = list(FAULTS).index(fault)
    assert f"{number}{file}" in faulty[feature]["files"]


def test_what_has_been_asked_for_is_not_too_new(faulty: dict[str, dict[str, Any]]) -> None:
    found = {file for each in faulty.values() for file in each["files"]}
    assert len(found) == len(FAULTS)
    assert not found & ASKED.keys()


def test_the_first_script_is_for_every_browser(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<script>var a = () => 1;</script>")
    done = subprocess.run([NODE, REPORT, tmp_path], capture_output=True, text=True, check=False)
    assert "SyntaxError" in done.stderr
