"""Whatever a page sends, a device answers: nothing raises, so the worker never stops."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegs.here.requests import ROUTES
from tests.here.playing import SHORT, Owner, play_to_the_end
from tests.soak import examples

OWNER = Owner(77)
SEATED = OWNER.new_table(players=2, teams=2, rules={"name": "", "toml": SHORT})
OWNER.enter(SEATED)
GAME = play_to_the_end(OWNER, SEATED)["game_id"]
TABLE, TOKEN = SEATED["table"], SEATED["token"]
PARTS = st.sampled_from(
    [
        TABLE,
        GAME,
        TOKEN,
        "basic",
        "none",
        "..",
        "%2e%2e",
        "%00",
        "\ud83d\ude00",
        "x" * 500,
        "0",
        "-1",
        "here-",
        "%ff",
    ]
)
VALUES = st.sampled_from(
    [
        None,
        True,
        -1,
        0,
        3,
        10**30,
        1.5,
        "",
        "x",
        "basic",
        "R",
        TOKEN,
        f"{TABLE}.7",
        f"{TABLE}.screen",
        [],
        {},
        [[]],
    ]
)
NAMES = st.sampled_from(
    ["token", "tokens", "rules", "name", "toml", "seat", "suggestion", "color", "settings", "turn", "players"]
)
BODIES = st.recursive(
    VALUES,
    lambda inner: st.dictionaries(NAMES, inner, max_size=6) | st.lists(inner, max_size=3),
    max_leaves=8,
)


def answered(method: str, path: str, text: str) -> None:
    """Ask, and check that there is an answer; what would be stored or deleted isn't."""
    step = OWNER.device.request(method, path, text, "es")
    if step.store or step.drop:
        step.cancel()
        return
    answer = step.apply().answer
    assert answer is not None
    assert 200 <= answer.status < 600


@pytest.mark.parametrize("route", sorted(ROUTES))
def test_every_request_is_answered(route: str) -> None:
    @given(
        st.lists(PARTS, min_size=2, max_size=2),
        BODIES,
        st.sampled_from(["", "?lang=xx", "?day=&rules=%00", "?&&=="]),
    )
    @examples(15)
    def check(parts: list[str], body: object, query: str) -> None:
        method, path = route.split()
        for part in parts:
            path = path.replace("{}", part, 1).replace("{number}", "999999999", 1)
        answered(method, path + query, json.dumps(body))

    check()


@pytest.mark.parametrize(
    "text", ["", "{", "nul", "[" * 100_000, '{"x":' * 100_000, '"\\ud800"', "\x00", "💥"]
)
def test_bodies_that_cannot_be_read_are_answered(text: str) -> None:
    for route in sorted(ROUTES):
        method, path = route.split()
        answered(method, path.replace("{}", TABLE).replace("{number}", "1"), text)


@pytest.mark.parametrize(
    "path", ["", "/", "api", "api/tables/", "//api//rules", "api/rules?" + "a=b&" * 5000, "?"]
)
def test_paths_that_are_none_are_answered(path: str) -> None:
    for method in ("GET", "POST", "DELETE", ""):
        answered(method, path, "{}")


COMMANDS = st.sampled_from(
    [
        "play",
        "hint",
        "why",
        "options",
        "read",
        "say",
        "rematch",
        "hello",
        "take_back",
        "set_seat",
        "swap_seats",
        "leave",
    ]
)
FIELDS = st.dictionaries(
    st.sampled_from(
        ["version", "turn", "card", "seat", "text", "phrase", "bot", "one", "other", "token", "first", "skip"]
    ),
    VALUES,
    max_size=4,
)


@given(COMMANDS, FIELDS)
@examples(100)
def test_every_message_is_answered(do: str, fields: dict[str, Any]) -> None:
    message = {"do": do, "id": "x", **fields}
    step = OWNER.device.receive(TABLE, 1, json.dumps(message))
    if step.store or step.drop:
        step.cancel()
    else:
        assert all(json.loads(text)["tell"] for _, text in step.apply().told)


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"do":1}', "[" * 100_000, '{"do":"ping","id":"\\ud800"}', "\x00"]
)
def test_messages_that_cannot_be_read_are_refused(text: str) -> None:
    ((_, told),) = OWNER.device.receive(TABLE, 1, text).apply().told
    assert json.loads(told)["code"] == "unreadable"
