"""Rules in a record: every switch as ``name=value``, every card as a row of its powers.

Records outlive the program that wrote them. A switch that a record lacks didn't exist yet and has its
default, which is how the game was played then. An unknown switch comes from a newer program, and the record
is refused.
"""

from __future__ import annotations

import re
from typing import Any

from pegs.core.cards import RANK_TEXT, RANKS
from pegs.notation.errors import notation_error
from pegs.notation.hands import rank_text
from pegs.rules.codec import MAX_NUMBER, PLAYERS, POWERS, SWITCHES, Field, Plain, WrongValueError
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, Powers, Rules

_NUMBER = re.compile(r"-?[0-9]{1,6}", re.ASCII)
_LONG_NUMBER = re.compile(r"-?[0-9]{7,}", re.ASCII)


# --- writing


def switch_texts(rules: Rules) -> list[str]:
    """Every switch but the card table, in order."""
    return [f"{name}={_write(field, getattr(rules, name))}" for name, field in SWITCHES.items()]


def card_texts(rules: Rules) -> list[str]:
    """Every rank with its powers: ``7 forward=7 split=7``."""
    return [" ".join([rank_text(rank), *power_texts(rules.cards[rank])]) for rank in RANKS]


def power_texts(row: Powers, base: Powers = Powers()) -> list[str]:  # noqa: B008 - an immutable value
    """The powers of a card that differ from a base. One that is true is written as its name alone."""
    return [
        name if value is True else f"{name}={_write(field, value)}"
        for name, field in POWERS.items()
        if (value := getattr(row, name)) != getattr(base, name)
    ]


def changes(rules: Rules, base: Rules) -> list[str]:
    """Every switch, and every power of a card (``7.split=0``), that differs from a base."""
    pairs = zip(switch_texts(rules), switch_texts(base), strict=True)
    texts = [text for text, usual in pairs if text != usual]
    for rank in RANKS:
        texts += [f"{rank_text(rank)}.{text}" for text in power_texts(rules.cards[rank], base.cards[rank])]
    return texts


def _write(field: Field, value: Any) -> str:
    plain = field.to_plain(value)
    if field.kind == "by_players" and len(set(value)) == 1:
        return str(value[0])
    return ",".join(map(str, plain)) or "none" if isinstance(plain, list) else _word(plain)


def _word(plain: Plain) -> str:
    return str(plain).lower() if isinstance(plain, bool) else str(plain)


# --- reading


def read_switches(texts: list[str], into: dict[str, Any]) -> None:
    """Add switches. Raises NotationError for one that can't be read or is already there."""
    for text in texts:
        name, equals, value = text.partition("=")
        if name not in SWITCHES or not equals:
            raise notation_error(text, "record-switch-unknown")
        if name in into:
            raise notation_error(text, "record-twice")
        into[name] = _read(SWITCHES[name], value)


def read_cards(texts: list[str], into: dict[str, Powers]) -> None:
    """Add cards. Raises NotationError for one that can't be read or is already there."""
    for text in texts:
        card, *powers = text.split(" ")
        if len(card) != 1 or card not in RANK_TEXT:
            raise notation_error(text, "record-card-row")
        if card in into:
            raise notation_error(text, "record-twice")
        into[card] = _read_row(powers)


def card_table(rows: dict[str, Powers]) -> tuple[Powers, ...]:
    """The card table. Raises NotationError if a card is missing."""
    missing = [card for card in RANK_TEXT if card not in rows]
    if missing:
        raise notation_error(" ".join(missing), "record-cards-missing")
    return tuple(rows[card] for card in RANK_TEXT)


def _read_row(texts: list[str]) -> Powers:
    powers: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if name not in POWERS:
            raise notation_error(text, "record-power-unknown")
        if name in powers:
            raise notation_error(text, "record-twice")
        powers[name] = _read(POWERS[name], value if equals else "true")
    return Powers(**powers)


def _read(field: Field, text: str) -> Any:
    plain = _plain(field, text)
    if field.kind == "by_players" and isinstance(plain, list):
        if len(plain) not in (1, len(PLAYERS)):
            raise notation_error(text, "record-per-players", least=MIN_PLAYERS, most=MAX_PLAYERS)
        plain = plain * len(PLAYERS) if len(plain) == 1 else plain
    try:
        return field.from_plain(plain)
    except WrongValueError:
        raise _wrong(field, text) from None


def _plain(field: Field, text: str) -> Any:
    """What a text says as plain data; a piece that isn't a number stays text."""
    match field.kind:
        case "flag":
            return {"true": True, "false": False}.get(text, text)
        case "number":
            return _number(text)
        case "numbers" | "by_players":
            return [] if text == "none" else [_number(piece) for piece in text.split(",")]
        case "words":
            return [] if text == "none" else text.split(",")
        case "word":
            return text


def _number(text: str) -> int | str:
    return int(text) if _NUMBER.fullmatch(text) else text


def _wrong(field: Field, text: str) -> Exception:
    match field.kind:
        case "flag":
            return notation_error(text, "record-true-or-false")
        case "word" | "words":
            return notation_error(text, "record-answer", answers=", ".join(field.answers))
        case _ if any(map(_LONG_NUMBER.fullmatch, text.split(","))):
            return notation_error(text, "record-number-too-large", most=MAX_NUMBER)
        case _:
            return notation_error(text, "record-number")
