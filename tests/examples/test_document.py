"""What docs/bots.md shows is what the server understands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec

from pegs.protocol.commands import AnyCommand
from pegs.protocol.messages import ByeCode, NoticeCode, RefusalCode
from pegs.protocol.rest import Join, Problem

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_every_command_that_is_shown_can_be_read() -> None:
    shown = re.findall(r'\{"do": .*?\}(?=`)', DOCUMENT)
    assert len(shown) >= 6
    lengths = {"token": 43, "commitment": 64, "secret": 64}
    for text in shown:
        whole = re.sub(r'"(\w+)": "…"', lambda name: f'"{name[1]}": "{"a" * lengths.get(name[1], 1)}"', text)
        msgspec.json.decode(whole, type=AnyCommand)


def test_the_request_for_a_seat_can_be_read() -> None:
    (body,) = re.findall(r"POST /api/tables/TABLECODE/join +(\{.*\})", DOCUMENT)
    assert msgspec.json.decode(body, type=Join).name == "Pythia"
    (refusal,) = re.findall(r"A refusal is `(.*?)`", DOCUMENT)
    assert msgspec.json.decode(refusal, type=Problem).code in get_args(RefusalCode)


def test_every_reason_that_is_named_is_one() -> None:
    codes = {*get_args(RefusalCode), *get_args(ByeCode), *get_args(NoticeCode)}
    trouble = DOCUMENT.split("## When something goes wrong")[1].split("##")[0]
    named = set(re.findall(r"`([a-z_]+)`", trouble))
    others = {
        *("code", "sentence", "rule", "table", "options", "update", "id", "hello", "version", "since"),
        *("welcome", "log", "done", "retry", "sent_elsewhere"),
    }
    assert named - others <= codes
