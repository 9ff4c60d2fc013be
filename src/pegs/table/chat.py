"""Table talk: the ready-made phrases and reactions, and what a table allows by default."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from pegs.core.board import Seat
from pegs.protocol.settings import Talk
from pegs.rules.switches import TableTalk

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
REACTIONS = ("nice", "ha_ha", "whoa", "ouch", "thanks", "sleepy")
"""The reactions by id. A client shows one for a moment, as a face on the player's peg."""
REACTION_SECONDS = 3.0
"""The least time between two reactions of one seat, so that only one of them shows at a time."""
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

REMEMBERED_MESSAGES = 50
REMEMBERED_LETTERS = 4000


@dataclass
class RecentTalk:
    """Which messages a table remembers: the newest, up to a number of messages and letters."""

    reacted_at: dict[Seat, float] = field(default_factory=dict)
    """When each seat last reacted."""

    _messages: deque[tuple[int, int]] = field(default_factory=deque)
    """The version and letters of each."""
    _letters: int = 0

    def add(self, version: int, text: str | None) -> list[int]:
        """Add a message, and return the versions of those that are forgotten now."""
        letters = len(text or "")
        self._messages.append((version, letters))
        self._letters += letters
        forgotten = []
        while len(self._messages) > REMEMBERED_MESSAGES or self._letters > REMEMBERED_LETTERS:
            old, letters = self._messages.popleft()
            self._letters -= letters
            forgotten.append(old)
        return forgotten
