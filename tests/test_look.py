"""Screen and paper draw the same: nothing of ``pegs.look`` is written down once more, or the two agree."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

import pegs
from pegs.look import CARDS, PALETTE, PAPER, PEGS
from pegs.protocol.settings import Color
from pegs.rules.card_legend import MarkKind
from tests.cielab import Picture, lab
from tests.web_sources import WEB, sources

SOURCE = Path(next(iter(pegs.__path__)))
TOKENS = (WEB / "look" / "tokens.css").read_text("utf-8")
THEMES = {"light": ":root", "dark": ':root[data-theme="dark"]'}
STATUS = (SOURCE / "server" / "http" / "status.css").read_text("utf-8")


def values(css: str) -> dict[str, str]:
    """The custom properties of some lines, by name."""
    return dict(re.findall(r"--([\w-]+): ([^;]+);", css))


def tokens(theme: str) -> dict[str, str]:
    """A theme's own colors as ``#rrggbb``. Those that are mixed are written as three numbers."""
    written = values(TOKENS.split(f"\n{THEMES[theme]} {{\n")[1].split("\n}\n")[0])
    channels = {
        name.removesuffix("-rgb"): "#{:02x}{:02x}{:02x}".format(*map(int, value.split()))
        for name, value in written.items()
        if name.endswith("-rgb")
    }
    return written | channels


def shared() -> dict[str, str]:
    """The shared colors by their names in ``tokens.css``."""
    found: dict[str, Any] = msgspec.to_builtins(PALETTE)
    inks = {"peg": found.pop("peg"), "foot": found.pop("foot")}
    found |= {f"peg-{color}": value for color, value in inks["peg"].items()}
    for kind, (ground, ink) in inks["foot"].items():
        found |= {f"foot-{kind}": ground, f"on-foot-{kind}": ink}
    return found


def outlines(value: object) -> Iterator[str]:
    """The paths of all drawings."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from outlines(each)
    elif isinstance(value, str) and value.startswith("M"):
        yield value


def test_the_screens_light_theme_has_the_shared_colors() -> None:
    light = tokens("light")
    assert shared() == {name: light.get(name) for name in shared()}


def test_paper_has_no_color_of_its_own_that_is_the_screens() -> None:
    own, light = msgspec.to_builtins(PAPER), tokens("light")
    assert [name for name, value in own.items() if light.get(name) == value] == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_status_page_has_the_screens_colors(theme: str) -> None:
    light, dark = STATUS.split("@media (prefers-color-scheme: dark)")
    found = values(light if theme == "light" else dark.split("\n}\n")[0])
    names = {"paper", "ink", "ink2", "line", "warning", "warning-ground"}
    assert names < found.keys()
    assert {name: found[name] for name in names} == {name: tokens(theme)[name] for name in names}
    assert [found["edge"], found["middle"]] == [tokens(theme)[f"table-{name}"] for name in ("edge", "middle")]


@pytest.mark.parametrize("file", ["index.html", "public/manifest.webmanifest"])
def test_what_is_around_the_page_has_its_color(file: str) -> None:
    text = (WEB.parent / file).read_text("utf-8").lower()
    found = re.findall(r'"(?:theme|background)[-_]color"(?: content=|: )"(#\w+)"', text)
    assert set(found) == {tokens("light")["table-edge"]}


def test_no_color_is_written_again_for_paper() -> None:
    files = [*(SOURCE / "printing").rglob("*.py"), *(SOURCE / "printing").rglob("*.typ")]
    colors = set(shared().values()) - {"#ffffff"}
    again = [(file.name, each) for file in files for each in colors if each in file.read_text("utf-8")]
    assert again == []


def test_no_drawing_is_written_again() -> None:
    drawings = [
        each
        for file in ("pegs.json", "cards.json")
        for each in outlines(json.loads((SOURCE / "look" / file).read_text("utf-8")))
    ]
    assert len(drawings) > 15
    files = [*sources(), *SOURCE.rglob("*.py")]
    again = [(file.name, each) for file in files for each in drawings if each in file.read_text("utf-8")]
    assert again == []


NEAR = 25.0
"""The least difference (CIE76) between two sides, on which no glyph helps. Few overlook one of 20."""
SEEN: dict[str, list[list[float]]] = {
    "by all cones": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "without red cones": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "without green cones": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "without blue cones": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
"""What is seen of linear RGB (Machado, Oliveira and Fernandes 2009, at full severity)."""


@pytest.mark.parametrize("by", SEEN)
def test_the_sides_of_any_two_players_differ_for_everyone(by: str) -> None:
    def seen(color: str) -> Picture:
        rgb = np.array([int(color[at : at + 2], 16) for at in (1, 3, 5)]) / 255
        linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
        shown = np.clip(np.array(SEEN[by]) @ linear, 0, 1)
        return lab(np.where(shown <= 0.0031308, 12.92 * shown, 1.055 * shown ** (1 / 2.4) - 0.055) * 255)

    colors = {name: seen(value) for name, value in PALETTE.peg.items()}
    far = {(a, b): float(np.linalg.norm(colors[a] - colors[b])) for a, b in combinations(colors, 2)}
    assert len(far) == 45
    assert {pair: apart for pair, apart in far.items() if apart < NEAR} == {}


def test_every_color_has_a_glyph_and_every_mark_a_sign() -> None:
    assert PEGS.glyphs.keys() == PALETTE.peg.keys() == set(get_args(Color))
    assert CARDS.marks.keys() | {"plain"} == PALETTE.foot.keys() == set(get_args(MarkKind))
