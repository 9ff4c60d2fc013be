"""What a game is called: what its title and its subtitle are made of.

What people typed stays as it is. Everything else is a fact, which each reader sees in their own language:
`pegs.table.game_name` and ``web/src/story/gamename.ts`` make the two lines.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pegs.protocol.game_view import Seat

MAX_GAME_TITLE = 24
"""Characters of a title that a person gives."""
GameTitle = Annotated[str, Meta(max_length=MAX_GAME_TITLE)]
GameKind = Literal["table", "daily", "puzzle", "practice", "what_if", "first_game", "lesson"]


class Companion(Struct, frozen=True):
    """A person who plays."""

    seat: Seat
    name: str


class GameName(Struct, frozen=True):
    """The facts behind a game's two lines."""

    kind: GameKind
    rules: str
    """The name of the rules in the reader's language."""
    title: str = ""
    """What the host called the table; empty if they didn't."""
    people: tuple[Companion, ...] = ()
    """The people who play, once no one else is expected."""
    bots: int = 0
    """How many bots play with them."""
    day: str | None = None
    """The date of a deal of the day or a puzzle, or of the game that's played on from."""
    turn: int | None = None
    """The turn from which a finished game is played on, from 1."""
    about: str = ""
    """What a lesson or some practice is about, in the reader's language."""
    step: int | None = None
    """The lesson of the first game, from 1, while there are any: one of ``steps``."""
    steps: int = 0
