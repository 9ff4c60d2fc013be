"""Operations as plain values for other programs."""

from __future__ import annotations

import pytest

from pegs.core import operations as ops
from pegs.core.board import HOME, Board
from pegs.core.cards import ACE, JOKER, KING, TEN, UNKNOWN
from pegs.core.turn import Kind
from pegs.notation import operation_values

BOARD = Board(players=4, teams=2, sides=4)
NOT_PLAYED = UNKNOWN


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        (
            ops.Moved(2, 38, HOME, ops.Travel.FORWARD, (39, HOME)),
            {
                "what": "moved",
                "seat": "C",
                "from": "C2",
                "to": "Ch1",
                "travel": "forward",
                "path": ["C3", "Ch1"],
            },
        ),
        (ops.SentToInSpot(2, 8, 39), {"what": "sent-to-in-spot", "seat": "C", "from": "A8", "to": "C3"}),
        (
            ops.Swapped(0, 8, 3, 17),
            {"what": "swapped", "seat": "A", "from": "A8", "seat2": "D", "from2": "A17"},
        ),
        (
            ops.Played(0, KING, NOT_PLAYED, Kind.MOVE),
            {"what": "played", "seat": "A", "card": "K", "kind": "move"},
        ),
        (ops.Reshuffled((ACE, TEN, JOKER)), {"what": "reshuffled", "order": "AT*"}),
        (ops.CountedStuck(1, 2), {"what": "counted-stuck", "seat": "B", "count": 2}),
        (ops.Won(1), {"what": "won", "team": "BD"}),
    ],
)
def test_an_operation_as_values(operation: ops.Operation, expected: dict[str, object]) -> None:
    assert operation_values(BOARD, operation) == expected
