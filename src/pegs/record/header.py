"""Reads the header of a record: its tags, and what they say."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable

from pegs.board import SIDE_LETTERS, Seat
from pegs.errors import NotationError, PegsError, RecordError
from pegs.record.game_record import OPEN, VERSION, Tag
from pegs.record.rules_text import read_cards, read_switches
from pegs.rules.check import faults
from pegs.rules.library import load, named
from pegs.rules.ruleset import RuleSet, Words
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, Rules
from pegs.words import say

NO_NAME = "?"
"""The name of rules that have none."""
WORD_TAGS = ("Start", "Home", "InSpot", "OutSpot")
"""What the rules call these places, where they are nobody's named set."""
REPEATED = ("Changes", "Switches", "Cards")
"""Tags that go on over several lines."""
ONCE = ("Pegs", "Rules", "Title", "Extends", "Players", "Teams", "Dealer", "Date", "Position", "Result")
KNOWN_TAGS = frozenset({*ONCE, *REPEATED, *WORD_TAGS, *SIDE_LETTERS})
TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}", re.ASCII)
_TAG = re.compile(rf'\[({TAG_NAME.pattern}) ("(?:[^"\\]|\\.)*")\]', re.ASCII)
_COUNT = re.compile(r"[0-9]{1,2}", re.ASCII)


def read_tag(text: str, line: int) -> Tag:
    """One line of the header. Raises RecordError where it is none."""
    found = _TAG.fullmatch(text)
    if found is None:
        raise RecordError(line, say("record-tag"))
    try:
        value = str(tomllib.loads(f"value = {found[2]}")["value"])
    except tomllib.TOMLDecodeError:
        raise RecordError(line, say("record-tag")) from None
    return Tag(found[1], value, line)


class Header:
    """All tags of a record, asked for what they say. Every answer may raise RecordError with the line of the tag."""

    def __init__(self, tags: Iterable[Tag]) -> None:
        self.tags = tuple(tags)
        self._found: dict[str, list[Tag]] = {}
        for tag in self.tags:
            self._found.setdefault(tag.name, []).append(tag)
        for name in (KNOWN_TAGS - {*REPEATED}) & self._found.keys():
            if len(self._found[name]) > 1:
                raise RecordError(self._found[name][1].line, say("record-tag-twice", tag=name))

    @property
    def end(self) -> int:
        """The line of the last tag: what is missing is missed there."""
        return self.tags[-1].line

    def get(self, name: str) -> Tag | None:
        """The tag of a name, if it is there."""
        return self._found.get(name, [None])[0]

    def need(self, name: str) -> Tag:
        """The tag of a name."""
        tag = self.get(name)
        if tag is None:
            raise RecordError(self.end, say("record-tag-missing", tag=name))
        return tag

    def text(self, name: str) -> str:
        """The value of a tag, empty where it is not there."""
        tag = self.get(name)
        return tag.value if tag else ""

    def check_version(self) -> None:
        """Refuse another version of the format."""
        tag = self.need("Pegs")
        if tag.value != VERSION:
            raise RecordError(tag.line, say("record-version", version=tag.value, known=VERSION))

    def seating(self) -> tuple[int, int]:
        """The numbers of players and teams."""
        players = self._count("Players", MIN_PLAYERS, MAX_PLAYERS)
        teams = self._count("Teams", MIN_PLAYERS, players)
        if players % teams:
            raise RecordError(self.need("Teams").line, say("record-teams", players=players, teams=teams))
        return players, teams

    def _count(self, name: str, least: int, most: int) -> int:
        tag = self.need(name)
        if not _COUNT.fullmatch(tag.value) or not least <= int(tag.value) <= most:
            raise RecordError(tag.line, say("record-count", tag=name, least=least, most=most))
        return int(tag.value)

    def ruleset(self) -> RuleSet:
        """The rule set: the named one where that still has these very rules, else one of its own."""
        rules, name, base = self.rules(), self.need("Rules").value, self.text("Extends")
        if name in named() and load(name).rules == rules:
            return load(name)
        own = "" if name == NO_NAME else name
        extends = name if name in named() else base if base in named() else None
        words = Words(*(self.text(tag) for tag in WORD_TAGS))
        return RuleSet(own, self.text("Title") or own, rules, extends=extends, words=words)

    def rules(self) -> Rules:
        """The full rules, which make sense."""
        first = self.need("Switches").line
        switches = self._pieces("Switches", " ")
        cards = self._pieces("Cards", "; ")
        try:
            rules = Rules(**read_switches(switches), cards=read_cards(cards))
        except NotationError as error:
            raise RecordError(self._line_of(error.place), str(error)) from None
        found = faults(rules)
        if found:
            raise RecordError(first, say("record-rules-wrong", fault=str(found[0])))
        return rules

    def _pieces(self, name: str, between: str) -> list[str]:
        self.need(name)
        return [piece for tag in self._found[name] for piece in tag.value.split(between)]

    def _line_of(self, piece: str) -> int:
        tags = [*self._found["Switches"], *self._found["Cards"]]
        return next((tag.line for tag in tags if piece in tag.value), tags[0].line)

    def dealer(self, letters: tuple[str, ...]) -> Seat:
        """Who dealt."""
        tag = self.need("Dealer")
        if tag.value not in letters:
            raise RecordError(tag.line, say("record-dealer", seats=" ".join(letters)))
        return letters.index(tag.value)

    def result(self, results: Iterable[str]) -> str:
        """The seats that won, or ``*``."""
        tag = self.need("Result")
        if tag.value not in (OPEN, *results):
            raise RecordError(tag.line, say("record-result", results=", ".join((OPEN, *results))))
        return tag.value


def reason_of(error: PegsError) -> str:
    """What an error says, on one line."""
    return error.reason if isinstance(error, RecordError) else " ".join(str(error).split("\n"))
