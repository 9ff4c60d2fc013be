"""What one receiver sees of a table: built from a seat's view, or from what everybody sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pegs.core.board import Seat
from pegs.core.cards import UNKNOWN
from pegs.core.operations import CountedStuck, Played, Reshuffled, Revealed
from pegs.core.position import Phase
from pegs.core.turn import Kind, Turn
from pegs.engine.game import Game
from pegs.notation import turn_text
from pegs.table import events as ev
from pegs.table.encode import card_text, cards_texts, hand_texts, known_card, sent
from pegs.table.options import options_of
from pegs.table.protocol import log as told
from pegs.table.protocol.game_view import GameView, Option
from pegs.table.protocol.log import AnyHappening
from pegs.table.state import Entry, State
from pegs.table.viewer import Who
from pegs.view import Onlooker, SeatView, seen

SHOWN_DISCARDS = 8
NOBODY: Seat = -1
"""Whose eyes see what everybody sees."""


class Eyes:
    """Everybody's eyes on one game. What one version shows is worked out once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._onlookers = [Onlooker(game, seat) for seat in range(game.players)]
        self._options: tuple[int, tuple[Option, ...]] = (-1, ())
        self._public: tuple[int, GameView | None] = (-1, None)

    def view(self, seat: Seat) -> SeatView:
        """What a seat sees now."""
        return self._onlookers[seat].view()

    def options(self, version: int) -> tuple[Option, ...]:
        """What the seat to act may do, at a version of the table."""
        if self._options[0] != version:
            self._options = (version, options_of(self.game))
        return self._options[1]

    def public(self, version: int, began: ev.GameBegan) -> GameView:
        """What everybody sees, at a version of the table."""
        if self._public[0] == version and self._public[1] is not None:
            return self._public[1]
        public = _public(self.game, self.view(0), began)
        self._public = (version, public)
        return public


@dataclass(frozen=True, slots=True)
class Look:
    """One look of one receiver."""

    state: State
    eyes: Eyes | None
    who: Who

    def game(self) -> GameView | None:
        """The game as the receiver may see it; None before the first deal."""
        began = self.state.began
        if self.eyes is None or began is None:
            return None
        public, seat = self.eyes.public(self.state.version, began), self.who.seat
        return public if seat is None else self._with_own(public, seat)

    def _with_own(self, public: GameView, seat: Seat) -> GameView:
        assert self.eyes is not None
        view = self.eyes.view(seat)
        deciding = view.is_my_turn and self.state.stage == "playing"
        options = self.eyes.options(self.state.version) if deciding else ()
        movers = sorted({step.seat for option in options for step in option.steps if _is_walk(option)})
        return _changed(
            public,
            hand=None if view.hand is None else hand_texts(view.hand),
            card=known_card(view.card),
            options=options,
            acts_for=_acts_for(seat, movers),
            helps=tuple(other for other in movers if other != seat and _same_team(view, seat, other)),
        )


def _public(game: Game, view: SeatView, began: ev.GameBegan) -> GameView:
    """What everybody sees; of the view only what is everybody's."""
    over = game.is_over
    shown = view.phase in (Phase.MOVE, Phase.PENALTY) and _is_shown(game)
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
        draws=view.draws,
        pile_size=view.pile_size,
        discard_count=view.discard_count,
        discards=cards_texts(view.discards[-SHOWN_DISCARDS:]),
        stuck_pile=_stuck_pile(game) if game.rules.stuck_pile else None,
        dealer=began.dealer,
        winner=view.winner,
        hand=None,
        acts_for=None,
        helps=(),
        options=(),
        hands=_open_hands(game) if over else None,
        commitment=began.commitment,
        seed=began.seed if over else None,
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


def _is_shown(game: Game) -> bool:
    """Whether the card on the table was shown to everybody."""
    operations = (op for ply in reversed(game.plies) for op in reversed(ply.operations))
    last = next((op for op in operations if isinstance(op, Played | Revealed)), None)
    return isinstance(last, Revealed)


def _open_hands(game: Game) -> tuple[tuple[str, ...], ...]:
    hands = game.position.hands
    return tuple(() if isinstance(hand, int) else hand_texts(hand) for hand in hands)


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


# --- what happened


def happening(state: State, entry: Entry, who: Who) -> AnyHappening | None:
    """An event as a receiver may see it; None where it concerns nobody but the table itself."""
    event = entry.event
    stamp: dict[str, Any] = {"version": entry.version, "at": entry.event.at}
    match event:
        case ev.TurnPlayed():
            return _turn_played(state, entry, event, who)
        case ev.GameBegan():
            return _game_began(state, event, who, stamp)
        case ev.TakenBack(seat=seat):
            return told.TakenBack(seat=seat, ply=entry.ply, **stamp)
        case ev.GameEnded(number=number, winner=winner):
            return told.GameEnded(number=number, winner=winner, seed=_seed(state, number), **stamp)
        case ev.SeatTaken(seat=seat, name=name) | ev.Renamed(seat=seat, name=name):
            return told.SatDown(seat=seat, name=name, **stamp)
        case ev.SeatGivenUp(seat=seat):
            return told.LeftSeat(seat=seat, name=entry.name, **stamp)
        case ev.WentAway(seat=seat):
            return told.WentAway(seat=seat, **stamp)
        case ev.CameBack(seat=seat):
            return told.CameBack(seat=seat, **stamp)
        case ev.BotStoodIn(seat=seat, bot=bot):
            return told.BotStoodIn(seat=seat, bot=bot, **stamp)
        case ev.Paused(seat=seat):
            return told.Paused(seat=seat, **stamp)
        case ev.Resumed(seat=seat):
            return told.Resumed(seat=seat, **stamp)
        case ev.Said(seat=seat, phrase=phrase, text=text):
            return told.Said(seat=seat, phrase=phrase, text=text, **stamp)
    return None


def _seed(state: State, number: int) -> str:
    return next(began.seed for began, _ in state.games if began.number == number)


def _turn_played(state: State, entry: Entry, event: ev.TurnPlayed, who: Who) -> AnyHappening:
    seat = NOBODY if who.seat is None else who.seat
    rules, board, turn = state.ruleset.rules, state.board, entry.turn
    assert turn is not None
    hidden = rules.bluffing and seat != event.seat
    shown = turn._replace(card=UNKNOWN) if hidden and turn.card != UNKNOWN else turn
    return told.TurnPlayed(
        version=entry.version,
        at=event.at,
        ply=entry.ply,
        seat=event.seat,
        by=event.by,
        turn=_text(state, shown),
        operations=sent(rules, board, turn, seen(rules, seat, entry.operations)),
    )


def _text(state: State, turn: Turn) -> str:
    if turn.kind is Kind.DISCARD and turn.card == UNKNOWN:
        return f"{card_text(UNKNOWN)} discard"
    return turn_text(state.board, turn)


def _game_began(state: State, event: ev.GameBegan, who: Who, stamp: dict[str, Any]) -> AnyHappening:
    game = next(game for began, game in state.games if began.number == event.number)
    seat = NOBODY if who.seat is None else who.seat
    rules = state.ruleset.rules
    return told.GameBegan(
        number=event.number,
        dealer=event.dealer,
        commitment=event.commitment,
        operations=sent(rules, state.board, None, seen(rules, seat, game.dealt)),
        **stamp,
    )
