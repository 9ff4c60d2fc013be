"""Lists without bullets say that they're lists: VoiceOver goes by the bullets otherwise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "web" / "src"
COMPONENTS = [
    file for file in sorted(SOURCE.rglob("*.svelte")) if "list-style: none" in file.read_text("utf-8")
]


def test_there_are_such_lists() -> None:
    assert len(COMPONENTS) > 30


@pytest.mark.parametrize("file", COMPONENTS, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_list_without_bullets_has_its_role(file: Path) -> None:
    for opening in re.findall(r"<(?:ul|ol)\b[^\n]*", file.read_text("utf-8")):
        assert " role=" in opening
