"""Known faults in what the project uses. Where nobody answers nothing is known, and nothing fails.

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
TIME = 300


def _said(*command: str) -> Any:
    """What a command says as JSON; None where it says something else."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=TIME, check=False)
        return json.loads(done.stdout)
    except (ValueError, OSError, subprocess.TimeoutExpired):
        return None


def audit_python() -> bool:
    """Whether no package of uv.lock has a known fault, as far as anybody answers."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as listed:
        export = (".tools/bin/uv", "export", "--quiet", "--frozen", "--no-emit-project", "-o", listed.name)
        subprocess.run(export, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        options = ("--requirement", listed.name, "--disable-pip", "--progress-spinner", "off", "-f", "json")
        report = _said(".venv/bin/pip-audit", *options)
    packages = report["dependencies"] if report else []
    audited = [package for package in packages if "skip_reason" not in package]
    if not audited:
        print("No Python package was audited: nobody who knows their faults answers.")
        return True
    return _tell("Python", len(audited), {each["name"]: each["vulns"] for each in audited if each["vulns"]})


def audit_npm() -> bool:
    """Whether no package of package-lock.json has a known fault, as far as anybody answers."""
    report = _said("tools/npm.sh", "audit", "--json")
    if not report or "vulnerabilities" not in report:
        print("No npm package was audited: nobody who knows their faults answers.")
        return True
    return _tell("npm", report["metadata"]["dependencies"]["total"], report["vulnerabilities"])


def _tell(kind: str, number: int, faulty: dict[str, Any]) -> bool:
    print(f"{number} {kind} packages audited, {len(faulty)} with known faults")
    for name, faults in faulty.items():
        print(f"  {name}: {json.dumps(faults)[:400]}")
    return not faulty


if __name__ == "__main__":
    sys.exit(not all([audit_python(), audit_npm()]))
