"""Reads a rules file: TOML that names the rules it starts from, and what differs from them.

All of its mistakes are reported at once, each with its line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import getitem, itemgetter
from typing import Any

from pegs.core.cards import Rank
from pegs.core.errors import Fault, PegsError, RulesFileError
from pegs.i18n import translate
from pegs.rules.card_names import CARD_NAMES, CARD_WORDS, ranks_of
from pegs.rules.codec import POWERS, SWITCHES, Field, WrongValueError
from pegs.rules.ruleset import PLACES, RuleSet, Seating, Translations, Words
from pegs.rules.suggestions import nearest, nearest_or_all, shown
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, Powers, Rules
from pegs.rules.toml.key_lines import Path, lines_of_keys
from pegs.rules.toml.values import as_list, players_expected, read_value
from pegs.rules.validation import fault_line, faults, has_choice_of_jump

ABOUT = ("extends", "title", "aliases", "source", "seatings", "words", "cards")
KEYS = (*ABOUT, *SWITCHES)

_TEAMS = Field("seatings", "numbers")

_TOML_FAULTS = (
    ("Illegal character", "open"),
    ("Unterminated string", "open"),
    ('Expected "\'"', "open"),
    ("Cannot overwrite a value", "twice"),
    ("Cannot declare", "twice"),
    ("Cannot mutate immutable", "twice"),
    ("Expected '=' after a key", "equals"),
    ("Expected ']'", "heading"),
    ("Unclosed array", "list"),
    ("Unclosed inline table", "list"),
    ("Invalid value", "value"),
    ("Invalid initial character", "name"),
    ("Invalid statement", "name"),
    ("Expected newline", "more"),
)
"""How the messages of ``tomllib`` begin, and the reason to show for each."""

Find = Callable[[str], RuleSet]
"""Finds the rule set that a file extends, by the name or path in the file. Raises ``PegsError``."""


def read_text(text: str, where: str, name: str, find: Find, *, house: bool = True) -> RuleSet:
    """The rule set that a rules file describes.

    ``where`` names the file in messages; ``name`` becomes the name of the rule set. A ``house`` file must
    extend a rule set and change it. Raises ``RulesFileError`` with every mistake.
    """
    sheet = _Sheet(where, parse(text, where), lines_of_keys(text))
    base = sheet.base(find, house)
    ruleset = sheet.ruleset(name, base, house)
    if not sheet.messages:
        sheet.check(ruleset.rules)
    if house and not sheet.messages and not _differs(ruleset, base):
        sheet.report(("extends",), translate("rules-file-changes-nothing", base=base.name))
    if sheet.messages:
        sheet.messages.sort(key=itemgetter(0))
        raise RulesFileError([message for _, message in sheet.messages], sheet.faults)
    return ruleset


def parse(text: str, where: str) -> dict[str, Any]:
    """The data of a TOML text. Raises ``RulesFileError`` with a reason in plain words."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        last = text.rstrip().count("\n") + 1
        line = min(int(found[1]), last) if found else last
        found_fault = next((name for start, name in _TOML_FAULTS if str(error).startswith(start)), "other")
        raise RulesFileError(
            [f"{where}:{line}: {translate('rules-file-not-toml', fault=found_fault)}"]
        ) from None


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
        self.messages.append((line, f"{self.where}:{line}: {sentence}"))

    # -- the parts of a file -----------------------------------------------------------------------

    def base(self, find: Find, house: bool) -> RuleSet:
        fallback = RuleSet("", "", Rules())
        name = self.text(("extends",))
        if name is None:
            if house and "extends" not in self.data:
                self.report((), translate("rules-file-extends-missing"))
            return fallback
        try:
            return find(name)
        except RulesFileError as error:
            self.report(("extends",), translate("rules-file-base-wrong", base=name))
            self.messages += [(self.lines[("extends",)], message) for message in error.messages]
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
            title=self.text(("title",)) or name,
            rules=self.rules(base.rules),
            # If the base is a file itself, what counts is the named set that it extends.
            extends=(base.extends if base.file else base.name) or None,
            aliases=self.texts(("aliases",)),
            source=self.text(("source",)) or "",
            seatings=self.seatings() if "seatings" in self.data else base.seatings,
            words=words,
            translations=translations,
            file=self.where if house else "",
        )

    def check(self, rules: Rules) -> None:
        self.faults += faults(rules)
        for fault in self.faults:
            line = next((line for switch in fault.switches if (line := self.line_of_switch(switch))), 1)
            self.messages.append((line, f"{self.where}:{line}: {fault_line(fault)}"))

    def line_of_switch(self, switch: str) -> int | None:
        table, *rest = switch.split(".")
        if table != "cards":
            return self.lines.get((switch,))
        rank = CARD_NAMES.index(rest[0])
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
            for rank in ranks:
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

    def texts(self, path: Path) -> tuple[str, ...]:
        value = self.data.get(path[0], [])
        if isinstance(value, str):
            return (value,)
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return tuple(value)
        self.report(path, translate("rules-file-texts-expected", key=path[0], value=shown(value)))
        return ()

    def seatings(self) -> tuple[Seating, ...]:
        found: list[Seating] = []
        for players, teams in self.table(("seatings",)).items():
            try:
                found += [_seating(players, each) for each in _TEAMS.from_plain(as_list(teams))]
            except WrongValueError as error:
                self.report(("seatings", players), f"seatings: {error}")
        return tuple(sorted(found))

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
        found: dict[str, str] = {}
        for key, value in table.items():
            if key not in PLACES:
                problem = translate("rules-file-place-unknown", key=key)
                self.report((*path, key), problem + nearest_or_all(key, PLACES))
            elif not isinstance(value, str):
                self.report((*path, key), translate("rules-file-text-expected", key=key, value=shown(value)))
            else:
                found[key] = value if value.strip() else ""
        return found


def _idle(row: Powers, changes: dict[str, Any]) -> dict[str, Any]:
    """Resets the details of a power that the file removes, unless the file sets them."""
    changed, usual = replace(row, **changes), Powers()
    idle: dict[str, Any] = {}
    if not changed.split:
        idle |= {"split_ways": usual.split_ways, "split_with": usual.split_with}
    if not has_choice_of_jump(changed):
        idle |= {"jump_start_first": usual.jump_start_first}
    return idle


def _seating(players: str, teams: int) -> Seating:
    if not players.isdigit() or not MIN_PLAYERS <= int(players) <= MAX_PLAYERS:
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
