"""The fewest cards with which a team brings all its pegs home while everyone else stands still.

A breadth-first search with the real rules, so that an answer is proven: with fewer cards it can't be done,
and with these it can, played by the team's seats in turn. It gives up on positions that branch too much.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pegs.core.board import HOME, Board, Seat
from pegs.core.cards import JOKER, N_RANKS, Hand, Rank
from pegs.core.operations import Operation
from pegs.core.position import Pegs, Position
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.rules.switches import Rules

MAX_CARDS = 3
"""More cards than these aren't close."""
_MAX_POSITIONS = 500
"""Positions to expand before giving up: about a second."""
_MOVES = (Kind.MOVE, Kind.SPLIT, Kind.SWAP, Kind.SEND)


@dataclass(frozen=True, slots=True)
class Finish:
    """Cards in the order in which they're played, and what each does on the board."""

    cards: tuple[Rank, ...] = ()
    operations: tuple[tuple[Operation, ...], ...] = ()

    @property
    def rank(self) -> tuple[int, int, tuple[Rank, ...]]:
        """The lower, the plainer among ways of equal length: fewer jokers, then fewer different cards."""
        return self.cards.count(JOKER), len(set(self.cards)), self.cards


def fewest_cards(
    rules: Rules, board: Board, pegs: Pegs, order: Sequence[Seat], most: int = MAX_CARDS
) -> Finish | None:
    """The fewest cards, at most ``most``, that bring all pegs of a team home; None if that isn't proven.

    ``order`` has the team's seats in the order in which they play, the next one first. A seat that couldn't
    move with any card is left out when it's due, because it would only discard.
    """
    search = _Search(replace(rules, bluffing=False), board, tuple(order))
    return search.run(pegs, most)


class _Search:
    def __init__(self, rules: Rules, board: Board, order: tuple[Seat, ...]) -> None:
        self._rules, self._board, self._order = rules, board, order
        self._hand: Hand = tuple(min(1, number) for number in rules.pack(board.players))
        self._team = board.team_of(order[0])
        self._pegs_a_card = max([1, *(row.split_pegs for row in rules.cards if row.split)])
        self._left = _MAX_POSITIONS

    def run(self, pegs: Pegs, most: int) -> Finish | None:
        """Search with one card, then two, and so on."""
        reached: dict[tuple[Pegs, int], Finish] = {(pegs, 0): Finish()}
        for left in range(most, 0, -1):
            following: dict[tuple[Pegs, int], Finish] = {}
            for (position, at), finish in reached.items():
                for after, due, longer in self._longer(position, at, finish, left - 1):
                    known = following.get((after, due))
                    if known is None or longer.rank < known.rank:
                        following[after, due] = longer
                if self._left < 0:
                    return None
            finished = [finish for (position, _), finish in following.items() if not self._missing(position)]
            if finished:
                return min(finished, key=lambda each: each.rank)
            reached = following
        return None

    def _missing(self, pegs: Pegs) -> int:
        """How many of the team's pegs aren't home."""
        return sum(place < HOME for seat in self._order for place in pegs[seat])

    def _longer(self, pegs: Pegs, at: int, finish: Finish, left: int) -> Iterator[tuple[Pegs, int, Finish]]:
        """The ways to play one more card, with ``left`` more after it: the pegs then, whose turn comes next,
        and the cards so far. Leaves out those after which too many pegs are missing.
        """
        number, game, turns = self._due(pegs, at)
        due = (number + 1) % len(self._order)
        enough = self._missing(pegs) - left * self._pegs_a_card
        turns = [turn for turn in turns if _come_home(turn) >= enough]
        for turn, operations in zip(turns, game.changes(turns), strict=True):
            cards = (*finish.cards, turn.card)
            yield game.after(turn), due, Finish(cards, (*finish.operations, operations))

    def _due(self, pegs: Pegs, at: int) -> tuple[int, Game, list[Turn]]:
        """The next seat of the order that could move, from a place in it, with its game and its moves."""
        order = self._order
        games = ((number, self._game(pegs, order[number])) for number in (*range(at, len(order)), *range(at)))
        moves = ((number, game, _moves(game)) for number, game in games)
        next_move = next((each for each in moves if each[2]), None)
        return next_move or (at, self._game(pegs, order[at]), [])

    def _game(self, pegs: Pegs, seat: Seat) -> Game:
        """A game in which a seat holds one card of every rank."""
        self._left -= 1
        players = self._board.players
        nothing: tuple[int, ...] = (0,) * players
        hands = tuple(self._hand if each == seat else (0,) * N_RANKS for each in range(players))
        position = Position(pegs, seat, hands, nothing, nothing, nothing, nothing)
        return Game.from_position(self._rules, position, players, self._board.teams, check=False)


def _moves(game: Game) -> list[Turn]:
    return [turn for turn in game.legal_turns() if turn.kind in _MOVES]


def _come_home(turn: Turn) -> int:
    """How many pegs a turn brings home."""
    return sum(step.origin < HOME <= step.target for step in turn.steps)
