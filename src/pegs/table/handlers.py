"""Decides commands: each leads to events, or is refused. Nothing changes until the events are applied."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import singledispatchmethod
from typing import Literal

from pegs import players
from pegs.core.board import Seat
from pegs.core.errors import DealError, IllegalTurnError, NotationError
from pegs.core.operations import Revealed
from pegs.core.ply import Ply
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.i18n import translate
from pegs.notation import turn_text
from pegs.table import events as ev
from pegs.table.chat import MAX_TALK, PHRASES, TYPED
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import commitment_of, high_card, pack_text, reshuffled_pile
from pegs.table.display_names import clean_text, free_color, unique_name
from pegs.table.parse_turn import parse_turn
from pegs.table.protocol import commands as do
from pegs.table.protocol.settings import SEAT_CHOSEN
from pegs.table.state import Chance, PendingTurn, State
from pegs.table.viewer import Viewer
from pegs.table.why_not import WhyNot

Events = list[ev.AnyEvent]
DealerOf = Callable[[str], Seat | None]
"""Chooses the dealer from a game's seed; None leaves it to the deal."""
STAND_IN = "hints"
"""The bot that plays for absent people, and decides when a clock runs out."""


@dataclass(frozen=True, slots=True)
class Decider:
    """Decides one command from one client."""

    state: State
    viewer: Viewer
    now: float
    chance: Chance

    @singledispatchmethod
    def decide(self, command: do.Command) -> Events:
        """The events that follow from a command. Raises RefusedError."""
        raise RefusedError("not_allowed", translate("table-not-a-command", command=type(command).__name__))

    # --- starting

    @decide.register
    def _(self, _command: do.Start) -> Events:
        self._require_host()
        if self.state.stage != "gathering":
            raise RefusedError("not_playing", translate("table-begun-already"))
        open_seats = [seat for seat, seat_state in enumerate(self.state.seats) if seat_state.is_open]
        seated: Events = [
            ev.BotSeated(at=self.now, seat=seat, bot=self._chosen_bot(seat)) for seat in open_seats
        ]
        return [*seated, self._deal(1, self._first_dealer)]

    @decide.register
    def _(self, command: do.Rematch) -> Events:
        self._own_seat()
        if self.state.stage != "over":
            raise RefusedError("not_playing", translate("table-not-over"))
        began = self.state.began
        assert began is not None
        rotated: Events = [ev.SeatsRotated(at=self.now, by=1)] if command.rotate else []
        dealer = (began.dealer + 1) % self.state.board.players
        return [*rotated, self._deal(began.number + 1, lambda _seed: dealer)]

    def _chosen_bot(self, seat: Seat) -> str:
        choices = self.state.settings.seats
        return choices[seat].bot if seat < len(choices) and choices[seat].bot in players.names() else STAND_IN

    def _first_dealer(self, seed: str) -> Seat | None:
        settings = self.state.settings
        if settings.dealer in SEAT_CHOSEN and settings.dealer_seat is not None:
            return settings.dealer_seat % self.state.board.players
        if settings.dealer == "host":
            return next((seat for seat, seat_state in enumerate(self.state.seats) if seat_state.host), None)
        return high_card(seed, self.state.board.players) if settings.dealer == "high_card" else None

    def _deal(self, number: int, dealer_of: DealerOf) -> ev.GameBegan:
        seed = self.chance(32).hex()
        try:
            return deal_event(self.state, number, seed, dealer_of(seed), self.now, self.chance(16).hex())
        except DealError as error:
            raise RefusedError("not_allowed", str(error)) from None

    # --- playing

    @decide.register
    def _(self, command: do.Play) -> Events:
        seat, game = self._own_seat(), self._running_game()
        self._require_current(command.version)
        if game.turn != seat:
            raise RefusedError(
                "not_your_turn", translate("table-not-your-turn", name=self.state.names[game.turn])
            )
        try:
            turn = parse_turn(game, command.turn)
        except NotationError as error:
            raise RefusedError("unreadable_turn", str(error)) from None
        return self.played(turn, "person")

    def played(self, turn: Turn, by: Literal["person", "bot", "clock"]) -> Events:
        """The events of a turn by the seat to act. Raises RefusedError if it isn't legal."""
        game = self.state.running
        twin = game.copy()
        try:
            operations = twin.play(turn)
        except IllegalTurnError as error:
            sentence = WhyNot(game, self.state.names_for(game.turn)).turn_sentence(turn)
            raise RefusedError("illegal_turn", sentence, error.rule) from None
        played = ev.TurnPlayed(
            at=self.now,
            seat=game.turn,
            by=by,
            turn=turn_text(game.board, twin.plies[-1].turn),
            pile=reshuffled_pile(operations),
        )
        self.state.pending = PendingTurn(played, twin)
        return [played, *self._ended(twin)]

    def _ended(self, game: Game) -> Events:
        winner = game.outcome.winner
        if winner is None:
            return []
        assert self.state.began is not None
        return [ev.GameEnded(at=self.now, number=self.state.began.number, winner=winner)]

    @decide.register
    def _(self, command: do.TakeBack) -> Events:
        seat = self._own_seat()
        self._require_current(command.version)
        plies = plies_to_take_back(self.state, seat)
        if not plies:
            raise RefusedError("not_allowed", translate("table-no-take-back"))
        return [ev.TakenBack(at=self.now, seat=seat, plies=plies)]

    @decide.register
    def _(self, _command: do.Pause) -> Events:
        seat = self._own_seat()
        self._running_game()
        return [ev.Paused(at=self.now, seat=seat)]

    @decide.register
    def _(self, _command: do.Resume) -> Events:
        seat = self._own_seat()
        return [ev.Resumed(at=self.now, seat=seat)] if self.state.stage == "paused" else []

    # --- seats

    @decide.register
    def _(self, _command: do.ImBack) -> Events:
        seat = self._own_seat()
        seat_state = self.state.seats[seat]
        return [ev.CameBack(at=self.now, seat=seat)] if seat_state.stand_in or not seat_state.is_here else []

    @decide.register
    def _(self, _command: do.Leave) -> Events:
        seat = self._own_seat()
        bot = None if self.state.stage == "gathering" else STAND_IN
        return [ev.SeatGivenUp(at=self.now, seat=seat, bot=bot)]

    @decide.register
    def _(self, command: do.SetSeat) -> Events:
        self._require_host()
        if command.seat >= self.state.board.players:
            raise RefusedError("no_such_seat", translate("table-no-such-seat"))
        seat_state = self.state.seats[command.seat]
        if command.bot is None:
            return self._open(command.seat)
        if command.bot not in players.names():
            raise RefusedError("not_allowed", translate("table-no-such-bot", bots=", ".join(players.names())))
        if seat_state.person and seat_state.is_here:
            raise RefusedError("seat_taken", translate("table-seat-taken", name=seat_state.name))
        if seat_state.person:
            return [ev.BotStoodIn(at=self.now, seat=command.seat, bot=command.bot)]
        return [ev.BotSeated(at=self.now, seat=command.seat, bot=command.bot)]

    def _open(self, seat: Seat) -> Events:
        if self.state.seats[seat].person:
            raise RefusedError("seat_taken", translate("table-seat-taken", name=self.state.seats[seat].name))
        return [ev.SeatOpened(at=self.now, seat=seat)]

    @decide.register
    def _(self, command: do.Rename) -> Events:
        seat = self._own_seat()
        name, color = name_and_color(self.state, seat, command.name, command.color)
        return [ev.Renamed(at=self.now, seat=seat, name=name, color=color)]

    @decide.register
    def _(self, command: do.Say) -> Events:
        seat = self._own_seat()
        talk = self.state.settings.talk
        if command.phrase is not None:
            if command.phrase not in PHRASES or talk == "none":
                raise RefusedError("not_allowed", translate("table-no-phrase"))
            return [ev.Said(at=self.now, seat=seat, phrase=command.phrase, text=None)]
        text = clean_text(command.text or "", MAX_TALK)
        if talk not in TYPED or not text:
            raise RefusedError("not_allowed", translate("table-no-open-talk"))
        return [ev.Said(at=self.now, seat=seat, phrase=None, text=text)]

    # --- permissions

    def _own_seat(self) -> Seat:
        if self.viewer.seat is None:
            raise RefusedError("not_allowed", translate("table-watchers-watch"))
        return self.viewer.seat

    def _require_host(self) -> None:
        if not self.state.seats[self._own_seat()].host:
            raise RefusedError("not_allowed", translate("table-host-only"))

    def _running_game(self) -> Game:
        if self.state.stage == "paused":
            raise RefusedError("paused", translate("table-paused"))
        if self.state.stage != "playing":
            raise RefusedError("not_playing", translate("table-not-playing"))
        return self.state.running

    def _require_current(self, version: int) -> None:
        if version < self.state.decided_at:
            raise RefusedError("stale", translate("table-stale"))


