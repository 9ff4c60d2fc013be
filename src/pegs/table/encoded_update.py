"""Updates as JSON: what all viewers of a table see is encoded once, and then each viewer's own part.

Head and tail together are the `Update` that a viewer gets: the fields of the tail come last, inside the table
and its game, which the head leaves open.
"""

from __future__ import annotations

import msgspec

from pegs.core.board import Seat
from pegs.i18n import language
from pegs.protocol.messages import Update
from pegs.table.table import Table
from pegs.table.viewer import Viewer

_encode = msgspec.json.Encoder().encode
_BEGIN = b'{"tell":"%s","table":' % str(Update.__struct_config__.tag).encode()


class EncodedUpdate:
    """The update of a table's viewers after a version."""

    def __init__(self, table: Table, since: int, now: float) -> None:
        self._table, self._since = table, since
        self._has_new_rules = table.has_new_rules(since)
        game = table.public_game()
        self._has_game = game is not None
        view = _encode(table.public_view(now))
        self.head = b"".join((_BEGIN, view[:-1], b',"game":', _encode(game)[:-1] if game else b"null"))
        """What everyone sees."""
        self._learning = table.seats_that_learn(since)
        self._logs: dict[tuple[Seat | None, str], bytes] = {}
        self._cards: dict[str, bytes] = {}

    def tail(self, viewer: Viewer) -> bytes:
        """What only a viewer sees, and the log as it sees it, in the current language."""
        table = self._table
        game = b"," + _encode(table.own_game(viewer))[1:] if self._has_game else b""
        own = b'%s,"me":%s,"name":%s,"can_take_back":%s,"lesson":%s,"suggestions":%s}' % (
            game,
            _encode(table.me(viewer)),
            _encode(table.name()),
            _encode(table.can_take_back(viewer)),
            _encode(table.lesson(viewer)),
            _encode(table.suggestions()),
        )
        rules = b',"rules":%s' % self._rules() if self._has_new_rules else b""
        return b'%s,"log":%s%s}' % (own, self._log(viewer), rules)

    def _log(self, viewer: Viewer) -> bytes:
        key = (viewer.seat if viewer.seat in self._learning else None, language())
        if key not in self._logs:
            self._logs[key] = _encode(self._table.log(viewer, self._since))
        return self._logs[key]

    def _rules(self) -> bytes:
        if language() not in self._cards:
            self._cards[language()] = _encode(self._table.rules_card())
        return self._cards[language()]
