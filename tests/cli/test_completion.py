"""Completion with the Tab key."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_usage import run

LINES = [
    ("s", {"serve", "seat", "simulate"}),
    ("rules d", {"diff"}),
    ("play --rules ar", {"arizona"}),
    ("play --rules o", {"ours.toml"}),
    ("play --rules sub/", {"sub/theirs.toml"}),
    ("rules show wi", {"wizard"}),
    ("rules check o", {"ours.toml"}),
    ("simulate --seats gr", {"greedy"}),
    ("simulate --seats hints,gr", {"hints,greedy"}),
    ("play --seats you,r", {"you,random"}),
    ("play --seats y", {"you"}),
    ("compare hin", {"hints"}),
    ("compare hints gre", {"greedy"}),
    ("seat ABCDE --player ra", {"random"}),
    ("seat ABCDE --color K", {"K"}),
    ("serve --log-level d", {"debug"}),
    ("serve --log-format j", {"json"}),
    ("replay x", set()),
    ("nonsense x", set()),
    ("--install-completion x", set()),
]
"""What is typed, and what bash offers."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder with rules files, and ``pegs`` on the path."""
    for name in ("ours.toml", "sub/theirs.toml", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    program = tmp_path / "bin" / "pegs"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m pegs "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def bash(script: str, folder: Path) -> str:
    return subprocess.run(
        ["bash", "--norc", "-c", script], capture_output=True, text=True, cwd=folder, check=True
    ).stdout


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("line", "offered"), LINES)
def test_commands_and_names_are_completed(
    line: str, offered: set[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("_PEGS_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", f"pegs {line}")
    monkeypatch.setenv("COMP_CWORD", str(len(line.split())))
    _, out, _ = run(capsys)
    assert set(out.split()) == offered


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize("lines", [LINES[:3], pytest.param(LINES, marks=pytest.mark.soak)], ids=len)
def test_bash_completes_commands_and_names(lines: list[tuple[str, set[str]]], folder: Path) -> None:
    assert "open a new terminal" in bash("pegs --install-completion; true", folder)
    asked = "".join(f"complete_line {' '.join(['pegs', line])}\n" for line, _ in lines)
    script = f"""
        source .bash_completions/pegs.sh
        complete_line() {{
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
            _pegs_completion pegs
            echo "${{COMPREPLY[*]}}"
        }}
        {asked}"""
    offered = [set(line.split()) for line in bash(script, folder).splitlines()]
    assert list(zip((line for line, _ in lines), offered, strict=True)) == lines


def test_an_unknown_shell_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: ("tcsh", "/bin/tcsh"))
    for option in ("--install-completion", "--show-completion"):
        status, out, err = run(capsys, option)
        assert (status, out) == (2, "")
        assert err.startswith("Can’t find out which shell this is. Completion works in bash, zsh")
