"""Every page of the client with something on it: what each is called, where it is, when it is there."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from playwright.sync_api import Page, expect

from pegs.protocol.game_view import GameView
from pegs.protocol.settings import Pace
from pegs.table.daily import day_of
from tests.browser.clubs import add_millers
from tests.browser.page_pool import Kept
from tests.browser.playing import Hand
from tests.browser.preparing import is_lost, play_other, waiting
from tests.browser.seatings import Seatings
from tests.browser.tables import Tables, settings_of
from tests.server.clients import ServerProcess
from tests.table.daily_deals import nearly_won
from tests.table.sitting import Sitting

DISPUTE = (
    "rules=basic&players=4&teams=2&colors=BYRW&position=3s,A1,A4/4s,B9/4s,A15/5s.A.7/?5/?5/?5&turn=7.A1-A8"
)
"""A turn that a rule forbids, as the judge's address has it."""


@dataclass(frozen=True)
class Place:
    """A page: its address, the seat its browser has, and how to bring it into view from there."""

    path: str
    ready: str
    """What's on it when it's complete."""
    seat: Kept | None = None
    steps: Callable[[Page], None] = lambda _: None

    def settle(self, page: Page) -> None:
        """Wait until a page that was opened is complete."""
        self.steps(page)
        page.locator(self.ready).first.wait_for()
        # Fonts change what fits.
        page.evaluate("() => document.fonts.ready.then(() => true)")


def finished(tables: Tables, rules: str = "basic", seed: int = 1, people: int = 1, players: int = 4) -> Kept:
    """A table whose game is over: the key to seat 0."""
    settings = settings_of(rules, players, people=people)
    return tables.keep(Sitting(settings, seed).fill().start().play_out().events)


def nearly_won_today(tables: Tables, *, practice: bool = False) -> tuple[Kept, str]:
    """A table with today's deal: the key to seat 0, and the turn with which it wins."""
    now = time.time()
    events, turn = nearly_won(day_of(now), now, practice=practice)
    return tables.keep(events), turn


def won_today(tables: Tables, server: ServerProcess) -> Kept:
    """A table at which today's deal was won."""
    seat, turn = nearly_won_today(tables)
    client = server.client(str(seat["token"]))
    assert client.do("play", version=client.version, turn=turn)["tell"] == "done"
    client.close()
    return seat


def _can_move(game: GameView) -> bool:
    return game.phase == "play" and sum(option.kind == "move" for option in game.options) > 3


def _choose(page: Page) -> None:
    page.locator(".hand .card:not(.dull)").first.click()


def _choose_seat(page: Page) -> None:
    page.get_by_role("list", name=re.compile("^(Players|Jugadores)$")).get_by_role("button").nth(1).click()


def _change_options(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Options|Opciones)")).click()


def _suggest_rules(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Rules|Reglas)")).click()


def _see_boards(page: Page) -> None:
    """Boards are drawn when they come into view."""
    page.locator("[data-paragraph=boost]").scroll_into_view_if_needed()


def _print(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Print|Imprimir)$")).click()


def _answer(page: Page, *choices: int) -> None:
    """Choose answers in the interview about house rules, and go to the question after them."""
    for choice in choices:
        asked = page.locator(".count").inner_text()
        page.locator("fieldset label").nth(choice).click()
        page.locator("footer .primary:enabled").click()
        expect(page.locator(".count")).not_to_have_text(asked)


def _reach_nine(page: Page) -> None:
    _answer(page, 2, 0, 0)


def _reach_sheet(page: Page) -> None:
    """Arizona with six cards."""
    _answer(page, 3, 0, 0, 1)
    page.locator("fieldset label").nth(2).click()
    page.locator(".use").click()


def _ask_card(page: Page) -> None:
    page.locator(".hand .card").first.click(button="right")


def _read_rule(page: Page) -> None:
    _ask_card(page)
    page.locator("dialog .panel footer .link").first.click()


