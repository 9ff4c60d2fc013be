"""The state of a table, and how each event changes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Literal

from msgspec import structs

from pegs.core.board import Board, Seat
from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.rules.loader import from_text, load
from pegs.rules.ruleset import RuleSet
from pegs.story.names import Names
from pegs.table import events as ev
from pegs.table.chat import DEFAULT_TALK
from pegs.table.commit_reveal import deal, read_pile, reshuffled_pile
from pegs.table.display_names import BOT_NAMES, clean_text
from pegs.table.parse_turn import parse_turn
from pegs.table.protocol.settings import RulesChoice, Settings
from pegs.table.seats import SeatState

Stage = Literal["gathering", "playing", "paused", "over"]
_BOT_COLORS = ("B", "R", "G", "Y", "P", "O", "I", "K", "N", "W")
"""Colors for bots, the easiest to distinguish first."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One applied event with its version; for a decision, also the turn and its operations."""

    version: int
    event: ev.AnyEvent
    turn: Turn | None = None
    operations: tuple[Operation, ...] = ()
    ply: int = 0
    """The number of decisions in the game after this event."""
    name: str = ""
    """The name of a person who left: the table no longer has it."""


def load_rules(choice: RulesChoice) -> RuleSet:
    """Load the chosen rules. Raises UsageError or RulesFileError if they can't be read."""
    return from_text(choice.toml, house=False) if choice.toml else load(choice.name)


@dataclass(frozen=True, slots=True)
class PendingTurn:
    """A turn played on a copy of the game, because its event has to be stored before it is applied."""

    event: ev.TurnPlayed
    game: Game


