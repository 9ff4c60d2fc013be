"""A table with people, whose clock and random bytes a test controls."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from pegs import players
from pegs.notation import turn_text
from pegs.players.player import Player
from pegs.protocol import commands as do
from pegs.protocol.game_view import GameView, Option
from pegs.protocol.settings import RulesChoice, SeatChoice, Settings
from pegs.protocol.table_view import TableView
from pegs.table.events import AnyEvent
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.view import view_of

SETTINGS = Settings()
WATCHER = Viewer("watcher")
SCREEN = Viewer("screen")
_PLAYED_OUT: dict[tuple[bytes, tuple[Any, ...]], tuple[list[AnyEvent], float, tuple[Any, ...]]] = {}
"""By what had happened at a table: how its game went on, and the time and the chance at its end."""
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Joe")


def settings_of(
    rules: str = "basic",
    players: int = 4,
    teams: int = 2,
    *,
    bots: int = 0,
    **others: Any,
) -> Settings:
    """Settings of a table whose last seats are bots'."""
    seats = [SeatChoice(who="invited")] * (players - bots) + [SeatChoice(who="bot", bot="greedy")] * bots
    return Settings(rules=RulesChoice(name=rules), players=players, teams=teams, seats=tuple(seats), **others)


class Sitting:
    """A table, the time, and all its events."""

    def __init__(self, settings: Settings = SETTINGS, seed: int = 0) -> None:
        self.random = Random(seed)
        self.now = 1_000.0
        self.table, self.events = Table.create(
            settings, "ABCD", NAMES[0], "R", self.now, self.random.randbytes
        )

    # --- actions

    def apply(self, events: list[AnyEvent]) -> None:
        """Apply events."""
        for event in events:
            self.table.apply(event)
        self.events += events

    def say(self, seat: int, command: do.Command) -> list[AnyEvent]:
        """Send a seat's command. Returns its events."""
        events = self.table.decide(Viewer("player", seat), command, self.now, self.random.randbytes)
        self.apply(events)
        return events

    def fill(self) -> Sitting:
        """Fill all open seats with connected people."""
        for seat, seat_state in enumerate(self.table.state.seats):
            if seat_state.is_open:
                self.apply(self.table.sit(NAMES[seat], "R", seat, self.now)[1])
        for seat in self.persons:
            self.apply(self.table.connected(seat, self.now))
        return self

    def start(self) -> Sitting:
        """The host deals."""
        self.say(self.persons[0], do.Start(id="start", version=self.table.version))
        return self

    def play(self, turn: str, seat: int | None = None, version: int | None = None) -> list[AnyEvent]:
        """Play a turn of the seat to act, or of another."""
        seat = self.turn if seat is None else seat
        version = self.table.version if version is None else version
        return self.say(seat, do.Play(id="play", version=version, turn=turn))

    def play_any(self) -> list[AnyEvent]:
        """Play a random legal turn of the seat to act, as a person."""
        return self.play(self.random.choice(self.options).turn)

    def take_back(self, seat: int) -> None:
        """A seat takes back its last turn, and everyone who is asked agrees."""
        self.say(seat, do.TakeBack(id="back", version=self.table.version))
        while (request := self.view(None).take_back) is not None:
            self.say(request.waiting[0], do.AnswerTakeBack(id="agree", agree=True))

    def let_bot_play(self, player: Player | None = None) -> list[AnyEvent]:
        """Make a bot's decision when it is due."""
        task = self.table.bot_to_move()
        assert task is not None
        self.now = max(self.now, task.not_before)
        turn = player.choose(task.view) if player else task.choose()
        events = self.table.bot_played(task, turn, self.now)
        self.apply(events)
        return events

    def play_out(self) -> Sitting:
        """Play sensible turns until a team has won. Equal games are thought out once."""
        before = msgspec.json.encode((self.now, self.events)), self.random.getstate()
        if before in _PLAYED_OUT:
            events, self.now, state = _PLAYED_OUT[before]
            self.apply(events)
            self.random.setstate(state)
        else:
            number = len(self.events)
            self._play_out()
            _PLAYED_OUT[before] = self.events[number:], self.now, self.random.getstate()
        return self

    def _play_out(self) -> None:
        player = players.make("greedy", "out")
        while self.is_playing:
            game = self.table.state.running
            if self.table.state.seats[self.turn].person:
                self.play(turn_text(game.board, player.choose(view_of(game, self.turn))))
            else:
                self.let_bot_play(player)

    # --- views

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self.table.state.running.turn

    @property
    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, seat_state in enumerate(self.table.state.seats) if seat_state.person]

    @property
    def is_playing(self) -> bool:
        """Whether there is a decision to make."""
        return self.table.state.stage == "playing"

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the seat to act."""
        return self.game(self.turn).options

    def view(self, seat: int | None) -> TableView:
        """The table as a seat, or a watcher, sees it."""
        return self.table.view(WATCHER if seat is None else Viewer("player", seat), self.now)

    def game(self, seat: int | None = None) -> GameView:
        """The game as a seat, or a watcher, sees it."""
        game = self.view(seat).game
        assert game is not None
        return game
