"""What every test needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pegs import players


@pytest.fixture(autouse=True)
def _no_players_left_over() -> Iterator[None]:
    """Players that a test loads by ``MODULE:NAME`` are unknown to the next one."""
    before = dict(players._loaded)
    yield
    players._loaded.clear()
    players._loaded.update(before)
