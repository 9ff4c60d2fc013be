"""A checkout that's to be released: what stands in the way, and the steps."""

from __future__ import annotations

import subprocess
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.release import changelog

CHECKS = (("make", "test"), ("make", "audit"))
BUILD = ("make", "dist")
OWNER = "owner.toml"


class RefusedError(Exception):
    """Something stands in the way; the text says what, one line each."""


@dataclass(frozen=True)
class Checkout:
    """A checkout, and the commands that check and build it."""

    root: Path
    checks: Sequence[Sequence[str]] = CHECKS
    build: Sequence[str] = BUILD

    @property
    def version(self) -> str:
        """The version in pyproject.toml, its only home."""
        project = tomllib.loads((self.root / "pyproject.toml").read_text("utf-8"))["project"]
        return str(project["version"])

    @property
    def tag(self) -> str:
        """The tag of this version."""
        return f"v{self.version}"

    @property
    def owner(self) -> dict[str, str]:
        """What only the owner knows."""
        return {
            name: str(value) for name, value in tomllib.loads((self.root / OWNER).read_text("utf-8")).items()
        }

    @property
    def entry(self) -> changelog.Entry | None:
        """What the changelog says of this version."""
        entries = changelog.read((self.root / "CHANGELOG.md").read_text("utf-8"))
        return next((entry for entry in entries if entry.version == self.version), None)

    # --- what stands in the way

    def uncommitted(self) -> list[str]:
        """Files that differ from the last commit, or that git doesn't know."""
        changed = self._git("status", "--porcelain").splitlines()
        return [f"{line[3:]} isn't committed" for line in changed]

    def gaps_in_changelog(self) -> list[str]:
        """What CHANGELOG.md lacks for this version."""
        entries = changelog.read((self.root / "CHANGELOG.md").read_text("utf-8"))
        unreleased = [each for each in entries if each.version == changelog.UNRELEASED and each.text]
        faults = [f"CHANGELOG.md, {fault}" for each in entries for fault in each.faults]
        if unreleased:
            faults.append(f"CHANGELOG.md: what's under {changelog.UNRELEASED} belongs to {self.version}")
        if self.entry is None or not self.entry.text:
            faults.append(f"CHANGELOG.md says nothing of {self.version}")
        return faults

    def gaps_of_owner(self) -> list[str]:
        """What the owner hasn't filled in yet."""
        return [f"{OWNER}: {name} is empty" for name, value in self.owner.items() if not value]

    def has_tag(self) -> bool:
        """Whether the version is tagged already."""
        return bool(self._git("tag", "--list", self.tag).strip())

    # --- the steps

    def release(self) -> None:
        """Check, build, and tag. Raises RefusedError, and has made no tag then."""
        taken = [f"{self.tag} is there already"] if self.has_tag() else []
        refuse(self.uncommitted() + self.gaps_in_changelog() + taken)
        for command in (*self.checks, self.build):
            if subprocess.run(command, cwd=self.root, check=False).returncode != 0:
                raise RefusedError(f"{' '.join(command)} failed")
        refuse(self.uncommitted())
        assert self.entry is not None
        message = f"Version {self.version}\n\n{self.entry.text}\n"
        self._git("tag", "--annotate", "--cleanup=verbatim", "--message", message, self.tag)

    def check_ready(self, tag: str) -> None:
        """Raise RefusedError unless the version with this tag may be published."""
        other = [] if tag == self.tag else [f"{tag} isn't the tag of version {self.version}"]
        refuse(other + self.gaps_in_changelog() + self.gaps_of_owner())

    def publish(self) -> None:
        """Push the tag, which a workflow publishes."""
        self.check_ready(self.tag)
        refuse([] if self.has_tag() else [f"{self.tag} isn't there: run python -m tools.release first"])
        self._git("push", "origin", self.tag)

    def _git(self, *words: str) -> str:
        done = subprocess.run(("git", *words), cwd=self.root, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RefusedError(f"git {words[0]}: {done.stderr.strip()}")
        return done.stdout


def refuse(reasons: Sequence[str]) -> None:
    """Raise RefusedError if there are reasons."""
    if reasons:
        raise RefusedError("\n".join(reasons))
