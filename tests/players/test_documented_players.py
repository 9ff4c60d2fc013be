"""The players in docs/players.md, and the commands that use them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from pegs import players as registry
from pegs.analysis.setup import GameSetup
from pegs.cli import main
from pegs.rules import load

TEXT = (Path(__file__).parents[2] / "docs" / "players.md").read_text("utf-8")
CLASSES = [block for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL) if ">>>" not in block]
COMMANDS = re.findall(r"^pegs (?:simulate|compare) .*$", TEXT, re.MULTILINE)


def documented_player(name: str) -> Any:
    """A player made from its code in the document."""
    (code,) = (block for block in CLASSES if f"class {name}:" in block)
    names: dict[str, Any] = {"players": registry}
    exec(code, names)
    return names[name]()


def test_cautious_goes_home_if_it_can() -> None:
    from pegs.engine.game import Game
    from pegs.notation import read_position, turn_text
    from pegs.view import view_of

    position = read_position(load("basic").rules, 4, 2, "4s,A3/5s/5s/5s A 25/?5/?5/?5")
    view = view_of(Game.from_position("basic", position), 0)
    assert turn_text(view.board, documented_player("Cautious").choose(view)) == "2 A3-Ah2"


def test_wrapped_plays_exactly_as_hints() -> None:
    setup = GameSetup(load("arizona"), 4, 2, "documented", 100)
    wrapped = setup.play_python_game(0, [documented_player("Wrapped") for _ in range(4)], ["wrapped"] * 4)
    hints = setup.play_python_game(0, [registry.make("hints") for _ in range(4)], ["hints"] * 4)
    assert wrapped.plies == hints.plies


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_run(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = (block for block in CLASSES if "class Cautious:" in block)
    (tmp_path / "cautious.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    _, *words = shlex.split(line)
    words[words.index("--games") + 1] = "4"
    with pytest.raises(SystemExit) as end:
        main([*words, "--max-turns", "60"])
    assert not end.value.code
    assert "4 games" in capsys.readouterr().out
