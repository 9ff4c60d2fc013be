"""The review of a finished game: what every turn was worth. `docs/records.md` documents it as JSON."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pegs.protocol.coach import Grade
from pegs.protocol.wire_operations import AnyOperation
from pegs.story.parts import Line

Level = Literal["strong", "medium", "easy"]


class ReviewPoint(Struct, frozen=True):
    """The game after a turn.

    ``chances`` are every team's chance of winning, and ``curve`` their means over a round of turns, which
    cancel what every seat sees differently. ``cards`` is how much luck, mostly in the cards drawn, had
    changed the chance of the seat's team since the turn before; ``lasting`` how much of that lasted for a
    round; ``choice`` how much this turn changed it, compared with the best one (never above zero).
    """

    ply: int
    seat: int
    chances: tuple[float, ...]
    curve: tuple[float, ...]
    cards: float
    lasting: float
    choice: float


class ReviewTurn(Struct, frozen=True):
    """A turn that was, or could have been, played.

    ``operations`` are what it does to the pegs, ``lines`` say the same, and ``chance`` is how likely the
    seat's team is to win with it.
    """

    turn: str
    operations: tuple[AnyOperation, ...]
    lines: tuple[Line, ...]
    chance: float


class ReviewedTurn(Struct, frozen=True):
    """A turn that cost more than chance explains, and the better one.

    ``loss`` is the chance of winning that it cost, shrunk toward zero by its uncertainty, and ``low`` and
    ``high`` its 90% interval. ``reasons`` say why the other turn is better, each a sentence with that turn as
    its subject; they're empty if the position tells no short reason.
    """

    ply: int
    seat: int
    grade: Grade
    loss: float
    low: float
    high: float
    hand: str
    played: ReviewTurn
    better: ReviewTurn
    reasons: tuple[Line, ...] = ()


class DecidingTurn(Struct, frozen=True):
    """A turn that decided the game, by a choice or by the cards.

    ``change`` is by how much it changed the chance of the seat's team; ``lines`` say what was played.
    """

    ply: int
    seat: int
    by: Literal["choice", "cards"]
    change: float
    lines: tuple[Line, ...] = ()


class PlayerReview(Struct, frozen=True):
    """How well a player chose.

    ``loss`` is what all choices together cost, and ``low`` and ``high`` its 90% interval, in small mistakes
    (`SMALL` each). ``levels`` are the bots' levels that this interval reaches, from the best.
    """

    seat: int
    decisions: int
    loss: float
    low: float
    high: float
    levels: tuple[Level, ...]


class Luck(Struct, frozen=True):
    """How kind the cards were to a team: what remains of the result without all players' choices.

    ``low`` and ``high`` are the 90% interval.
    """

    team: int
    luck: float
    low: float
    high: float


class Review(Struct, frozen=True):
    """The review of a game, complete once ``done`` is ``turns``.

    If ``is_known`` is false, the judge doesn't know such rules well enough, and there's nothing else.
    ``error`` is the half of the curve's 90% band, as a logit. ``sides`` are pairs of players that this game
    can tell apart, the better one first. ``puzzles`` are turns (``ply``) at which one was clearly best.
    ``judge`` is the version of the bots' net that judged.
    """

    is_known: bool
    turns: int
    done: int = 0
    points: tuple[ReviewPoint, ...] = ()
    error: float = 0.0
    costly: tuple[ReviewedTurn, ...] = ()
    deciding: tuple[DecidingTurn, ...] = ()
    players: tuple[PlayerReview, ...] = ()
    luck: tuple[Luck, ...] = ()
    sides: tuple[tuple[int, int], ...] = ()
    puzzles: tuple[int, ...] = ()
    judge: int = 1
