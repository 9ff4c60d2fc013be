"""Tables at wanted moments: played by the real table, written to the log that the server reads."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import msgspec
import sqlalchemy as sa

from pegs.protocol import commands as do
from pegs.protocol.game_view import GameView
from pegs.protocol.settings import Pace, RulesChoice, SeatChoice, Settings
from pegs.server.store import schema
from pegs.server.store.tokens import hash_token, new_join_code, new_table_id, new_token
from pegs.table import events as ev
from pegs.table.stored_events import decode_event
from pegs.table.table import Table
from pegs.table.viewer import Viewer

Wanted = Callable[[GameView], bool]
ME = Viewer("player", 0, True)
NAMES = ("Rosa", "Theo", "Ana", "Ben")
MAX_GAMES, MAX_TURNS = 200, 400


def settings_of(rules: str, players: int = 4, teams: int = 2, people: int = 1, **more: object) -> Settings:
    """The first seats are people's, the others random bots' that do not take their time."""
    seats = [SeatChoice("me"), *[SeatChoice("invited")] * (people - 1)]
    seats += [SeatChoice("bot", "random")] * (players - people)
    return msgspec.convert(
        {
            "rules": RulesChoice(rules),
            "players": players,
            "teams": teams,
            "seats": tuple(seats),
            "pace": Pace(bot_seconds=0, absent_seconds=600),
            **more,
        },
        Settings,
        from_attributes=True,
    )


class Tables:
    """Writes tables to a server's database, as that server would have."""

    def __init__(self, data: Path) -> None:
        self._engine = sa.create_engine(f"sqlite:///{data / 'pegs.sqlite3'}", connect_args={"timeout": 30})

    def at(self, settings: Settings, wanted: Wanted, seed: int = 0, first: int = 0) -> dict[str, object]:
        """A table where seat 0 is to act and sees what is wanted: that seat’s key, as a browser keeps it.

        The same arguments lead to the same position, whatever tables there are already. ``first``: the game
        with which the search begins, if those before it are known not to come to what is wanted.
        """
        for game in range(first, first + MAX_GAMES):
            events = _played(settings, wanted, Random(f"{settings.rules.name}/{seed}/{game}"))
            if events:
                return self.keep(events)
        raise AssertionError("no game came to what is wanted: look for it longer, or by other rules")

    def keep(self, played: Iterable[ev.AnyEvent]) -> dict[str, object]:
        """Write the log of a table of its own at which this was played; the key to seat 0."""
        table_id, token = new_table_id(), new_token()
        events = [_renamed(event) for event in played]
        code = next(event.code for event in events if isinstance(event, ev.TableMade))
        with self._engine.begin() as connection:
            made = {"id": table_id, "code": code, "made": time.time(), "wake": None}
            connection.execute(sa.insert(schema.tables), [made])
            rows = [
                {"table_id": table_id, "version": number, "body": msgspec.json.encode(event).decode()}
                for number, event in enumerate(events, 1)
            ]
            connection.execute(sa.insert(schema.events), rows)
            games = [
                {"id": event.game, "table_id": table_id, "number": event.number}
                for event in events
                if isinstance(event, ev.GameBegan)
            ]
            connection.execute(sa.insert(schema.games), games)
            connection.execute(sa.insert(schema.keys), [_key(table_id, token, 0, host=True)])
        return {"table": table_id, "code": code, "seat": 0, "token": token}

    def events(self, seat: dict[str, object]) -> list[ev.AnyEvent]:
        """The log of a table as it is now."""
        table = schema.events.c
        rows = sa.select(table.body).where(table.table_id == seat["table"]).order_by(table.version)
        with self._engine.begin() as connection:
            return [decode_event(body.encode()) for body in connection.scalars(rows)]

    def game(self, seat: dict[str, object]) -> str:
        """The id of a table's first game."""
        return next(event.game for event in self.events(seat) if isinstance(event, ev.GameBegan))

    def key(self, seat: dict[str, object], number: int) -> dict[str, object]:
        """The key to another seat of a kept table."""
        token = new_token()
        with self._engine.begin() as connection:
            connection.execute(sa.insert(schema.keys), [_key(str(seat["table"]), token, number, host=False)])
        return seat | {"seat": number, "token": token}


def _renamed(event: ev.AnyEvent) -> ev.AnyEvent:
    """The same event of another table and game: those played have one code, and ids follow from seeds."""
    match event:
        case ev.TableMade():
            return msgspec.structs.replace(event, code=new_join_code())
        case ev.GameBegan():
            return msgspec.structs.replace(event, game=secrets.token_hex(16))
    return event


def _key(table_id: str, token: str, seat: int, host: bool) -> dict[str, object]:
    return {
        "hash": hash_token(token),
        "table_id": table_id,
        "role": "player",
        "seat": seat,
        "host": host,
        "made": time.time(),
        "closed": None,
    }


def _played(settings: Settings, wanted: Wanted, chance: Random) -> list[ev.AnyEvent]:
    """What was played at random until seat 0 saw what is wanted; nothing if that did not come."""
    now = time.time()
    table, events = Table.create(settings, new_join_code(), "Rosa", "B", now, chance.randbytes)
    kept = list(events)

    def happen(more: list[ev.AnyEvent]) -> None:
        for event in more:
            table.apply(event)
        kept.extend(more)

    for seat, seat_state in enumerate(table.state.seats):
        if seat_state.is_open:
            happen(table.sit(NAMES[seat % 4], "R", seat, now)[1])
    happen(table.decide(ME, do.Start(id="start", version=table.version), now, chance.randbytes))
    for _ in range(MAX_TURNS):
        if table.state.stage != "playing":
            break
        if table.state.instruction is not None:
            done = do.PegsMoved(id=secrets.token_hex(4), ply=table.state.instruction.ply)
            happen(table.decide(ME, done, now, chance.randbytes))
        seat = table.state.running.turn
        view = table.view(Viewer("player", seat), now).game
        assert view is not None
        if seat == 0 and wanted(view):
            return kept
        option = chance.choice(view.options)
        happen(
            table.decide(
                Viewer("player", seat),
                do.Play(id=secrets.token_hex(4), version=table.version, turn=option.turn),
                now,
                chance.randbytes,
            )
        )
    return []
