"""How much a database grows with every game, and how much of that `pegs prune` gets back.

Four people play whole games of the basic rules, each at a table of its own; every turn is a command with an
id, as from a browser. The tables go into a SQLite database by the server's own way, and its size is that of
the file after VACUUM. Then `pegs.server.store.pruning` runs as it does ten days later.

Run: python bench/growth.py [GAMES]
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import uuid
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random

from measure import show
from turn_cost import apply, seated_table

from pegs import players
from pegs.protocol.commands import Play
from pegs.server.hosting.clock import DAY
from pegs.server.store import schema
from pegs.server.store.database import open_database, sqlite_url
from pegs.server.store.pruning import Pruning
from pegs.server.store.store import Key, Store, add_key
from pegs.server.store.tokens import hash_token, new_join_code, new_table_id
from pegs.server.store.transaction_writer import Transaction
from pegs.table.events import AnyEvent, GameBegan
from pegs.table.stored_events import encode_event
from pegs.table.viewer import Viewer
from pegs.view import view_of

RULES, SEATS, TEAMS = "basic", 4, 2
PER_TURN = 20.0
"""Seconds from one turn to the next."""
LATER = 10 * DAY


def played_game(number: int) -> tuple[list[AnyEvent], int]:
    """The events of a table at which one game is played to its end, and the number of its turns."""
    table, turns, now = seated_table(RULES, SEATS, TEAMS), 0, 0.0
    player, chance = players.make("greedy", f"growth {number}"), Random(number)
    while table.state.stage == "playing":
        game, now = table.state.running, now + PER_TURN
        # Like people, who don't always play the best turn: games last as long as theirs.
        is_slip = chance.random() < 0.2
        turn = chance.choice(game.legal_turns()) if is_slip else player.choose(view_of(game, game.turn))
        command = Play(id="play", version=table.version, turn=game.text(turn))
        apply(table, table.decide(Viewer("player", game.turn), command, now, chance.randbytes))
        turns += 1
    return [entry.event for entry in table.state.entries], turns


def stored(events: Iterable[AnyEvent], turns: int) -> Transaction:
    """What the server writes for a table."""
    transaction, table = Transaction(), new_table_id()
    transaction.insert(schema.tables, id=table, code=new_join_code(), made=0.0, wake=None)
    keys = [hash_token(f"{table} {seat}") for seat in range(SEATS)]
    for seat, key in enumerate(keys):
        add_key(transaction, Key(key, table, "player", seat, seat == 0, None), 0.0)
    for version, event in enumerate(events, 1):
        body = encode_event(event).decode()
        transaction.insert(schema.events, table_id=table, version=version, body=body)
        if isinstance(event, GameBegan):
            transaction.insert(schema.games, id=uuid.uuid4().hex, table_id=table, number=event.number)
    for turn in range(turns):
        row = {"table_id": table, "client": keys[turn % SEATS], "command": str(uuid.uuid4())}
        transaction.insert(schema.commands, **row, version=turn + 1)
    return transaction


async def sizes(file: Path, transactions: list[Transaction]) -> tuple[int, int, int]:
    """Bytes of the empty database, of that with the games, and of that after pruning."""
    engine = await open_database(sqlite_url(file))
    store, found = Store(engine), [size_of(file)]
    for transaction in transactions:
        await store.commit(transaction)
    found.append(size_of(file))
    async for _ in Pruning(engine, LATER).run():
        pass
    found.append(size_of(file))
    await store.close()
    return found[0], found[1], found[2]


def size_of(file: Path) -> int:
    """Bytes of a database without unused pages."""
    with closing(sqlite3.connect(file)) as connection, tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        connection.execute("VACUUM INTO ?", (str(copy),))
        return copy.stat().st_size


def main(games: int = 40) -> None:
    """Print the sizes of a game."""
    played = [played_game(number) for number in range(games)]
    with tempfile.TemporaryDirectory() as folder:
        transactions = [stored(events, turns) for events, turns in played]
        empty, full, pruned = asyncio.run(sizes(Path(folder) / "pegs.sqlite3", transactions))
    turns = sum(each[1] for each in played) / games
    row = [
        f"{turns:.0f}",
        f"{(full - empty) / games / 1024:.0f} KiB",
        f"{(pruned - empty) / games / 1024:.0f} KiB",
        f"{(full - empty) / games / turns:.0f}",
    ]
    columns = ["rules", "turns a game", "a game", "a game, pruned", "bytes a turn"]
    show(f"{games} games, SQLite", columns, [[f"{RULES}, {SEATS} players", *row]])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
