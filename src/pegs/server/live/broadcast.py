"""What a table's sockets are told: each its own view, encoded once for all that see the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from pegs.i18n import in_language, translate
from pegs.server.live.client_session import Session
from pegs.table.protocol.messages import Notice, NoticeCode, Update, Welcome
from pegs.table.protocol.table_view import RulesCard
from pegs.table.table import Table

_NOTICES: dict[NoticeCode, str] = {"cannot_keep": "server-keeps-nothing", "keeps_again": "server-keeps-again"}


class Telling:
    """Speaks for one table."""

    def __init__(self, table: Table, now: Callable[[], float]) -> None:
        self._table, self._now = table, now
        self._cards: dict[str, RulesCard] = {}

    def update(self, sessions: Iterable[Session], before: int) -> None:
        """Tell what happened after a version, and how the table stands now."""
        texts: dict[object, str] = {}
        for session in sessions:
            if session.sees not in texts:
                texts[session.sees] = self._update(session, before)
            session.outbox.pass_on(texts[session.sees])

    def _update(self, session: Session, before: int) -> str:
        who = session.who
        with in_language(session.language):
            update = Update(happened=self._table.log(who, before), table=self._table.view(who, self._now()))
        return msgspec.json.encode(update).decode()

    def notice(self, sessions: Iterable[Session], code: NoticeCode) -> None:
        """Tell everybody how the server is."""
        for session in sessions:
            with in_language(session.language):
                session.tell(Notice(code=code, sentence=translate(_NOTICES[code])))

    def _rules_card(self, language: str) -> RulesCard:
        """The rules in the language in use, which is this one; they never change at a table."""
        if language not in self._cards:
            self._cards[language] = self._table.rules_card()
        return self._cards[language]

    def welcome(self, session: Session, command_id: str, since: int | None) -> None:
        """Tell a newcomer everything, or what happened while it was away."""
        who = session.who
        resumed = since is not None and since <= self._table.version
        with in_language(session.language):
            session.tell(
                Welcome(
                    id=command_id,
                    table=self._table.view(who, self._now()),
                    rules=self._rules_card(session.language),
                    log=self._table.log(who, since if resumed else None),
                    resumed=resumed,
                )
            )
