"""Reads a Containerfile into stages."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field

EXECUTED = ("RUN", "COPY")
SETTINGS = ("ARG", "WORKDIR", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT")


@dataclass(frozen=True, slots=True)
class Step:
    """A line that changes an image, with the folder and the user that it's carried out with."""

    kind: str
    text: str
    folder: str
    user: str
    environment: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class Stage:
    """An image that's built: its steps, and the settings that the last one of them leaves."""

    name: str
    steps: list[Step] = field(default_factory=list)
    settings: dict[str, str] = field(default_factory=dict)
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def folder(self) -> str:
        """The folder in which everything is done from here on."""
        return self.settings.get("WORKDIR", "/")

    @property
    def user(self) -> str:
        """Who does it."""
        return self.settings.get("USER", "0")


def read(text: str) -> list[Stage]:
    """The stages, in order. Raises ValueError if a line isn't understood."""
    stages: list[Stage] = []
    for kind, rest in _lines(text):
        if kind == "FROM":
            stages.append(Stage(rest.partition(" AS ")[2] or str(len(stages))))
        elif kind in EXECUTED:
            stage = stages[-1]
            environment = tuple(stage.environment.items())
            stage.steps.append(Step(kind, rest, stage.folder, stage.user, environment))
        elif kind not in SETTINGS:
            raise ValueError(f"{kind} isn't understood")
        elif kind == "ENV":
            _set_variables(stages[-1], rest)
        elif stages:
            stages[-1].settings[kind] = rest
    return stages


def _lines(text: str) -> Iterator[tuple[str, str]]:
    """Instructions with their arguments, without comments, each on one line."""
    kept = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for line in re.sub(r"\\\n", " ", kept).splitlines():
        kind, _, rest = line.strip().partition(" ")
        if kind:
            yield kind.upper(), rest.strip()


def _set_variables(stage: Stage, text: str) -> None:
    for word in shlex.split(text):
        name, _, value = word.partition("=")
        stage.environment[name] = value.replace("$PATH", stage.environment.get("PATH", PATH))


PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
"""Where programs are found, unless the file says something else."""
