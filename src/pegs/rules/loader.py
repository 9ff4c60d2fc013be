"""The named rule sets, and rule sets from files: one door for every name or path a person gives."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pegs.core.errors import RulesFileError, UsageError
from pegs.i18n import system_reason, translate
from pegs.rules.codec import nearest
from pegs.rules.ruleset import NAMES, RuleSet
from pegs.rules.toml.reader import read_text

SETS = Path(__file__).with_name("sets")
Chain = tuple[Path, ...]
"""The files being read, each extending the next."""


def named() -> list[str]:
    """The names of the rule sets that come with the package."""
    return list(NAMES)


def load(name_or_path: str | Path) -> RuleSet:
    """A rule set by its name, one of its aliases, or the path of a rules file.

    Raises ``UsageError`` where there is neither, ``RulesFileError`` where the file is wrong.
    """
    return _find(str(name_or_path), Path(), ())


def _find(wish: str, folder: Path, chain: Chain) -> RuleSet:
    name = _names().get(_plain(wish))
    if name is not None:
        return _named(name)
    path = folder / Path(wish).expanduser()
    if path.suffix == ".toml" or path.is_file() or "/" in wish or "\\" in wish:
        return _from_file(path, chain)
    names = translate("rules-file-known", known=", ".join(named()))
    raise UsageError(f"{translate('rules-unknown', name=wish)}{nearest(wish, tuple(_names()))} {names}")


def _from_file(path: Path, chain: Chain) -> RuleSet:
    resolved = path.resolve()
    if resolved in chain:
        ring = " → ".join(each.name for each in (*chain[chain.index(resolved) :], resolved))
        raise UsageError(translate("rules-file-cycle", files=ring))

    def find(wish: str) -> RuleSet:
        return _find(wish, path.parent, (*chain, resolved))

    return read_text(_text(path), str(path), path.stem, find)


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")  # some editors begin a text with a mark of its encoding
    except FileNotFoundError:
        raise UsageError(translate("rules-file-missing", file=str(path))) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = system_reason(error) if isinstance(error, OSError) else "UTF-8"
        raise RulesFileError([f"{path}:1: {translate('rules-file-unreadable', reason=reason)}"]) from None


def _plain(name: str) -> str:
    return "-".join(name.lower().replace("_", " ").replace("-", " ").split())


@cache
def _named(name: str) -> RuleSet:
    file = SETS / f"{name}.toml"
    return read_text(file.read_text("utf-8"), str(file), name, load, house=False)


@cache
def _names() -> dict[str, str]:
    """Every name and alias, and the set it means. The sets themselves are read on first use only."""
    import tomllib

    names = {name: name for name in NAMES}
    for name in NAMES:
        about = tomllib.loads((SETS / f"{name}.toml").read_text("utf-8"))
        names |= {_plain(alias): name for alias in about["aliases"]}
    return names


def from_text(text: str, name: str = "house", *, house: bool = True) -> RuleSet:
    """A rules file received as text. It may extend named sets only, never a file.

    A ``house`` file must extend a set and change it; others may be complete in themselves. Raises
    RulesFileError if the file is wrong, UsageError if it extends an unknown set.
    """
    return read_text(text, name, name, _named_only, house=house)


def _named_only(wish: str) -> RuleSet:
    name = _names().get(_plain(wish))
    if name is None:
        names = translate("rules-file-known", known=", ".join(named()))
        raise UsageError(f"{translate('rules-unknown', name=wish)}{nearest(wish, tuple(_names()))} {names}")
    return _named(name)
