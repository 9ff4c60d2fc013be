"""Reads the header of a record."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from typing import Any

from pegs.core.board import SIDE_LETTERS, Seat
from pegs.core.errors import NotationError, PegsError, RecordError
from pegs.core.printable import is_on_one_line
from pegs.i18n import translate
from pegs.record.record_parts import OPEN, VERSION, Tag
from pegs.record.rules_text import card_table, read_cards, read_switches
from pegs.rules.loader import load, named
from pegs.rules.ruleset import RuleSet, Words
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, Powers, Rules
from pegs.rules.validation import fault_line, faults

NO_NAME = "?"
"""The name in the record for rules without one."""
WORD_TAGS = ("Start", "Home", "InSpot", "OutSpot")
"""The rules' words for these places, for rules that aren't a named set."""
REPEATED = ("Changes", "Switches", "Cards")
"""Tags that can have several lines."""
ONCE = ("Pegs", "Rules", "Title", "Extends", "Players", "Teams", "Dealer", "Date", "Position", "Result")
NAME_TAGS = ("Name", "Subtitle")
"""What the game was called, in two lines."""
SHUFFLE_TAGS = (
    *("Shuffle", "Shuffled", "Seed", "Commitment", "Daily"),
    *(f"{name}{letter}" for name in ("Commitment", "Seed") for letter in SIDE_LETTERS),
)
"""The numbers that a shuffle follows from, the server's and each person's, and the commitments to them; who
shuffled, if it wasn't a server; and the date of a deal of the day.
"""
NET_TAG = "Net"
"""The version of the net that bots played by, if it isn't the first."""
KNOWN_TAGS = frozenset({*ONCE, *REPEATED, *WORD_TAGS, *SIDE_LETTERS, *NAME_TAGS, *SHUFFLE_TAGS})
TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}", re.ASCII)
_TAG = re.compile(rf'\[({TAG_NAME.pattern}) ("(?:[^"\\]|\\.)*")\]', re.ASCII)
_COUNT = re.compile(r"[0-9]{1,2}", re.ASCII)


def read_tag(text: str, line: int) -> Tag:
    """Parse one line of the header. Raises RecordError."""
    match = _TAG.fullmatch(text)
    if match is None:
        raise RecordError(line, translate("record-tag"))
    try:
        value = str(tomllib.loads(f"value = {match[2]}")["value"])
    except tomllib.TOMLDecodeError:
        problem = "record-tag" if is_on_one_line(text) else "record-control-character"
        raise RecordError(line, translate(problem, tag=match[1])) from None
    if match[1] in KNOWN_TAGS and not is_on_one_line(value):  # an extra tag is never printed
        raise RecordError(line, translate("record-control-character", tag=match[1]))
    return Tag(match[1], value, line)


def net_tag(version: int) -> dict[str, str]:
    """The tag for a version of the bots' net."""
    return {} if version == 1 else {NET_TAG: str(version)}


class Header:
    """All tags of a record. Methods raise RecordError, with the line, if a tag is missing or wrong."""

    def __init__(self, tags: Iterable[Tag]) -> None:
        self.tags = tuple(tags)
        self._found: dict[str, list[Tag]] = {}
        for tag in self.tags:
            self._found.setdefault(tag.name, []).append(tag)
        for name in (KNOWN_TAGS - {*REPEATED}) & self._found.keys():
            if len(self._found[name]) > 1:
                raise RecordError(self._found[name][1].line, translate("record-tag-twice", tag=name))

    @property
    def end(self) -> int:
        """The line of the last tag, where a missing tag is reported."""
        return self.tags[-1].line

    def get(self, name: str) -> Tag | None:
        """The tag of a name, if it is there."""
        return self._found.get(name, [None])[0]

    def need(self, name: str) -> Tag:
        """The tag of a name."""
        tag = self.get(name)
        if tag is None:
            raise RecordError(self.end, translate("record-tag-missing", tag=name))
        return tag

    def text(self, name: str) -> str:
        """The value of a tag, empty if it is missing."""
        tag = self.get(name)
        return tag.value if tag else ""

    def check_version(self) -> None:
        """Check the version of the format."""
        tag = self.need("Pegs")
        if tag.value != VERSION:
            raise RecordError(tag.line, translate("record-version", version=tag.value, known=VERSION))

    def seating(self) -> tuple[int, int]:
        """The numbers of players and teams."""
        players = self._count("Players", MIN_PLAYERS, MAX_PLAYERS)
        teams = self._count("Teams", MIN_PLAYERS, players)
        if players % teams:
            raise RecordError(
                self.need("Teams").line, translate("record-teams", players=players, teams=teams)
            )
        return players, teams

    def _count(self, name: str, least: int, most: int) -> int:
        tag = self.need(name)
        if not _COUNT.fullmatch(tag.value) or not least <= int(tag.value) <= most:
            raise RecordError(tag.line, translate("record-count", tag=name, least=least, most=most))
        return int(tag.value)

    def ruleset(self) -> RuleSet:
        """The rule set: the named one if its rules are still the same, or else one made from the tags."""
        rules, name, base = self.rules(), self.need("Rules").value, self.text("Extends")
        if name in named() and load(name).rules == rules:
            return load(name)
        own = "" if name == NO_NAME else name
        extends = name if name in named() else base if base in named() else None
        words = Words(*(self.text(tag) for tag in WORD_TAGS))
        return RuleSet(own, self.text("Title") or own, rules, extends=extends, words=words)

    def rules(self) -> Rules:
        """The full rules, checked for contradictions."""
        switches: dict[str, Any] = {}
        rows: dict[str, Powers] = {}
        self._each("Switches", lambda text: read_switches(text.split(" "), switches))
        self._each("Cards", lambda text: read_cards(text.split("; "), rows))
        try:
            rules = Rules(**switches, cards=card_table(rows))
        except NotationError as error:
            raise RecordError(self._found["Cards"][-1].line, str(error)) from None
        problems = faults(rules)
        if problems:
            raise RecordError(
                self.need("Switches").line, translate("record-rules-wrong", fault=fault_line(problems[0]))
            )
        return rules

    def _each(self, name: str, read: Callable[[str], None]) -> None:
        """Read every line of a tag that can have several."""
        self.need(name)
        for tag in self._found[name]:
            try:
                read(tag.value)
            except NotationError as error:
                raise RecordError(tag.line, str(error)) from None

    def dealer(self, letters: tuple[str, ...]) -> Seat:
        """The dealer's seat."""
        tag = self.need("Dealer")
        if tag.value not in letters:
            raise RecordError(tag.line, translate("record-dealer", seats=" ".join(letters)))
        return letters.index(tag.value)

    def result(self, results: Iterable[str]) -> str:
        """The seats that won, or ``*``."""
        tag = self.need("Result")
        if tag.value not in (OPEN, *results):
            raise RecordError(tag.line, translate("record-result", results=", ".join((OPEN, *results))))
        return tag.value


def reason_of(error: PegsError) -> str:
    """An error's message on one line."""
    return error.reason if isinstance(error, RecordError) else " ".join(str(error).split("\n"))
