"""Custom statistics: objects that watch every game of a simulation, and add up what they saw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from pegs.analysis.chunks import Span
from pegs.core.errors import UsageError
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.i18n import translate


@runtime_checkable
class Accumulator(Protocol):
    """Watches one game, and can be merged with others of its kind that watched other games.

    It sees the whole game, all hands included, and must not change it.
    """

    def before(self, game: Game, number: int) -> None:
        """Called after the deal, with the game's number in the simulation."""

    def step(self, game: Game, turn: Turn) -> None:
        """Called for every decision of ``game.turn``, before the turn is played."""

    def after(self, game: Game) -> None:
        """Called after the last turn; ``game.plies`` has them all, with what happened."""

    def merge(self, other: Any) -> None:
        """Add what another accumulator saw, in games with higher numbers."""


AccumulatorMaker: TypeAlias = Callable[[], Accumulator]
"""A class or function that makes an accumulator that hasn't seen anything yet."""
Accumulators: TypeAlias = Sequence[Accumulator]


class AccumulatorTotals:
    """What accumulators saw in all games.

    Every game gets new ones, and they are merged in the order of the games' numbers. So the result doesn't
    depend on how the games were divided among workers, even if merging isn't associative, as with floats.
    """

    def __init__(self, makers: Sequence[AccumulatorMaker]) -> None:
        """Raises UsageError for a maker that makes no accumulator."""
        self.makers = tuple(makers)
        self.totals = tuple(_make(maker) for maker in makers)
        self._waiting: dict[int, Accumulators] = {}
        self._next = 0

    def add(self, span: Span, accumulators: Sequence[Accumulators]) -> None:
        """Add the accumulators of each of a chunk's games."""
        self._waiting.update(zip(range(*span), accumulators, strict=True))
        while (of_game := self._waiting.pop(self._next, None)) is not None:
            for total, each in zip(self.totals, of_game, strict=True):
                total.merge(each)
            self._next += 1


def _make(maker: object) -> Accumulator:
    made = maker() if callable(maker) else None
    if not isinstance(made, Accumulator):
        raise UsageError(translate("simulate-not-an-accumulator", given=repr(maker)))
    return made