@dataclass
class State:
    """Everything that follows from a table's events. Only `apply` changes it."""

    settings: Settings = field(default_factory=Settings)
    code: str = ""
    seed: str = ""
    stage: Stage = "gathering"
    seats: list[SeatState] = field(default_factory=list)
    entries: list[LogEntry] = field(default_factory=list)
    """All events so far."""
    game: Game | None = None
    began: ev.GameBegan | None = None
    games: list[tuple[ev.GameBegan, Game]] = field(default_factory=list)
    """All games dealt at this table, the latest last."""
    decided_at: int = 0
    """The version of the last event that changed the decision to make. Turns chosen before it are stale."""
    dealt_at: int = 0
    """The number of events before the last deal."""
    moved_at: float = 0.0
    """When the current decision began."""
    woken_at: float = 0.0
    """When the first person connected after everyone was away."""
    pending: PendingTurn | None = None
    """The last turn decided, so that applying its event doesn't parse and play it again."""

    @property
    def version(self) -> int:
        """The number of events."""
        return len(self.entries)

    @property
    def ruleset(self) -> RuleSet:
        """The rules of the table."""
        return self._ruleset

    @property
    def board(self) -> Board:
        """The board of the table."""
        return self._board

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat_state.name for seat_state in self.seats)

    def names_for(self, reader: Seat | None) -> Names:
        """The names of people and holes in sentences for a reader."""
        return Names(self.board, self.ruleset.words_in(), self.names, reader)

    @property
    def entries_of_game(self) -> list[LogEntry]:
        """The events since the last deal."""
        return self.entries[self.dealt_at :]

    @property
    def is_awake(self) -> bool:
        """Whether a person is connected."""
        return any(seat_state.person and seat_state.away_since is None for seat_state in self.seats)

    def apply(self, event: ev.AnyEvent) -> LogEntry:
        """Change the state by an event, and add the event to the log."""
        entry = self._change(event) or LogEntry(self.version + 1, event)
        self.entries.append(entry)
        if isinstance(event, _DECIDING):
            self.decided_at, self.moved_at = self.version, event.at
        return entry

    # --- what each event does

    @singledispatchmethod
    def _change(self, event: ev.AnyEvent) -> LogEntry | None:
        raise TypeError(f"no handler for {event!r}")

    @_change.register
    def _(self, event: ev.TableMade) -> None:
        self.code, self.seed = event.code, event.seed
        self._ruleset = load_rules(event.settings.rules)
        talk = event.settings.talk or DEFAULT_TALK[self._ruleset.rules.table_talk]
        self.settings = structs.replace(event.settings, talk=talk)
        self._board = self._ruleset.rules.board(event.settings.players, event.settings.teams)
        self.seats = [SeatState(color="") for _ in range(event.settings.players)]
        for seat, choice in enumerate(event.settings.seats[: event.settings.players]):
            if choice.who == "bot":
                self._seat_bot(seat, choice.bot)
            else:
                self.seats[seat].name = clean_text(choice.name)

    @_change.register
    def _(self, event: ev.SeatTaken) -> None:
        self.seats[event.seat] = SeatState(
            name=event.name,
            color=event.color,
            person=True,
            # If everyone had left, the next person is the host.
            host=event.host or not any(seat_state.host for seat_state in self.seats),
            away_since=event.at,
        )
        self._recolor_bot(event.seat)

    @_change.register
    def _(self, event: ev.SeatGivenUp) -> LogEntry:
        left = self.seats[event.seat]
        self.seats[event.seat] = SeatState()
        if event.bot:
            self._seat_bot(event.seat, event.bot)
        next_host = next((seat_state for seat_state in self.seats if seat_state.person), None)
        if left.host and next_host:
            next_host.host = True
        return LogEntry(self.version + 1, event, name=left.name)

    @_change.register
    def _(self, event: ev.BotSeated) -> None:
        self._seat_bot(event.seat, event.bot)

    @_change.register
    def _(self, event: ev.SeatOpened) -> None:
        self.seats[event.seat] = SeatState()

    @_change.register
    def _(self, event: ev.Renamed) -> None:
        self.seats[event.seat].name, self.seats[event.seat].color = event.name, event.color
        self._recolor_bot(event.seat)

    @_change.register
    def _(self, event: ev.SeatsRotated) -> None:
        self.seats = [self.seats[(seat - event.by) % len(self.seats)] for seat in range(len(self.seats))]

    @_change.register
    def _(self, event: ev.GameBegan) -> None:
        self.game = deal(self.ruleset, self.board, event)
        self.began, self.stage = event, "playing"
        self.dealt_at = self.version
        self.games.append((event, self.game))

    @_change.register
    def _(self, event: ev.TurnPlayed) -> LogEntry:
        game = self.running
        pending, self.pending = self.pending, None
        if pending is not None and pending.event is event:
            game.adopt(pending.game)
            ply = game.plies[-1]
            return LogEntry(self.version + 1, event, ply.turn, ply.operations, len(game.plies))
        turn = parse_turn(game, event.turn)
        operations = game.play(turn)
        if event.pile is not None and event.pile != reshuffled_pile(operations):
            # This version of the engine shuffles differently: the stored pile wins.
            game.undo()
            operations = game.play(turn, reshuffled=read_pile(event.pile))
        return LogEntry(self.version + 1, event, turn, operations, len(game.plies))

    @_change.register
    def _(self, event: ev.TakenBack) -> LogEntry:
        for _ in range(event.plies):
            self.running.undo()
        return LogEntry(self.version + 1, event, ply=len(self.running.plies))

    @_change.register
    def _(self, _event: ev.GameEnded) -> None:
        self.stage = "over"

    @_change.register
    def _(self, event: ev.WentAway) -> None:
        self.seats[event.seat].away_since = event.at

    @_change.register
    def _(self, event: ev.CameBack) -> None:
        if not self.is_awake:
            self.woken_at = event.at
        seat_state = self.seats[event.seat]
        seat_state.away_since = seat_state.stand_in = None

    @_change.register
    def _(self, event: ev.BotStoodIn) -> None:
        self.seats[event.seat].stand_in = event.bot

    @_change.register
    def _(self, _event: ev.Paused) -> None:
        self.stage = "paused"

    @_change.register
    def _(self, _event: ev.Resumed) -> None:
        self.stage = "playing"

    @_change.register
    def _(self, _event: ev.Said) -> None:
        """Table talk changes nothing."""

    @property
    def running(self) -> Game:
        """The game, once one has been dealt."""
        assert self.game is not None
        return self.game

    def _seat_bot(self, seat: Seat, bot: str) -> None:
        taken = {seat_state.color for other, seat_state in enumerate(self.seats) if other != seat}
        color = next(color for color in _BOT_COLORS if color not in taken)
        names = {seat_state.name for other, seat_state in enumerate(self.seats) if other != seat}
        name = next(name for name in BOT_NAMES[seat:] + BOT_NAMES if name not in names)
        self.seats[seat] = SeatState(name=name, color=color, bot=bot)

    def _recolor_bot(self, seat: Seat) -> None:
        """Give a bot another color if a person has just taken its color."""
        color = self.seats[seat].color
        taken = {seat_state.color for seat_state in self.seats}
        for other, seat_state in enumerate(self.seats):
            if other != seat and seat_state.bot and not seat_state.person and seat_state.color == color:
                seat_state.color = next(each for each in _BOT_COLORS if each not in taken)


_DECIDING = (ev.GameBegan, ev.TurnPlayed, ev.TakenBack, ev.GameEnded, ev.Paused, ev.Resumed, ev.SeatsRotated)
Chance = Callable[[int], bytes]
"""Returns n random bytes, as `secrets.token_bytes` does."""
