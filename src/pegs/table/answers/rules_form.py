"""The form for house rules in the browser: the named sets, a field for every switch, and checking them.

The fields come from those of `Rules` and `Powers`; only their labels are in the catalog.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any, Literal

from pegs.core.cleaning import clean_text
from pegs.core.errors import Fault, PegsError, RulesFileError
from pegs.i18n import language, translate
from pegs.protocol import rulebooks
from pegs.protocol.game_view import BoardShape
from pegs.rules.card_names import CARD_NAMES, ranks_of
from pegs.rules.codec import POWERS, SWITCHES, Field, Kind, WrongValueError, field_of
from pegs.rules.description import card_sign
from pegs.rules.fixes import MAX_DECKS, fixes, get_switch, limits, set_switch
from pegs.rules.loader import from_text, load, load_named, named
from pegs.rules.many_turns import many_turns_warning
from pegs.rules.playable import check_playable
from pegs.rules.ruleset import DEFAULT_PLAYERS, MAX_TITLE, RuleSet
from pegs.rules.subjects import SECTIONS
from pegs.rules.suggestions import clipped, nearest
from pegs.rules.summary import special_cards, summarize, title_of, voice_of
from pegs.rules.switches import MIN_PLAYERS, Powers, Rules
from pegs.rules.toml.reader import MAX_MISTAKES
from pegs.rules.toml.values import read_value
from pegs.rules.toml.writer import write
from pegs.rules.validation import fault_line, faults
from pegs.story.sheet.gallery import find_rules, gallery
from pegs.story.sheet.house_differences import house_differences
from pegs.story.sheet.model import FoundRules
from pegs.table.encode import board_shape
from pegs.table.rules_card import powers, sentences

MAX_FIXED = 4
"""The most conflicts for which the form looks for fixes: each takes a check of the rules for every value."""


def entries() -> list[rulebooks.RulesEntry]:
    """All named rule sets, by source."""
    return list(_entries(language()))


def published(sought: str) -> list[FoundRules]:
    """The published sheets, or all rules that say these words."""
    return list(find_rules(sought) if sought.strip() else gallery())


@cache
def _entries(_language: str) -> tuple[rulebooks.RulesEntry, ...]:
    return tuple(_entry(load(name)) for name in named())


def _entry(ruleset: RuleSet) -> rulebooks.RulesEntry:
    return rulebooks.RulesEntry(
        name=ruleset.name,
        title=title_of(ruleset),
        source=ruleset.source,
        lines=summarize(ruleset),
        sentences=sentences(ruleset),
        seatings=ruleset.seatings or ((4, 2),),
        bluffing=ruleset.rules.bluffing,
        voice=voice_of(ruleset),
        special=tuple(power for power in powers(ruleset) if power.card in special_cards(ruleset)),
    )


# --- the form


def form() -> rulebooks.RulesForm:
    """A field for every switch, by subject, and one for every power of a card."""
    return _form(language())


@cache
def _form(_language: str) -> rulebooks.RulesForm:
    groups = [(group, name) for group, names in SECTIONS.items() for name in names if name in SWITCHES]
    missing = SWITCHES.keys() - {name for _, name in groups}
    assert not missing, f"no section has {missing}"
    rules, row = Rules(), Powers()
    return rulebooks.RulesForm(
        fields=tuple(
            _field(f"switch-{name}", SWITCHES[name], group, getattr(rules, name)) for group, name in groups
        ),
        card_fields=tuple(
            _field(f"power-{name}", field, "cards", getattr(row, name)) for name, field in POWERS.items()
        ),
        cards=tuple(CARD_NAMES),
    )


def _field(message: str, field: Field, group: str, default: Any) -> rulebooks.RulesField:
    low, high = _range(field)
    return rulebooks.RulesField(
        name=field.name,
        group=translate(f"section-{group}"),
        label=translate(f"{message}.field"),
        meaning=translate(f"{message}.meaning"),
        kind=_KINDS[field.kind],
        default=_form_value(field, default, DEFAULT_PLAYERS),
        low=low,
        high=high,
        choices=tuple(
            rulebooks.FieldChoice(word, translate(f"{message}.choice-{word}")) for word in field.answers
        ),
    )


_KINDS: dict[Kind, Literal["bool", "int", "choice", "counts", "several"]] = {
    "flag": "bool",
    "number": "int",
    "by_players": "int",
    "word": "choice",
    "numbers": "counts",
    "words": "several",
}
"""How the form asks for each kind of value."""


def _range(field: Field) -> tuple[int | None, int | None]:
    match field.kind:
        case "by_players":
            return int(field.name == "decks"), MAX_DECKS
        case "number" | "numbers":
            return limits(field.name, Rules())
        case _:
            return None, None


def _form_value(field: Field, value: Any, players: int) -> Any:
    """A value as the form shows it: numbers by players as the one for this number of players."""
    return value[players - MIN_PLAYERS] if field.kind == "by_players" else field.to_plain(value)


# --- the rules made with it


def check(asked: rulebooks.CheckRules) -> rulebooks.CheckedRules:
    """The rules that the form describes: their values, differences from their base, and mistakes."""
    if asked.rules.toml or not asked.base:
        return _check_text(asked)
    try:
        base = load_named(asked.base)
    except PegsError as error:
        return _broken(asked, (str(error),))
    rules, problems = _changed(base.rules, asked.changes, base.rules)
    sheet = replace(
        base,
        name="house",
        title=_title(asked) or base.title,
        rules=rules,
        extends=base.name,
        aliases=(),
        source="",
    )
    return _checked(asked, sheet, base, tuple(problems))


def _title(asked: rulebooks.CheckRules) -> str:
    return clean_text(asked.title, MAX_TITLE)


def _check_text(asked: rulebooks.CheckRules) -> rulebooks.CheckedRules:
    try:
        sheet = from_text(asked.rules.toml) if asked.rules.toml else load_named(asked.rules.name)
    except RulesFileError as error:
        problems = error.messages or tuple(fault_line(fault) for fault in error.faults)
        return _broken(asked, tuple(map(_without_file, problems)))
    except PegsError as error:
        return _broken(asked, (str(error),))
    base = load(sheet.extends) if sheet.extends in named() else sheet
    rules, unread = _changed(sheet.rules, asked.changes, base.rules)
    edited = replace(sheet, rules=rules, title=_title(asked) or sheet.title)
    return _checked(asked, edited, base, tuple(unread))


def _without_file(problem: str) -> str:
    """A mistake with its line only: what was pasted into a page has no file."""
    match = re.fullmatch(r"house:(\d+): (.*)", problem, re.DOTALL)
    return translate("rulesform-line", line=match[1], problem=match[2]) if match else problem


def _broken(asked: rulebooks.CheckRules, problems: tuple[str, ...]) -> rulebooks.CheckedRules:
    """The answer if the rules can't be read."""
    return rulebooks.CheckedRules(
        title=_title(asked),
        base=asked.base,
        toml=asked.rules.toml,
        values={},
        changes=(),
        differences=(),
        conflicts=(),
        problems=problems,
        warnings=(),
        lines=(),
        sentences=(),
        powers=(),
        board=None,
    )


