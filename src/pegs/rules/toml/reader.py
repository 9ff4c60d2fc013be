"""Reads a rules file: TOML that names the rules it starts from, and what differs from them.

All of its mistakes are reported at once, each with its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import getitem, itemgetter
from typing import Any

from pegs.core.cards import Rank
from pegs.core.cleaning import clean_text
from pegs.core.errors import Fault, PegsError, RulesFileError
from pegs.core.printable import is_on_one_line
from pegs.i18n import translate
from pegs.rules.card_names import CARD_NAMES, CARD_WORDS, ranks_of
from pegs.rules.codec import MAX_ITEMS, PLAYERS, POWERS, SWITCHES, Field, WrongValueError
from pegs.rules.ruleset import MAX_SOURCE, MAX_TITLE, MAX_WORD, PLACES, RuleSet, Seating, Translations, Words
from pegs.rules.suggestions import nearest, nearest_or_all, shown
from pegs.rules.switches import SPLIT_DETAILS, Powers, Rules, SplitWays
from pegs.rules.toml.key_lines import Path, lines_of_keys
from pegs.rules.toml.parsing import parse
from pegs.rules.toml.values import NO_BASE, as_list, players_expected, read_value
from pegs.rules.validation import fault_line, faults, has_choice_of_jump

ABOUT = ("extends", "title", "aliases", "source", "seatings", "words", "cards")
KEYS = (*ABOUT, *SWITCHES)

MAX_MISTAKES = 20
"""The mistakes that are reported. Reading stops there: every sentence costs time, and no one reads more."""
_TEAMS = Field("seatings", "numbers")

Find = Callable[[str], RuleSet]
"""Finds the rule set that a file extends, by the name or path in the file. Raises ``PegsError``."""


def read_text(text: str, where: str, name: str, find: Find, *, house: bool = True) -> RuleSet:
    """The rule set that a rules file describes.

    ``where`` names the file in messages; ``name`` becomes the name of the rule set. A ``house`` file must
    extend a rule set and change it. Raises ``RulesFileError`` with the first `MAX_MISTAKES` mistakes.
    """
    sheet = _Sheet(where, parse(text, where), lines_of_keys(text))
    with suppress(_TooManyMistakesError):
        ruleset = _read(sheet, name, find, house)
        if not sheet.messages:
            return ruleset
    raise sheet.error()


def _read(sheet: _Sheet, name: str, find: Find, house: bool) -> RuleSet:
    if house:  # the rules of a table that exists already have to be readable
        sheet.check_texts()
    base = sheet.base(find, house)
    ruleset = sheet.ruleset(name, base, house)
    if not sheet.messages:
        sheet.check(ruleset.rules)
    is_idle = not (sheet.is_only_a_name or _differs(ruleset, base))
    if house and base.name and not sheet.messages and is_idle:
        sheet.report(("extends",), translate("rules-file-changes-nothing", base=base.name))
    return ruleset


class _TooManyMistakesError(Exception):
    """There are more mistakes than are reported."""


def _differs(ruleset: RuleSet, base: RuleSet) -> bool:
    def parts(each: RuleSet) -> tuple[Any, ...]:
        return each.rules, each.words, each.translations, each.seatings

    return parts(ruleset) != parts(base)


@dataclass
class _Sheet:
    """A rules file being read: its data, the lines of its keys, and the mistakes found so far."""

    where: str
    data: dict[str, Any]
    lines: dict[Path, int]
    messages: list[tuple[int, str]] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    card_lines: dict[tuple[Rank, str], int] = field(default_factory=dict)

    def report(self, path: Path, sentence: str) -> None:
        line = next((self.lines[path[:n]] for n in range(len(path), 0, -1) if path[:n] in self.lines), 1)
        self.add(line, f"{self.where}:{line}: {sentence}")

    def add(self, line: int, message: str) -> None:
        if len(self.messages) == MAX_MISTAKES:
            raise _TooManyMistakesError
        self.messages.append((line, message))

    def error(self) -> RulesFileError:
        """The error with all mistakes found, in the order of their lines."""
        messages = [message for _, message in sorted(self.messages, key=itemgetter(0))]
        if len(messages) == MAX_MISTAKES:
            messages.append(translate("rules-file-more-mistakes", most=MAX_MISTAKES))
        return RulesFileError(messages, self.faults)

    @property
    def is_only_a_name(self) -> bool:
        """Whether a family only has its own name for the game, and no rule or word of its own."""
        return "title" in self.data and self.data.keys() <= {"extends", "title", "aliases", "source"}

    # -- the parts of a file -----------------------------------------------------------------------

    def base(self, find: Find, house: bool) -> RuleSet:
        fallback = RuleSet("", "", Rules())
        name = self.text(("extends",))
        if name is None:
            if house and "extends" not in self.data:
                self.report((), translate("rules-file-extends-missing"))
            return fallback
        if name == NO_BASE:
            return fallback
        try:
            return find(name)
        except RulesFileError as error:
            self.report(("extends",), translate("rules-file-base-wrong", base=name))
            for message in error.messages:
                self.add(self.lines[("extends",)], message)
        except PegsError as error:
            self.report(("extends",), str(error))
        return fallback

    def ruleset(self, name: str, base: RuleSet, house: bool) -> RuleSet:
        for key in self.data:
            if key not in KEYS:
                self.report((key,), _unknown_key(key))
        words, translations = self.words(base)
        return RuleSet(
            name=name,
            title=self.clean("title", MAX_TITLE) or name,
            rules=self.rules(base.rules),
            # If the base is a file itself, what counts is the named set that it extends.
            extends=(base.extends if base.file else base.name) or None,
            aliases=tuple(clean_text(each, MAX_TITLE) for each in self.texts(("aliases",))[:MAX_ITEMS]),
            source=self.clean("source", MAX_SOURCE),
            seatings=self.seatings() if "seatings" in self.data else base.seatings,
            words=words,
            translations=translations,
            file=self.where if house else "",
        )

    def check(self, rules: Rules) -> None:
        self.faults += faults(rules, MAX_MISTAKES + 1)
        for fault in self.faults:
            line = next((line for switch in fault.switches if (line := self.line_of_switch(switch))), 1)
            self.add(line, f"{self.where}:{line}: {fault_line(fault)}")

    def check_texts(self) -> None:
        """Report texts with line breaks or control characters, which could garble a terminal."""
        waiting: list[tuple[Path, Any]] = [((), self.data)]
        while waiting:
            path, value = waiting.pop()
            if isinstance(value, dict):
                waiting += [((*path, key), each) for key, each in value.items()]
            elif isinstance(value, list):
                waiting += [(path, each) for each in value]
            elif isinstance(value, str) and not is_on_one_line(value):
                self.report(path, translate("rules-file-control-character", key=path[-1], value=shown(value)))

    def line_of_switch(self, switch: str) -> int | None:
        table, *rest = switch.split(".")
        if table != "cards" or not rest:
            return self.lines.get((switch,))
        (rank,) = ranks_of(rest[0])
        return self.card_lines.get((rank, rest[1])) if len(rest) > 1 else None

    # -- switches and cards ------------------------------------------------------------------------

    def rules(self, base: Rules) -> Rules:
        changes: dict[str, Any] = {}
        for key, switch in SWITCHES.items():
            if key in self.data:
                self.value((key,), switch, getattr(base, key), changes)
        if changes.get("stuck_limit") == 0:
            changes.setdefault("stuck_pile", False)
        rules = replace(base, **changes)
        for card, powers in self.table(("cards",)).items():
            rules = self.card(rules, card, powers)
        return rules

    def card(self, rules: Rules, card: str, powers: Any) -> Rules:
        path = ("cards", card)
        ranks = ranks_of(card)
        if not ranks:
            self.report(path, translate("rules-file-card-unknown", card=card) + nearest(card, CARD_WORDS))
        elif not isinstance(powers, dict):
            self.report(path, translate("rules-file-card-table-expected", card=card))
        else:
            changes: dict[str, Any] = {}
            for power in powers:
                self.power(ranks, (*path, power), changes)
            for rank in ranks if powers else ():
                rules = rules.with_card(rank, **(_idle(rules.cards[rank], changes) | changes))
        return rules

    def power(self, ranks: tuple[Rank, ...], path: Path, changes: dict[str, Any]) -> None:
        power = path[-1]
        if power not in POWERS:
            self.report(path, _unknown_power(power))
            return
        for rank in ranks:
            if (rank, power) in self.card_lines:
                self.report(path, translate("rules-file-card-twice", card=CARD_NAMES[rank], power=power))
            self.card_lines[rank, power] = self.lines[path]
        self.value(path, POWERS[power], None, changes)

    def value(self, path: Path, field: Field, base: Any, into: dict[str, Any]) -> None:
        try:
            into[field.name] = read_value(field, self.at(path), base)
        except WrongValueError as error:
            self.report(path, f"{field.name}: {error}")

    def at(self, path: Path) -> Any:
        """What the file has at a path."""
        return reduce(getitem, path, self.data)

    # -- names, words, seatings --------------------------------------------------------------------

    def table(self, path: Path) -> dict[str, Any]:
        value = self.data.get(path[0], {})
        if isinstance(value, dict):
            return value
        self.report(path, translate("rules-file-table-expected", key=path[0], value=shown(value)))
        return {}

    def text(self, path: Path) -> str | None:
        value = self.data.get(path[0])
        if value is None or isinstance(value, str):
            return value
        self.report(path, translate("rules-file-text-expected", key=path[0], value=shown(value)))
        return None

    def clean(self, key: str, most: int) -> str:
        """A text that is safe to show to others; empty if there is none."""
        return clean_text(self.text((key,)) or "", most)

    def texts(self, path: Path) -> tuple[str, ...]:
        value = self.data.get(path[0], [])
        if isinstance(value, str):
            return (value,)
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return tuple(value)
        self.report(path, translate("rules-file-texts-expected", key=path[0], value=shown(value)))
        return ()

    def seatings(self) -> tuple[Seating, ...]:
        seatings: list[Seating] = []
        for players, teams in self.table(("seatings",)).items():
            try:
                seatings += [_seating(players, each) for each in _TEAMS.from_plain(as_list(teams))]
            except WrongValueError as error:
                self.report(("seatings", players), f"seatings: {error}")
        return tuple(sorted(seatings))

    def words(self, base: RuleSet) -> tuple[Words, Translations]:
        given = self.table(("words",))
        languages = {key: each for key, each in given.items() if isinstance(each, dict)}
        own = self.places(("words",), {key: each for key, each in given.items() if key not in languages})
        translations = {
            speech: replace(words, **dict.fromkeys(own, "")) for speech, words in base.translations
        }
        for speech, table in languages.items():
            if not re.fullmatch("[a-z]{2}", speech):
                self.report(("words", speech), translate("rules-file-language-expected", key=speech))
                continue
            changes = self.places(("words", speech), table)
            translations[speech] = replace(translations.get(speech, Words()), **changes)
        nonempty = {speech: words for speech, words in translations.items() if words != Words()}
        return replace(base.words, **own), tuple(sorted(nonempty.items()))

    def places(self, path: Path, table: dict[str, Any]) -> dict[str, str]:
        words: dict[str, str] = {}
        for key, value in table.items():
            if key not in PLACES:
                problem = translate("rules-file-place-unknown", key=key)
                self.report((*path, key), problem + nearest_or_all(key, PLACES))
            elif not isinstance(value, str):
                self.report((*path, key), translate("rules-file-text-expected", key=key, value=shown(value)))
            else:
                words[key] = clean_text(value, MAX_WORD)
        return words


def _idle(row: Powers, changes: dict[str, Any]) -> dict[str, Any]:
    """Resets the details of a power that the file removes, unless the file sets them."""
    changed, usual = replace(row, **changes), Powers()
    idle: dict[str, Any] = {}
    if not changed.split:
        idle |= {power: getattr(usual, power) for power in SPLIT_DETAILS}
    elif changed.split_ways is SplitWays.FORWARD:
        idle |= {"split_order": usual.split_order}
    if not has_choice_of_jump(changed):
        idle |= {"jump_start_first": usual.jump_start_first}
    return idle


def _seating(players: str, teams: int) -> Seating:
    if players not in map(str, PLAYERS):
        raise WrongValueError(players_expected(players))
    if teams < 2 or int(players) % teams:
        raise WrongValueError(translate("rules-file-teams-expected", players=int(players), teams=teams))
    return int(players), teams


def _unknown_key(key: str) -> str:
    if ranks_of(key):
        return translate("rules-file-card-outside", card=key) + nearest(key, tuple(SWITCHES))
    if key in POWERS:
        return translate("rules-file-power-outside", power=key)
    return translate("rules-file-key-unknown", key=key) + nearest_or_all(key, KEYS)


def _unknown_power(power: str) -> str:
    if power in KEYS:
        return translate("rules-file-switch-inside-card", key=power)
    return translate("rules-file-power-unknown", power=power) + nearest_or_all(power, tuple(POWERS))
