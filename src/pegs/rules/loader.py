"""Loads rule sets: the named ones, and those in files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pegs.core.bounded_reading import read_text_start
from pegs.core.errors import PegsError, RulesFileError, UsageError
from pegs.i18n import system_reason, translate
from pegs.rules.ruleset import NAMES, RuleSet
from pegs.rules.suggestions import clipped, nearest
from pegs.rules.switches import Rules
from pegs.rules.toml.bounds import MAX_LENGTH
from pegs.rules.toml.reader import read_text

SETS = Path(__file__).with_name("sets")
PUBLISHED = Path(__file__).with_name("published")
FAMILIES = ("guide", "paddle", "liftbridge")
"""The rule sets that have their own source; all others come from Pagat's page."""
PAGAT = "pagat"
Chain = tuple[Path, ...]
"""The files being read, each extending the next."""


def named() -> list[str]:
    """The names of the rule sets in the package."""
    return list(NAMES)


def published() -> list[str]:
    """The names of the sheets in the package that clubs, makers, families and programs publish."""
    return list(_published())


def is_named(name: str) -> bool:
    """Whether this is the name or an alias of a rule set in the package, or the name of a published sheet."""
    return _normalized(name) in (_names() | _published())


def load(name_or_path: str | Path) -> RuleSet:
    """A rule set by its name, one of its aliases, a published sheet by its name, or the path of a rules file.

    Raises ``UsageError`` if there is none, ``RulesFileError`` if the file has mistakes.
    """
    return _find(str(name_or_path), Path(), ())


def is_named_set(ruleset: RuleSet) -> bool:
    """Whether this is the rule set of the package that has its name."""
    return ruleset.name in NAMES and load(ruleset.name) == ruleset


def named_set_of(rules: Rules) -> str | None:
    """The name of the rule set in the package that has exactly these rules, or None."""
    return next((name for name in NAMES if load(name).rules == rules), None)


def as_ruleset(rules: Rules | RuleSet | str) -> RuleSet:
    """Rules in any form as a rule set: one by its name or path, or bare rules, which then have no name."""
    if isinstance(rules, RuleSet):
        return rules
    if isinstance(rules, Rules):
        return RuleSet(name="", title="", rules=rules)
    return load(rules)


def family_of(ruleset: RuleSet) -> str:
    """The source whose paragraphs are cited for a rule set: its own, or that of a set it extends."""
    return next((name for name in lineage(origin_of(ruleset)) if name in FAMILIES), PAGAT)


def origin_of(ruleset: RuleSet) -> str:
    """The named set whose sentences are cited for a rule set: itself, or the nearest one that it extends."""
    while ruleset.name not in NAMES and ruleset.extends:
        try:
            ruleset = load(ruleset.extends)
        except UsageError:  # a house file that extends another by a path relative to itself
            return PAGAT
    return ruleset.name if ruleset.name in NAMES else PAGAT


def lineage(name: str) -> tuple[str, ...]:
    """A named set, and those that it extends, the nearest first; empty for any other name."""
    names: list[str] = []
    while name in NAMES:
        names.append(name)
        name = load(name).extends or ""
    return tuple(names)


def _find(name_or_path: str, folder: Path, chain: Chain) -> RuleSet:
    ruleset = _in_package(name_or_path)
    if ruleset is not None:
        return ruleset
    path = folder / Path(name_or_path).expanduser()
    if path.suffix == ".toml" or path.is_file() or "/" in name_or_path or "\\" in name_or_path:
        return _from_file(path, chain)
    raise _unknown(name_or_path)


def _in_package(name: str) -> RuleSet | None:
    """The named set or the published sheet with a name."""
    normalized = _normalized(name)
    if known := _names().get(normalized):
        return _named(known)
    return _sheet(normalized) if normalized in _published() else None


def _unknown(name: str) -> UsageError:
    names = translate("rules-file-known", known=", ".join(named()))
    unknown = translate("rules-unknown", name=clipped(name))
    return UsageError(f"{unknown}{nearest(name, _every_name())} {names}")


def _every_name() -> tuple[str, ...]:
    """All names by which rules of the package can be loaded."""
    return (*_names(), *_published())


def _from_file(path: Path, chain: Chain) -> RuleSet:
    resolved = path.resolve()
    if resolved in chain:
        circle = " → ".join(each.name for each in (*chain[chain.index(resolved) :], resolved))
        raise UsageError(translate("rules-file-cycle", files=circle))

    def find(name_or_path: str) -> RuleSet:
        return _find(name_or_path, path.parent, (*chain, resolved))

    return read_text(_text(path), str(path), path.stem, find)


def _text(path: Path) -> str:
    try:
        return read_text_start(path, MAX_LENGTH + 1)
    except FileNotFoundError:
        raise UsageError(translate("rules-file-missing", file=str(path))) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = system_reason(error) if isinstance(error, OSError) else "UTF-8"
        raise RulesFileError([f"{path}:1: {translate('rules-file-unreadable', reason=reason)}"]) from None


def _normalized(name: str) -> str:
    return "-".join(name.lower().replace("_", " ").replace("-", " ").split())


@cache
def _named(name: str) -> RuleSet:
    file = SETS / f"{name}.toml"
    return read_text(file.read_text("utf-8"), str(file), name, load, house=False)


@cache
def _sheet(name: str) -> RuleSet:
    file = _published()[name]
    return read_text(file.read_text("utf-8"), str(file), name, load)


@cache
def _published() -> dict[str, Path]:
    """The file of every published sheet, by its name."""
    return {file.stem: file for file in sorted(PUBLISHED.glob("*.toml"))}


@cache
def _names() -> dict[str, str]:
    """The set for every name and alias. The sets themselves are read when first used."""
    import tomllib

    names = {name: name for name in NAMES}
    for name in NAMES:
        about = tomllib.loads((SETS / f"{name}.toml").read_text("utf-8"))
        names |= {_normalized(alias): name for alias in about["aliases"]}
    return names


def from_text(text: str, name: str = "house", *, house: bool = True) -> RuleSet:
    """A rule set from the text of a rules file, which may extend rules of the package but not a file.

    A ``house`` file must extend a set and change it; other files may be self-contained. Raises
    RulesFileError if the file is wrong, UsageError if it extends an unknown set.
    """
    return read_text(text, name, name, load_named, house=house)


def load_named(name: str) -> RuleSet:
    """Rules of the package by their name or an alias, for names from a network: never a file.

    Raises UsageError if there are none.
    """
    ruleset = _in_package(name)
    if ruleset is None:
        unknown = translate("rules-unknown-set", name=clipped(name))
        raise UsageError(unknown + nearest(name, _every_name()))
    return ruleset


def source_of(ruleset: RuleSet) -> str:
    """Rules as written in a Python call: their name or file, if exactly these rules are found there."""
    if not ruleset.name:
        return "Rules(...)"
    where = ruleset.file or ruleset.name
    try:
        is_found = load(where) == ruleset
    except PegsError:
        is_found = False
    return repr(where) if is_found else f"RuleSet({ruleset.name!r}, ...)"
