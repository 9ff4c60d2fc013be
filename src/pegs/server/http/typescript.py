"""TypeScript types of the protocol: ``python -m pegs.server.http.typescript`` reads them from its source.

The source rather than the classes, because only there the names of aliases and the words about fields stand.
What a client sends may leave out the fields that have a default; what it receives is complete, but for the
few structures that leave out their defaults.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module, util
from pathlib import Path

from pegs.core.operations import Travel
from pegs.table.protocol.operations import CLASSES, tag_of

MODULES = (
    "pegs.table.protocol.settings",
    "pegs.story.parts",
    "pegs.story.statistics",
    *(f"pegs.table.protocol.{name}" for name in ("game_view", "log", "table_view", "commands", "messages")),
    "pegs.table.protocol.rest",
)
TARGET = Path(__file__).parents[4] / "web" / "src" / "protocol" / "types.ts"
HEAD = "// Made by `python -m pegs.server.http.typescript` from src/pegs/table/protocol; edit those files.\n"
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
"""The types of an operation's fields as `pegs.table.protocol.operations` sends them."""


def _operations() -> Iterator[str]:
    """The operations, which are sent as `pegs.core.operations` has them."""
    names = {each.__name__: tag_of(each) for each in CLASSES}
    for node in _source("pegs.core.operations"):
        if not isinstance(node, ast.ClassDef) or node.name not in names:
            continue
        lines = [f'  op: "{names[node.name]}";\n']
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                lines.append(f"  {_operation_field(field.target.id, field.annotation)};\n")
        words = _comment(ast.get_docstring(node) or "")
        yield f"{words}export interface {node.name} {{\n{''.join(lines)}}}\n"
    yield "export type AnyOperation =" + "".join(f"\n  | {name}" for name in names) + ";\n"


def _operation_field(name: str, annotation: ast.expr) -> str:
    known = {"declared": "declared: Card | null", "order": "cards: number"}
    return known.get(name) or f"{name}: {_SENT.get(ast.unparse(annotation)) or _type(annotation)}"


def _declarations(module: str, body: list[ast.stmt]) -> Iterator[str]:
    for node, words in zip(body, _words_after(body), strict=True):
        match node:
            case ast.ClassDef():
                yield _interface(module, node)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() as value):
                yield _alias(name, value, words)
            case ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias"), ast.expr() as value):
                yield _alias(name, value, words)


def _words_after(body: list[ast.stmt]) -> list[str]:
    """What is written below each statement."""
    below = [*body[1:], None]
    return [node.value.value if _is_text(node) else "" for node in below]  # type: ignore[union-attr]


def _is_text(node: ast.stmt | None) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _alias(name: str, value: ast.expr, words: str) -> str:
    line = f"export type {name} = {_type(value)};"
    if len(line) > WIDTH:
        line = f"export type {name} =" + "".join(f"\n  | {_type(part)}" for part in _parts(value)) + ";"
    return f"{_comment(words)}{line}\n"


def _interface(module: str, node: ast.ClassDef) -> str:
    made = getattr(getattr(import_module(module), node.name), "__struct_config__", None)
    if made is None:
        return ""
    tagged = made.tag is not None and isinstance(made.tag, str)
    if made.tag_field is not None and not tagged:
        return ""
    lines = [f'  {made.tag_field}: "{made.tag}";\n'] if tagged else []
    lines += [
        _indented(_comment(words)) + f"  {_field(field, made.forbid_unknown_fields, made.omit_defaults)};\n"
        for field, words in _fields(module, node)
    ]
    return f"{_comment(ast.get_docstring(node) or '')}export interface {node.name} {{\n{''.join(lines)}}}\n"


def _fields(module: str, node: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    """The class's own fields after those it has from its base in the same module."""
    tree = ast.parse(Path(str(import_module(module).__file__)).read_text("utf-8"))
    for base in tree.body:
        if isinstance(base, ast.ClassDef) and base.name in {getattr(each, "id", "") for each in node.bases}:
            yield from _fields(module, base)
    for field, words in zip(node.body, _words_after(node.body), strict=True):
        if isinstance(field, ast.AnnAssign):
            yield field, words


def _field(field: ast.AnnAssign, is_sent: bool, omits_defaults: bool) -> str:
    assert isinstance(field.target, ast.Name)
    kind = _type(field.annotation)
    if omits_defaults and field.value is not None:
        return f"{field.target.id}?: {kind.removesuffix(' | null')}"
    optional = "?" if is_sent and field.value is not None else ""
    return f"{field.target.id}{optional}: {kind}"


def _parts(node: ast.expr) -> list[ast.expr]:
    """The parts of a union."""
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


def _comment(words: str) -> str:
    lines = [line.strip() for line in words.strip().replace("``", "`").splitlines()]
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
