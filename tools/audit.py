"""Check the project's dependencies for known vulnerabilities; passes if the databases can't be reached.

Run: make audit
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TIMEOUT = 300
"""Seconds."""


def _json_output(*command: str) -> Any:
    """The JSON that a command prints; None if it prints none."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=TIMEOUT, check=False)
        return json.loads(done.stdout)
    except (ValueError, OSError, subprocess.TimeoutExpired):
        return None


def audit_python() -> bool:
    """Audit the packages of uv.lock; False if one has a known vulnerability."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as listed:
        export = (".tools/bin/uv", "export", "--quiet", "--frozen", "--no-emit-project", "-o", listed.name)
        subprocess.run(export, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        options = ("--requirement", listed.name, "--disable-pip", "--progress-spinner", "off", "-f", "json")
        report = _json_output(".venv/bin/pip-audit", *options)
    packages = report["dependencies"] if report else []
    audited = [package for package in packages if "skip_reason" not in package]
    if not audited:
        print("No Python package was audited: the database can't be reached.")
        return True
    return _report("Python", len(audited), {each["name"]: each["vulns"] for each in audited if each["vulns"]})


def audit_npm() -> bool:
    """Audit the packages of package-lock.json; False if one has a known vulnerability."""
    report = _json_output("tools/npm.sh", "audit", "--json")
    if not report or "vulnerabilities" not in report:
        print("No npm package was audited: the database can't be reached.")
        return True
    return _report("npm", report["metadata"]["dependencies"]["total"], report["vulnerabilities"])


def _report(kind: str, number: int, vulnerable: dict[str, Any]) -> bool:
    print(f"{number} {kind} packages audited, {len(vulnerable)} with known vulnerabilities")
    for name, details in vulnerable.items():
        print(f"  {name}: {json.dumps(details)[:400]}")
    return not vulnerable


if __name__ == "__main__":
    sys.exit(not all([audit_python(), audit_npm()]))
