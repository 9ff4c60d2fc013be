"""Plays tables for the tests: a person's turns at random, the bots' by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from pegs.table import events as ev
from pegs.table.protocol import commands as do
from pegs.table.protocol.choices import Pace, RulesChoice, SeatChoice, Settings
from pegs.table.table import Table
from pegs.table.who import Who


def table_settings(rules: str = "basic", *people: int, players: int = 4, teams: int = 2) -> Settings:
    """Settings for a table where persons sit at these seats, the first of them its maker, elsewhere bots."""
    seats = tuple(
        SeatChoice("me" if seat == people[0] else "invited")
        if seat in people
        else SeatChoice("bot", "random")
        for seat in range(players)
    )
    return Settings(
        rules=RulesChoice(rules), players=players, teams=teams, seats=seats, pace=Pace(bot_seconds=0)
    )


@dataclass
class Host:
    """Runs a table: keeps its events, tells it the time, and chooses for everybody by one chance."""

    table: Table
    chance: Random
    kept: list[ev.AnyEvent] = field(default_factory=list)
    now: float = 1_000.0

    @classmethod
    def of(cls, settings: Settings, seed: int = 1) -> Host:
        """A table with its maker there."""
        chance = Random(seed)
        table, events = Table.made(settings, "ABCDEF", "Ana", "B", 1_000.0, chance.randbytes)
        host = cls(table, chance, list(events))
        host.happen(table.connected(host.maker, host.now))
        return host

    @property
    def maker(self) -> int:
        return next(seat for seat, chair in enumerate(self.table.state.chairs) if chair.host)

    def who(self, seat: int) -> Who:
        return Who("player", seat, seat == self.maker)

    def happen(self, events: list[ev.AnyEvent]) -> None:
        self.kept += events
        for event in events:
            self.table.apply(event)

    def sit(self, name: str, seat: int | None = None) -> int:
        seat, events = self.table.sit(name, "R", seat, self.now)
        self.happen(events)
        self.happen(self.table.connected(seat, self.now))
        return seat

    def do(self, seat: int, command: do.Command) -> list[ev.AnyEvent]:
        self.now += 1
        events = self.table.decide(self.who(seat), command, self.now, self.chance.randbytes)
        self.happen(events)
        return events

    def start(self) -> None:
        self.do(self.maker, do.Start(id="start", version=self.table.version))

    def play(self, seat: int, turn: str) -> list[ev.AnyEvent]:
        return self.do(seat, do.Play(id="play", version=self.table.version, turn=turn))

    def step(self) -> None:
        """One decision of whoever is to act."""
        self.now += 1
        task = self.table.bot_to_move()
        if task is not None and task.by == "bot":
            self.happen(self.table.bot_played(task, task.choose(), self.now))
            return
        seat = self.table.state.running.turn
        view = self.table.view(self.who(seat), self.now)
        assert view.game is not None
        self.play(seat, self.chance.choice(view.game.options).turn)

    def steps(self, most: int) -> Iterator[int]:
        """Decisions one after the other, until so many or the end of the game."""
        for number in range(most):
            if self.table.state.stage != "playing":
                return
            self.step()
            yield number

    def play_on(self, most: int = 100_000, until: Callable[[Table], bool] | None = None) -> None:
        """Play so many decisions, or until something is the case, or to the end."""
        for _ in self.steps(most):
            if until is not None and until(self.table):
                return
