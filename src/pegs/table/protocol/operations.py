"""Operations as they are sent: for each class of `pegs.core.operations` one of the same name and fields.

Cards are letters (``?`` for one that isn't known), kinds and ways to travel are words. A new operation needs
nothing here; one with a field of a new type has to say in ``_SENT`` how that is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, Union, get_args

from msgspec import Struct, defstruct

from pegs.core import operations as core
from pegs.core.cards import RANK_TEXT, UNKNOWN, Rank
from pegs.core.turn import Kind

UNSEEN = "?"


def card_text(rank: Rank) -> str:
    """A card's letter; ``?`` for one that isn't known."""
    return UNSEEN if rank == UNKNOWN else RANK_TEXT[rank]


def known_card(rank: Rank) -> str | None:
    """A card's letter; None for one that isn't there, or not known."""
    return None if rank == UNKNOWN else RANK_TEXT[rank]


def read_card(text: str | None) -> Rank:
    """The card of a letter; UNKNOWN for ``?`` or None."""
    return UNKNOWN if text is None or text == UNSEEN else RANK_TEXT.index(text)


class Operation(Struct, frozen=True, tag_field="op"):
    """Base of all operations; ``op`` names the kind."""


class SentField(NamedTuple):
    """How a field is sent: under which name, of which type, and how its value is written and read."""

    name: str
    type: Any
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class _Sent(NamedTuple):
    type: Any
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _same(value: Any) -> Any:
    return value


def _enum(kind: type[IntEnum]) -> _Sent:
    names: Any = Literal.__getitem__(tuple(each.name.lower() for each in kind))
    return _Sent(names, lambda member: member.name.lower(), lambda name: kind[name.upper()])


_AS_IT_IS = _Sent(int, _same, _same)
_SENT: dict[str, _Sent] = {
    "Seat": _AS_IT_IS,
    "Place": _AS_IT_IS,
    "int": _AS_IT_IS,
    "tuple[Place, ...]": _Sent(tuple[int, ...], _same, _same),
    "Rank": _Sent(str, card_text, read_card),
    "tuple[Rank, ...]": _Sent(
        tuple[str, ...],
        lambda cards: tuple(map(card_text, cards)),
        lambda letters: tuple(map(read_card, letters)),
    ),
    "Kind": _enum(Kind),
    "Travel": _enum(core.Travel),
}
"""How a field is sent, by its type as `pegs.core.operations` writes it."""
_BY_NAME = {
    "declared": SentField("declared", Union[str, None], known_card, read_card),  # noqa: UP007 - a value
    "order": SentField("cards", int, len, lambda cards: (UNKNOWN,) * cards),
}
"""Fields sent in another way: a rank is declared in bluffing only, a new draw pile is a number."""


def sent_fields(operation: type) -> list[SentField]:
    """How each field of a class of `pegs.core.operations` is sent."""
    return [
        _BY_NAME.get(field.name) or SentField(field.name, *_SENT[str(field.type)])
        for field in fields(operation)
    ]


def tag_of(operation: type) -> str:
    """The name of a class of operations in messages: ``sent_to_start``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", operation.__name__).lower()


def _class_of(operation: type) -> type[Struct]:
    return defstruct(
        operation.__name__,
        [(field.name, field.type) for field in sent_fields(operation)],
        bases=(Operation,),
        frozen=True,
        tag=tag_of(operation),
        namespace={"__doc__": operation.__doc__},
        module=__name__,
    )


CLASSES: dict[type, type[Struct]] = {each: _class_of(each) for each in get_args(core.Operation)}
"""The class that is sent, for each class of operations."""
_WRITERS = {
    each: [
        (core_field.name, sent.write)
        for core_field, sent in zip(fields(each), sent_fields(each), strict=True)
    ]
    for each in CLASSES
}
_READERS = {
    CLASSES[each]: (each, [(field.name, field.read) for field in sent_fields(each)]) for each in CLASSES
}

if TYPE_CHECKING:
    AnyOperation: TypeAlias = Operation
else:
    AnyOperation = Union[tuple(CLASSES.values())]  # noqa: UP007 - made of values


def encode(operation: core.Operation) -> AnyOperation:
    """An operation as it is sent."""
    kind = type(operation)
    values = [write(getattr(operation, name)) for name, write in _WRITERS[kind]]
    return CLASSES[kind](*values)  # type: ignore[return-value]  # one of the union, which mypy cannot know


def decode(sent: AnyOperation) -> core.Operation:
    """The inverse of `encode`, except that the cards of a reshuffled pile, which aren't sent, are unknown."""
    kind, readers = _READERS[type(sent)]
    operation: core.Operation = kind(*(read(getattr(sent, name)) for name, read in readers))
    return operation
