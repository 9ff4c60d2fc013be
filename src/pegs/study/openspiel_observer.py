"""What OpenSpiel's observers see: tensors and texts of what a seat, or everyone, may know."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

from pegs.core.cards import UNKNOWN
from pegs.core.copying import CopiesWhole
from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.notation import cards_text, hand_text, position_text, rank_text
from pegs.study.part_game import PartGame
from pegs.study.recall import NOBODY, RECALL_SIZE, Recall
from pegs.view import card_on_table, known_hand, public_view

PRIVATE = ("hand", "card", "chosen")
"""The sections of `pegs.study.SeatLayout` that only one seat knows."""


class ObservableState(Protocol):
    """What observers read of a state."""

    @property
    def table(self) -> PartGame | None:
        """The game once it's dealt."""
        ...

    def recall(self, seat: int, knows: int) -> Recall:
        """What a seat has seen so far."""
        ...


class SeatObserver(CopiesWhole):
    """Observes states of one table, as OpenSpiel asks for it.

    ``dict`` has ``player`` (one number is 1), ``observation`` (`pegs.study.SeatLayout`, with zeros for what
    the observer isn't to know; a row for each seat if it's to know all hands) and, with perfect recall,
    ``history`` (a row of `pegs.study.recall.RecallColumn` for each decision, the newest first).
    """

    def __init__(
        self, table: PartGame, remembered: int, kind: Any, params: dict[str, Any] | None = None
    ) -> None:
        """Make room for the tensor. Raises UsageError for parameters, since there are none."""
        if params:
            raise UsageError(translate("study-no-observer-parameters", names=", ".join(params)))
        self._public, self._remembers = kind.public_info, kind.perfect_recall
        self._knows_all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self._knows_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._seen = _sections(table, self._public, self._knows_own or self._knows_all)
        shapes: dict[str, tuple[int, ...]] = {"player": (table.players,)}
        shapes["observation"] = (
            (table.players, table.layout.size) if self._knows_all else (table.layout.size,)
        )
        if self._remembers:
            shapes["history"] = (remembered, RECALL_SIZE)
        self._shapes = shapes
        self._use(np.zeros(sum(map(_size, shapes.values())), np.float32))

    def _use(self, tensor: NDArray[np.float32]) -> None:
        """Write to this tensor from now on."""
        self.tensor = tensor
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, shape in self._shapes.items():
            self.dict[name] = tensor[start : start + _size(shape)].reshape(shape)
            start += _size(shape)

    def __getstate__(self) -> dict[str, Any]:
        """What is copied and pickled: all but the views of the tensor, which wouldn't be views anymore."""
        return {name: value for name, value in self.__dict__.items() if name != "dict"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._use(self.tensor)

    def set_from(self, state: ObservableState, player: int) -> None:
        """Write what a player sees to ``tensor``."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        table = state.table
        if table is None:
            return
        if self._knows_all:
            for k in range(table.players):
                self.dict["observation"][k] = table.observe((player + k) % table.players) * self._seen
        else:
            self.dict["observation"][:] = table.observe(player) * self._seen
        if self._remembers:
            rows = state.recall(player, self._knows(player)).rows[: -len(self.dict["history"]) - 1 : -1]
            if rows:
                self.dict["history"][: len(rows)] = rows

    def string_from(self, state: ObservableState, player: int) -> str:
        """What a player sees, as text."""
        table = state.table
        if table is None:
            return ""
        parts = [f"{table.board.letters[player]}:"]
        if self._public:
            parts.append(_public_text(table))
        if self._knows_own:
            parts.append(_private_text(table, player))
        if self._knows_all:
            parts += [_private_text(table, seat) for seat in range(table.players)]
        lines = state.recall(player, self._knows(player)).lines if self._remembers else []
        return "\n".join([" ".join(parts), *lines])

    def _knows(self, player: int) -> int:
        return player if self._knows_own or self._knows_all else NOBODY


def _size(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))


def _sections(table: PartGame, public: bool, private: bool) -> NDArray[np.int16]:
    """1 for each number of an observation that may be seen."""
    seen = np.full(table.layout.size, public, np.int16)
    for name in PRIVATE:
        seen[table.layout[name]] = private
    return seen


def _public_text(table: PartGame) -> str:
    view = public_view(table.game)
    position = position_text(table.board, view.position_for(0, None, card_on_table(table.game, None)))
    piles = ",".join(map(str, view.pile_sizes))
    discards = ",".join(map(cards_text, view.discard_piles))
    return f"{position} piles {piles} discards {view.discard_count}:{discards}"


def _private_text(table: PartGame, seat: int) -> str:
    hand = known_hand(table.game, seat)
    assert hand is not None
    card = card_on_table(table.game, seat)
    on_table = "" if card == UNKNOWN else f" card {rank_text(card)}"
    chosen = " ".join(map(str, table.chosen)) if seat == table.seat else ""
    return f"{table.board.letters[seat]} {hand_text(hand)}{on_table} chosen ({chosen})"
