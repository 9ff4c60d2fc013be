"""Finished games and puzzles in small frames on other people's pages.

A player of the game makes a share and says what it shows. What it doesn't show isn't in these messages.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from pegs.protocol.game_name import GameName
from pegs.protocol.game_view import BoardShape, CardPower, Seat
from pegs.protocol.log import AnyLogEvent
from pegs.protocol.notes import GameNote
from pegs.protocol.puzzles import PuzzleTask
from pegs.protocol.rest import Token

GameId = Annotated[str, Meta(min_length=1, max_length=32)]
ShareId = Annotated[str, Meta(min_length=1, max_length=32)]


class NewShare(Struct, frozen=True, forbid_unknown_fields=True):
    """Share a finished game, or the puzzle after its first ``turn`` decisions.

    ``hands``: with everyone's cards. ``names``: with the players' names, rather than their colors. ``notes``:
    with what they wrote and drew on its turns.
    """

    token: Token
    game: GameId
    turn: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    hands: bool = False
    names: bool = False
    notes: bool = False


class GameShare(Struct, frozen=True):
    """What a share shows. ``/embed/ID`` is its address."""

    id: str
    turn: int | None
    hands: bool
    names: bool
    notes: bool


class SharesOf(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for all shares of a game, with the tokens saved in this browser."""

    tokens: Annotated[tuple[Token, ...], Meta(max_length=100)]
    game: GameId


class GameShares(Struct, frozen=True):
    """A game's shares. ``key`` is the place of the first token that's for a seat at its table.

    Without such a token, it's None, and there are no shares.
    """

    key: int | None
    shares: tuple[GameShare, ...]


class TakeBackShare(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete a share: its frame says that the game isn't shared anymore."""

    token: Token
    share: ShareId


class SharedSeat(Struct, frozen=True):
    """A seat in a shared game. ``name`` is None if names aren't shown."""

    seat: Seat
    team: int
    letter: str
    color: str
    name: str | None


class SharedRules(Struct, frozen=True):
    """The marks of the cards in a shared game, and its rules' words for the places of the board."""

    powers: tuple[CardPower, ...]
    words: dict[str, str]


class SharedReplay(Struct, frozen=True, tag_field="shows", tag="replay"):
    """A finished game as its share shows it. Without ``hands``, its log has only what everyone could see.

    ``game`` is the id of the replay, which shows all names and hands; None if the share doesn't.
    """

    game: str | None
    hands: bool
    name: GameName
    """Without names, it has no title, no people, and no house rules' name, into which people write theirs."""
    rules: SharedRules
    board: BoardShape
    seats: tuple[SharedSeat, ...]
    pegs: tuple[tuple[int, ...], ...]
    log: tuple[AnyLogEvent, ...]
    pile: int
    winner: int
    notes: tuple[GameNote, ...] = ()


class SharedPuzzle(Struct, frozen=True, tag_field="shows", tag="puzzle"):
    """A puzzle to solve. It has no one's name.

    ``puzzle`` is its address in the package; None if it's from a game.
    """

    puzzle: str | None
    task: PuzzleTask


class Unshown(Struct, frozen=True, tag_field="shows", tag="nothing"):
    """Why there's nothing to see."""

    sentence: str


AnyShared: TypeAlias = SharedReplay | SharedPuzzle
InFrame: TypeAlias = SharedReplay | SharedPuzzle | Unshown