def _checked(
    asked: rulebooks.CheckRules, sheet: RuleSet, base: RuleSet, problems: tuple[str, ...]
) -> rulebooks.CheckedRules:
    wrong = faults(sheet.rules, MAX_MISTAKES)
    sound = not wrong
    seatings = () if asked.players % asked.teams else ((asked.players, asked.teams),)
    return rulebooks.CheckedRules(
        title=title_of(sheet),
        base=base.name,
        toml=write(sheet) if sound else "",
        values=form_values(sheet.rules, asked.players),
        changes=_changes(sheet.rules, base.rules),
        differences=house_differences(sheet, base.name) if sound else (),
        conflicts=_conflicts(sheet.rules, wrong),
        problems=problems,
        warnings=_warnings(sheet.rules, asked) if sound else (),
        lines=summarize(sheet, seatings) if sound else (),
        sentences=sentences(sheet, seatings) if sound else (),
        powers=powers(sheet, seatings) if sound else (),
        board=_board(sheet.rules, asked) if sound else None,
    )


def _warnings(rules: Rules, asked: rulebooks.CheckRules) -> tuple[str, ...]:
    """Why these players can't use the rules, or that listing turns takes a moment."""
    try:
        check_playable(rules, asked.players, asked.teams)
    except PegsError as error:
        return (str(error),)
    slow = many_turns_warning(rules, ((asked.players, asked.teams),))
    return (slow,) if slow else ()


def _board(rules: Rules, asked: rulebooks.CheckRules) -> BoardShape | None:
    if asked.players % asked.teams:
        return None
    return board_shape(rules.board(asked.players, asked.teams))


