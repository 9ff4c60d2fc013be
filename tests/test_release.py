"""`tools.release` refuses what isn't ready, and the changelog has its form."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tools.release import changelog
from tools.release.checkout import Checkout, RefusedError

ROOT = Path(__file__).parents[1]
CHANGELOG = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-12-24

### Added

- Snow.
"""
OWNER = 'home = "https://example.org/pegs"\nimage = "example.org/pegs"\n'


def git(folder: Path, *words: str) -> str:
    names = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
    done = subprocess.run(("git", *names, *words), cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """A checkout that's ready, whose checks pass and whose build writes into dist/."""
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ann@example.org")
    root = tmp_path / "checkout"
    root.mkdir()
    (root / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n')
    (root / "CHANGELOG.md").write_text(CHANGELOG)
    (root / "owner.toml").write_text(OWNER)
    (root / ".gitignore").write_text("dist\n")
    git(root, "init", "--quiet", "--initial-branch=main")
    commit(root)
    build = "from pathlib import Path; Path('dist').mkdir(); Path('dist/wheel').touch()"
    return Checkout(root, [step("pass")], step(build))


def step(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "Snow")


def edit(checkout: Checkout, name: str, old: str, new: str) -> None:
    """Change a committed file."""
    file = checkout.root / name
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))
    commit(checkout.root)


def refusal(checkout: Checkout) -> str:
    """Why a release is refused. There's no tag then."""
    with pytest.raises(RefusedError) as refused:
        checkout.release()
    assert git(checkout.root, "tag") == ""
    return str(refused.value)


def test_what_is_ready_is_checked_built_and_tagged(checkout: Checkout) -> None:
    checkout.release()
    assert (checkout.root / "dist/wheel").exists()
    assert git(checkout.root, "tag") == "v1.2.0\n"
    assert "### Added\n\n- Snow." in git(checkout.root, "tag", "--list", "--format=%(contents)")


def test_a_dirty_tree_is_refused(checkout: Checkout) -> None:
    (checkout.root / "notes").touch()
    assert refusal(checkout) == "notes isn't committed"


def test_a_version_without_an_entry_is_refused(checkout: Checkout) -> None:
    edit(checkout, "pyproject.toml", "1.2.0", "1.3.0")
    assert refusal(checkout) == "CHANGELOG.md says nothing of 1.3.0"


def test_what_is_unreleased_is_refused(checkout: Checkout) -> None:
    edit(checkout, "CHANGELOG.md", "[Unreleased]\n", "[Unreleased]\n\n### Fixed\n\n- Ice.\n")
    assert refusal(checkout) == "CHANGELOG.md: what's under Unreleased belongs to 1.2.0"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (" - 2026-12-24", "", "it has no day like 2026-11-29"),
        ("2026-12-24", "24.12.2026", "it has no day like 2026-11-29"),
        ("### Added", "### News", "News isn't one of Added, Changed, Deprecated, Removed, Fixed, Security"),
        ("- Snow.", "- Snow.\n" * 40, "it has more than 40 lines"),
    ],
)
def test_an_entry_of_another_form_is_refused(checkout: Checkout, old: str, new: str, fault: str) -> None:
    edit(checkout, "CHANGELOG.md", old, new)
    assert refusal(checkout) == f"CHANGELOG.md, 1.2.0: {fault}"


def test_a_failing_check_is_refused(checkout: Checkout) -> None:
    failing = Checkout(checkout.root, [step("raise SystemExit(1)")], checkout.build)
    assert refusal(failing).endswith("failed")
    assert not (checkout.root / "dist").exists()


def test_a_failing_build_leaves_no_tag(checkout: Checkout) -> None:
    assert refusal(Checkout(checkout.root, checkout.checks, step("raise SystemExit(1)"))).endswith("failed")


def test_checks_that_change_a_file_are_refused(checkout: Checkout) -> None:
    changing = step("open('owner.toml', 'a').write('# seen')")
    assert refusal(Checkout(checkout.root, [changing], checkout.build)) == "owner.toml isn't committed"


def test_a_tag_is_made_once(checkout: Checkout) -> None:
    checkout.release()
    with pytest.raises(RefusedError, match=r"v1\.2\.0 is there already"):
        checkout.release()


def test_nothing_is_published_while_the_owner_has_not_filled_in_everything(checkout: Checkout) -> None:
    edit(checkout, "owner.toml", '"example.org/pegs"', '""')
    checkout.release()
    with pytest.raises(RefusedError, match=r"owner\.toml: image is empty"):
        checkout.publish()


def test_publishing_pushes_the_tag(checkout: Checkout, tmp_path: Path) -> None:
    origin = tmp_path / "origin"
    git(tmp_path, "init", "--quiet", "--bare", str(origin))
    git(checkout.root, "remote", "add", "origin", str(origin))
    with pytest.raises(RefusedError, match=r"v1\.2\.0 isn't there"):
        checkout.publish()
    checkout.release()
    checkout.publish()
    assert git(origin, "tag") == "v1.2.0\n"


def test_another_tag_than_the_versions_is_refused(checkout: Checkout) -> None:
    checkout.check_ready("v1.2.0")
    with pytest.raises(RefusedError, match=r"v1\.1\.0 isn't the tag of version 1\.2\.0"):
        checkout.check_ready("v1.1.0")


def test_our_changelog_has_its_form() -> None:
    entries = changelog.read((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert entries[0].version == changelog.UNRELEASED
    assert [fault for entry in entries for fault in entry.faults] == []
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert version in [entry.version for entry in entries]


def test_the_owners_file_names_all_that_is_asked_for() -> None:
    assert set(Checkout(ROOT).owner) >= {"home", "security", "conduct", "image", "publisher"}
