"""What a game is called: the facts of a table, and the two lines made of them.

The browser makes the same lines (web/src/story/gamename.ts); ``tests/table/game_names.json`` tests both.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import structs

from pegs.core.board import Seat
from pegs.i18n import listed, translate
from pegs.protocol.game_name import Companion, GameName
from pegs.protocol.settings import Settings
from pegs.rules.ruleset import RuleSet
from pegs.rules.summary import original_title, translated_title
from pegs.story.sentences import capitalized
from pegs.table.lessons import Lesson
from pegs.table.seats import SeatState
from pegs.teaching import FIRST_GAME


class TwoLines(NamedTuple):
    """A title and a subtitle."""

    title: str
    subtitle: str


Company = tuple[Companion, ...]


def name_of(
    settings: Settings, ruleset: RuleSet, title: str, company: Company, lesson: Lesson | None
) -> GameName:
    """What a table's game is called, with the original title of its rules: see `in_current_language`."""
    rules = original_title(ruleset)
    if settings.daily is not None:
        return GameName("daily", rules, day=settings.daily.day)
    if settings.lesson:
        return _lesson(settings.lesson, lesson, rules)
    if settings.practice is not None:
        day, turn = settings.practice.day, settings.practice.turn + 1
        return GameName("what_if", rules, day=day if _is_date(day) else None, turn=turn)
    if settings.position:
        return GameName("practice", rules, title)
    bots = settings.players - len(company) if company else 0
    return GameName("table", rules, title, company, bots)


def of_later_game(settings: Settings) -> Settings:
    """The settings that later games are named after: only the first is a daily deal or from a position."""
    return structs.replace(settings, daily=None, practice=None, position="")


def has_title(settings: Settings) -> bool:
    """Whether the host can give a table a title; not if it's named after its deal, lesson or moment."""
    return settings.daily is None and not settings.lesson and settings.practice is None


def _lesson(topic: str, lesson: Lesson | None, rules: str) -> GameName:
    if topic != FIRST_GAME:
        return GameName("lesson", rules, about=topic)
    step, steps = (lesson.step + 1, len(lesson.moments)) if lesson else (None, 0)
    return GameName("first_game", rules, step=step, steps=steps)


def in_current_language(name: GameName) -> GameName:
    """A name with the titles of its rules and its lesson in the current language."""
    about = translate(f"learn-title-{name.about}") if name.kind == "lesson" else name.about
    return structs.replace(name, rules=translated_title(name.rules), about=about)


def two_lines(name: GameName, reader: Seat | None = None) -> TwoLines:
    """The two lines for a reader at a seat, or for anyone else."""
    match name.kind:
        case "daily":
            return TwoLines(translate("name-daily"), _day(name))
        case "puzzle":
            return TwoLines(translate("name-puzzle"), _day(name))
        case "what_if":
            turn = translate("name-turn", turn=name.turn or 1)
            return TwoLines(translate("name-what-if"), f"{turn} · {_short_day(name)}")
        case "practice":
            about = " · ".join(filter(None, (name.about, name.rules)))
            return TwoLines(name.title or translate("name-practice"), about)
        case "first_game":
            step = translate("name-step", step=name.step, steps=name.steps) if name.step else name.rules
            return TwoLines(translate("name-first-game"), step)
        case "lesson":
            return TwoLines(translate("name-lesson"), name.about)
        case _:
            return TwoLines(name.title or _company(name, reader), name.rules)


def title_without_people(name: GameName, reader: Seat) -> str:
    """The title for a notification, which others may see on a phone: it names no other people."""
    is_alone = [each.seat for each in name.people] == [reader]
    return two_lines(name if is_alone else structs.replace(name, people=()), reader).title


def _company(name: GameName, reader: Seat | None) -> str:
    """A table's title after who plays there: "Game with Mia", "You and three bots"."""
    others = [each.name for each in name.people if each.seat != reader]
    is_mine = len(others) < len(name.people)
    if len(name.people) == 1:
        you = "yes" if is_mine else "no"
        return translate("name-bots", you=you, name="".join(others), bots=name.bots)
    if len(name.people) == 2:
        return translate("name-with", name=others[0]) if is_mine else listed(others)
    return translate("name-family")


def _day(name: GameName) -> str:
    if name.day is None:
        return name.rules
    date = datetime.date.fromisoformat(name.day)
    weekday = translate("date-weekday", day=date.weekday())
    return capitalized(translate("date-long", weekday=weekday, date=_date(date)))


def _is_date(day: str | None) -> bool:
    """Whether a text is a day of the calendar. Settings that a client sends may have one like 2026-11-31."""
    try:
        return day is not None and bool(datetime.date.fromisoformat(day))
    except ValueError:
        return False


def _short_day(name: GameName) -> str:
    return name.rules if name.day is None else _date(datetime.date.fromisoformat(name.day))


def _date(date: datetime.date) -> str:
    return translate("date-short", month=translate("date-month", month=date.month), day=date.day)


def company_of(seats: Sequence[SeatState]) -> Company:
    """The people at a table; none while a seat is open."""
    if any(each.is_open for each in seats):
        return ()
    return tuple(Companion(seat, each.name) for seat, each in enumerate(seats) if each.person)
