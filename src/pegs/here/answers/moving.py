"""Moving a table to a server, for good; and deleting one.

First the device stores a secret number for the move, and the table is frozen: the server may have it already,
so it mustn't change here. The page sends the answer of `move` to the server, as often as it takes, and then
requests `moved` if the server has the table, or `stay` if the server has refused it.
"""

from __future__ import annotations

from pegs.here.commits import commit, told
from pegs.here.local_table import LocalTable
from pegs.here.requests import DONE, TEXT, Request, in_json, step_of
from pegs.here.steps import Answer, Outcome, Step
from pegs.here.stored_lines import Moving
from pegs.i18n import translate
from pegs.protocol.messages import Bye, ByeCode
from pegs.protocol.rest import MoveTable
from pegs.table.command_errors import RefusedError
from pegs.table.on_device import FROM_RECORD


def move(request: Request) -> Step:
    """Begin to move a table. Always answers with the same body, which the page sends to the server."""
    here = request.here
    state = here.table.state
    if state.settings.lesson:
        raise RefusedError("not_allowed", translate("here-stays"))
    if any(began.game.startswith(FROM_RECORD) for began, _ in state.games):
        raise RefusedError("not_allowed", translate("here-record-stays"))
    if state.deal_asked is not None:
        raise RefusedError("not_allowed", translate("here-dealing"))
    secret = here.move or request.shelf.chance(32).hex()
    notes = [] if here.move else [Moving(secret, here.now(request.shelf.clock()))]
    return commit(request.shelf, here, [], notes=notes, answer=lambda: _body(here, secret))


def _body(here: LocalTable, secret: str) -> Answer:
    return in_json(MoveTable(secret, tuple(here.lines)))


def log(request: Request) -> Answer:
    """The events of a table that is moving, one JSON object a line. Otherwise they'd give away the cards."""
    here = request.here
    if here.move is None:
        raise RefusedError("not_allowed", translate("here-move-first"))
    return Answer(200, TEXT, "".join(f"{line}\n" for line in here.lines))


def moved(request: Request) -> Step:
    """Delete the table, because the server has it."""
    here = request.here
    if here.move is None:
        raise RefusedError("not_allowed", translate("here-move-first"))
    return _gone(request, here, "moved")


def stay(request: Request) -> Step:
    """Resume the table here, because the server has refused it."""
    here = request.here
    if here.move is None:
        return step_of(DONE)
    now = here.now(request.shelf.clock())
    events = here.table.interrupted([(here.moving_since, now)], now)
    return commit(request.shelf, here, events, notes=[Moving(None, now)], answer=lambda: DONE)


def delete(request: Request) -> Step:
    """Delete a table, and all its games."""
    return _gone(request, request.here, "left")


def _gone(request: Request, here: LocalTable, why: ByeCode) -> Step:
    def apply() -> Outcome:
        request.shelf.remove(here.id)
        return Outcome([told(port, Bye(code=why, again=False)) for port in here.clients], DONE)

    return Step(apply, drop=[here.id])
