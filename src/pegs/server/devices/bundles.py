"""Takes what a person has to another device by a code, once; or keeps it as a backup behind a link.

Bundles are compressed and encrypted (`sealing`) before they are stored. The server gets codes and keys in
requests, as it gets the tokens of seats, and stores none.
"""

from __future__ import annotations

from pegs.core.errors import PegsError
from pegs.i18n import translate
from pegs.protocol.devices import Backup, DeviceCode, SavedBackup, StoredBackup
from pegs.server.devices import bundle_store, sealing
from pegs.server.devices.bundle_store import StoredBundle
from pegs.server.hosting.clock import CLOCK, DAY
from pegs.server.live.hub import Hub
from pegs.server.store.tokens import new_passage_code, new_token, read_code
from pegs.server.store.transaction_writer import ConflictError, Transaction
from pegs.table.command_errors import NoKeyError

BACKUP_DAYS = 400
"""Days for which a backup is kept after it was saved. Browsers save it at least every month."""


class OutdatedError(PegsError):
    """Another device has saved the backup since."""


class FullError(PegsError):
    """There are as many backups as the server keeps."""


async def send(hub: Hub, bundle: str) -> DeviceCode:
    """Make a code with which another device gets a bundle, once."""
    code, now = new_passage_code(), CLOCK.now()
    secret = await hub.pools.questions.run(sealing.from_code, code)
    until = now + hub.limits.passage
    await _add(hub, StoredBundle(secret.name, 1, sealing.seal(secret, bundle), now, until))
    return DeviceCode(code, until, secret.name)


async def take(hub: Hub, code: str) -> str:
    """The bundle of a code, which gives nothing from then on. Raises NoKeyError."""
    secret = await hub.pools.questions.run(sealing.from_code, read_code(code))
    stored = await _find(hub, secret.name, "server-no-passage")
    try:
        # Of several devices that use it at once, one can add this revision.
        await _end(hub, stored)
    except ConflictError:
        raise NoKeyError(translate("server-no-passage")) from None
    return sealing.unseal(secret, stored.sealed)


async def was_used(hub: Hub, receipt: str) -> bool:
    """Whether a device has used a code. Raises NoKeyError if there's no such code, or it has expired."""
    stored = await bundle_store.find(hub.store, receipt, CLOCK.now())
    if stored is None:
        raise NoKeyError(translate("server-no-passage"))
    return not stored.sealed


async def back_up(hub: Hub, bundle: str) -> Backup:
    """Make a backup, and the key for its link. Raises FullError."""
    now = CLOCK.now()
    if await bundle_store.count_lasting(hub.store, now + DAY) >= hub.limits.backups:
        raise FullError(translate("server-backups-full"))
    key = new_token()
    await _save(hub, key, 1, bundle)
    return Backup(key, 1)


async def read(hub: Hub, key: str) -> StoredBackup:
    """A backup. Raises NoKeyError."""
    secret = sealing.from_key(key)
    stored = await _find(hub, secret.name, "server-no-backup")
    return StoredBackup(sealing.unseal(secret, stored.sealed), stored.revision, stored.saved)


async def save(hub: Hub, key: str, revision: int, bundle: str) -> SavedBackup:
    """Replace a backup if it still has this revision. Raises NoKeyError and OutdatedError."""
    name = sealing.from_key(key).name
    stored = await _find(hub, name, "server-no-backup")
    if stored.revision != revision:
        raise OutdatedError(translate("server-backup-outdated"))
    try:
        await _save(hub, key, revision + 1, bundle)
    except ConflictError:
        raise OutdatedError(translate("server-backup-outdated")) from None
    # Others may have saved twice meanwhile, so that this revision was free again.
    newest = await bundle_store.find(hub.store, name, CLOCK.now())
    if newest is None or newest.revision != revision + 1:
        raise OutdatedError(translate("server-backup-outdated"))
    return SavedBackup(revision + 1)


async def delete(hub: Hub, key: str) -> None:
    """Delete a backup. Raises NoKeyError, and OutdatedError if it was saved at the same moment."""
    stored = await _find(hub, sealing.from_key(key).name, "server-no-backup")
    try:
        await _end(hub, stored)
    except ConflictError:
        raise OutdatedError(translate("server-backup-outdated")) from None


async def _find(hub: Hub, name: str, missing: str) -> StoredBundle:
    stored = await bundle_store.find(hub.store, name, CLOCK.now())
    if stored is None or not stored.sealed:
        raise NoKeyError(translate(missing))
    return stored


async def _save(hub: Hub, key: str, revision: int, bundle: str) -> None:
    secret, now = sealing.from_key(key), CLOCK.now()
    sealed = sealing.seal(secret, bundle)
    await _add(hub, StoredBundle(secret.name, revision, sealed, now, now + BACKUP_DAYS * DAY))


async def _end(hub: Hub, stored: StoredBundle) -> None:
    """Add an empty revision, for as long as a device may be about to replace this one."""
    now = CLOCK.now()
    until = now + hub.limits.passage
    await _add(hub, StoredBundle(stored.name, stored.revision + 1, "", now, until))


async def _add(hub: Hub, bundle: StoredBundle) -> None:
    transaction = bundle_store.add(Transaction(), bundle)
    await hub.store.commit(bundle_store.delete_expired(transaction, bundle.saved))
