"""Every page of the client with something on it: what each is called, where it is, when it is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from playwright.sync_api import Page, expect

from pegs.server.store.tokens import new_join_code
from pegs.table.protocol.game_view import GameView
from pegs.table.table import Table
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess
from tests.table.sitting import Sitting

Kept = dict[str, object]
"""The key to a seat, as a browser keeps it."""


@dataclass(frozen=True)
class Place:
    """A page: its address, the seat its browser has, and how to bring it into view from there."""

    path: str
    ready: str
    """What stands on it when it is complete."""
    seat: Kept | None = None
    steps: Callable[[Page], None] = lambda _: None

    def settle(self, page: Page) -> None:
        """Wait until a page that was opened is complete."""
        self.steps(page)
        expect(page.locator(self.ready).first).to_be_visible()
        # Fonts change what fits.
        page.evaluate("() => document.fonts.ready.then(() => true)")


def finished(tables: Tables, rules: str = "basic", seed: int = 1) -> tuple[Kept, str]:
    """A table whose game is over: the key to seat 0, and the game's id."""
    sitting = Sitting(settings_of(rules), seed).fill().start().play_out()
    # Prepared tables are all made with the same code.
    events = [msgspec.structs.replace(sitting.events[0], code=new_join_code()), *sitting.events[1:]]
    game = next(str(event.game) for event in events if hasattr(event, "game"))
    return tables.keep(Table.from_events(events), events), game


def _can_move(game: GameView) -> bool:
    return game.phase == "play" and sum(option.kind == "move" for option in game.options) > 3


def _choose(page: Page) -> None:
    page.locator(".hand .card:not(.dull)").first.click()


def _edit(page: Page) -> None:
    """On a narrow page the house rules are a step of their own."""
    if page.evaluate("() => innerWidth < 1060"):
        page.locator(".steps > nav button").nth(1).click()


def _open_menu(page: Page) -> None:
    page.locator("header.bar .tool").first.click()


class Everywhere:
    """Makes each page on demand, and only once."""

    NAMES = (
        "front",
        "front with games",
        "new table",
        "house rules",
        "join",
        "join a table",
        "move a seat",
        "settings",
        "help",
        "gathering",
        "playing",
        "choosing",
        "menu",
        "ten players",
        "over",
        "replay",
        "television",
        "nothing there",
    )

    def __init__(self, tables: Tables, server: ServerProcess) -> None:
        self._tables, self._server = tables, server
        self._made: dict[str, Place] = {}
        self._seats: dict[str, Kept] = {}

    def __getitem__(self, name: str) -> Place:
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def _make(self, name: str) -> Place:
        match name:
            case "front":
                return Place("/", "nav a")
            case "front with games":
                return Place("/", "#running", self.playing)
            case "new table":
                return Place("/new", ".set.on")
            case "house rules":
                return Place("/new", ".editor .field", None, _edit)
            case "join":
                return Place("/j", "form input")
            case "join a table":
                return Place(f"/j/{self.gathering['code']}", "form fieldset")
            case "move a seat":
                return Place("/m/NOCODE", "main button")
            case "settings":
                return Place("/settings", "#seats + ul li", self.playing)
            case "help":
                return Place("/how", ".powers li")
            case "gathering":
                return self._at(self.gathering, ".gathering .code")
            case "playing":
                return self._at(self.playing, ".prompt")
            case "choosing":
                return Place(self._at(self.playing, "").path, ".ask .row", self.playing, _choose)
            case "menu":
                return Place(self._at(self.playing, "").path, "dialog .list", self.playing, _open_menu)
            case "ten players":
                seat = self._tables.at(settings_of("basic", 10, 5), _can_move, seed=30)
                return self._at(seat, ".prompt")
            case "over":
                return self._at(self._finished()[0], "main.over .facts")
            case "replay":
                return Place(f"/g/{self._finished()[1]}", "input[type=range]")
            case "television":
                return Place(f"/tv/{self.playing['code']}", ".teams")
            case _:
                return Place("/nowhere", "h1")

    @property
    def playing(self) -> Kept:
        """A table in the middle of a game, at seat 0’s turn."""
        if "playing" not in self._seats:
            self._seats["playing"] = self._tables.at(settings_of("basic"), _can_move, seed=31)
        return self._seats["playing"]

    @property
    def gathering(self) -> Kept:
        """A table before its game, with a free seat."""
        if "gathering" not in self._seats:
            seats = [{"who": "me"}, {"who": "invited"}, {"who": "bot"}, {"who": "bot"}]
            self._seats["gathering"] = self._server.make({"seats": seats})
        return self._seats["gathering"]

    def _finished(self) -> tuple[Kept, str]:
        if "finished" not in self._seats:
            seat, game = finished(self._tables)
            self._seats["finished"] = seat | {"game": game}
        seat = self._seats["finished"]
        return seat, str(seat["game"])

    @staticmethod
    def _at(seat: Kept, ready: str) -> Place:
        return Place(f"/t/{seat['table']}", ready, seat)
