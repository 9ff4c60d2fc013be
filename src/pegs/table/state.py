"""What a table is at one version, and how each event changes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Literal

from pegs.core.board import Board, Seat
from pegs.core.operations import Operation
from pegs.core.turn import Turn
from pegs.engine.game import Game
from pegs.rules.loader import from_text, load
from pegs.rules.ruleset import RuleSet
from pegs.story.names import Names
from pegs.table import events as ev
from pegs.table.commit_reveal import deal, read_pile, renewed_pile
from pegs.table.display_names import BOT_NAMES, cleaned, free_color
from pegs.table.parse_turn import parse_turn
from pegs.table.protocol.settings import RulesChoice, Settings
from pegs.table.seats import Chair

Stage = Literal["gathering", "playing", "paused", "over"]
_BOT_COLORS = ("B", "R", "G", "Y", "P", "O", "I", "K", "N", "W")
"""Colors for who chose none: those first that are told apart best."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One event with its version, and for a decision what it was and what came of it."""

    version: int
    event: ev.AnyEvent
    turn: Turn | None = None
    operations: tuple[Operation, ...] = ()
    ply: int = 0
    """How many decisions of the game stand after it."""
    name: str = ""
    """Whom the event is about, where that cannot be told from the table any more."""


def ruleset_of(choice: RulesChoice) -> RuleSet:
    """The rules chosen. Raises UsageError or RulesFileError if they can't be read."""
    return from_text(choice.toml, house=False) if choice.toml else load(choice.name)


@dataclass(frozen=True, slots=True)
class Trial:
    """A turn that was played on a copy of the game, so that its event could be stored first."""

    event: ev.TurnPlayed
    game: Game


