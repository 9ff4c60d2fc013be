"""`tools/audit.py` against a vulnerability database of our own, over HTTP."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from http.server import BaseHTTPRequestHandler
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.local_http import local_http
from tests.server.clients import free_port
from tools.audit import main

ROOT = Path(__file__).parent.parent
Answer = Callable[[list[dict[str, Any]]], tuple[int, Any]]
"""From the queries of a request to the status and body of its response."""


def clean(queries: list[dict[str, Any]]) -> tuple[int, Any]:
    return 200, {"results": [{}] * len(queries)}


def lists_an_old_jinja(queries: list[dict[str, Any]]) -> tuple[int, Any]:
    bad = {"package": {"ecosystem": "PyPI", "name": "jinja2"}, "version": "2.10"}
    found = {"vulns": [{"id": "GHSA-462w-v97r-4m45"}]}
    return 200, {"results": [found if query == bad else {} for query in queries]}


def unavailable(_: list[dict[str, Any]]) -> tuple[int, Any]:
    return 503, {}


@contextmanager
def database(answer: Answer) -> Iterator[str]:
    """A server with the interface of osv.dev."""

    def respond(_: BaseHTTPRequestHandler, body: bytes) -> tuple[int, str, bytes]:
        status, result = answer(json.loads(body)["queries"])
        return status, "application/json", json.dumps(result).encode()

    with local_http(respond) as url:
        yield url + "/v1/querybatch"


def locked(folder: Path, names: Sequence[str]) -> Path:
    """A folder whose lock files have these Python packages, our own, and two npm packages."""
    registry = 'source = { registry = "https://pypi.org/simple" }'
    packages = [f'[[package]]\nname = "{name}"\nversion = "2.10"\n{registry}\n' for name in names]
    packages.append('[[package]]\nname = "ours"\nversion = "1"\nsource = { editable = "." }\n')
    (folder / "uv.lock").write_text("version = 1\n" + "\n".join(packages))
    modules = {
        "": {"name": "ours", "version": "1"},
        "node_modules/svelte": {"version": "5.0.0"},
        "node_modules/svelte/node_modules/@types/node": {"version": "24.0.0"},
    }
    (folder / "web").mkdir()
    (folder / "web/package-lock.json").write_text(json.dumps({"packages": modules}))
    return folder


def audit(root: Path, url: str, *options: str) -> tuple[int, list[str]]:
    """The exit status and the lines."""
    words, out, err = ["audit.py", "--root", str(root), "--url", url, *options], StringIO(), StringIO()
    with patch("sys.argv", words), redirect_stdout(out), redirect_stderr(err):
        status = main()
    assert not err.getvalue()
    return status, out.getvalue().splitlines()


NOTHING_KNOWN = "NOT CHECKED: 3 of 3 packages. They may have known vulnerabilities."


def test_the_tool_runs_by_itself(tmp_path: Path) -> None:
    with database(clean) as url:
        command = [
            sys.executable,
            "tools/audit.py",
            "--root",
            str(locked(tmp_path, ["jinja2"])),
            "--url",
            url,
        ]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("PyPI: 1 checked, 0 vulnerable, 0 unchecked")


def test_all_packages_are_checked(tmp_path: Path) -> None:
    asked: list[dict[str, Any]] = []

    def answer(queries: list[dict[str, Any]]) -> tuple[int, Any]:
        asked.extend(queries)
        return clean(queries)

    with database(answer) as url:
        status, lines = audit(locked(tmp_path, ["jinja2"]), url, "--strict")
    assert (status, lines) == (
        0,
        ["PyPI: 1 checked, 0 vulnerable, 0 unchecked", "npm: 2 checked, 0 vulnerable, 0 unchecked"],
    )
    assert [
        (query["package"]["ecosystem"], query["package"]["name"], query["version"]) for query in asked
    ] == [
        ("PyPI", "jinja2", "2.10"),
        ("npm", "@types/node", "24.0.0"),
        ("npm", "svelte", "5.0.0"),
    ]


def test_a_vulnerable_package_is_listed_and_fails(tmp_path: Path) -> None:
    with database(lists_an_old_jinja) as url:
        status, lines = audit(locked(tmp_path, ["attrs", "jinja2"]), url)
    assert status == 1
    assert lines[:2] == [
        "vulnerable: jinja2 2.10 (PyPI), https://osv.dev/GHSA-462w-v97r-4m45",
        "PyPI: 1 checked, 1 vulnerable, 0 unchecked",
    ]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (unavailable, "HTTPError: HTTP Error 503: Service Unavailable"),
        (lambda _: (200, {"results": []}), "ValueError: 0 results for 3 packages"),
        (lambda _: (200, {}), "ValidationError: Object missing required field `results`"),
        (lambda _: (200, []), "ValidationError: Expected `object`, got `array`"),
    ],
)
def test_a_package_that_cannot_be_checked_is_unchecked(answer: Answer, reason: str, tmp_path: Path) -> None:
    root = locked(tmp_path, ["jinja2"])
    with database(answer) as url:
        status, lines = audit(root, url)
        assert (status, lines) == (
            0,
            [
                f"unchecked ({reason}): jinja2 2.10, @types/node 24.0.0, svelte 5.0.0",
                "PyPI: 0 checked, 0 vulnerable, 1 unchecked",
                "npm: 0 checked, 0 vulnerable, 2 unchecked",
                NOTHING_KNOWN,
            ],
        )
        assert audit(root, url, "--strict") == (1, lines)


def test_without_a_database_everything_is_unchecked(tmp_path: Path) -> None:
    root, url = locked(tmp_path, ["jinja2"]), f"http://127.0.0.1:{free_port()}/"
    status, lines = audit(root, url)
    assert (status, lines[1:]) == (
        0,
        [
            "PyPI: 0 checked, 0 vulnerable, 1 unchecked",
            "npm: 0 checked, 0 vulnerable, 2 unchecked",
            NOTHING_KNOWN,
        ],
    )
    assert audit(root, url, "--strict")[0] == 1


def test_a_request_that_fails_leaves_only_its_own_packages_unchecked(tmp_path: Path) -> None:
    requests = 0

    def answer(queries: list[dict[str, Any]]) -> tuple[int, Any]:
        nonlocal requests
        requests += 1
        return clean(queries) if requests == 1 else unavailable(queries)

    with database(answer) as url:
        _, lines = audit(locked(tmp_path, [f"p{number:03}" for number in range(110)]), url)
    assert lines[-3] == "PyPI: 100 checked, 0 vulnerable, 10 unchecked"
    assert lines[-1].startswith("NOT CHECKED: 12 of 112 packages.")
