"""The rule book for the browser: the named sets, the form of all switches, and what a sheet means.

The form is made from the fields of `Rules` and `Powers` themselves; only what they are called is catalog.
"""

from __future__ import annotations

from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, get_args

from pegs.core.cards import N_RANKS
from pegs.core.errors import Fault, NotationError, PegsError, RulesFileError
from pegs.i18n import translate
from pegs.rules.card_names import CARD_NAMES
from pegs.rules.codec import (
    PER_PLAYERS,
    POWER_KINDS,
    POWER_READERS,
    SWITCH_KINDS,
    SWITCH_READERS,
    WrongValueError,
    nearest,
    per_players,
)
from pegs.rules.description import SECTIONS, card_sign
from pegs.rules.fixes import MAX_DECKS, fixes, get_switch, limits, set_switch
from pegs.rules.loader import from_text, load, named
from pegs.rules.ruleset import RuleSet
from pegs.rules.summary import summarize, title_of
from pegs.rules.switches import MIN_PLAYERS, Powers, Rules
from pegs.rules.toml.writer import write
from pegs.rules.validation import fault_line, faults
from pegs.table.encode import board_shape
from pegs.table.protocol import rest
from pegs.table.protocol.game_view import BoardShape
from pegs.table.rules_card import powers, sentences


def entries() -> list[rest.RulesEntry]:
    """All named rule sets, in the order of their sources."""
    return [_entry(load(name)) for name in named()]


def _entry(ruleset: RuleSet) -> rest.RulesEntry:
    return rest.RulesEntry(
        name=ruleset.name,
        title=title_of(ruleset),
        source=ruleset.source,
        lines=summarize(ruleset),
        sentences=sentences(ruleset),
        seatings=ruleset.seatings or ((4, 2),),
        bluffing=ruleset.rules.bluffing,
    )


# --- the form


def form() -> rest.RulesForm:
    """Every switch once, in the order in which rules are told; then the powers of a card."""
    usual = Rules()
    told = [(group, name) for group, names in SECTIONS.items() for name in names if name in SWITCH_KINDS]
    missing = SWITCH_KINDS.keys() - {name for _, name in told}
    assert not missing, f"no section tells {missing}"
    return rest.RulesForm(
        fields=tuple(_field(usual, group, name) for group, name in told),
        card_fields=tuple(_power_field(each.name) for each in fields(Powers)),
        cards=tuple(CARD_NAMES),
    )


def _field(usual: Rules, group: str, name: str) -> rest.RulesField:
    kind, low, high, choices = _kind(name, SWITCH_KINDS[name], usual)
    return rest.RulesField(
        name=name,
        group=translate(f"section-{group}"),
        label=translate(f"field-{name}"),
        meaning=translate(f"switch-{name}"),
        kind=kind,
        default=_plain(name, getattr(usual, name), MIN_PLAYERS + 2),
        low=low,
        high=high,
        choices=choices,
    )


def _power_field(name: str) -> rest.RulesField:
    kind, low, high, choices = _kind(name, POWER_KINDS[name], Rules())
    return rest.RulesField(
        name=name,
        group=translate("section-cards"),
        label=translate(f"field-{name}"),
        meaning=translate(f"power-{name}"),
        kind=kind,
        default=_plain(name, getattr(Powers(), name), MIN_PLAYERS),
        low=low,
        high=high,
        choices=choices,
    )


def _kind(name: str, kind: Any, usual: Rules) -> tuple[Any, int | None, int | None, tuple[Any, ...]]:
    """How a switch is asked for: the kind of field, its limits, its answers."""
    if name in PER_PLAYERS:
        return "int", int(name == "decks"), MAX_DECKS, ()
    if kind is bool:
        return "bool", None, None, ()
    if kind is int:
        return "int", *limits(name, usual), ()
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return "choice", None, None, _choices(name, kind)
    item = get_args(kind)[0]
    if item is int:
        return "counts", *limits(name, usual), ()
    return "several", None, None, _choices(name, item)


def _choices(name: str, answers: type[StrEnum]) -> tuple[rest.FieldChoice, ...]:
    return tuple(rest.FieldChoice(each.value, translate(f"choice-{name}-{each.value}")) for each in answers)


def _plain(name: str, value: Any, players: int) -> Any:
    """A value as JSON has it; of numbers by players the one for so many."""
    if name in PER_PLAYERS:
        return value[players - MIN_PLAYERS]
    return list(value) if isinstance(value, tuple) else value


# --- what a sheet means


def check(asked: rest.CheckRules) -> rest.CheckedRules:
    """What a sheet means: its values, what differs from its base, and everything that is wrong with it."""
    if asked.rules.toml or not asked.base:
        return _check_text(asked)
    try:
        base = load(asked.base)
    except PegsError as error:
        return _broken(asked, (str(error),))
    rules, problems = _changed(base.rules, asked.changes, base.rules)
    sheet = replace(
        base,
        name="house",
        title=asked.title or base.title,
        rules=rules,
        extends=base.name,
        aliases=(),
        source="",
    )
    return _checked(asked, sheet, base, tuple(problems))


def _check_text(asked: rest.CheckRules) -> rest.CheckedRules:
    try:
        sheet = from_text(asked.rules.toml) if asked.rules.toml else load(asked.rules.name)
    except RulesFileError as error:
        problems = error.messages or tuple(fault_line(fault) for fault in error.faults)
        return _broken(asked, problems)
    except PegsError as error:
        return _broken(asked, (str(error),))
    base = load(sheet.extends) if sheet.extends in named() else sheet
    rules, unread = _changed(sheet.rules, asked.changes, base.rules)
    edited = replace(sheet, rules=rules, title=asked.title or sheet.title)
    return _checked(asked, edited, base, tuple(unread))


