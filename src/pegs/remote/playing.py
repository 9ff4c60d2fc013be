"""Playing one game at a remote table with a registered player."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from pegs import players
from pegs.core.errors import UsageError
from pegs.i18n import language, translate
from pegs.remote.remote_game import RemoteGame
from pegs.table.protocol.commands import AnyCommand, Hello, Play
from pegs.table.protocol.messages import AnyMessage, Bye, Notice, Refused, Update, Welcome
from pegs.table.protocol.table_view import TableView

RETRY = 1.0
"""Seconds between attempts to reach the server."""
RETRIED = ("busy", "cannot_keep", "too_much")
"""Refusals after which the same turn is sent again."""
OVERTAKEN = ("stale", "not_your_turn", "not_playing", "paused")
"""Refusals because something else happened first; an update follows."""

_read = msgspec.json.Decoder(AnyMessage).decode


class _RetryError(Exception):
    """The connection is to be opened again."""


def play_game(server: str, token: str, player: str, report: Callable[[str], None]) -> bool:
    """Play for the seat of this token until a game at its table is over; returns whether its team won.

    ``player`` is a name of the registry (`pegs.players.names`). A lost connection is opened again and again;
    ``report`` receives a sentence whenever that happens, and whatever else the server announces. Raises
    PlayerError if the player fails, and UsageError if the server turns the seat away for good.
    """
    seat = _Seat(token, player, report)
    while True:
        try:
            with connect(server.replace("http", "ws", 1) + "/ws", max_size=None) as socket:
                return seat.play(socket)
        except (WebSocketException, OSError, _RetryError):
            report(translate("seat-reconnecting"))
        time.sleep(RETRY)


class _Seat:
    """One seat over all its connections."""

    def __init__(self, token: str, player: str, report: Callable[[str], None]) -> None:
        self._token, self._player, self._report = token, player, report
        self._game: RemoteGame | None = None
        self._version: int | None = None
        self._has_played = False
        self._seed = secrets.token_hex(8)

    def play(self, socket: ClientConnection) -> bool:
        """Play over one connection until the game is over."""
        _send(socket, Hello(id="hello", token=self._token, since=self._version, language=language()))
        for text in socket:
            table = self._receive(_read(text))
            if table is None:
                continue
            self._version = table.version
            self._has_played |= table.stage in ("playing", "paused")
            if table.stage == "over" and self._has_played:
                return _has_won(table)
            self._decide(socket, table)
        raise _RetryError

    def _receive(self, message: AnyMessage) -> TableView | None:
        """Follow one message; returns the table if the message shows it."""
        match message:
            case Welcome(table=table, rules=rules, log=log, resumed=resumed):
                if self._game is None or not resumed:
                    self._game = RemoteGame(rules, table)
                self._game.add(log)
                return table
            case Update(table=table, log=log) if self._game is not None:
                self._game.add(log)
                return table
            case Notice(sentence=sentence):
                self._report(sentence)
            case Refused(code=code, sentence=sentence) if code not in OVERTAKEN:
                if code not in RETRIED:
                    raise UsageError(sentence)
                raise _RetryError
            case Bye(code=code, again=again):
                if not again:
                    raise UsageError(translate("seat-closed", code=code))
                raise _RetryError
        return None

    def _decide(self, socket: ClientConnection, table: TableView) -> None:
        if table.stage != "playing" or table.game is None or not table.game.options:
            return
        assert self._game is not None
        view = self._game.view(table)
        turn = players.decide(self._player, f"{self._seed}/{table.game.number}/{table.game.ply}", view)
        text = table.game.options[view.legal_turns.index(turn)].turn
        # The server carries out a command id once, so it's safe to send the turn again after reconnecting.
        _send(socket, Play(id=f"at-{table.version}", version=table.version, turn=text))


def _send(socket: ClientConnection, command: AnyCommand) -> None:
    socket.send(msgspec.json.encode(command).decode())


def _has_won(table: TableView) -> bool:
    assert table.game is not None
    assert table.me.seat is not None
    return table.game.winner == table.seats[table.me.seat].team
