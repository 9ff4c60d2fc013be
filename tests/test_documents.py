"""The examples in README and docs do what they show."""

from __future__ import annotations

import doctest
import pkgutil
import re
import shlex
from pathlib import Path

import pytest

from pegs.cli import main
from tests.soak import sweep

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
HISTORY = "history.md"
"""Has the names of their day, some of which have moved since."""
DATABASE = "pegs.sqlite3"
_CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
_PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
_PATH = re.compile(r"`((?:[\w*.-]+/)+[\w*.-]*)`")
_MADE_LATER = ("build/", "tests/rules/test_switch_NAME.py")
_PYTHON_NAME = re.compile(r"`(pegs(?:\.\w+)+)`")


def commands(document: Path) -> list[tuple[str, str]]:
    """Every command in a document with the output shown under it; empty where none is shown."""
    found = []
    for block in _CONSOLE.findall(document.read_text("utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, output = part.partition("\n")
            found.append((line, output.strip()))
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files(document: Path) -> None:
    targets = {target for target in _LINK.findall(document.read_text("utf-8")) if "://" not in target}
    assert [target for target in sorted(targets) if not (document.parent / target).exists()] == []


def test_paths_in_contributing_lead_to_files() -> None:
    named = set(_PATH.findall((ROOT / "docs/contributing.md").read_text("utf-8")))
    assert len(named) > 60
    folders = (ROOT, ROOT / "src/pegs")
    missing = [each for each in named if not any(next(folder.glob(each), None) for folder in folders)]
    assert [each for each in sorted(missing) if not each.startswith(_MADE_LATER)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples(document: Path) -> None:
    text = "\n".join(_PYTHON.findall(document.read_text("utf-8")))
    if ">>>" not in text:
        return
    test = doctest.DocTestParser().get_doctest(text, {}, document.name, str(document), 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize(
    ("line", "output"),
    sweep(
        (pair for pair in commands(DOCUMENTS[0]) if not pair[0].startswith("pegs play")),
        lambda pair: "--games 2000" not in pair[0],
    ),
)
def test_commands_of_the_readme(
    line: str,
    output: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PEGS_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "100")
    program, *words = shlex.split(line)
    assert program == "pegs"
    with pytest.raises(SystemExit) as end:
        main(words)
    printed = capsys.readouterr()
    assert not end.value.code, printed.err
    if output:
        assert printed.out.strip() == output
    else:
        assert printed.out.strip()


def test_the_house_rules_of_the_readme_are_sound(tmp_path: Path) -> None:
    from pegs.rules import check, load

    (sheet,) = re.findall(r"```toml\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    file = tmp_path / "sundays.toml"
    file.write_text(sheet, "utf-8")
    rules = load(file).rules
    check(rules)
    assert rules.hand_size == 6
    assert rules.cards[8].forward == ()


@pytest.mark.parametrize(
    "document", [each for each in DOCUMENTS if each.name != HISTORY], ids=lambda path: path.name
)
def test_python_names_exist(document: Path) -> None:
    for name in set(_PYTHON_NAME.findall(document.read_text("utf-8"))) - {DATABASE}:
        assert pkgutil.resolve_name(name) is not None
