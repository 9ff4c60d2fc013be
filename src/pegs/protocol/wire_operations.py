"""Operations in messages: for each class of `pegs.core.operations`, one with the same name and fields.

Cards are letters (``?`` if unknown), enums are words. A new operation needs nothing here. A field of a new
type needs an entry in ``_CODECS``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, Union, get_args

from msgspec import Struct, defstruct

from pegs.core import operations as core
from pegs.core.cards import RANK_TEXT, UNKNOWN, Rank
from pegs.core.turn import Kind

UNSEEN = "?"
"""The letter of an unknown card."""


def card_text(rank: Rank) -> str:
    """A card's letter; ``?`` if it is unknown."""
    return UNSEEN if rank == UNKNOWN else RANK_TEXT[rank]


def known_card(rank: Rank) -> str | None:
    """A card's letter; None if there is no card, or it is unknown."""
    return None if rank == UNKNOWN else RANK_TEXT[rank]


def read_card(text: str | None) -> Rank:
    """The card of a letter; UNKNOWN for ``?`` or None."""
    return UNKNOWN if text is None or text == UNSEEN else Rank(RANK_TEXT.index(text))


class Operation(Struct, frozen=True, tag_field="op"):
    """Base of all operations; ``op`` names the kind."""


class WireField(NamedTuple):
    """A field's name and type in messages, and how to write and read its value."""

    name: str
    type: Any
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class _Codec(NamedTuple):
    type: Any
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _identity(value: Any) -> Any:
    return value


def _enum(kind: type[IntEnum]) -> _Codec:
    words = {member: member.name.lower() for member in kind}
    members = {word: member for member, word in words.items()}
    return _Codec(Literal.__getitem__(tuple(words.values())), words.__getitem__, members.__getitem__)


_UNCHANGED = _Codec(int, _identity, _identity)
_CODECS: dict[str, _Codec] = {
    "Seat": _UNCHANGED,
    "Place": _UNCHANGED,
    "int": _UNCHANGED,
    "tuple[Place, ...]": _Codec(tuple[int, ...], _identity, _identity),
    "Rank": _Codec(str, card_text, read_card),
    "tuple[Rank, ...]": _Codec(
        tuple[str, ...],
        lambda cards: tuple(map(card_text, cards)),
        lambda letters: tuple(map(read_card, letters)),
    ),
    "Kind": _enum(Kind),
    "Travel": _enum(core.Travel),
}
"""How to send a field, by its annotation in `pegs.core.operations`."""
_BY_NAME = {
    "declared": WireField("declared", Union[str, None], known_card, read_card),  # noqa: UP007 - a value
    "order": WireField("cards", int, len, lambda cards: (UNKNOWN,) * cards),
}
"""Exceptions by field name: a rank is declared only in bluffing, and of a new draw pile only the size is
sent.
"""


def wire_fields(operation: type[core.OnBoard]) -> list[WireField]:
    """The fields that a class of `pegs.core.operations` has in messages."""
    return [
        _BY_NAME.get(field.name) or WireField(field.name, *_CODECS[str(field.type)])
        for field in core.value_fields(operation)
    ]


def tag_of(operation: type[core.OnBoard]) -> str:
    """The tag of a class of operations in messages: ``sent_to_start``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", operation.__name__).lower()


def _class_of(operation: type[core.OnBoard]) -> type[Struct]:
    return defstruct(
        operation.__name__,
        [(field.name, field.type) for field in wire_fields(operation)],
        bases=(Operation,),
        frozen=True,
        tag=tag_of(operation),
        namespace={"__doc__": operation.__doc__},
        module=__name__,
    )


CLASSES: dict[type[Any], type[Struct]] = {each: _class_of(each) for each in get_args(core.Operation)}
"""The message class of each class of operations."""
_WRITERS = {
    each: [
        (core_field.name, wire.write)
        for core_field, wire in zip(core.value_fields(each), wire_fields(each), strict=True)
    ]
    for each in CLASSES
}
_READERS = {
    CLASSES[each]: (each, [(field.name, field.read) for field in wire_fields(each)]) for each in CLASSES
}

if TYPE_CHECKING:
    AnyOperation: TypeAlias = Operation
else:
    AnyOperation = Union[tuple(CLASSES.values())]  # noqa: UP007 - made of values


def encode(operation: core.Operation) -> AnyOperation:
    """Convert an operation for a message."""
    kind = type(operation)
    values = [write(getattr(operation, name)) for name, write in _WRITERS[kind]]
    return CLASSES[kind](*values)  # type: ignore[return-value]  # mypy can't know that it's one of the union


def decode(sent: AnyOperation) -> core.Operation:
    """The inverse of `encode`, except that the cards of a reshuffled pile, which aren't sent, are unknown."""
    kind, readers = _READERS[type(sent)]
    operation: core.Operation = kind(*(read(getattr(sent, name)) for name, read in readers))
    return operation
