"""Tables of 2 to 10 players with long names: at another's turn, with someone away, and at your turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from playwright.sync_api import Page, expect

from pegs.protocol import commands as do
from pegs.protocol.settings import Color, Pace, RulesChoice, SeatChoice, Settings
from pegs.table import events as ev
from tests.browser.lasting import resize, wait_for_frames
from tests.browser.tables import Tables
from tests.table.sitting import Sitting

SEATINGS = range(2, 11)
NAMES = ("Rosa", "Ben", "Grandma Ruth", "Theo", "Maximiliano", "Mia", "Luis", "Aunt Zoe", "Otto", "Kim")
COLORS: tuple[Color, ...] = ("B", "Y", "G", "W", "R", "I", "O", "P", "N", "K")
DAY = 86_400
SLOW = Pace(seconds=2 * DAY, bot_seconds=0)
"""With so long a clock, the table waits for absent people."""
ABSENT = Pace(bot_seconds=0, absent_seconds=600)

Moment = Literal["waiting", "away", "choosing"]
MOMENTS: tuple[Moment, ...] = ("waiting", "away", "choosing")


@dataclass(frozen=True)
class Screen:
    """A size at which people look at a table: a window in CSS pixels, or a television."""

    name: str
    width: int
    height: int
    is_television: bool = False


SCREENS = (
    Screen("phone", 390, 844),
    Screen("small phone", 360, 640),
    Screen("phone on its side", 667, 375),
    Screen("desktop at 200%", 720, 450),
    Screen("tablet", 768, 1024),
    Screen("desktop", 1440, 900),
    Screen("television", 1920, 1080, is_television=True),
    Screen("small television", 1280, 720, is_television=True),
)


HIDE_NOTICE = """() => {
  if (document.getElementById('no-notice')) return;
  const style = document.head.appendChild(document.createElement('style'));
  style.id = 'no-notice';
  style.textContent = '.notice { display: none !important }';
}"""


def teams_of(players: int) -> int:
    """Two large teams if they can be equal, otherwise each for themselves."""
    return 2 if players % 2 == 0 and players > 2 else players


class Seatings:
    """Writes tables of a number of players to a server's database."""

    def __init__(self, tables: Tables, names: Sequence[str] = NAMES) -> None:
        self._tables, self._names = tables, names

    def at(self, players: int, *moments: Moment) -> list[dict[str, object]]:
        """The key to seat 0 of a table at each of these moments, which come in this order."""
        sitting = _dealt(players, self._names)
        for _ in range(4 * players):
            sitting.play_any()
        return [self._keep(sitting, moment) for moment in moments]

    def _keep(self, sitting: Sitting, moment: Moment) -> dict[str, object]:
        while not _is_at(sitting, moment):
            sitting.play_any()
        pace = ABSENT if moment == "away" else SLOW
        opened, *others = sitting.events
        assert isinstance(opened, ev.TableMade)
        settings = msgspec.structs.replace(opened.settings, pace=pace)
        return self._tables.keep([msgspec.structs.replace(opened, settings=settings), *others])


def _dealt(players: int, names: Sequence[str]) -> Sitting:
    seats = (SeatChoice("me"), *[SeatChoice("invited")] * (players - 1))
    settings = Settings(
        rules=RulesChoice("basic"), players=players, teams=teams_of(players), seats=seats, pace=SLOW
    )
    sitting = Sitting(settings, seed=players)
    # Clocks start now.
    sitting.now = time.time()
    sitting.say(0, do.Rename(id="name", name=names[0], color=COLORS[0]))
    for seat in range(1, players):
        sitting.apply(sitting.table.sit(names[seat], COLORS[seat], seat, sitting.now)[1])
    return sitting.start()


def _is_at(sitting: Sitting, moment: Moment) -> bool:
    if moment == "choosing":
        return sitting.turn == 0 and sum(option.kind == "move" for option in sitting.options) > 3
    # With two players, the other one is the one who is away, too.
    away = min(2, len(sitting.table.state.seats) - 1)
    return sitting.turn == (1 if moment == "waiting" else away)


def hide_notice(page: Page) -> None:
    """Hide what lies over the board for a moment when a turn begins."""
    page.evaluate(HIDE_NOTICE)


def show_on(page: Page, screen: Screen) -> None:
    """Show a table's page on a screen, and wait until it is as it will stay."""
    resize(page, screen.width, screen.height)
    expect(page.locator(".pegs-board [data-plate]").first).to_be_attached()
    hide_notice(page)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    # The board is drawn again in the frame after it has its new size.
    wait_for_frames(page)