def deal_event(
    state: State, number: int, seed: str, dealer: Seat | None, now: float, game_id: str
) -> ev.GameBegan:
    """The event of a deal from a seed. If ``dealer`` is None, the seed chooses one.

    Raises DealError if the cards don't suffice.
    """
    board = state.board
    game = Game.deal(state.ruleset, board.players, board.teams, seed=seed, dealer=dealer)
    assert game.dealer is not None
    return ev.GameBegan(
        at=now,
        number=number,
        dealer=game.dealer,
        seed=seed,
        commitment=commitment_of(seed),
        deck=pack_text(game),
        game=game_id,
    )


def name_and_color(state: State, seat: Seat, name: str, color: str) -> tuple[str, str]:
    """The name and color for a person at a seat: safe to show, and unlike everyone else's.

    A person may take a bot's color; the bot then changes its own.
    """
    others = [each for other, each in enumerate(state.seats) if other != seat and not each.is_open]
    shown = clean_text(name) or translate("table-somebody")
    return (
        unique_name(shown, [each.name for each in others]),
        free_color(color, [each.color for each in others if each.person]),
    )


def plies_to_take_back(state: State, seat: Seat) -> int:
    """How many decisions a seat can take back now: its own last one, and those of bots since then.

    0 if another person has played since, or if a face-down card was turned over. The cards stay in the same
    order, and everyone sees that a turn was taken back.
    """
    if not state.settings.take_back or state.stage != "playing":
        return 0
    for plies, (event, ply) in enumerate(_decisions_backward(state), 1):
        if any(isinstance(each, Revealed) for each in ply.operations):
            return 0
        if event.seat == seat and event.by == "person":
            return plies
        if event.by == "person":
            return 0
    return 0


def _decisions_backward(state: State) -> Iterator[tuple[ev.TurnPlayed, Ply]]:
    """The decisions of the running game that weren't taken back, the last one first."""
    plies = reversed(state.running.plies)
    taken_back = 0
    for entry in reversed(state.entries_of_game):
        if isinstance(entry.event, ev.TakenBack):
            taken_back += entry.event.plies
        elif isinstance(entry.event, ev.TurnPlayed) and taken_back:
            taken_back -= 1
        elif isinstance(entry.event, ev.TurnPlayed):
            yield entry.event, next(plies)
