"""What a client rebuilds from the wire equals what the seat sees on the server."""

from __future__ import annotations

import msgspec
import pytest

from pegs.protocol.messages import AnyMessage, Update, Welcome
from pegs.remote.remote_game import RemoteGame
from pegs.rules.ruleset import NAMES
from pegs.table.viewer import Viewer
from pegs.view import view_of
from tests.soak import sweep
from tests.table.sitting import Sitting, settings_of

read = msgspec.json.Decoder(AnyMessage).decode


class Follower:
    """A client at one seat, which receives every message as JSON."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.table, self.who = sitting.table, Viewer("player", seat)
        self.version = sitting.table.version
        welcome = self._sent(
            Welcome(
                id="hello",
                table=self.table.view(self.who, 0),
                rules=self.table.rules_card(),
                log=self.table.log(self.who, None),
                resumed=False,
            )
        )
        assert isinstance(welcome, Welcome)
        self.game = RemoteGame(welcome.rules, welcome.table)
        self.game.add(welcome.log)
        self.view = welcome.table

    def follow(self) -> None:
        """Receive what happened since the last message."""
        log = self.table.log(self.who, self.version)
        update = self._sent(Update(log=log, table=self.table.view(self.who, 0)))
        assert isinstance(update, Update)
        self.game.add(update.log)
        self.view, self.version = update.table, self.table.version

    def _sent(self, message: AnyMessage) -> AnyMessage:
        received: AnyMessage = read(msgspec.json.encode(message))
        return received

    def check(self) -> None:
        running = self.table.state.running
        assert self.who.seat is not None
        assert self.game.view(self.view) == view_of(running, self.who.seat)


@pytest.mark.parametrize(
    ("name", "players", "teams"),
    sweep(
        ((name, *seating) for name in NAMES for seating in ((4, 2), (6, 3))),
        [
            ("bluffing", 4, 2),
            ("guide", 6, 3),
            ("liftbridge", 4, 2),
            ("north-carolina", 4, 2),
            ("pegoo", 4, 2),
        ],
    ),
)
def test_a_rebuilt_view_equals_the_one_on_the_server(name: str, players: int, teams: int) -> None:
    sitting = Sitting(settings_of(name, players, teams), seed=players).fill()
    early = [Follower(sitting, seat) for seat in range(players)]
    sitting.start()
    for number in range(150):
        for follower in early:
            follower.follow()
            follower.check()
        if number % 50 == 20:
            for seat in range(players):
                Follower(sitting, seat).check()
        if not sitting.is_playing:
            break
        seat = sitting.turn
        sitting.play_any()
        if number % 10 == 3 and sitting.view(seat).can_take_back:
            sitting.take_back(seat)