def _hint(page: Page) -> None:
    page.locator("main[data-asked=true]").wait_for()
    page.keyboard.press("h")
    for step in ("1", "2"):
        page.locator(f"section[data-step='{step}']").wait_for()
        page.locator("[data-hint]").click()


def _open_menu(page: Page) -> None:
    page.locator("header.bar .tool").first.click()


def _open_more(page: Page) -> None:
    _open_menu(page)
    page.locator("dialog .look-row").last.click()


def _wait_for_rest(page: Page) -> None:
    """What is downloaded after the first cards is there, like the recap, if there is room for it."""
    page.locator(".flights").wait_for(state="attached")


def _open_moves(page: Page) -> None:
    # A wide screen hides the button, and has the sheet in the menu.
    page.locator("header.bar .tool.people").dispatch_event("click")


def _talk(page: Page) -> None:
    page.locator("header.bar .tool.talk").click()


def _say_hello(page: Page) -> None:
    _talk(page)
    field = page.locator(".talk input")
    field.fill("¡Hola!")
    field.press("Enter")


def _wait_for_bank(page: Page) -> None:
    # On a phone, only the sheet has notes about the seats.
    if not page.locator(".column .note").first.is_visible():
        _open_moves(page)


def _is_early(game: GameView) -> bool:
    return game.phase == "play"


