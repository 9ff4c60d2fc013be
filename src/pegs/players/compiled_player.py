"""The compiled policies as players."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from pegs.core.errors import UsageError
from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.engine.kernel.entry_points import load
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import MAX_PEG_NUMBERS, Record, new_games, new_scratches
from pegs.engine.kernel.rng import stream
from pegs.engine.kernel.rows import packed_turns, row_of, unpacked
from pegs.engine.kernel.state_io import write_state
from pegs.engine.kernel.tables import compile_rules
from pegs.i18n import translate
from pegs.players.policies import POLICIES, think
from pegs.players.workspace import new_workspaces
from pegs.rules.switches import Rules
from pegs.view import SeatView


class _Desk(threading.local):
    """Each thread's memory, shared by all its players."""

    def __init__(self) -> None:
        self.scratch = Fields(new_scratches(1))
        self.places = np.zeros(MAX_PEG_NUMBERS, np.int16)
        # Of each desk its own: it is written while a player thinks.
        self.work = lru_cache(maxsize=16)(_new_workspace)


def _new_workspace(rules: Rules, players: int) -> Fields:
    return Fields(new_workspaces(rules, players, 1))


_desk = _Desk()


def tables_of(view: SeatView) -> Record:
    """The compiled rules of a view."""
    return compile_rules(view.rules, view.board.players, view.board.teams)


def fields_of(view: SeatView) -> Fields:
    """The kernel's record of a view (`pegs.players.observation` tells what it holds); the pegs of a seat are
    numbered in the order of their places.
    """
    if view.hand is None:
        raise UsageError(translate("hint-hand-unknown"))
    fields = Fields(new_games(1))
    write_state(fields, view.rules, view.board, view.position)
    fields.cards[:] = 0
    fields.n_pile[0] = view.pile_size
    fields.n_discards[0] = view.discard_count
    load(tables_of(view), fields.record)
    return fields


class Thought:
    """One turn as a compiled policy sees it: what it is, its terms, and where the pegs would stand."""

    def __init__(self, turn: Turn, terms: list[int], weights: list[int], places: list[int]) -> None:
        self.turn = turn
        self.terms = terms
        self.weights = weights
        self.places = places


def consider(view: SeatView, policy: str, chance: Any, turn: Turn | None = None) -> Thought | None:
    """Let a policy choose in a view, or look at the turn that is given; None where that turn is not legal.

    ``chance`` (four words, as `pegs.engine.kernel.rng.stream` makes them) moves on as it is used.
    """
    desk = _desk
    work = desk.work(view.rules, view.board.players)
    fields, scratch = fields_of(view), desk.scratch
    row = np.array([] if turn is None else row_of(turn), np.int64)
    scratch.chance[:] = chance
    index = think(
        tables_of(view), fields.record, scratch.record, POLICIES[policy], work.record, row, desk.places
    )
    chance[:] = scratch.chance
    if index < 0:
        return None
    packed = packed_turns(scratch, np.array([index]))
    (chosen,) = unpacked(packed, fields.places.tolist(), view.board.in_spots)
    return Thought(chosen, work.terms.tolist(), work.weights.tolist(), desk.places.tolist())


class CompiledPlayer:
    """A player whose choices the kernel makes: ``random``, ``greedy`` or ``hints``."""

    def __init__(self, policy: str, seed: int | str = 0) -> None:
        self._policy = policy
        self.restart(seed)

    @property
    def name(self) -> str:
        """The short name of the policy."""
        return self._policy

    def restart(self, seed: int | str) -> None:
        """Begin all chance from this seed."""
        self._chance = np.array(stream(seed, "player", self._policy), np.int64)

    def told(self, operations: Sequence[Operation]) -> None:
        """Everything it needs stands in the view."""

    def choose(self, view: SeatView) -> Turn:
        """The turn that the policy takes. Raises UsageError where the seat's own cards are not known."""
        thought = consider(view, self._policy, self._chance)
        assert thought is not None
        return thought.turn
