"""The list of faults."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("faults.toml")
CLIENT = "web/src/"
BROWSER_TESTS = "tests/browser"


class UnfitFaultError(Exception):
    """A fault doesn't fit the sources any more."""


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake that somebody could make: a text in a file, and what stands there instead.

    ``first`` are the files of tests that are the most likely to see it, and ``area`` are all the other files
    and folders with tests that may. ``compiled`` is false if the file is part of the kernel's fingerprint,
    but the fault changes nothing that is compiled.
    """

    name: str
    file: str
    find: str
    replace: str
    first: tuple[str, ...]
    area: tuple[str, ...]
    compiled: bool = True

    @property
    def tests(self) -> tuple[str, ...]:
        """Every file and folder with its tests."""
        return (*self.first, *self.area)

    @property
    def is_client(self) -> bool:
        """Whether it's in the browser client, which has tests of its own."""
        return self.file.startswith(CLIENT)

    @property
    def package(self) -> str:
        """The part of the sources that it's in: ``table``, ``locales``, ``web/src/pages``."""
        parts = Path(self.file).parts
        return "/".join(parts[:3]) if self.is_client else parts[2]

    @property
    def digest(self) -> str:
        """Changes with the fault and its tests."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:12]

    def planted_in(self, text: str) -> str:
        """The file's text with the fault. Raises UnfitFaultError."""
        places = text.count(self.find)
        if places != 1 or self.find == self.replace:
            raise UnfitFaultError(f"{self.name}: its text stands {places} times in {self.file}")
        return text.replace(self.find, self.replace)


def load_faults(file: Path = LIST) -> tuple[Fault, ...]:
    """The faults of a list, in its order."""
    return msgspec.convert(tomllib.loads(file.read_text("utf-8"))["fault"], tuple[Fault, ...])