@dataclass
class State:
    """Everything that follows from a table's events. Only `apply` changes it."""

    settings: Settings = field(default_factory=Settings)
    code: str = ""
    seed: str = ""
    stage: Stage = "gathering"
    chairs: list[Chair] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    """The whole log."""
    game: Game | None = None
    began: ev.GameBegan | None = None
    games: list[tuple[ev.GameBegan, Game]] = field(default_factory=list)
    """All games dealt at this table, the running one last."""
    decided_at: int = 0
    """The version of the last event that changed what may be decided: turns made before it are stale."""
    dealt_at: int = 0
    """How many events lie before the last deal."""
    moved_at: float = 0.0
    """When the seat to act got its decision."""
    woken_at: float = 0.0
    """Since when somebody has been connected."""
    trial: Trial | None = None
    """The last turn decided here: applying its event needs no second parsing and playing."""

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
        """Everybody's name by seat."""
        return tuple(chair.name for chair in self.chairs)

    def names_for(self, reader: Seat | None) -> Names:
        """How a reader's sentences call the people and holes of this table."""
        return Names(self.board, self.ruleset.words_in(), self.names, reader)

    @property
    def entries_of_game(self) -> list[Entry]:
        """The log from the last deal on."""
        return self.entries[self.dealt_at :]

    @property
    def is_awake(self) -> bool:
        """Whether a person is connected."""
        return any(chair.person and chair.away_since is None for chair in self.chairs)

    def apply(self, event: ev.AnyEvent) -> Entry:
        """Let an event happen."""
        done = self._happen(event)
        entry = done if isinstance(done, Entry) else Entry(self.version + 1, event)
        self.entries.append(entry)
        if isinstance(event, _DECIDING):
            self.decided_at, self.moved_at = self.version, event.at
        return entry

    # --- what each event does

    @singledispatchmethod
    def _happen(self, event: ev.AnyEvent) -> Entry | None:
        raise TypeError(f"nobody has said what {event!r} does")

    @_happen.register
    def _(self, event: ev.TableMade) -> None:
        self.settings, self.code, self.seed = event.settings, event.code, event.seed
        self._ruleset = ruleset_of(event.settings.rules)
        self._board = self._ruleset.rules.board(event.settings.players, event.settings.teams)
        self.chairs = [Chair(color="") for _ in range(event.settings.players)]
        for seat, choice in enumerate(event.settings.seats[: event.settings.players]):
            if choice.who == "bot":
                self._seat_bot(seat, choice.bot)
            else:
                self.chairs[seat].name = cleaned(choice.name)

    @_happen.register
    def _(self, event: ev.SeatTaken) -> None:
        self.chairs[event.seat] = Chair(
            name=event.name,
            color=event.color,
            person=True,
            # Where everybody had left, the next to come is the host.
            host=event.host or not any(chair.host for chair in self.chairs),
            away_since=event.at,
        )
        self._give_way(event.seat)

    @_happen.register
    def _(self, event: ev.SeatGivenUp) -> Entry:
        left = self.chairs[event.seat]
        self.chairs[event.seat] = Chair()
        if event.bot:
            self._seat_bot(event.seat, event.bot)
        heir = next((chair for chair in self.chairs if chair.person), None)
        if left.host and heir:
            heir.host = True
        return Entry(self.version + 1, event, name=left.name)

    @_happen.register
    def _(self, event: ev.BotSeated) -> None:
        self._seat_bot(event.seat, event.bot)

    @_happen.register
    def _(self, event: ev.SeatOpened) -> None:
        self.chairs[event.seat] = Chair()

    @_happen.register
    def _(self, event: ev.Renamed) -> None:
        self.chairs[event.seat].name, self.chairs[event.seat].color = event.name, event.color
        self._give_way(event.seat)

    @_happen.register
    def _(self, event: ev.SeatsRotated) -> None:
        self.chairs = [self.chairs[(seat - event.by) % len(self.chairs)] for seat in range(len(self.chairs))]

    @_happen.register
    def _(self, event: ev.GameBegan) -> None:
        self.game = deal(self.ruleset, self.board, event)
        self.began, self.stage = event, "playing"
        self.dealt_at = self.version
        self.games.append((event, self.game))

    @_happen.register
    def _(self, event: ev.TurnPlayed) -> Entry:
        game = self.running
        trial, self.trial = self.trial, None
        if trial is not None and trial.event is event:
            game.adopt(trial.game)
            ply = game.plies[-1]
            return Entry(self.version + 1, event, ply.turn, ply.operations, len(game.plies))
        turn = parse_turn(game, event.turn)
        operations = game.play(turn)
        if event.pile is not None and event.pile != renewed_pile(operations):
            # This version of the engine shuffles otherwise: what was kept decides.
            game.undo()
            operations = game.play(turn, reshuffled=read_pile(event.pile))
        return Entry(self.version + 1, event, turn, operations, len(game.plies))

    @_happen.register
    def _(self, event: ev.TakenBack) -> Entry:
        for _ in range(event.plies):
            self.running.undo()
        return Entry(self.version + 1, event, ply=len(self.running.plies))

    @_happen.register
    def _(self, _event: ev.GameEnded) -> None:
        self.stage = "over"

    @_happen.register
    def _(self, event: ev.WentAway) -> None:
        self.chairs[event.seat].away_since = event.at

    @_happen.register
    def _(self, event: ev.CameBack) -> None:
        if not self.is_awake:
            self.woken_at = event.at
        chair = self.chairs[event.seat]
        chair.away_since = chair.stand_in = None

    @_happen.register
    def _(self, event: ev.BotStoodIn) -> None:
        self.chairs[event.seat].stand_in = event.bot

    @_happen.register
    def _(self, _event: ev.Paused) -> None:
        self.stage = "paused"

    @_happen.register
    def _(self, _event: ev.Resumed) -> None:
        self.stage = "playing"

    @_happen.register
    def _(self, _event: ev.Said) -> None:
        """Words change nothing."""

    @property
    def running(self) -> Game:
        """The game; only asked where one was dealt."""
        assert self.game is not None
        return self.game

    def _seat_bot(self, seat: Seat, bot: str) -> None:
        taken = {chair.color for other, chair in enumerate(self.chairs) if other != seat}
        wish = next(color for color in _BOT_COLORS if color not in taken)
        names = {chair.name for other, chair in enumerate(self.chairs) if other != seat}
        name = next(name for name in BOT_NAMES[seat:] + BOT_NAMES if name not in names)
        self.chairs[seat] = Chair(name=name, color=free_color(wish, taken), bot=bot)

    def _give_way(self, seat: Seat) -> None:
        """A bot takes another color where a person wants the one it has."""
        color = self.chairs[seat].color
        taken = {chair.color for chair in self.chairs}
        for other, chair in enumerate(self.chairs):
            if other != seat and chair.bot and not chair.person and chair.color == color:
                chair.color = next(each for each in _BOT_COLORS if each not in taken)


_DECIDING = (ev.GameBegan, ev.TurnPlayed, ev.TakenBack, ev.GameEnded, ev.Paused, ev.Resumed, ev.SeatsRotated)
Chance = Callable[[int], bytes]
"""So many random bytes."""
