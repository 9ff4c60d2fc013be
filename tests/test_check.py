"""`make check`: which tests it runs for what was touched."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tools.check.__main__ import Plan, Step, carry_out, plan_for
from tools.check.selection import has_tests, imports_of, is_test, listed_tests, select
from tools.check.temporary_files import in_memory
from tools.check.touched import ROOT, touched_files

NEED_NONE = (
    ".dockerignore",
    ".editorconfig",
    ".gitattributes",
    ".gitignore",
    "LICENSE",
    "PKG-INFO",
    "bench/*",
    "src/pegs/*/__init__.py",
    "src/pegs/py.typed",
)
"""Files without tests of their own. Folders are packages by their ``__init__``, which has no code here."""
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
    visible = [each for each in listed_tests() if not each.startswith(".")]
    unused = [each for each in visible if not any(fnmatchcase(file, each) for file in sources)]
    assert unused == []


def test_every_test_of_the_list_exists() -> None:
    named = {test.partition("::")[0] for tests in listed_tests().values() for test in tests}
    assert [test for test in sorted(named) if not (ROOT / test).exists()] == []


def test_every_file_has_tests(sources: list[str]) -> None:
    may_have_none = [file for file in sources if any(fnmatchcase(file, each) for each in NEED_NONE)]
    without = [file for file in sources if file not in may_have_none and not has_tests(file)]
    assert without == []


def test_what_has_no_tests_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    plan_for(["LICENSE", "src/pegs/table/clock.py"])
    assert capsys.readouterr().out == "No tests belong to LICENSE\n"


def test_a_file_with_an_error_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("import pegs.table\ndef (")
    assert imports_of(tmp_path / "test_broken.py") == frozenset()


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
        ("src/pegs/table/clock.py", ["kernel", "tests"], ["lint", "types"]),
        ("tests/browser/test_judge.py", ["kernel and web", "tests"], ["lint", "types"]),
        ("tests/browser/test_here.py", ["kernel and web and device", "tests"], ["lint", "types"]),
        (
            "web/src/pages/judge/Page.svelte",
            ["kernel and web", "tests"],
            ["lint", "types", "client-check", "client-tests"],
        ),
        ("src/pegs/locales/en/story.ftl", ["kernel", "tests"], ["lint", "types", "client-tests"]),
        ("LICENSE", [], ["lint", "types"]),
    ],
)
def test_what_the_tests_need_comes_first(file: str, ahead: list[str], beside: list[str]) -> None:
    plan = plan_for([file])
    assert [step.name.partition(" in ")[0] for step in plan.ahead] == ahead
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


def test_a_clone_with_one_commit_has_nothing_touched(checkout: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", "--depth", "1", checkout.as_uri(), "shallow")
    assert touched_files(None, tmp_path / "shallow") == []


def test_only_a_checkout_has_touched_files(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="Git checkout"):
        touched_files(None, tmp_path)


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


def test_what_a_killed_run_left_in_memory_is_deleted_by_the_next(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TMPDIR", raising=False)
    ended = subprocess.Popen(["true"])
    ended.wait()
    dead, alive = (tmp_path / f"pegs-tests-{number}-x" for number in (ended.pid, os.getpid()))
    for folder in (dead, alive, tmp_path / "pegs-tests-of-somebody"):
        (folder / "deep").mkdir(parents=True)
    with in_memory(tmp_path, room=1):
        assert not dead.exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == [alive.name, "pegs-tests-of-somebody"]


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_stopped_run_stops_its_steps_and_leaves_nothing(tmp_path: Path, sign: signal.Signals) -> None:
    script = f"""
import sys
from pathlib import Path
from tools.check import __main__ as check
from tools.check.temporary_files import in_memory
folder = Path({str(tmp_path)!r})
check.in_memory = lambda: in_memory(folder, room=1)
wait = ["sh", "-c", 'touch "$0"; exec sleep 600']
steps = [check.Step(name, [*wait, str(folder / name)], is_live=True) for name in ("ahead", "beside")]
check.everything = lambda: check.Plan(steps[:1], steps[1:])
sys.exit(check.main(["--everything"]))
"""
    environment = {name: text for name, text in os.environ.items() if name != "TMPDIR"}
    run = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    )
    while not all((tmp_path / name).exists() for name in ("ahead", "beside")):
        assert run.poll() is None
        time.sleep(0.01)
    run.send_signal(sign)
    shown, _ = run.communicate(timeout=60)  # ends when the steps have closed it, too
    assert (run.returncode, shown) == (130, "Stopped.\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ahead", "beside"]


def test_helpers_are_no_tests() -> None:
    assert not is_test("tests/table/sitting.py")
