"""`make check`: which tests it runs for what was touched."""

from __future__ import annotations

import os
import subprocess
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tools.check.__main__ import Plan, Step, carry_out, plan_for
from tools.check.selection import is_test, listed_tests, select
from tools.check.temporary_files import in_memory
from tools.check.touched import ROOT, touched_files

NOT_IMPORTED = ("src/pegs/locales/", "src/pegs/server/", "web/src/")
"""Folders whose files have tests only through the list in `tools/check/tests_of.toml`."""
TYPES = "web/src/protocol/types.ts"
ENOUGH = 1e6


MADE = {"__pycache__", "node_modules", "build", "dist", "static"}


@pytest.fixture(scope="module")
def sources() -> list[str]:
    """The path of every file of the project. Git isn't asked, because the source archive isn't a checkout."""
    paths = []
    for folder, names, files in os.walk(ROOT):
        names[:] = [name for name in names if name not in MADE and not name.startswith(".")]
        paths += [str(Path(folder, file).relative_to(ROOT)) for file in files]
    return paths


def test_every_pattern_of_the_list_matches_a_file(sources: list[str]) -> None:
    unused = [each for each in listed_tests() if not any(fnmatchcase(file, each) for file in sources)]
    assert unused == []


def test_every_test_of_the_list_exists() -> None:
    named = {test.partition("::")[0] for tests in listed_tests().values() for test in tests}
    assert [test for test in sorted(named) if not (ROOT / test).exists()] == []


def test_the_list_has_tests_for_every_file_that_no_test_imports(sources: list[str]) -> None:
    files = [file for file in sources if file.startswith(NOT_IMPORTED)]
    patterns = [each for each in listed_tests() if each != "web/*"]
    without = [file for file in files if not any(fnmatchcase(file, each) for each in patterns)]
    assert [file for file in without if not file.startswith(CLIENT_TESTED)] == []


CLIENT_TESTED = ("web/src/env.d.ts", "web/src/shell/", "web/src/gallery/", "web/src/protocol/")
"""What the check and the build of the whole client cover."""


def test_the_nearest_tests_come_first() -> None:
    chosen = select(["src/pegs/table/clock.py"], ENOUGH).chosen
    assert chosen.index("tests/table/test_clock.py") < chosen.index("tests/table/test_time.py")
    assert "tests/rules/test_guide.py" not in chosen


def test_what_takes_too_long_is_left() -> None:
    everything = select(["src/pegs/core/cards.py"], ENOUGH)
    little = select(["src/pegs/core/cards.py"], 20)
    assert everything.left == []
    assert sorted(little.chosen + little.left) == sorted(everything.chosen)
    assert len(little.chosen) < len(everything.chosen)


def test_touched_tests_and_those_of_the_list_always_run() -> None:
    chosen = select(
        ["tests/core/gone.py", "tests/rules/test_guide.py", "web/src/pages/judge/Page.svelte"], 0
    ).chosen
    assert {"tests/rules/test_guide.py", "tests/browser/test_judge.py"} <= set(chosen)
    assert "tests/core/gone.py" not in chosen


def test_a_helper_of_tests_leads_to_the_tests_that_import_it() -> None:
    assert "tests/table/test_time.py" in select(["tests/table/sitting.py"], ENOUGH).chosen


@pytest.mark.parametrize(
    ("file", "ahead", "beside"),
    [
        ("src/pegs/engine/kernel/layout.py", ["kernel", "tests"], ["lint", "types"]),
        ("src/pegs/table/clock.py", ["tests"], ["lint", "types"]),
        (
            "web/src/pages/judge/Page.svelte",
            ["web", "tests"],
            ["lint", "types", "client-check", "client-tests"],
        ),
        ("src/pegs/locales/en/story.ftl", ["tests"], ["lint", "types", "client-tests"]),
        ("LICENSE", [], ["lint", "types"]),
    ],
)
def test_what_the_tests_need_comes_first(file: str, ahead: list[str], beside: list[str]) -> None:
    plan = plan_for([file])
    assert [step.name.split()[0] for step in plan.ahead] == ahead
    assert [step.name for step in plan.beside] == beside


def test_after_a_failure_what_needs_it_does_not_run(capfd: pytest.CaptureFixture[str]) -> None:
    fails = Step("build", ["sh", "-c", "echo broken; exit 1"])
    failed = carry_out(Plan([fails, Step("tests", ["echo", "ran"], is_live=True)], [Step("lint", ["true"])]))
    assert failed == [fails]
    shown = capfd.readouterr().out
    assert "broken" in shown
    assert "ran" not in shown


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with two commits: the second one changed ``two``."""
    git(tmp_path, "init", "--quiet")
    for name in ("one", "two", "three"):
        (tmp_path / name).write_text("before")
    commit(tmp_path)
    (tmp_path / "two").write_text("after")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *words], cwd=folder, check=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(
        folder,
        "-c",
        "user.name=Ann",
        "-c",
        "user.email=ann@example.org",
        "commit",
        "--quiet",
        "-m",
        "A change",
    )


def test_changed_new_and_deleted_files_are_touched(checkout: Path) -> None:
    (checkout / "one").write_text("after")
    (checkout / "three").unlink()
    (checkout / "año nuevo").write_text("new")
    assert touched_files(None, checkout) == ["año nuevo", "one", "three"]
    assert touched_files("HEAD~1", checkout) == ["año nuevo", "one", "three", "two"]


def test_without_changes_the_last_commit_counts(checkout: Path) -> None:
    assert touched_files(None, checkout) == ["two"]


def test_an_unknown_commit_is_an_error(checkout: Path) -> None:
    with pytest.raises(SystemExit, match=r"git diff failed: .*nowhere"):
        touched_files("nowhere", checkout)


def test_temporary_files_are_in_memory_while_there_is_room(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TMPDIR", raising=False)
    with in_memory(tmp_path, room=1) as environment:
        folder = Path(environment["TMPDIR"])
        assert folder.parent == tmp_path
        (folder / "file").touch()
    assert list(tmp_path.iterdir()) == []
    for place, room in ((tmp_path, 1 << 60), (tmp_path / "missing", 1)):
        with in_memory(place, room) as environment:
            assert "TMPDIR" not in environment
    monkeypatch.setenv("TMPDIR", "/elsewhere")
    with in_memory(tmp_path, room=1) as environment:
        assert environment["TMPDIR"] == "/elsewhere"


def test_helpers_are_no_tests() -> None:
    assert not is_test("tests/table/sitting.py")
