"""The game as one viewer may see it: a seat's own view, or the public one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pegs.core.board import Seat
from pegs.core.operations import CountedStuck, Played, Reshuffled, Revealed
from pegs.core.position import Phase
from pegs.core.turn import Kind
from pegs.engine.game import Game
from pegs.story.statistics import statistics_of
from pegs.table import events as ev
from pegs.table.encode import card_letters, hand_letters
from pegs.table.options import Offered, options_of
from pegs.table.protocol.game_view import GameView, Option
from pegs.table.protocol.wire_operations import known_card
from pegs.table.state import State
from pegs.table.viewer import Viewer
from pegs.view import Observer, SeatView

SHOWN_DISCARDS = 8


class Observers:
    """Every seat's view of one game. Each version's options and public view are computed once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._observers = [Observer(game, seat) for seat in range(game.players)]
        self._options: tuple[int, Offered] = (-1, ((), ()))
        self._public: tuple[int, GameView | None] = (-1, None)

    def view(self, seat: Seat) -> SeatView:
        """What a seat sees now."""
        return self._observers[seat].view()

    def options(self, version: int) -> Offered:
        """The options of the seat to act at a version of the table."""
        if self._options[0] != version:
            self._options = (version, options_of(self.game))
        return self._options[1]

    def public(self, version: int, began: ev.GameBegan) -> GameView:
        """What everyone sees at a version of the table."""
        if self._public[0] == version and self._public[1] is not None:
            return self._public[1]
        public = _public(self.game, self.view(0), began)
        self._public = (version, public)
        return public


@dataclass(frozen=True, slots=True)
class Projection:
    """A table's game for one viewer."""

    state: State
    observers: Observers | None
    viewer: Viewer

    def game(self) -> GameView | None:
        """The game as the viewer may see it; None before the first deal."""
        began = self.state.began
        if self.observers is None or began is None:
            return None
        public, seat = self.observers.public(self.state.version, began), self.viewer.seat
        return public if seat is None else self._with_own(self.observers, public, seat)

    def _with_own(self, observers: Observers, public: GameView, seat: Seat) -> GameView:
        view = observers.view(seat)
        deciding = view.is_my_turn and self.state.stage == "playing"
        options, landings = observers.options(self.state.version) if deciding else ((), ())
        movers = sorted(
            {landings[i].seat for option in options if _is_walk(option) for i in option.orders[0]}
        )
        return _changed(
            public,
            hand=None if view.hand is None else hand_letters(view.hand),
            card=known_card(view.card),
            options=options,
            landings=landings,
            acts_for=_acts_for(seat, movers),
            helps=tuple(other for other in movers if other != seat and _same_team(view, seat, other)),
        )


def _public(game: Game, view: SeatView, began: ev.GameBegan) -> GameView:
    """The public view, from the public parts of a seat's view."""
    over = game.is_over
    shown = view.phase in (Phase.MOVE, Phase.PENALTY) and _is_face_up(game)
    return GameView(
        number=began.number,
        ply=len(game.plies),
        turn=view.turn,
        phase=view.phase.name.lower(),  # type: ignore[arg-type]  # the names are the literals of GameView
        pegs=view.pegs,
        hand_sizes=view.hand_sizes,
        stuck=view.stuck,
        extra=view.extra,
        owed=view.owed,
        forfeit=view.forfeit,
        player=view.player if view.player >= 0 else None,
        declared=known_card(view.declared),
        card=known_card(game.position.card) if shown else None,
        loser=view.loser if view.loser >= 0 else None,
        due=view.due,
        draws=view.draws,
        pile_size=view.pile_size,
        discard_count=view.discard_count,
        discards=card_letters(view.discards[-SHOWN_DISCARDS:]),
        stuck_pile=_stuck_pile(game) if game.rules.stuck_pile else None,
        dealer=began.dealer,
        winner=view.winner,
        hand=None,
        acts_for=None,
        helps=(),
        options=(),
        landings=(),
        hands=_open_hands(game) if over else None,
        commitment=began.commitment,
        seed=began.seed if over else None,
        statistics=statistics_of(game.board, game.plies) if over else None,
    )


def _stuck_pile(game: Game) -> int:
    """How many cards were laid down in stuck turns since the draw pile was last renewed: they lie apart
    (rules, section 8), and go into the new pile with the other discards.
    """
    cards = 0
    for ply in game.plies:
        stuck = any(isinstance(op, CountedStuck) for op in ply.operations)
        laid = any(isinstance(op, Played) and op.kind is Kind.DISCARD for op in ply.operations)
        cards += stuck and laid
        if any(isinstance(op, Reshuffled) for op in ply.operations):
            cards = 0
    return cards


def _is_face_up(game: Game) -> bool:
    """Whether the card on the table was turned over."""
    operations = (op for ply in reversed(game.plies) for op in reversed(ply.operations))
    last = next((op for op in operations if isinstance(op, Played | Revealed)), None)
    return isinstance(last, Revealed)


def _open_hands(game: Game) -> tuple[tuple[str, ...], ...]:
    hands = game.position.hands
    return tuple(() if isinstance(hand, int) else hand_letters(hand) for hand in hands)


def _is_walk(option: Option) -> bool:
    return option.kind in ("move", "split", "free")


def _same_team(view: SeatView, seat: Seat, other: Seat) -> bool:
    return view.board.team_of(seat) == view.board.team_of(other)


def _acts_for(seat: Seat, movers: list[Seat]) -> Seat | None:
    if not movers or seat in movers:
        return seat
    return movers[0]


def _changed(view: GameView, **changes: Any) -> GameView:
    return type(view)(**({name: getattr(view, name) for name in view.__struct_fields__} | changes))
