"""Where a game's shuffles come from: a plain seed, or the key of a live game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pegs.core.board import Board, Seat
from pegs.core.cards import Rank, cards_of
from pegs.core.operations import Operation, Reshuffled
from pegs.engine.arguments import check_seed
from pegs.engine.kernel.piles import Piles
from pegs.engine.kernel.rng import stream
from pegs.engine.shuffle_key import ShuffleKey
from pegs.rules.switches import Rules

Seed = int | str | ShuffleKey
"""With a plain seed the kernel shuffles, which is fast; with a key everything is shuffled here."""


@dataclass(frozen=True, slots=True)
class Shuffles:
    """The shuffles of one game. ``take_backs`` counts those after turns were taken back."""

    seed: Seed = 0
    take_backs: int = 0

    def __post_init__(self) -> None:
        """Raise UsageError if the seed is impossible."""
        if not isinstance(self.seed, ShuffleKey):
            check_seed(self.seed)

    @property
    def _key(self) -> ShuffleKey:
        return self.seed if isinstance(self.seed, ShuffleKey) else ShuffleKey.of_seed(self.seed)

    @property
    def kernel_chance(self) -> tuple[int, int, int, int]:
        """The state of the kernel's generator at the deal, or after the last take-back."""
        if self.take_backs or isinstance(self.seed, ShuffleKey):
            return stream(self._key.key.hex(), "take-back", self.take_backs)
        return stream(self.seed, "deal")

    def dealer(self, players: int) -> Seat:
        """The dealer if no one chose one."""
        if isinstance(self.seed, ShuffleKey):
            return next(self.seed.numbers(players, "dealer"))
        return stream(self.seed, "dealer")[0] % players

    def deck(self, rules: Rules, board: Board) -> tuple[Rank, ...] | None:
        """The whole deck from its top, players' own decks one after another; None if the kernel shuffles."""
        if not isinstance(self.seed, ShuffleKey):
            return None
        pack, number = cards_of(rules.pile_pack(board.players)), rules.n_piles(board.players)
        decks = [self.seed.shuffled(pack, f"deck/{pile}") for pile in range(number)]
        return tuple(card for deck in decks for card in deck)

    def new_pile(self, operations: Sequence[Operation], ply: int) -> tuple[Rank, ...] | None:
        """The draw pile after a turn that reshuffles it, as this ply; None if the kernel's order holds."""
        if not isinstance(self.seed, ShuffleKey):
            return None
        reshuffled = next((each for each in operations if isinstance(each, Reshuffled)), None)
        if reshuffled is None:
            return None
        return self.seed.shuffled(reshuffled.order, f"reshuffle/{ply}/{self.take_backs}")

    def after_take_back(self, piles: Piles) -> Piles:
        """The draw piles, shuffled for the last take-back."""
        label = f"take-back/{self.take_backs}"
        return tuple(self._key.shuffled(pile, f"{label}/{number}") for number, pile in enumerate(piles))
