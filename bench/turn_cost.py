"""CPU time per turn in a server: parsing it, playing it, logging it, and the message to each player.

No sockets and no database: the turns go through `Table` as the server puts them there. The cost is compared
with a floor measured in the same run: the same turns played by the engine alone, and the same messages
encoded as JSON. It's asserted that everyone receives every turn, and that the game ends up where the engine
alone takes it.

Run: python bench/turn_cost.py [TURNS]
"""

from __future__ import annotations

import gc
import random
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec
from measure import show

from pegs import players
from pegs.engine.game import Game
from pegs.protocol.commands import Play, Start
from pegs.protocol.messages import Update
from pegs.protocol.settings import RulesChoice, Settings
from pegs.table.events import AnyEvent
from pegs.table.stored_events import encode_event
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.view import view_of

CASES = (("basic", 4, 2), ("north-carolina", 6, 3))
ROUNDS = 5
LIMIT = 16.0
"""The most that a turn may cost, as a multiple of the floor."""


@dataclass(frozen=True)
class Script:
    """A game that has been dealt, its turns as text, and every message that they lead to."""

    start: Callable[[], Table]
    turns: list[str]
    messages: list[Update]
    end: Game


def seated_table(rules: str, seats: int, teams: int) -> Table:
    """A table with a person at every seat and a game just dealt, always the same."""
    chance = random.Random(f"{rules} {seats} {teams}")
    settings = Settings(rules=RulesChoice(rules), players=seats, teams=teams)
    table, _ = Table.create(settings, "CODE", "Player 0", "R", 0.0, chance.randbytes)
    for seat in range(1, seats):
        apply(table, table.sit(f"Player {seat}", "R", seat, 0.0)[1])
    for seat in range(seats):
        apply(table, table.connected(seat, 0.0))
    start = Start(id="start", version=table.version)
    apply(table, table.decide(Viewer("player", 0), start, 0.0, chance.randbytes))
    return table


def apply(table: Table, events: Iterable[AnyEvent]) -> None:
    for event in events:
        table.apply(event)


def play(table: Table, text: str) -> list[Update]:
    """Play a turn at the table as the server does, and return the message to each player."""
    before = table.version
    command = Play(id="play", version=before, turn=text)
    events = table.decide(Viewer("player", table.state.running.turn), command, 0.0, random.randbytes)
    for event in events:
        encode_event(event)
        table.apply(event)
    updates = []
    for seat in range(table.state.board.players):
        viewer = Viewer("player", seat)
        update = Update(log=table.log(viewer, before), table=table.view(viewer, 0.0))
        msgspec.json.encode(update)
        updates.append(update)
    return updates


def script_of(rules: str, seats: int, teams: int, turns: int) -> Script:
    """Let the greedy bot play a game at a table, and record its turns and messages."""

    def start() -> Table:
        return seated_table(rules, seats, teams)

    table, player = start(), players.make("greedy", "bench")
    texts: list[str] = []
    messages: list[Update] = []
    while len(texts) < turns and table.state.stage == "playing":
        game = table.state.running
        turn = player.choose(view_of(game, game.turn))
        texts.append(game.text(turn))
        messages += play(table, texts[-1])
    return Script(start, texts, messages, table.state.running)


def time_table(script: Script) -> float:
    """CPU seconds of all turns through the table."""
    table = script.start()
    began = time.process_time()
    received = sum(len(play(table, text)) for text in script.turns)
    seconds = time.process_time() - began
    assert received == len(script.turns) * table.state.board.players, "a player missed a turn"
    assert table.state.running.same_table(script.end), "the game went differently"
    return seconds


def time_floor(script: Script) -> float:
    """CPU seconds of the same turns in the engine alone, and of encoding the same messages."""
    game = script.start().state.running
    began = time.process_time()
    for ply in script.end.plies:
        game.play(ply.turn)
    for message in script.messages:
        msgspec.json.encode(message)
    seconds = time.process_time() - began
    assert game.same_table(script.end), "the engine alone played differently"
    return seconds


def main(turns: int = 150) -> None:
    """Measure each case, and fail if one is over the limit."""
    rows = []
    for rules, seats, teams in CASES:
        script = script_of(rules, seats, teams, turns)
        number = len(script.turns)
        gc.collect()
        # Interleaved, so that a busy machine slows down both.
        rounds = [(time_table(script), time_floor(script)) for _ in range(ROUNDS)]
        table, floor = (1000 * min(seconds) / number for seconds in zip(*rounds, strict=True))
        rows.append([f"{rules}, {seats} players", f"{table:.2f}", f"{floor:.2f}", f"{table / floor:.1f}"])
    show(
        f"CPU time per turn ({turns} turns, best of {ROUNDS} rounds)",
        ["", "through the table, ms", "floor, ms", "ratio"],
        rows,
    )
    for name, *_, ratio in rows:
        assert float(ratio) < LIMIT, f"{name}: a turn costs {ratio} times the floor"


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:]))
