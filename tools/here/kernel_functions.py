"""The kernel's functions are in its library, so a device has no use for what they consist of in Python."""

from __future__ import annotations

import ast

FOLDERS = ("pegs/engine/kernel/", "pegs/players/")
"""Where no other code calls kernel functions, except for entry points, which are the library's."""
DECORATORS = {"entry", "inner", "rare", "small"}
"""They are in `pegs.engine.kernel.compiler`."""
_BODY = ast.parse("raise NotImplementedError").body


def without_bodies(source: str) -> str:
    """A module's source in which calling a kernel function is an error."""
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and DECORATORS & {*map(ast.unparse, node.decorator_list)}:
            node.body = _BODY
    return ast.unparse(tree)
