"""What comes of a command: the events that would follow, or a refusal. Nothing changes here."""

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
from pegs.table.chat import MAX_TALK, PHRASES
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import commitment_of, high_card, pack_text, renewed_pile
from pegs.table.display_names import cleaned, free_color, told_apart
from pegs.table.parse_turn import parse_turn
from pegs.table.protocol import commands as do
from pegs.table.state import Chance, State, Trial
from pegs.table.viewer import Who
from pegs.table.why_not import WhyNot

Events = list[ev.AnyEvent]
DealerOf = Callable[[str], Seat | None]
"""The dealer by the seed of a game; None leaves it to the deal."""
STAND_IN = "hints"
"""The bot that plays for who is absent, and decides where a clock runs out."""


@dataclass(frozen=True, slots=True)
class Decider:
    """Answers one command of one speaker at one moment."""

    state: State
    who: Who
    now: float
    chance: Chance

    @singledispatchmethod
    def decide(self, command: do.Command) -> Events:
        """The events that a command leads to. Raises RefusedError."""
        raise RefusedError("not_allowed", translate("table-not-a-command", command=type(command).__name__))

    # --- beginnings

    @decide.register
    def _(self, _command: do.Start) -> Events:
        self._host()
        if self.state.stage != "gathering":
            raise RefusedError("not_playing", translate("table-begun-already"))
        open_seats = [seat for seat, chair in enumerate(self.state.chairs) if chair.is_open]
        seated: Events = [
            ev.BotSeated(at=self.now, seat=seat, bot=self._bot_wished(seat)) for seat in open_seats
        ]
        return [*seated, self._deal(1, self._first_dealer)]

    @decide.register
    def _(self, command: do.Rematch) -> Events:
        self._seat()
        if self.state.stage != "over":
            raise RefusedError("not_playing", translate("table-not-over"))
        began = self.state.began
        assert began is not None
        rotated: Events = [ev.SeatsRotated(at=self.now, by=1)] if command.rotate else []
        dealer = (began.dealer + 1) % self.state.board.players
        return [*rotated, self._deal(began.number + 1, lambda _seed: dealer)]

    def _bot_wished(self, seat: Seat) -> str:
        choices = self.state.settings.seats
        return choices[seat].bot if seat < len(choices) and choices[seat].bot in players.names() else STAND_IN

    def _first_dealer(self, seed: str) -> Seat | None:
        settings = self.state.settings
        if settings.dealer in ("chosen", "youngest") and settings.dealer_seat is not None:
            return settings.dealer_seat % self.state.board.players
        if settings.dealer == "host":
            return next((seat for seat, chair in enumerate(self.state.chairs) if chair.host), None)
        return high_card(seed, self.state.board.players) if settings.dealer == "high_card" else None

    def _deal(self, number: int, dealer_of: DealerOf) -> ev.GameBegan:
        seed = self.chance(32).hex()
        try:
            return dealt(self.state, number, seed, dealer_of(seed), self.now, self.chance(16).hex())
        except DealError as error:
            raise RefusedError("not_allowed", str(error)) from None

    # --- playing

    @decide.register
    def _(self, command: do.Play) -> Events:
        seat, game = self._seat(), self._playing()
        self._fresh(command.version)
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
        """The events of a turn of the seat to act. Raises RefusedError where it is not legal."""
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
            pile=renewed_pile(operations),
        )
        self.state.trial = Trial(played, twin)
        return [played, *self._ended(twin)]

    def _ended(self, game: Game) -> Events:
        winner = game.outcome.winner
        if winner is None:
            return []
        assert self.state.began is not None
        return [ev.GameEnded(at=self.now, number=self.state.began.number, winner=winner)]

    @decide.register
    def _(self, command: do.TakeBack) -> Events:
        seat = self._seat()
        self._fresh(command.version)
        plies = plies_to_take_back(self.state, seat)
        if not plies:
            raise RefusedError("not_allowed", translate("table-no-take-back"))
        return [ev.TakenBack(at=self.now, seat=seat, plies=plies)]

    @decide.register
    def _(self, _command: do.Pause) -> Events:
        seat = self._seat()
        self._playing()
        return [ev.Paused(at=self.now, seat=seat)]

    @decide.register
    def _(self, _command: do.Resume) -> Events:
        seat = self._seat()
        return [ev.Resumed(at=self.now, seat=seat)] if self.state.stage == "paused" else []

    # --- seats

    @decide.register
    def _(self, _command: do.ImBack) -> Events:
        seat = self._seat()
        chair = self.state.chairs[seat]
        return [ev.CameBack(at=self.now, seat=seat)] if chair.stand_in or not chair.is_here else []

    @decide.register
    def _(self, _command: do.Leave) -> Events:
        seat = self._seat()
        bot = None if self.state.stage == "gathering" else STAND_IN
        return [ev.SeatGivenUp(at=self.now, seat=seat, bot=bot)]

    @decide.register
    def _(self, command: do.SetSeat) -> Events:
        self._host()
        if command.seat >= self.state.board.players:
            raise RefusedError("no_such_seat", translate("table-no-such-seat"))
        chair = self.state.chairs[command.seat]
        if command.bot is None:
            return self._open(command.seat)
        if command.bot not in players.names():
            raise RefusedError("not_allowed", translate("table-no-such-bot", bots=", ".join(players.names())))
        if chair.person and chair.is_here:
            raise RefusedError("seat_taken", translate("table-seat-taken", name=chair.name))
        if chair.person:
            return [ev.BotStoodIn(at=self.now, seat=command.seat, bot=command.bot)]
        return [ev.BotSeated(at=self.now, seat=command.seat, bot=command.bot)]

    def _open(self, seat: Seat) -> Events:
        if self.state.chairs[seat].person:
            raise RefusedError("seat_taken", translate("table-seat-taken", name=self.state.chairs[seat].name))
        return [ev.SeatOpened(at=self.now, seat=seat)]

    @decide.register
    def _(self, command: do.Rename) -> Events:
        seat = self._seat()
        name, color = seated_as(self.state, seat, command.name, command.color)
        return [ev.Renamed(at=self.now, seat=seat, name=name, color=color)]

    @decide.register
    def _(self, command: do.Say) -> Events:
        seat = self._seat()
        talk = self.state.settings.talk
        if command.phrase is not None:
            if command.phrase not in PHRASES or talk == "none":
                raise RefusedError("not_allowed", translate("table-no-phrase"))
            return [ev.Said(at=self.now, seat=seat, phrase=command.phrase, text=None)]
        text = cleaned(command.text or "", MAX_TALK)
        if talk != "open" or not text:
            raise RefusedError("not_allowed", translate("table-no-open-talk"))
        return [ev.Said(at=self.now, seat=seat, phrase=None, text=text)]

    # --- who may

    def _seat(self) -> Seat:
        if self.who.seat is None:
            raise RefusedError("not_allowed", translate("table-watchers-watch"))
        return self.who.seat

    def _host(self) -> None:
        if not self.state.chairs[self._seat()].host:
            raise RefusedError("not_allowed", translate("table-host-only"))

    def _playing(self) -> Game:
        if self.state.stage == "paused":
            raise RefusedError("paused", translate("table-paused"))
        if self.state.stage != "playing":
            raise RefusedError("not_playing", translate("table-not-playing"))
        return self.state.running

    def _fresh(self, version: int) -> None:
        if version < self.state.decided_at:
            raise RefusedError("stale", translate("table-stale"))


