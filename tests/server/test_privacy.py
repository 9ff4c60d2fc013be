"""docs/privacy.md has everything that the database stores about people, and for how long."""

from __future__ import annotations

from pathlib import Path

import pytest

from pegs.server.club.club_store import KEPT_DAYS
from pegs.server.devices.bundles import BACKUP_DAYS
from pegs.server.hosting.config import Limits
from pegs.server.store.daily_games import DAYS_STORED
from pegs.server.store.pruning import UNUSED_DAYS
from pegs.server.store.schema import metadata

PAGE = (Path(__file__).parents[2] / "docs/privacy.md").read_text("utf-8")
ROWS = {
    "tables": "**A table**",
    "events": "**A table**",
    "games": "**A table**",
    "keys": "**Keys**",
    "passages": "**A code for another device**",
    "commands": "**Ids**",
    "notes": "**Notes**",
    "leads": "who last led others",
    "shares": "**Shared games**",
    "clubs": "**A club**",
    "club_people": "**A club**",
    "club_passages": "**A code for another device**",
    "club_standing": "**A club**",
    "club_answers": "who comes to the next night",
    "club_sheets": "**A club**",
    "club_series": "**A club**",
    "club_tables": "**A club**",
    "club_games": "for each finished game",
    "daily_games": "**Deals of the day**",
    "subscriptions": "**Notifications**",
    "bundles": "**A backup link**",
}
"""Where the page has what's in each table of the database."""
ABOUT_NOBODY = {"alive", "outages", "server_secrets"}


def test_the_page_has_each_table_of_the_database() -> None:
    assert {*ROWS, *ABOUT_NOBODY} == set(metadata.tables)
    assert [words for words in ROWS.values() if words not in PAGE] == []


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ("**A club**", f"brought back for {KEPT_DAYS} days"),
        ("**Deals of the day**", f"{DAYS_STORED} days"),
        ("**A backup link**", f"{BACKUP_DAYS} days"),
    ],
)
def test_the_page_has_the_times_of_the_code(row: str, words: str) -> None:
    (line,) = [line for line in PAGE.splitlines() if line.startswith(f"| {row}")]
    assert words in line


def test_the_page_has_in_words_what_the_code_has_in_numbers() -> None:
    assert (UNUSED_DAYS, Limits().passage) == (7, 600)
    assert "| a week, if the server is pruned |" in PAGE
    assert "it works once, for ten minutes" in PAGE
