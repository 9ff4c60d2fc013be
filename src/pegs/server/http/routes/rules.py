"""The rule book: named sets, the form for house rules, and what a sheet means."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import JSONBody

from pegs.server.http import rules_form as rulebook
from pegs.server.http.error_responses import TOLD
from pegs.table.protocol.rest import CheckedRules, CheckRules, RulesEntry, RulesForm


@get("/api/rules", responses=TOLD)
async def entries() -> list[RulesEntry]:
    """All named rule sets."""
    return await asyncio.to_thread(rulebook.entries)


@get("/api/rules/form", responses=TOLD)
async def form() -> RulesForm:
    """Every switch, for the editor of house rules."""
    return await asyncio.to_thread(rulebook.form)


@post("/api/rules/check", status_code=200, responses=TOLD)
async def check(data: JSONBody[CheckRules]) -> CheckedRules:
    """What a sheet of house rules means, and what is wrong with it."""
    return await asyncio.to_thread(rulebook.check, data)


HANDLERS = (entries, form, check)
