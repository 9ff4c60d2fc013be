"""Generates the TypeScript types of the protocol: ``python -m pegs.server.http.typescript``.

They are generated from source code rather than from classes, because only the source has the names of aliases and
the docstrings of fields. In what a client sends, fields with a default are optional; what it receives is complete,
except for the few structures that omit defaults.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module, util
from pathlib import Path

from pegs.core.operations import Travel
from pegs.table.protocol.wire_operations import CLASSES, tag_of

MODULES = (
    "pegs.table.protocol.settings",
    "pegs.story.parts",
    "pegs.story.statistics",
    *(f"pegs.table.protocol.{name}" for name in ("game_view", "log", "table_view", "commands", "messages")),
    "pegs.table.protocol.rest",
)
TARGET = Path(__file__).parents[4] / "web" / "src" / "protocol" / "types.ts"
HEAD = "// Generated from src/pegs/table/protocol by `python -m pegs.server.http.typescript`. Edit those files.\n"
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
}
WIDTH = 118


def types() -> str:
    """The whole file."""
    return "\n".join([HEAD, *(_module(name) for name in MODULES), *_operations()])


def _source(module: str) -> list[ast.stmt]:
    spec = util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return ast.parse(Path(spec.origin).read_text("utf-8")).body


def _module(name: str) -> str:
    return "\n".join(_declarations(name, _source(name)))


_SENT = {
    "Rank": "Card",
    "Kind": "TurnKind",
    "Travel": " | ".join(f'"{way.name.lower()}"' for way in Travel),
    "tuple[Rank, ...]": "readonly Card[]",
    "tuple[Place, ...]": "readonly Place[]",
}
"""The types of an operation's fields as `pegs.table.protocol.wire_operations` sends them."""


def _operations() -> Iterator[str]:
    """The operations, which are defined in `pegs.core.operations`."""
    names = {each.__name__: tag_of(each) for each in CLASSES}
    for node in _source("pegs.core.operations"):
        if not isinstance(node, ast.ClassDef) or node.name not in names:
            continue
        lines = [f'  op: "{names[node.name]}";\n']
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                lines.append(f"  {_operation_field(field.target.id, field.annotation)};\n")
        docs = _comment(ast.get_docstring(node) or "")
        yield f"{docs}export interface {node.name} {{\n{''.join(lines)}}}\n"
    yield "export type AnyOperation =" + "".join(f"\n  | {name}" for name in names) + ";\n"


def _operation_field(name: str, annotation: ast.expr) -> str:
    known = {"declared": "declared: Card | null", "order": "cards: number"}
    return known.get(name) or f"{name}: {_SENT.get(ast.unparse(annotation)) or _type(annotation)}"


def _declarations(module: str, body: list[ast.stmt]) -> Iterator[str]:
    for node, docs in zip(body, _docs_after(body), strict=True):
        match node:
            case ast.ClassDef():
                yield _interface(module, node)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() as value):
                yield _alias(name, value, docs)
            case ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias"), ast.expr() as value):
                yield _alias(name, value, docs)


def _docs_after(body: list[ast.stmt]) -> list[str]:
    """The string below each statement, which documents it; empty if there is none."""
    below = [*body[1:], None]
    return [node.value.value if _is_text(node) else "" for node in below]  # type: ignore[union-attr]


def _is_text(node: ast.stmt | None) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _alias(name: str, value: ast.expr, docs: str) -> str:
    line = f"export type {name} = {_type(value)};"
    if len(line) > WIDTH:
        line = f"export type {name} =" + "".join(f"\n  | {_type(part)}" for part in _parts(value)) + ";"
    return f"{_comment(docs)}{line}\n"


def _interface(module: str, node: ast.ClassDef) -> str:
    made = getattr(getattr(import_module(module), node.name), "__struct_config__", None)
    if made is None:
        return ""
    tagged = made.tag is not None and isinstance(made.tag, str)
    if made.tag_field is not None and not tagged:
        return ""
    lines = [f'  {made.tag_field}: "{made.tag}";\n'] if tagged else []
    lines += [
        _indented(_comment(docs)) + f"  {_field(field, made.forbid_unknown_fields, made.omit_defaults)};\n"
        for field, docs in _fields(module, node)
    ]
    return f"{_comment(ast.get_docstring(node) or '')}export interface {node.name} {{\n{''.join(lines)}}}\n"


def _fields(module: str, node: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    """A class's fields, after those of its bases in the same module."""
    tree = ast.parse(Path(str(import_module(module).__file__)).read_text("utf-8"))
    for base in tree.body:
        if isinstance(base, ast.ClassDef) and base.name in {getattr(each, "id", "") for each in node.bases}:
            yield from _fields(module, base)
    for field, docs in zip(node.body, _docs_after(node.body), strict=True):
        if isinstance(field, ast.AnnAssign):
            yield field, docs


def _field(field: ast.AnnAssign, is_sent: bool, omits_defaults: bool) -> str:
    assert isinstance(field.target, ast.Name)
    kind = _type(field.annotation)
    if omits_defaults and field.value is not None:
        return f"{field.target.id}?: {kind.removesuffix(' | null')}"
    optional = "?" if is_sent and field.value is not None else ""
    return f"{field.target.id}{optional}: {kind}"


def _parts(node: ast.expr) -> list[ast.expr]:
    """The members of a union."""
    if isinstance(node, ast.BinOp):
        return [*_parts(node.left), *_parts(node.right)]
    if isinstance(node, ast.Subscript) and _name(node.value) == "Literal":
        return [ast.Subscript(node.value, each) for each in _items(node.slice)]
    return [node]


def _type(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=value):
            return "null" if value is None else f'"{value!s}"'
        case ast.BinOp():
            return " | ".join(_type(part) for part in _parts(node))
        case ast.Subscript(value=outer, slice=inner):
            return _generic(_name(outer), _items(inner))
    raise ValueError(f"no TypeScript for {ast.unparse(node)}")


def _generic(outer: str, inner: list[ast.expr]) -> str:
    match outer, inner:
        case "Literal", _:
            return " | ".join(_type(each) for each in inner)
        case "Annotated", [first, *_]:
            return _type(first)
        case "tuple", [first, ast.Constant()]:
            held = _type(first)
            return f"readonly ({held})[]" if " " in held else f"readonly {held}[]"
        case "tuple", _:
            return f"readonly [{', '.join(_type(each) for each in inner)}]"
        case "dict", [key, value]:
            return f"Readonly<Record<{_type(key)}, {_type(value)}>>"
    raise ValueError(f"no TypeScript for {outer}")


def _items(node: ast.expr) -> list[ast.expr]:
    return list(node.elts) if isinstance(node, ast.Tuple) else [node]


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _comment(docs: str) -> str:
    lines = [line.strip() for line in docs.strip().replace("``", "`").splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _indented(text: str) -> str:
    return "".join(f"  {line}" for line in text.splitlines(keepends=True))


if __name__ == "__main__":
    TARGET.write_text(types(), "utf-8")
    sys.stdout.write(f"{TARGET}\n")
