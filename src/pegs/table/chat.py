"""Table talk: the ready-made phrases, and what a table allows by default."""

from __future__ import annotations

from pegs.rules.switches import TableTalk
from pegs.table.protocol.settings import Talk

PHRASES = (
    "hello",
    "good_luck",
    "nice",
    "well_played",
    "thanks",
    "sorry",
    "ouch",
    "your_turn",
    "one_moment",
    "good_game",
    "again",
    "bye",
)
"""The phrases by id. Each client shows them in its own language."""
MAX_TALK = 200
"""The most characters in a message."""

DEFAULT_TALK: dict[TableTalk, Talk] = {
    TableTalk.NONE: "phrases",
    TableTalk.MOVES: "moves",
    TableTalk.OPEN: "open",
}
"""What a table allows unless its host chooses something else. The phrases give nothing away."""
TABLE_TALK: dict[Talk, TableTalk] = {
    "none": TableTalk.NONE,
    "phrases": TableTalk.NONE,
    "moves": TableTalk.MOVES,
    "open": TableTalk.OPEN,
}
"""The rule that a table's choice amounts to."""
TYPED: tuple[Talk, ...] = ("moves", "open")
"""The choices that allow typed messages."""
