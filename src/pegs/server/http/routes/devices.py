"""Another device, and backups. Codes and keys are sent in bodies: they are never part of a URL."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody

from pegs.protocol.devices import (
    Backup,
    BackupBody,
    CodeUse,
    DeviceCode,
    DeviceCodeUsed,
    SaveBackup,
    SavedBackup,
    SendBundle,
    SentBundle,
    StoredBackup,
    TakeBundle,
)
from pegs.server.devices import bundles
from pegs.server.http.error_responses import PROBLEMS, AnyRequest
from pegs.server.http.rate_limit import Limited, RateLimits, count_long_request, turn_away_if_busy

GUARDS = [turn_away_if_busy, count_long_request]


@post("/api/devices/send", status_code=201, responses=PROBLEMS, guards=GUARDS)
async def send(data: JSONBody[SendBundle], request: AnyRequest, state: State) -> DeviceCode:
    """Make a code with which another device gets what this one has."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.CREATIONS)
    return await bundles.send(state.hub, data.bundle)


@post("/api/devices/take", status_code=201, responses=PROBLEMS, guards=GUARDS)
async def take(data: JSONBody[TakeBundle], request: AnyRequest, state: State) -> SentBundle:
    """Receive what another device has sent. Each code works once."""
    limits: RateLimits = state.rate_limits
    return SentBundle(await limits.limit_guesses(request, bundles.take(state.hub, data.code)))


@post("/api/devices/used", status_code=200, responses=PROBLEMS)
async def used(data: JSONBody[DeviceCodeUsed], request: AnyRequest, state: State) -> CodeUse:
    """Whether a device has used a code."""
    limits: RateLimits = state.rate_limits
    return CodeUse(await limits.limit_guesses(request, bundles.was_used(state.hub, data.receipt)))


@post("/api/backups", status_code=201, responses=PROBLEMS, guards=GUARDS)
async def back_up(data: JSONBody[SendBundle], request: AnyRequest, state: State) -> Backup:
    """Make a backup."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.BACKUPS)
    return await bundles.back_up(state.hub, data.bundle)


@post("/api/backups/read", status_code=200, responses=PROBLEMS, guards=GUARDS)
async def read(data: JSONBody[BackupBody], request: AnyRequest, state: State) -> StoredBackup:
    """Read a backup."""
    limits: RateLimits = state.rate_limits
    return await limits.limit_guesses(request, bundles.read(state.hub, data.key))


@post("/api/backups/save", status_code=200, responses=PROBLEMS, guards=GUARDS)
async def save(data: JSONBody[SaveBackup], request: AnyRequest, state: State) -> SavedBackup:
    """Bring a backup up to date."""
    limits: RateLimits = state.rate_limits
    limits.count(request, Limited.BACKUP_SAVES)
    return await limits.limit_guesses(request, bundles.save(state.hub, data.key, data.revision, data.bundle))


@post("/api/backups/delete", status_code=204, responses=PROBLEMS, guards=GUARDS)
async def delete(data: JSONBody[BackupBody], request: AnyRequest, state: State) -> None:
    """Delete a backup."""
    limits: RateLimits = state.rate_limits
    await limits.limit_guesses(request, bundles.delete(state.hub, data.key))


HANDLERS = (send, take, used, back_up, read, save, delete)