def _changed(rules: Rules, changes: dict[str, Any], base: Rules) -> tuple[Rules, list[str]]:
    """The rules with some changes, and an error for each change that can't be read.

    None as a value means that of the base.
    """
    problems: list[str] = []
    for switch, written in _flat(changes):
        if len(problems) == MAX_MISTAKES:
            problems.append(translate("rules-file-more-mistakes", most=MAX_MISTAKES))
            break
        try:
            usual = get_switch(base, switch)
            value = usual if written is None else read_value(field_of(switch), written, usual)
            rules = set_switch(rules, switch, value)
        except WrongValueError as error:
            problems.append(f"{label(switch)}: {error}")
        except (AttributeError, KeyError, TypeError, ValueError):
            unknown = translate("rulesform-no-such-switch", switch=clipped(switch))
            problems.append(unknown + nearest(switch, tuple(SWITCHES)))
    return rules, problems


def _flat(changes: dict[str, Any]) -> list[tuple[str, Any]]:
    """Switches by their full names: ``draw``, ``cards.9.split``."""
    flat = [(switch, value) for switch, value in changes.items() if switch != "cards"]
    cards = changes.get("cards", {})
    for card, row in cards.items() if isinstance(cards, dict) else ():
        powers = row.items() if isinstance(row, dict) else [("", row)]
        flat += [(f"cards.{card}.{power}", value) for power, value in powers]
    return flat


def form_values(rules: Rules, players: int) -> dict[str, Any]:
    """The value of every switch; under ``cards`` those of every power by card."""
    values = {name: _form_value(field, getattr(rules, name), players) for name, field in SWITCHES.items()}
    rows = {
        card: {name: field.to_plain(getattr(row, name)) for name, field in POWERS.items()}
        for card, row in zip(CARD_NAMES, rules.cards, strict=True)
    }
    return values | {"cards": rows}


def _changes(rules: Rules, base: Rules) -> tuple[rulebooks.RulesChange, ...]:
    """Every switch that differs from the base."""
    switches = [*SWITCHES, *(f"cards.{card}.{power}" for card in CARD_NAMES for power in POWERS)]
    return tuple(
        rulebooks.RulesChange(switch, switch.split(".")[1] if "." in switch else None)
        for switch in switches
        if get_switch(rules, switch) != get_switch(base, switch)
    )


def _conflicts(rules: Rules, wrong: tuple[Fault, ...]) -> tuple[rulebooks.RulesConflict, ...]:
    """The conflicts, each with its fixes if there are few enough to look for them."""
    if len(wrong) > MAX_FIXED:
        return tuple(rulebooks.RulesConflict(each.switches, each.problem, each.fix, ()) for each in wrong)
    return tuple(_conflict(rules, fault) for fault in wrong)


def _conflict(rules: Rules, fault: Fault) -> rulebooks.RulesConflict:
    return rulebooks.RulesConflict(
        switches=fault.switches,
        problem=fault.problem,
        fix=fault.fix,
        fixes=tuple(
            rulebooks.RulesFix(
                switch=each.switch,
                value=_form_value(field_of(each.switch), each.value, DEFAULT_PLAYERS),
                label=translate(
                    "rulesform-fix",
                    switch=label(each.switch),
                    value=in_words(each.switch, each.value, DEFAULT_PLAYERS),
                ),
            )
            for each in fixes(rules, fault)
        ),
    )


# --- words


def label(switch: str) -> str:
    """The name of a switch: "Cards in hand", "7: Split"."""
    own = translate(f"{_message(switch)}.field")
    if "." not in switch:
        return own
    (rank,) = ranks_of(switch.split(".")[1])
    return translate("rulesform-of-card", card=card_sign(rank), label=own)


def in_words(switch: str, value: Any, players: int) -> str:
    """The value of a switch in words."""
    plain = _form_value(field_of(switch), value, players)
    if isinstance(plain, bool):
        return translate("rulesform-yes" if plain else "rulesform-no")
    message, items = _message(switch), plain if isinstance(plain, list) else [plain]
    words = [translate(f"{message}.choice-{each}") if isinstance(each, str) else str(each) for each in items]
    return ", ".join(words) or translate("rulesform-none")


def _message(switch: str) -> str:
    """The message with everything that's said of a switch (``draw``) or of a power (``cards.9.split``)."""
    _, dot, power = switch.rpartition(".")
    return f"power-{power}" if dot else f"switch-{switch}"
