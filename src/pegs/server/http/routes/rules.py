"""The rule book: named rule sets, the form for house rules, and checking a rules file."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import JSONBody

from pegs.server.http import rules_form
from pegs.server.http.error_responses import PROBLEMS
from pegs.table.protocol.rest import CheckedRules, CheckRules, RulesEntry, RulesForm


@get("/api/rules", responses=PROBLEMS)
async def entries() -> list[RulesEntry]:
    """All named rule sets."""
    return await asyncio.to_thread(rules_form.entries)


@get("/api/rules/form", responses=PROBLEMS)
async def form() -> RulesForm:
    """Every switch, for the editor of house rules."""
    return await asyncio.to_thread(rules_form.form)


@post("/api/rules/check", status_code=200, responses=PROBLEMS)
async def check(data: JSONBody[CheckRules]) -> CheckedRules:
    """What a set of house rules means, and what is wrong with it."""
    return await asyncio.to_thread(rules_form.check, data)


HANDLERS = (entries, form, check)
