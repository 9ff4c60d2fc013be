"""Run the notebooks in docs, and write what their cells print and show.

Run: python tools/notebook.py
"""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOKS = sorted((Path(__file__).parents[1] / "docs").glob("*.ipynb"))
Cell = dict[str, Any]


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """Run the code cells in order, as Jupyter does, and replace their outputs; the names they defined."""
    names: dict[str, Any] = {"__name__": "__main__"}
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, 1):
        cell["execution_count"] = number
        cell["outputs"] = _outputs("".join(cell["source"]), names, number)
    return names


def _outputs(source: str, names: dict[str, Any], number: int) -> list[Cell]:
    """What a cell prints, and the value of its last line if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[Cell] = []
    if text := printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(text)})
    if value is not None:
        data = {"text/plain": _lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = _lines(value._repr_svg_())
        shown = {"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": data}
        outputs.append(shown)
    return outputs


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def read(file: Path) -> dict[str, Any]:
    """A notebook from its file."""
    notebook: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return notebook


def main() -> None:
    """Run all notebooks."""
    for file in NOTEBOOKS:
        notebook = read(file)
        run(notebook)
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
