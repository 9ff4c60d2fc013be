"""The legal turns of the seat to act, and the steps they consist of, for messages.

Some rules allow tens of thousands of turns. A message has all of them only if they are few; otherwise it has
a sample with every answer to what a player chooses next: a card, a peg, or its target.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace

import msgspec

from pegs.core.board import START, Board, Seat
from pegs.core.operations import Penalized, SentToStart
from pegs.core.position import Phase
from pegs.core.turn import MAX_STEPS, Kind, Turn
from pegs.engine.game import Game
from pegs.engine.orders import Choice, LegalStep, Orders
from pegs.engine.spellings import BegunTurn, Spellings
from pegs.notation import turn_text
from pegs.protocol import game_view as wire
from pegs.protocol.wire_operations import encode, known_card
from pegs.story.choosing import OrderedTurn, ordered_turns
from pegs.story.narrator import parts_of

MAX_SPELLINGS = 400
"""The most turns in a message, counting each order of a split."""
MAX_READ = 2000
"""The most turns, counted in the same way, that are compared with what was typed."""
MAX_BYTES = 64 * 1024
"""The most bytes of the options and landings in a message."""
Options = tuple[tuple[wire.Option, ...], tuple[wire.Landing, ...]]
_WALKS = (Kind.MOVE, Kind.SPLIT, Kind.FREE)
_WALKING = frozenset(kind.name.lower() for kind in _WALKS)


@dataclass(frozen=True, slots=True)
class Offered:
    """Some legal turns as a message has them."""

    options: tuple[wire.Option, ...]
    landings: tuple[wire.Landing, ...]
    is_complete: bool
    """Whether these are all the turns that were asked for."""
    movers: tuple[Seat, ...] = ()
    """The seats whose pegs all the legal turns move forward, backward or out; for a whole list only."""

    @property
    def fits(self) -> bool:
        """Whether they don't take more bytes than a message has room for."""
        return len(msgspec.json.encode((self.options, self.landings))) <= MAX_BYTES


NOTHING = Offered((), (), is_complete=True)
"""What a seat is offered when it isn't its turn."""


def offered(game: Game) -> Offered:
    """The legal turns in the engine's order if they fit into a message, otherwise a sample of them."""
    spellings = game.sorted_spellings(MAX_SPELLINGS)
    if spellings is not None:
        everything = _offered(game, spellings, is_complete=True)
        if everything.fits:
            return replace(everything, movers=_movers_of(everything))
    spellings = game.spellings()
    return replace(_sample(game, spellings, BegunTurn()), movers=_movers(spellings))


def _movers_of(everything: Offered) -> tuple[Seat, ...]:
    """The same as `_movers`, for a list that is complete and short."""
    walks = [option.orders[0] for option in everything.options if option.kind in _WALKING]
    return tuple(sorted({everything.landings[i].seat for order in walks for i in order}))


def _movers(spellings: Spellings) -> tuple[Seat, ...]:
    walks = spellings.take([row for row, kind in enumerate(spellings.kinds()) if kind in _WALKS])
    return tuple(sorted({seat for number in range(MAX_STEPS) for seat in walks.seats(number)}))


class TurnList:
    """All legal turns of one decision, to be sent in parts."""

    def __init__(self, game: Game) -> None:
        self._game = game
        spellings = game.sorted_spellings()
        assert spellings is not None
        self._spellings, self._begins = spellings.turn_by_turn()

    def beginning(self, begun: BegunTurn) -> Offered:
        """The turns that begin as a player has chosen if they fit into a message, otherwise a sample."""
        spellings = self._spellings.beginning(begun)
        if len(spellings) <= MAX_SPELLINGS:
            everything = _offered(self._game, spellings, is_complete=True)
            if everything.fits:
                return everything
        return _sample(self._game, spellings, begun)

    def ordered(self, begun: BegunTurn) -> tuple[OrderedTurn, ...]:
        """The turns that begin as a player has chosen; a sample if they are too many to look at each."""
        spellings = self._spellings.beginning(begun)
        if len(spellings) > MAX_READ:
            spellings = spellings.take(spellings.samples(begun))
        return ordered_turns(self._game.orders(spellings))

    def page(self, skip: int) -> tuple[Offered, int | None]:
        """The turns after the first ``skip``, as many as fit into a message, and how many to skip next.

        None if these are the last.
        """
        number = len(self._begins) - 1
        skip = min(skip, number)
        last = bisect_right(self._begins, self._begins[skip] + MAX_SPELLINGS) - 1
        last = min(max(last, skip + 1), number)
        page = self._turns(skip, last)
        while not page.fits and last > skip + 1:
            last = skip + (last - skip) // 2
            page = self._turns(skip, last)
        return page, last if last < number else None

    def _turns(self, first: int, last: int) -> Offered:
        rows = self._spellings.take(range(self._begins[first], self._begins[last]))
        return _offered(self._game, rows, is_complete=last == len(self._begins) - 1)


def _offered(game: Game, spellings: Spellings, *, is_complete: bool) -> Offered:
    options, landings = options_of(game, spellings)
    return Offered(options, landings, is_complete)


def _sample(game: Game, spellings: Spellings, begun: BegunTurn) -> Offered:
    sample = _offered(game, spellings.take(spellings.samples(begun)), is_complete=False)
    return replace(sample, options=tuple(sorted(sample.options, key=lambda option: option.turn)))


def option_of(game: Game, turn: Turn) -> Options:
    """One legal turn, and the steps it consists of. Raises IllegalTurnError."""
    return options_of(game, game.spelling(turn))


def options_of(game: Game, spellings: Spellings | None = None) -> Options:
    """Legal turns in the engine's order, all or those of some spellings, and the steps they consist of."""
    orders = game.orders(spellings)
    board, acting = game.board, game.turn
    hurting = {i for i, landing in enumerate(orders.steps) if hurts(board, acting, landing)}
    face_up = game.phase not in (Phase.MOVE, Phase.PENALTY)
    options = tuple([_option(game, choice, hurting, face_up) for choice in orders.choices])
    return options, _landings(game, orders)


def _landings(game: Game, orders: Orders) -> tuple[wire.Landing, ...]:
    rules, board, acting = game.rules, game.board, game.turn
    return tuple(
        [
            wire.Landing(
                *landing.step,
                effects=tuple([encode(each) for each in landing.operations]),
                parts=parts_of(rules, board, acting, landing.operations),
            )
            for landing in orders.steps
        ]
    )


def _option(game: Game, choice: Choice, hurting: set[int], face_up: bool) -> wire.Option:
    turn = choice.turn
    return wire.Option(
        turn=turn_text(game.board, turn),
        kind=turn.kind.name.lower(),  # type: ignore[arg-type]  # the names are the literals of TurnKind
        card=known_card(turn.card) if face_up else None,
        declared=known_card(turn.declared),
        orders=choice.orders,
        hurts=not hurting.isdisjoint(choice.orders[0]),
    )


def hurts(board: Board, acting: Seat, landing: LegalStep) -> bool:
    """Whether a peg of the acting seat's own team goes to start."""
    return any(
        isinstance(each, SentToStart | Penalized)
        and each.origin != START
        and board.team_of(each.seat) == board.team_of(acting)
        for each in landing.operations
    )