class Everywhere:
    """Makes each page on demand, and only once."""

    NAMES = (
        "front",
        "front with games",
        "games",
        "rule sets",
        "house rules",
        "join",
        "join a table",
        "join instead of a bot",
        "move a seat",
        "settings",
        "another device",
        "first device",
        "backup link",
        "help",
        "rules sheet",
        "print a card",
        "strategy",
        "judge",
        "judge's answer",
        "wizard",
        "wizard's end",
        "rule at the table",
        "what a card does",
        "hint",
        "gathering",
        "a seat",
        "table options",
        "rules vote",
        "rules to suggest",
        "learn",
        "lesson",
        "playing",
        "choosing",
        "menu",
        "more",
        "board in words",
        "since your last turn",
        "moves",
        "talking",
        "chat bubble",
        "time bank",
        "turn that was ready",
        "offer of notifications",
        "ten players",
        "real cards",
        "over",
        "replay",
        "review",
        "television",
        "no club",
        "club",
        "club by its link",
        "club's pairs",
        "practice",
        "puzzle",
        "deal of the day",
        "deal of the day over",
        "nothing there",
    )

    ONCE = ("turn that was ready",)
    """What can be seen once at a table: these pages are made again each time."""

    def __init__(self, tables: Tables, server: ServerProcess) -> None:
        self._tables, self._server = tables, server
        self._made: dict[str, Place] = {}
        self._seats: dict[str, Kept] = {}
        self._lost_tables = 0

    def __getitem__(self, name: str) -> Place:
        if name in self.ONCE:
            return self._make(name)
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def _make(self, name: str) -> Place:
        match name:
            case "front":
                return Place("/", "main nav a")
            case "front with games":
                return Place("/", "main a.card", self.playing)
            case "games":
                return Place("/games", "main ul li", self._finished()[0])
            case "rule sets":
                return Place("/new", ".primary:enabled")
            case "house rules":
                return Place("/new#change", ".editor .field")
            case "join":
                return Place("/j", "form input")
            case "join a table":
                return Place(f"/j/{self.gathering['code']}", "form fieldset")
            case "join instead of a bot":
                return Place(f"/j/{self.playing['code']}", "form fieldset input")
            case "move a seat":
                return Place("/m/NOCODE", "main button")
            case "settings":
                return Place("/settings", "#seats + ul li", self.playing)
            case "another device":
                return Place("/device", "main img", self.playing)
            case "first device":
                return Place("/device", "main form")
            case "backup link":
                stored = {"pegs.me": {"name": "Rosa", "color": "B"}}
                made = self._server.post("/api/backups", {"bundle": json.dumps(stored)}).json()
                return Place(f"/device#backup={made['key']}", "main li")
            case "help":
                return Place("/how", ".sets li")
            case "strategy":
                return Place("/strategy", "section li")
            case "judge":
                return Place("/judge", ".cards .card")
            case "judge's answer":
                return Place(f"/judge#{DISPUTE}", ".answer .read")
            case "wizard":
                return Place("/rules/new", "fieldset .pegs-board", None, _reach_nine)
            case "wizard's end":
                return Place("/rules/new", ".end .like", None, _reach_sheet)
            case "rules sheet":
                return Place("/rules/north-carolina", "[data-paragraph=boost] .pegs-board", None, _see_boards)
            case "print a card":
                return Place("/rules/arizona", "dialog fieldset", None, _print)
            case "rule at the table":
                return Place(self._at(self.playing, "").path, "dialog .shown", self.playing, _read_rule)
            case "what a card does":
                return Place(self._at(self.playing, "").path, "dialog .panel li", self.playing, _ask_card)
            case "hint":
                return Place(
                    self._at(self.playing, "").path, "section[data-step='3'] li", self.playing, _hint
                )
            case "gathering":
                return self._at(self.gathering, ".invitation .code")
            case "a seat":
                path = f"/t/{self.gathering['table']}"
                return Place(path, "dialog .rows button", self.gathering, _choose_seat)
            case "table options":
                path = f"/t/{self.gathering['table']}"
                return Place(path, "dialog select", self.gathering, _change_options)
            case "rules vote":
                return self._at(self.vote, ".sides .vote")
            case "rules to suggest":
                return Place(f"/t/{self.vote['table']}", "dialog .sets li", self.vote, _suggest_rules)
            case "learn":
                return Place("/learn/north-carolina", "main li button")
            case "lesson":
                return self._at(self.lesson, ".bubble")
            case "playing":
                return self._at(self.playing, ".prompt")
            case "choosing":
                return Place(self._at(self.playing, "").path, ".ask .row", self.playing, _choose)
            case "menu":
                return Place(self._at(self.playing, "").path, "dialog .list", self.playing, _open_menu)
            case "more":
                return Place(self._at(self.playing, "").path, "dialog .list", self.playing, _open_more)
            case "board in words":
                return Place(f"{self._at(self.playing, '').path}/words", "main ol li", self.playing)
            case "since your last turn":
                return Place(self._at(self.playing, "").path, ".recap, .prompt", self.playing, _wait_for_rest)
            case "moves":
                return Place(self._at(self.playing, "").path, "dialog .pace", self.playing, _open_moves)
            case "talking":
                return Place(self._at(self.playing, "").path, ".talk .pad", self.playing, _talk)
            case "chat bubble":
                return Place(self._at(self.talking, "").path, ".bubbles .bubble", self.talking, _say_hello)
            case "time bank":
                pace = Pace(seconds=5, bank_seconds=3600, bot_seconds=0)
                seat = self._tables.at(settings_of("basic", pace=pace), _is_early, seed=32)
                return Place(self._at(seat, "").path, ".note:visible", seat, _wait_for_bank)
            case "turn that was ready":
                return self._lost()
            case "offer of notifications":
                (seat,) = Seatings(self._tables).at(6, "waiting")
                return self._at(seat, ".offer button")
            case "ten players":
                seat = self._tables.at(settings_of("basic", 10, 5), _can_move, seed=30)
                return self._at(seat, ".prompt")
            case "real cards":
                return self._at(self.real_cards, ".ask .cards .card")
            case "over":
                return self._at(self._finished()[0], "section.over li")
            case "replay":
                return Place(f"/g/{self._finished()[1]}", "input[type=range]")
            case "review":
                return Place(f"/g/{self._finished()[1]}/review", ".luck:visible")
            case "television":
                return Place(f"/tv/{self.playing['code']}", ".teams")
            case "no club":
                return Place("/club", ".ways")
            case "club":
                return Place(f"/club/{self._club['club']}#{self._club['key']}", ".discs")
            case "club by its link":
                return Place(f"/club/{self._club['club']}#{self._club['link']}", "#join-club")
            case "club's pairs":
                return Place(f"/club/{self._club['club']}/pairs#{self._club['key']}", "td button")
            case "practice":
                return Place("/practice", "main ol li")
            case "puzzle":
                return Place("/practice/today", ".hand .card")
            case "deal of the day":
                return Place("/daily", "main ol li")
            case "deal of the day over":
                return self._at(won_today(self._tables, self._server), "section.over ol li")
            case _:
                return Place("/nowhere", "h1")

    @cached_property
    def _club(self) -> dict[str, str]:
        return add_millers(self._server.data)

    @property
    def playing(self) -> Kept:
        """A table in the middle of a game, at seat 0’s turn."""
        if "playing" not in self._seats:
            self._seats["playing"] = self._tables.at(settings_of("basic"), _can_move, seed=31)
        return self._seats["playing"]

    @property
    def talking(self) -> Kept:
        """A table in the middle of a game at which people write what they like."""
        if "talking" not in self._seats:
            self._seats["talking"] = self._tables.at(
                settings_of("basic", people=2, talk="open"), _is_early, seed=34
            )
        return self._seats["talking"]

    def _lost(self) -> Place:
        """A turn that was ready until the other player's turn made it impossible."""
        seat, card, turn = waiting(self._tables, is_lost, 500 + 50 * self._lost_tables)
        self._lost_tables += 1
        other = self._tables.key(seat, 1)

        def lose(page: Page) -> None:
            hand = Hand(page)
            hand.card(card).click()
            hand.choose()
            hand.play.click()
            expect(page.locator(".hand .ribbon")).to_be_visible()
            play_other(page, other, turn)

        return Place(f"/t/{seat['table']}", ".ask .answer p", seat, lose)

    @property
    def lesson(self) -> Kept:
        """A table at the first moment of a lesson."""
        if "lesson" not in self._seats:
            bot = {"who": "bot", "bot": "random"}
            self._seats["lesson"] = self._server.make(
                {"lesson": "first-game", "seats": [{"who": "me"}, bot, bot, bot]}, start=True
            )
        return self._seats["lesson"]

    @property
    def vote(self) -> Kept:
        """A table before its game, at which someone suggests other rules."""
        if "vote" not in self._seats:
            seats = [{"who": "me"}, {"who": "invited"}, {"who": "invited"}, {"who": "bot"}]
            host = self._seats["vote"] = self._server.make({"seats": seats})
            suggestion = {
                "token": self._server.join(str(host["code"]))["token"],
                "rules": {"name": "arizona"},
            }
            assert self._server.post("/api/seats/suggest", suggestion).status_code == 204
        return self._seats["vote"]

    @property
    def gathering(self) -> Kept:
        """A table before its game, with a free seat."""
        if "gathering" not in self._seats:
            seats = [{"who": "me"}, {"who": "invited"}, {"who": "bot"}, {"who": "bot"}]
            self._seats["gathering"] = self._server.make({"seats": seats})
        return self._seats["gathering"]

    @property
    def real_cards(self) -> Kept:
        """A table with real cards, whose pegs are in place."""
        if "real cards" not in self._seats:
            seats = [{"who": "me"}, *[{"who": "invited"}] * 3]
            table = {"seats": seats, "board": "wooden", "cards": "real"}
            seat = self._seats["real cards"] = self._server.make(table, start=True)
            client = self._server.client(str(seat["token"]))
            assert client.do("pegs_moved", ply=0)["tell"] == "done"
            client.close()
        return self._seats["real cards"]

    def _finished(self) -> tuple[Kept, str]:
        if "finished" not in self._seats:
            # It was won, and at some moment one turn was clearly best.
            seat = finished(self._tables, seed=901)
            self._seats["finished"] = seat | {"game": self._tables.game(seat)}
        seat = self._seats["finished"]
        return seat, str(seat["game"])

    @staticmethod
    def _at(seat: Kept, ready: str) -> Place:
        return Place(f"/t/{seat['table']}", ready, seat)
