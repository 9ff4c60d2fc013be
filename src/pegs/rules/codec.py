"""The value of every switch as plain data, and back.

Plain data is what any format can hold: true and false, whole numbers, words, and lists of these. The rules
file (`pegs.rules.toml`), the record (`pegs.record.rules_text`) and the form of the browser
(`pegs.table.answers.rules_form`) each spell plain data in their own way.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, get_args, get_type_hints

from pegs.i18n import translate
from pegs.rules.suggestions import nearest, shown
from pegs.rules.switches import MAX_PLAYERS, MIN_PLAYERS, PerPlayers, Powers, Rules

Plain = bool | int | str | list[int] | list[str]
Kind = Literal["flag", "number", "word", "numbers", "words", "by_players"]

MAX_NUMBER = 999_999
"""The largest number that a switch can be set to. Which are possible is up to `pegs.rules.validation`."""
MAX_ITEMS = 20
"""The most items of a list: no list of different counts, numbers of teams or words can be longer."""
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


class WrongValueError(ValueError):
    """A value of the wrong kind. Its text says what was expected instead."""


@dataclass(frozen=True)
class Field:
    """The type of one switch, or of one power of a card.

    ``words`` are the values of a field whose kind is ``word`` or ``words``.
    """

    name: str
    kind: Kind
    words: type[StrEnum] | None = None

    @property
    def answers(self) -> tuple[str, ...]:
        """The words that it can be set to."""
        return tuple(word.value for word in self.words or ())

    def to_plain(self, value: Any) -> Plain:
        """A value of the switch as plain data; one number for each number of players as a list."""
        if isinstance(value, tuple):
            return [each.value if isinstance(each, StrEnum) else each for each in value]
        plain: Plain = value.value if isinstance(value, StrEnum) else value
        return plain

    def from_plain(self, plain: Any) -> Any:
        """The value of the switch. Lists may be in any order. Raises ``WrongValueError``."""
        match self.kind:
            case "flag":
                return _flag(plain)
            case "number":
                return _number(plain)
            case "word":
                return self._word(plain)
            case "by_players":
                return tuple(_number(number) for number in plain)
            case "numbers":
                return tuple(sorted(_distinct(plain, [_number(each) for each in _bounded(plain)])))
            case "words":
                chosen = _distinct(plain, [self._word(each) for each in _bounded(plain)])
                return tuple(word for word in self.words or () if word in chosen)

    def _word(self, plain: Any) -> StrEnum:
        assert self.words is not None
        if plain in self.answers:
            return self.words(plain)
        expected = ", ".join(f'"{word}"' for word in self.answers)
        guess = nearest(plain, self.answers) if isinstance(plain, str) else ""
        raise WrongValueError(
            translate("rules-file-word-expected", words=expected, value=shown(plain)) + guess
        )


def _flag(plain: Any) -> bool:
    if not isinstance(plain, bool):
        raise WrongValueError(translate("rules-file-yes-or-no-expected", value=shown(plain)))
    return plain


def _number(plain: Any) -> int:
    if isinstance(plain, bool) or not isinstance(plain, int):
        raise WrongValueError(translate("rules-file-number-expected", value=shown(plain)))
    if abs(plain) > MAX_NUMBER:
        raise WrongValueError(translate("rules-file-number-too-large", value=shown(plain), most=MAX_NUMBER))
    return plain


def _bounded(plain: Any) -> Any:
    if len(plain) > MAX_ITEMS:
        raise WrongValueError(translate("rules-file-list-too-long", value=shown(plain), most=MAX_ITEMS))
    return plain


def _distinct(plain: Any, values: list[Any]) -> list[Any]:
    if len(set(values)) < len(values):
        raise WrongValueError(translate("rules-file-twice-in-list", value=shown(plain)))
    return values


def _field(name: str, kind: Any) -> Field:
    if kind == PerPlayers and name in BY_PLAYERS:
        return Field(name, "by_players")
    items = get_args(kind)
    item = items[0] if items else kind
    if item is bool:
        return Field(name, "flag")
    if item is int:
        return Field(name, "numbers" if items else "number")
    return Field(name, "words" if items else "word", item)


BY_PLAYERS = ("decks", "jokers")
"""The switches with a number for each number of players."""
SWITCHES: dict[str, Field] = {
    name: _field(name, kind) for name, kind in get_type_hints(Rules).items() if name != "cards"
}
"""Every switch but the card table."""
POWERS: dict[str, Field] = {name: _field(name, kind) for name, kind in get_type_hints(Powers).items()}
"""Every power of a card."""


def field_of(switch: str) -> Field:
    """The field of a switch (``draw``) or of a card's power (``cards.9.split``). Raises ``KeyError``."""
    _, dot, power = switch.rpartition(".")
    return POWERS[power] if dot else SWITCHES[switch]