def _broken(asked: rest.CheckRules, problems: tuple[str, ...]) -> rest.CheckedRules:
    """A sheet that cannot be read."""
    return rest.CheckedRules(
        title=asked.title,
        base=asked.base,
        toml=asked.rules.toml,
        values={},
        changes=(),
        clashes=(),
        problems=problems,
        lines=(),
        sentences=(),
        powers=(),
        board=None,
    )


def _checked(
    asked: rest.CheckRules, sheet: RuleSet, base: RuleSet, problems: tuple[str, ...]
) -> rest.CheckedRules:
    wrong = faults(sheet.rules)
    sound = not wrong
    seatings = () if asked.players % asked.teams else ((asked.players, asked.teams),)
    return rest.CheckedRules(
        title=title_of(sheet),
        base=base.name,
        toml=write(sheet) if sound else "",
        values=_values(sheet.rules, asked.players),
        changes=_changes(sheet.rules, base.rules, asked.players),
        clashes=tuple(_clash(sheet.rules, fault) for fault in wrong),
        problems=problems,
        lines=summarize(sheet, seatings) if sound else (),
        sentences=sentences(sheet, seatings) if sound else (),
        powers=powers(sheet, seatings) if sound else (),
        board=_board(sheet.rules, asked) if sound else None,
    )


def _board(rules: Rules, asked: rest.CheckRules) -> BoardShape | None:
    if asked.players % asked.teams:
        return None
    return board_shape(rules.board(asked.players, asked.teams))


def _changed(sheet: Rules, changes: dict[str, Any], base: Rules) -> tuple[Rules, list[str]]:
    """The rules of a sheet with changes, and what could not be read of them. None stands for "as the base
    has it".
    """
    rules, problems = sheet, []
    for switch, value in _flat(changes):
        try:
            read = get_switch(base, switch) if value is None else _read(base, switch, value)
            rules = set_switch(rules, switch, read)
        except (WrongValueError, NotationError) as error:
            problems.append(f"{label(switch)}: {error}")
        except (KeyError, ValueError):
            problems.append(
                translate("rulebook-no-such-switch", switch=switch) + nearest(switch, tuple(SWITCH_KINDS))
            )
    return rules, problems


def _flat(changes: dict[str, Any]) -> list[tuple[str, Any]]:
    """Switches by their full names: ``draw``, ``cards.9.split``."""
    flat = [(switch, value) for switch, value in changes.items() if switch != "cards"]
    cards = changes.get("cards", {})
    for card, row in cards.items() if isinstance(cards, dict) else ():
        flat += [(f"cards.{card}.{power}", value) for power, value in row.items()]
    return flat


def _read(base: Rules, switch: str, value: Any) -> Any:
    name = switch.rpartition(".")[2]
    if "." in switch:
        return POWER_READERS[name](value)
    return per_players(value, getattr(base, name)) if name in PER_PLAYERS else SWITCH_READERS[name](value)


def _values(rules: Rules, players: int) -> dict[str, Any]:
    """Every switch with its value, the rows of the cards under ``cards``."""
    values = {name: _plain(name, getattr(rules, name), players) for name in SWITCH_KINDS}
    rows = {
        CARD_NAMES[rank]: {
            name: _plain(name, getattr(rules.cards[rank], name), players) for name in POWER_KINDS
        }
        for rank in range(N_RANKS)
    }
    return values | {"cards": rows}


def _changes(rules: Rules, base: Rules, players: int) -> tuple[rest.Change, ...]:
    """What differs from the base."""
    switches = [*SWITCH_KINDS, *(f"cards.{card}.{power}" for card in CARD_NAMES for power in POWER_KINDS)]
    return tuple(
        rest.Change(
            switch=switch,
            card=switch.split(".")[1] if "." in switch else None,
            label=label(switch),
            was=said(switch, get_switch(base, switch), players),
            now=said(switch, get_switch(rules, switch), players),
        )
        for switch in switches
        if get_switch(rules, switch) != get_switch(base, switch)
    )


def _clash(rules: Rules, fault: Fault) -> rest.Clash:
    return rest.Clash(
        switches=fault.switches,
        problem=fault.problem,
        mend=fault.fix,
        mends=tuple(
            rest.Mend(
                switch=mend.switch,
                value=_plain(mend.switch.rpartition(".")[2], mend.value, MIN_PLAYERS),
                label=translate(
                    "rulebook-mend",
                    switch=label(mend.switch),
                    value=said(mend.switch, mend.value, MIN_PLAYERS),
                ),
            )
            for mend in fixes(rules, fault)
        ),
    )


# --- words


def label(switch: str) -> str:
    """What a switch is called: "Cards in hand", "7: Split"."""
    name = switch.rpartition(".")[2]
    if "." not in switch:
        return translate(f"field-{name}")
    card = card_sign(CARD_NAMES.index(switch.split(".")[1]))
    return translate("rulebook-of-card", card=card, label=translate(f"field-{name}"))


def said(switch: str, value: Any, players: int) -> str:
    """The value of a switch in words."""
    name = switch.rpartition(".")[2]
    if name in PER_PLAYERS:
        return str(value[players - MIN_PLAYERS])
    if isinstance(value, bool):
        return translate("rulebook-yes" if value else "rulebook-no")
    if isinstance(value, StrEnum):
        return translate(f"choice-{name}-{value.value}")
    if isinstance(value, tuple):
        return ", ".join(said(switch, each, players) for each in value) or translate("rulebook-none")
    return str(value)
