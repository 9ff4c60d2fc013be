"""The versions of the net that some players play by, and names with a version, such as ``strong@1``.

New nets are added and old ones stay, so that a game continues against the bot it began with. When someone
asks for a player, a name without a version means the newest. Stored names have their version; those without
one are older than versions, and mean the first.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.players.coming_out import few_come_out
from pegs.players.effort import EXPERTS
from pegs.rules.switches import Rules


class Nets(NamedTuple):
    """The files of a version's nets: which of them plays depends on the rules."""

    usual: str
    few_out: str
    """Plays where `pegs.players.coming_out.few_come_out`. It may be the usual one."""


NETS = {1: Nets("strong.net", "strong.net"), 2: Nets("strong.net", "few-out.net")}
"""Each version's files. Old ones may be missing from an installation."""
FIRST = 1
PLAYERS = ("strong", *EXPERTS)
"""The players that play by the net."""
_MARK = "@"


def versions() -> tuple[int, ...]:
    """The versions that are installed, the oldest first."""
    return tuple(number for number in sorted(NETS) if all(map(_is_installed, NETS[number])))


def newest() -> int:
    """The newest version."""
    return versions()[-1]


def installed(version: int) -> int:
    """This version if it's installed, or else the newest."""
    return version if version in versions() else newest()


def plain(name: str) -> str:
    """A player's name without its version."""
    player, _, _ = name.partition(_MARK)
    return player if player in PLAYERS else name


def version_of(name: str) -> int | None:
    """The version that a name asks for, by default the newest; None if the player has no versions.

    Raises UsageError if that version isn't installed.
    """
    player, mark, number = name.partition(_MARK)
    if player not in PLAYERS:
        return None
    if not mark:
        return newest()
    known = {str(each): each for each in versions()}
    if number not in known:
        names = ", ".join(f"{player}{_MARK}{each}" for each in known)
        raise UsageError(translate("player-no-version", name=name, known=names))
    return known[number]


def is_installed(name: str) -> bool:
    """Whether the version that a name asks for is installed, if it asks for one."""
    try:
        version_of(name)
    except UsageError:
        return False
    return True


def with_version(name: str, version: int | None = None) -> str:
    """A player's name with a version, by default the newest; unchanged if it has one, or never has."""
    return f"{name}{_MARK}{version or newest()}" if name in PLAYERS else name


def versions_in(names: Iterable[str]) -> tuple[int, ...]:
    """The versions that a game between these players needs, the oldest first. Raises as `version_of` does."""
    asked = {version_of(name) for name in names}
    return tuple(sorted(each for each in asked if each is not None))


def file_of(version: int, rules: Rules) -> Path:
    """The file of the net with which an installed version plays by these rules."""
    nets = NETS[version]
    return _file(nets.few_out if few_come_out(rules) else nets.usual)


def _file(name: str) -> Path:
    return Path(__file__).parent / name


@cache
def _is_installed(name: str) -> bool:
    return _file(name).is_file()
