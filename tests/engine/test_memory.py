"""Records in memory: they lie as NumPy's do, and their fields write through."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from pegs.engine.kernel.fields import Fields
from pegs.engine.kernel.layout import GAME, RULES, SCRATCH
from pegs.engine.kernel.memory import Block, Layout, floats, words
from pegs.players.net import NET
from pegs.players.search import SEARCH
from pegs.players.workspace import WORKSPACE

MIXED = Layout([("small", "i1", 3), ("wide", "i8"), ("grid", "f4", (2, 3)), ("last", "i2")])
LAYOUTS = {
    "game": GAME,
    "rules": RULES,
    "scratch": SCRATCH,
    "net": NET,
    "search": SEARCH,
    "workspace": WORKSPACE,
    "mixed": MIXED,
}


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_fields_are_where_numpy_has_them(layout: Layout) -> None:
    numpys: Any = np.dtype(list(layout.fields), align=True)
    assert layout.itemsize == numpys.itemsize == layout.dtype.itemsize
    assert layout.offsets == {name: numpys.fields[name][1] for name in numpys.names}


def test_a_field_is_read_and_written_in_its_record_only() -> None:
    block = Block(MIXED, 3)
    fields = Fields(block[1:2])
    fields.set(wide=-5, last=7)
    fields.small[:] = [1, 2, -3]
    fields.grid[1][2] = 0.5
    seen = block.numpy()
    assert seen["wide"].tolist() == [0, -5, 0]
    assert seen["last"].tolist() == [0, 7, 0]
    assert seen["small"][1].tolist() == [1, 2, -3]
    assert seen["grid"][1].tolist() == [[0, 0, 0], [0, 0, 0.5]]
    assert block.field("wide", 1)[0] == -5
    with pytest.raises(AttributeError, match="missing"):
        _ = fields.missing


@pytest.mark.parametrize(
    "again", [Block.copy, copy.deepcopy, lambda block: pickle.loads(pickle.dumps(block))]
)
def test_a_copy_has_memory_of_its_own(again: Any) -> None:
    block = Block(MIXED, 2)
    block.field("wide", 1)[0] = 9
    twin = again(block)
    assert twin.bytes() == block.bytes()
    twin.field("wide", 1)[0] = 8
    assert block.field("wide", 1)[0] == 9


def test_memory_is_zero_at_first_whatever_its_size() -> None:
    for layout in (MIXED, SCRATCH):
        assert not any(Block(layout).bytes())
    assert words(2)[:] == [0, 0]
    assert words((3, -4))[:] == [3, -4]
    assert floats(2)[:] == [0.0, 0.0]
