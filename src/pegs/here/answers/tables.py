"""Tables of the device: making one, and sitting down at it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from pegs.here import left_tables
from pegs.here.commits import commit
from pegs.here.ids import new_table_id, read_token, screen_token_of, token_of
from pegs.here.local_table import LocalTable
from pegs.here.requests import DONE, Request, in_json
from pegs.here.steps import Answer, Outcome, Step, TableLines
from pegs.here.stored_lines import Offered, line_of
from pegs.i18n import translate
from pegs.protocol.commands import Leave, Start
from pegs.protocol.rest import (
    Join,
    Mine,
    MyTable,
    NewTable,
    ReadSuggestion,
    RevokeBody,
    Seated,
    SuggestRules,
)
from pegs.table import events as ev
from pegs.table import rules_vote
from pegs.table.answers.summary import summary_of
from pegs.table.command_errors import NoKeyError, NoTableError, RefusedError
from pegs.table.on_device import on_device
from pegs.table.table import Table
from pegs.table.viewer import Viewer
from pegs.table.waiting_turn import waiting_turn


def create(request: Request) -> Step:
    """Create a table, with a seat for its host; with ``start``, its first game begins, too."""
    return make_table(request, request.read(NewTable))


def make_table(request: Request, wanted: NewTable) -> Step:
    """The step that creates a table. Raises RefusedError, and PegsError if the rules can't be played."""
    shelf = request.shelf
    table_id, now = new_table_id(shelf.chance), shelf.clock()
    table, events = Table.create(
        wanted.settings, table_id, wanted.name, wanted.color, now, shelf.chance, wanted.commitment
    )
    host = next(event.seat for event in events if isinstance(event, ev.SeatTaken))
    if wanted.start:
        command = Start(id="start", version=table.version)
        viewer = Viewer("player", host, host=True)
        begun = on_device(table.decide(viewer, command, now, shelf.chance))
        for event in begun:
            table.apply(event)
        events = [*events, *begun]
    here = LocalTable(table_id, table, events)

    def apply() -> Outcome:
        shelf.add(here)
        seated = Seated(table_id, table_id, host, token_of(table_id, here.keys.of_seat(host)))
        return Outcome(answer=in_json(seated, 201))

    return Step(apply, [TableLines(table_id, here.lines)])


def _with_key(request: Request, token: str) -> tuple[LocalTable, int]:
    """The table and key of a token. Raises NoKeyError if it opens no seat."""
    place = read_token(token)
    with contextlib.suppress(NoTableError):
        if place is not None and place[1] is not None:
            here = request.shelf.find(place[0])
            if here.keys.seat(place[1]) is not None:
                return here, place[1]
    raise NoKeyError(translate("server-unknown-token"))


def of_tokens(request: Request, tokens: Iterable[str]) -> dict[str, tuple[LocalTable, int]]:
    """The tables and keys of those tokens that open a seat."""
    opened: dict[str, tuple[LocalTable, int]] = {}
    for token in tokens:
        with contextlib.suppress(NoKeyError):
            opened[token] = _with_key(request, token)
    return opened


def join(request: Request) -> Step:
    """Take a seat: one more person shares the device."""
    here, wanted = request.here, request.read(Join)
    here.require_here()
    seat, events = here.table.sit(wanted.name, wanted.color, wanted.seat, here.now(request.shelf.clock()))

    def seated() -> Answer:
        return in_json(Seated(here.id, here.id, seat, token_of(here.id, here.keys.of_seat(seat))), 201)

    return commit(request.shelf, here, events, answer=seated)


def watch(request: Request) -> Answer:
    """Show the table without a hand, while the device goes from one person to the next."""
    here = request.here
    return in_json(Seated(here.id, here.id, None, screen_token_of(here.id)), 201)


def summary(request: Request) -> Answer:
    """What anyone may know of a table."""
    here = request.here
    return in_json(summary_of(here.table, here.id, here.now(request.shelf.clock())))


def mine(request: Request) -> Step:
    """The tables of some tokens; none for a token that opens no seat here, or whose table is deleted now."""
    tokens, shelf, now = request.read(Mine).tokens, request.shelf, request.shelf.clock()
    opened = of_tokens(request, tokens)
    tables = {here.id: here for here, _ in opened.values()}.values()
    gone, offered = left_tables.gone(tables, now), left_tables.to_offer(tables, now)
    note = Offered(now)

    def apply() -> Outcome:
        for here in offered:
            here.apply([], [note])
        for here in gone:
            shelf.remove(here.id)
        left = {token: place for token, place in opened.items() if place[0] not in gone}
        return Outcome(
            answer=in_json([_mine(*left[token], now) if token in left else MyTable(None) for token in tokens])
        )

    lines = [TableLines(here.id, [line_of(note)]) for here in offered]
    return Step(apply, lines, drop=[here.id for here in gone])


def _mine(here: LocalTable, key: int, now: float) -> MyTable:
    seat, table = here.keys.seat(key), here.table
    finished = here.finished.listed(table)
    about = summary_of(table, here.id, here.now(now), seat=seat, finished=finished)
    return MyTable(about, waiting_turn(table, seat), left_tables.goes_at(here))


def revoke(request: Request) -> Step:
    """Let a person go, on behalf of the host: the seat is open again; in a game, a bot takes it."""
    wanted, shelf = request.read(RevokeBody), request.shelf
    here, key = _with_key(request, wanted.token)
    here.require_here()
    host = here.viewer(key)
    if not host.host:
        raise NoKeyError(translate("server-host-only"))
    if host.seat == wanted.seat:
        raise RefusedError("not_allowed", translate("server-own-seat"))
    if wanted.seat not in here.keys.seats:
        raise RefusedError("no_such_seat", translate("table-no-such-seat"))
    leaving, now = Viewer("player", wanted.seat), here.now(shelf.clock())
    events = here.table.decide(leaving, Leave(id="leave"), now, shelf.chance)
    return commit(shelf, here, events, answer=lambda: DONE)


def suggest(request: Request) -> Step:
    """Suggest rules for the table, on which its people then vote."""
    wanted, shelf = request.read(SuggestRules), request.shelf
    here, key = _with_key(request, wanted.token)
    here.require_here()
    seat, state = here.keys.seat(key), here.table.state
    assert seat is not None
    checked = rules_vote.check_rules(state.settings, wanted.rules)
    events = rules_vote.suggest(state, seat, checked, here.now(shelf.clock()))
    return commit(shelf, here, events, answer=lambda: DONE)


def suggestion(request: Request) -> Answer:
    """The rules that someone at the table suggests."""
    wanted = request.read(ReadSuggestion)
    here, _ = _with_key(request, wanted.token)
    return in_json(rules_vote.suggestion_of(here.table.state, wanted.suggestion).choice)
