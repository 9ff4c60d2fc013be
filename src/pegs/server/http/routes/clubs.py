"""Clubs. Every request has a key in its body: keys are never part of a URL."""

from __future__ import annotations

from typing import cast

from litestar import Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from pegs.i18n import translate
from pegs.protocol.clubs import (
    ChangeClub,
    ClaimClub,
    ClubBody,
    ClubExport,
    ClubJoined,
    ClubPassage,
    ClubPassageFor,
    ClubView,
    JoinClub,
    NewClub,
    NewLink,
    SaveSheet,
    SaveStanding,
)
from pegs.server.club import clubs
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.rate_limit import Limited, RateLimits, count_long_request, turn_away_if_busy

GUARDS = [turn_away_if_busy, count_long_request]


@post("/api/clubs", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def create(data: JSONBody[NewClub], request: AnyRequest, state: State) -> ClubJoined:
    """Start a club."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    return await clubs.create_club(state.hub, data)


@post("/api/clubs/join", status_code=201, responses=PROBLEMS, guards=[turn_away_if_busy])
async def join(data: JSONBody[JoinClub], request: AnyRequest, state: State) -> ClubJoined:
    """Join a club."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    return await limits.limit_guesses(request, clubs.join_club(state.hub, data))


@post("/api/clubs/view", status_code=200, responses=PROBLEMS, guards=GUARDS)
async def view(data: JSONBody[ClubBody], request: AnyRequest, state: State) -> ClubView:
    """Everything about a club."""
    limits: RateLimits = state.rate_limits
    return await limits.limit_guesses(request, clubs.view_club(state.hub, data.key))


@post("/api/clubs/change", status_code=200, responses=PROBLEMS, guards=GUARDS)
async def change(data: JSONBody[ChangeClub], request: AnyRequest, state: State) -> ClubView:
    """Change a club. The answer is what it is now."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CLUB_CHANGES)
    if isinstance(data.change, SaveStanding | SaveSheet):
        limits.count(request, Limited.RULE_CHECKS)
    return await limits.limit_guesses(request, clubs.change_club(state.hub, data.key, data.change))


@post("/api/clubs/leave", status_code=204, responses=PROBLEMS, guards=GUARDS)
async def leave(data: JSONBody[ClubBody], request: AnyRequest, state: State) -> None:
    """Remove oneself from a club."""
    limits: RateLimits = state.rate_limits
    await limits.limit_guesses(request, clubs.leave_club(state.hub, data.key))


@post("/api/clubs/key", status_code=201, responses=PROBLEMS, guards=GUARDS)
async def key(data: JSONBody[ClubBody], request: AnyRequest, state: State) -> ClubJoined:
    """Make a new key for oneself, in place of one that is in the wrong hands."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CLUB_CHANGES)
    return await limits.limit_guesses(request, clubs.renew_key(state.hub, data.key))


@post("/api/clubs/passage", status_code=201, responses=PROBLEMS, guards=GUARDS)
async def passage(data: JSONBody[ClubPassageFor], request: AnyRequest, state: State) -> ClubPassage:
    """Make a code with which a person opens the club on another device."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CLUB_CHANGES)
    return await limits.limit_guesses(request, clubs.create_passage(state.hub, data))


@post("/api/clubs/claim", status_code=201, responses=PROBLEMS, guards=GUARDS)
async def claim(data: JSONBody[ClaimClub], request: AnyRequest, state: State) -> ClubJoined:
    """Open a club on another device, with such a code."""
    limits: RateLimits = state.rate_limits
    return await limits.limit_guesses(request, clubs.claim(state.hub, data.code))


@post("/api/clubs/link", status_code=201, responses=PROBLEMS, guards=GUARDS)
async def link(data: JSONBody[ClubBody], request: AnyRequest, state: State) -> NewLink:
    """Replace the club's link. Only its host may."""
    limits: RateLimits = state.rate_limits
    return await limits.limit_guesses(request, clubs.replace_link(state.hub, data.key))


@post("/api/clubs/export", status_code=200, responses=PROBLEMS, guards=GUARDS)
async def export(data: JSONBody[ClubBody], request: AnyRequest, state: State) -> Response[ClubExport]:
    """Everything about a club as a file. Only its host may."""
    limits: RateLimits = state.rate_limits
    encoded = await limits.limit_guesses(request, clubs.export_club(state.hub, data.key))
    headers = {"Content-Disposition": f'attachment; filename="{translate("server-club-file")}.json"'}
    return Response(cast("ClubExport", encoded), headers=headers)  # bytes are sent as they are


@post("/api/clubs/delete", status_code=204, responses=PROBLEMS, guards=GUARDS)
async def delete(data: JSONBody[ClubBody], request: AnyRequest, state: State) -> None:
    """Delete a club. Only its host may."""
    limits: RateLimits = state.rate_limits
    await limits.limit_guesses(request, clubs.remove_club(state.hub, data.key))


HANDLERS = (create, join, view, change, leave, key, passage, claim, link, export, delete)