def dealt(
    state: State, number: int, seed: str, dealer: Seat | None, now: float, game_id: str
) -> ev.GameBegan:
    """The event of a deal from a seed; the seed chooses the dealer if there is none.

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


def seated_as(state: State, seat: Seat, name: str, color: str) -> tuple[str, str]:
    """The name and color that somebody gets at a seat: cleaned, and unlike all others'; bots give way."""
    others = [chair for other, chair in enumerate(state.chairs) if other != seat and not chair.is_open]
    clean = cleaned(name) or translate("table-somebody")
    return (
        told_apart(clean, [chair.name for chair in others]),
        free_color(color, [chair.color for chair in others if chair.person]),
    )


def plies_to_take_back(state: State, seat: Seat) -> int:
    """How many decisions a seat may take back now: its own last one, and what only bots did since.

    A friendly table's manner: the same cards stay in the same order, and everybody is told. No seat takes
    back what another person has answered, or what has shown a card that lay face down.
    """
    if not state.settings.take_back or state.stage != "playing":
        return 0
    for plies, (event, ply) in enumerate(_standing(state), 1):
        if any(isinstance(each, Revealed) for each in ply.operations):
            return 0
        if event.seat == seat and event.by == "person":
            return plies
        if event.by == "person":
            return 0
    return 0


def _standing(state: State) -> Iterator[tuple[ev.TurnPlayed, Ply]]:
    """The decisions of the running game that were not taken back, the last first."""
    plies = reversed(state.running.plies)
    taken_back = 0
    for entry in reversed(state.entries_of_game):
        if isinstance(entry.event, ev.TakenBack):
            taken_back += entry.event.plies
        elif isinstance(entry.event, ev.TurnPlayed) and taken_back:
            taken_back -= 1
        elif isinstance(entry.event, ev.TurnPlayed):
            yield entry.event, next(plies)
