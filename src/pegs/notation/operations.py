"""Operations as plain values for other programs: ``{"what": "moved", "seat": "A", "from": "A8", ...}``."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from pegs.core.board import Board, Seat
from pegs.core.cards import UNKNOWN
from pegs.core.operations import Operation, Travel, value_fields
from pegs.core.turn import Kind
from pegs.notation.hands import cards_text, rank_text
from pegs.notation.holes import place_text, seat_text

Value: TypeAlias = str | int | list[str]
_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")
_NAMES = {"origin": "from", "target": "to", "origin2": "from2"}


def operation_values(board: Board, operation: Operation) -> dict[str, Value]:
    """The fields of an operation in notation, with its name under ``what`` and without unknown cards."""
    values: dict[str, Value] = {"what": _CAPITAL.sub("-", type(operation).__name__).lower()}
    owner: Seat = 0
    for field in value_fields(type(operation)):
        value = getattr(operation, field.name)
        if field.name in ("seat", "seat2"):
            owner = value
        if value != UNKNOWN or field.name not in ("card", "declared"):
            values[_NAMES.get(field.name, field.name)] = _value(board, owner, field.name, value)
    return values


def _value(board: Board, owner: Seat, name: str, value: Any) -> Value:
    if isinstance(value, Kind | Travel):
        return value.name.lower()
    match name:
        case "seat" | "seat2":
            return seat_text(board, value)
        case "origin" | "target" | "origin2":
            return place_text(board, owner, value)
        case "path":
            return [place_text(board, owner, place) for place in value]
        case "card" | "declared":
            return rank_text(value)
        case "cards" | "order":
            return cards_text(value)
        case "team":
            return "".join(seat_text(board, seat) for seat in board.team(value))
        case "count":
            return int(value)
    raise TypeError(f"no notation for the field {name!r} of an operation")
