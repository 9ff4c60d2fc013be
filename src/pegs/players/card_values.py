"""What each card would have been worth to a seat in a turn that it has played.

That depends only on what everyone saw then, so it's computed once and cached for all players.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pegs.core.board import Board, Seat
from pegs.core.cards import N_RANKS
from pegs.core.position import Pegs, Position
from pegs.core.turn import Kind
from pegs.engine.kernel.addresses import call
from pegs.engine.kernel.entry_points import load
from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import new_games
from pegs.engine.kernel.memory import words
from pegs.engine.kernel.state_io import write_state
from pegs.engine.kernel.tables import compile_rules
from pegs.players.last_turns import LastTurn
from pegs.players.net_policy import SCORE_UNIT
from pegs.players.net_weights import STRONG, net_of
from pegs.players.rank_values import FIND_VALUES, find_values
from pegs.players.thread_memory import memory
from pegs.rules.switches import Rules

_TURNS, _BOARDS = 2048, 8
"""The most turns cached for a board, and the most boards. A game of four needs 24 turns at a time."""
_NO_DISCARD = -1


class RankValues(NamedTuple):
    """What each rank would have been worth to a seat, as the logit of its team's chance of winning, and
    whether the seat can have had a card of that rank.
    """

    values: tuple[float, ...]
    is_possible: tuple[bool, ...]


class CardValues:
    """The values of cards under one set of rules, on one board.

    ``version`` is that of the net, by default the newest.
    """

    def __init__(self, rules: Rules, board: Board, version: int | None = None) -> None:
        self._rules, self._board, self._version = rules, board, version
        self._cached = lru_cache(maxsize=_TURNS)(self._find)

    def before(self, seat: Seat, turn: LastTurn) -> RankValues:
        """What each rank would have been worth in a seat's turn."""
        pegs = tuple([tuple(sorted(places)) for places in turn.pegs])
        discarded = int(turn.card) if turn.kind is Kind.DISCARD else _NO_DISCARD
        return self._cached(pegs, seat, turn.stuck, discarded)

    def _find(self, pegs: Pegs, seat: Seat, stuck: int, discarded: int) -> RankValues:
        board, none = self._board, (0,) * self._board.players
        counts = (*none[:seat], stuck, *none[seat + 1 :])
        game = Fields(new_games(1))
        write_state(game, board, Position(pegs, seat, none, counts, none, none, none))
        tables = compile_rules(self._rules, board.players, board.teams)
        call(load, tables, game.memory)
        workspace = memory.workspaces(self._rules, board, (STRONG,))
        values, allowed = words(N_RANKS), words(N_RANKS)
        arguments = FIND_VALUES(
            rules=tables,
            game=game.memory,
            scratch=memory.scratch.memory,
            workspace=workspace,
            nets=net_of(self._version, self._rules),
            seat=seat,
            discard=discarded,
            values=values,
            allowed=allowed,
        )
        call(find_values, arguments)
        return RankValues(tuple(value / SCORE_UNIT for value in values), tuple(map(bool, allowed)))


@lru_cache(maxsize=_BOARDS)
def card_values(rules: Rules, board: Board, version: int | None = None) -> CardValues:
    """The values of cards by these rules, on this board, with those cached before."""
    return CardValues(rules, board, version)
