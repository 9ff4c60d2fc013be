"""Paper: reference cards as PDF."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from pegs.i18n import language
from pegs.printing.card import card_pdf
from pegs.printing.order import CardOrder
from pegs.rules.ruleset import RuleSet
from pegs.server.hosting.work_pools import WorkPools
from pegs.server.http.error_responses import PROBLEMS
from pegs.server.http.rate_limit import limit_rule_checks, turn_away_if_busy
from pegs.table.protocol.rest import PrintRequest
from pegs.table.protocol.settings import RulesChoice
from pegs.table.state import load_rules

MAX_CACHED = 64
"""Cards to hold in memory; the largest has some 300 kB."""
PDF = "application/pdf"
GUARDS = [turn_away_if_busy, limit_rule_checks]


@get("/api/print/card/{name:str}", media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def card(name: FromPath[str], state: State) -> Response[bytes]:
    """The reference card of a named set, in the request's language."""
    return await _printed(state, PrintRequest(RulesChoice(name), languages=(language(),)))  # type: ignore[arg-type]


@post("/api/print/card", status_code=200, media_type=PDF, responses=PROBLEMS, guards=GUARDS)
async def card_of(data: JSONBody[PrintRequest], state: State) -> Response[bytes]:
    """A reference card of any rules, in any format."""
    return await _printed(state, data)


async def _printed(state: State, request: PrintRequest) -> Response[bytes]:
    pools: WorkPools = state.pools
    pdf = await pools.printing.run(_card, request)
    headers = {"Content-Disposition": 'inline; filename="card.pdf"'}
    return Response(pdf, media_type=PDF, headers=headers)


def _card(request: PrintRequest) -> bytes:
    """The card that was asked for. Raises UsageError or RulesFileError."""
    ruleset = load_rules(request.rules)
    order = CardOrder(request.format, request.languages, request.paper, request.players)
    return _cached(ruleset, order)


@lru_cache(MAX_CACHED)
def _cached(ruleset: RuleSet, order: CardOrder) -> bytes:
    return card_pdf(ruleset, order)


HANDLERS = (card, card_of)
