"""Write docs/api.md: the public names of `pegs`, from their signatures and docstrings.

Run: python -m tools.api_page
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from pathlib import Path
from typing import Any

import pegs

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "api.md"
HEAD = """\
# What is public

<!-- Written by `python -m tools.api_page`. -->

Everything in `pegs` is private, and may change in any release, except what this page lists: the names that
`pegs` exports, with their members, what the guides import, and `pegs.players.player.Player`, the methods that
a [bot](players.md) has.

[embedding.md](embedding.md) shows how to use the engine.
"""
CHAPTERS = {
    "Games": ("pegs.engine",),
    "Turns and positions": ("pegs.core.turn", "pegs.core.position", "pegs.core.cards", "pegs.notation"),
    "Rules": ("pegs.rules",),
    "Many games": ("pegs.analysis",),
    "Errors": ("pegs.core.errors",),
}
"""The modules whose names are in each chapter."""
ELSEWHERE = {"Rules": "Its switches are in [rules.md](rules.md), section 12."}
"""Classes whose fields another page lists."""
_PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
_IMPORT = re.compile(r"^(?:>>> )?(?:from (pegs[\w.]*) import ([\w, ]+)|import (pegs\.[\w.]+))$", re.MULTILINE)


def page() -> str:
    """The whole page."""
    public = {name: getattr(pegs, name) for name in pegs.__all__}
    chapters = [_chapter(title, _in(modules, public)) for title, modules in CHAPTERS.items()]
    return "\n".join([HEAD, *chapters, _guides()])


def _in(modules: tuple[str, ...], public: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in public.items() if value.__module__.startswith(modules)}


def _chapter(title: str, names: dict[str, Any]) -> str:
    return "\n".join([f"## {title}\n", *(_entry(name, value) for name, value in names.items())])


def _entry(name: str, value: Any) -> str:
    """A class with its members, or a function."""
    if not inspect.isclass(value):
        return f"### `{name}`\n\n`{name}{_signature(value)}`<br>\n{_doc(value)}\n"
    parts = [f"### `{name}`\n", f"{_doc(value)}\n"]
    parts += [f"{ELSEWHERE[name]}\n"] if name in ELSEWHERE else []
    listed = [_item(f"{name}.{each.name}{each.shape}", each.doc) for each in members(value)]
    return "\n".join([*parts, "\n\n".join(listed) + "\n" if listed else ""]).rstrip("\n") + "\n"


def _item(code: str, doc: str) -> str:
    return f"- `{code}`" + (f"<br>\n{textwrap.indent(doc, '    ')}" if doc else "")


@dataclass(frozen=True)
class Member:
    """A public part of a class: ``shape`` is what follows its name, a signature or a type."""

    name: str
    shape: str
    doc: str


def members(owner: type) -> list[Member]:
    """The public members that a class of ours has, its own first; those of its bases only once."""
    found: dict[str, Member] = {}
    for each in owner.__mro__:
        if each.__module__.startswith("pegs."):
            for member in (*_attributes(each, fields=owner.__name__ not in ELSEWHERE), *_methods(each)):
                found.setdefault(member.name, member)
    return list(found.values())


def _methods(owner: type) -> Iterator[Member]:
    for name, value in vars(owner).items():
        function = getattr(value, "__func__", value)
        if name.startswith("_"):
            continue
        if isinstance(value, property) and value.fget is not None:
            yield Member(name, f": {value.fget.__annotations__['return']}", _doc(value))
        elif inspect.isfunction(function):
            yield Member(name, _signature(getattr(owner, name), bound=function is value), _doc(function))


def _attributes(owner: type, fields: bool) -> Iterator[Member]:
    """The attributes: fields, members of an enumeration, and what ``__init__`` sets."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(owner))).body
    assert isinstance(tree, ast.ClassDef)
    bodies = [tree.body] if fields else []
    bodies += [
        each.body for each in tree.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"
    ]
    for body in bodies:
        for statement, after in pairwise([*body, None]):
            name, shape = _assigned(statement, owner)
            if name and not name.startswith("_"):
                yield Member(name, shape, _string(after))


def _assigned(statement: ast.stmt | None, owner: type) -> tuple[str, str]:
    """The attribute that a statement sets, with its type if it's declared; empty if it sets none."""
    if isinstance(statement, ast.AnnAssign):
        return _attribute(statement.target), f": {ast.unparse(statement.annotation)}"
    if isinstance(statement, ast.Assign) and (
        issubclass(owner, Enum) or isinstance(statement.targets[0], ast.Attribute)
    ):
        return _attribute(statement.targets[0]), ""
    return "", ""


def _attribute(target: ast.expr) -> str:
    return target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)


def _string(statement: ast.stmt | None) -> str:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return _markdown(str(statement.value.value))
    return ""


class _Plain:
    """An annotation as it's written, without quotes."""

    def __init__(self, text: object) -> None:
        self._text = str(text)

    def __repr__(self) -> str:
        return self._text


def _signature(function: Callable[..., Any], bound: bool = False) -> str:
    """The signature; of a method without ``self``."""
    signature = inspect.signature(function)
    written = [
        each if each.annotation is each.empty else each.replace(annotation=_Plain(each.annotation))
        for each in list(signature.parameters.values())[bound:]
    ]
    return str(signature.replace(parameters=written, return_annotation=_Plain(signature.return_annotation)))


def _doc(value: Any) -> str:
    return _markdown(inspect.getdoc(value) or "")


def _markdown(doc: str) -> str:
    """A docstring as Markdown: tables of plain text stay as they are written."""
    paragraphs = inspect.cleandoc(doc).split("\n\n")
    return "\n\n".join(f"```text\n{each}\n```" if each.startswith("===") else each for each in paragraphs)


def _guides() -> str:
    """What the guides import beside the names that are listed already."""
    found: dict[str, set[str]] = {}
    for guide in sorted(DOCS.glob("*.md")):
        for code in _PYTHON.findall(guide.read_text("utf-8")):
            for name in _imported(code):
                found.setdefault(name, set()).add(guide.name)
    lines = [
        f"- `{name}` ({', '.join(f'[{guide}]({guide})' for guide in sorted(guides))})"
        for name, guides in sorted(found.items())
    ]
    return "\n".join(["## What the guides import\n", *lines, ""])


def _imported(code: str) -> Iterator[str]:
    for module, names, whole in _IMPORT.findall(code):
        for name in names.split(", ") if module else ():
            if module != "pegs" or name not in pegs.__all__:
                yield f"{module}.{name}"
        if whole:
            yield whole


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
