"""Check the packages of uv.lock and web/package-lock.json for the known vulnerabilities that osv.dev lists.

Each package is checked, vulnerable, or unchecked, because the database couldn't be asked. The exit status is
1 if one is vulnerable or, with ``--strict``, unchecked.

Run: make audit [STRICT=1]
"""

from __future__ import annotations

import argparse
import http.client
import json
import sys
import tomllib
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import msgspec

ROOT = Path(__file__).parents[1]
URL = "https://api.osv.dev/v1/querybatch"
BATCH = 100
"""Packages in one request."""
TIMEOUT = 30
"""Seconds."""


class Package(NamedTuple):
    """One version of a package that something of ours uses."""

    ecosystem: str
    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


@dataclass(frozen=True, slots=True)
class Finding:
    """What is known about a package: its vulnerabilities' ids, or why it couldn't be checked."""

    package: Package
    vulnerabilities: tuple[str, ...] = ()
    unchecked: str = ""


def locked_packages(root: Path) -> list[Package]:
    """Every package of both lock files, once."""
    lock = tomllib.loads((root / "uv.lock").read_text("utf-8"))
    python = {Package("PyPI", p["name"], p["version"]) for p in lock["package"] if "registry" in p["source"]}
    modules = json.loads((root / "web/package-lock.json").read_text("utf-8"))["packages"]
    npm = {
        Package("npm", path.rpartition("node_modules/")[2], module["version"])
        for path, module in modules.items()
        if path
    }
    return sorted(python | npm)


def audit(packages: Sequence[Package], url: str) -> Iterator[Finding]:
    """Look the packages up, in batches: one that fails leaves its packages unchecked."""
    for start in range(0, len(packages), BATCH):
        batch = packages[start : start + BATCH]
        try:
            results = _query(batch, url)
        except (OSError, http.client.HTTPException, msgspec.MsgspecError, ValueError) as error:
            reason = f"{type(error).__name__}: {error}"
            yield from (Finding(package, unchecked=reason) for package in batch)
        else:
            yield from map(Finding, batch, results)


def _query(packages: Sequence[Package], url: str) -> list[tuple[str, ...]]:
    """The ids of each package's vulnerabilities. Raises what a failed or malformed answer raises."""
    queries = [
        {"package": {"ecosystem": package.ecosystem, "name": package.name}, "version": package.version}
        for package in packages
    ]
    request = urllib.request.Request(
        url, json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
        results = msgspec.json.decode(response.read(), type=_Answer).results
    if len(results) != len(packages):
        raise ValueError(f"{len(results)} results for {len(packages)} packages")
    # A result may have further pages; its first ids are reason enough to fail.
    return [tuple(each.id for each in result.vulns) for result in results]


class _Vulnerability(msgspec.Struct):
    id: str


class _Result(msgspec.Struct):
    vulns: tuple[_Vulnerability, ...] = ()


class _Answer(msgspec.Struct):
    results: list[_Result]


def report(findings: Sequence[Finding]) -> None:
    """Print every vulnerable or unchecked package, and the numbers: what is unknown last, and loudest."""
    for finding in findings:
        for identifier in finding.vulnerabilities:
            print(
                f"vulnerable: {finding.package} ({finding.package.ecosystem}), https://osv.dev/{identifier}"
            )
    for reason in dict.fromkeys(finding.unchecked for finding in findings if finding.unchecked):
        names = ", ".join(str(finding.package) for finding in findings if finding.unchecked == reason)
        print(f"unchecked ({reason}): {names}")
    for ecosystem in dict.fromkeys(finding.package.ecosystem for finding in findings):
        ours = [finding for finding in findings if finding.package.ecosystem == ecosystem]
        vulnerable, unchecked = (
            sum(map(bool, values))
            for values in ([f.vulnerabilities for f in ours], [f.unchecked for f in ours])
        )
        checked = len(ours) - vulnerable - unchecked
        print(f"{ecosystem}: {checked} checked, {vulnerable} vulnerable, {unchecked} unchecked")
    missing = sum(bool(finding.unchecked) for finding in findings)
    if missing:
        print(f"NOT CHECKED: {missing} of {len(findings)} packages. They may have known vulnerabilities.")


def main() -> int:
    """Audit the lock files; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--strict", action="store_true", help="fail if a package couldn't be checked")
    parser.add_argument("--url", default=URL, help="a database with the interface of osv.dev")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder with the lock files")
    options = parser.parse_args()
    findings = list(audit(locked_packages(options.root), options.url))
    report(findings)
    is_vulnerable = any(finding.vulnerabilities for finding in findings)
    is_unchecked = any(finding.unchecked for finding in findings)
    return int(is_vulnerable or (options.strict and is_unchecked))


if __name__ == "__main__":
    sys.exit(main())
