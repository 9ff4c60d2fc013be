"""Links with rules in them: any app takes them whole, and the browser reads them."""

from __future__ import annotations

import base64
import re
import zlib

from pegs.rules import load, write
from pegs.rules.ruleset import NAMES
from pegs.rules.sheet_link import RAW, sheet_link


def test_links_have_only_letters_that_no_app_changes() -> None:
    """A “+” would end the link in some messengers, and the browser would read only what's before it."""
    sheets = [write(load(name)) for name in NAMES]
    packed = [sheet_link(sheet).partition("#r=")[2] for sheet in sheets]
    assert [each for each in packed if not re.fullmatch(r"[\w-]+", each)] == []
    assert any(set("-_") & set(each) for each in packed), "no sheet has what stands for + and /"
    for sheet, text in zip(sheets, packed, strict=True):
        letters = text + "=" * (-len(text) % 4)
        assert zlib.decompress(base64.urlsafe_b64decode(letters), RAW).decode() == sheet
