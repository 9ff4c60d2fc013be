"""A game goes from one device to another as a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.here.playing import SHORT, Owner, record_of, turns_of
from tests.soak import KINDS, sweep

SAME = ("winner", "pegs", "board", "seed", "commitment", "contributions", "shuffles", "on_device", "pile")
"""What a replay has on every device, besides its log."""


def lasting(replay: dict[str, Any]) -> list[Any]:
    """What happened in a replay, without who decided, and when."""
    return [{**each, "at": None, "by": None, "lines": None} for each in replay["log"]]


@pytest.mark.parametrize("rules", sweep(KINDS, ["guide"]))
def test_a_record_is_the_same_game_on_another_device(rules: str) -> None:
    owner, game, text = record_of({"name": rules})
    other = Owner(1)
    (opened,) = other.ask("POST", "api/records", {"text": text})
    assert opened["game"].startswith("here-")
    there, here = (
        each.ask("GET", f"api/games/{name}") for each, name in ((owner, game), (other, opened["game"]))
    )
    assert lasting(here) == lasting(there)
    for name in SAME:
        assert here[name] == there[name], name
    again = other.ask("GET", f"api/games/{opened['game']}/record")
    assert turns_of(again) == turns_of(text)
    assert other.ask("POST", f"api/games/{opened['game']}/check") == owner.ask(
        "POST", f"api/games/{game}/check"
    )
    restored = Owner(2, stored=other.stored)
    assert restored.ask("GET", f"api/games/{opened['game']}") == here


def test_the_game_is_among_ones_own() -> None:
    _, _, text = record_of()
    other = Owner(1)
    (opened,) = other.ask("POST", "api/records", {"text": text})
    (mine,) = other.ask("POST", "api/mine", {"tokens": [opened["seated"]["token"]]})
    assert [each["game"] for each in mine["table"]["games"]] == [opened["game"]]
    assert other.ask("GET", f"api/games/{opened['game']}/turns/2/coach")["seat"] in range(4)


def test_several_games_of_a_file_are_opened_together() -> None:
    _, _, one = record_of()
    _, _, two = record_of(seed=5)
    other = Owner(1)
    opened = other.ask("POST", "api/records", {"text": f"{one}\n{two}"})
    assert len({each["game"] for each in opened}) == len(other.stored) == 2


def test_a_game_that_a_server_dealt_is_not_said_to_be_of_a_device() -> None:
    _, _, text = record_of()
    text = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("[Shuffled "))
    other = Owner(1)
    (opened,) = other.ask("POST", "api/records", {"text": text})
    assert other.ask("POST", f"api/games/{opened['game']}/check") == {
        "commitment_holds": True,
        "contributions_hold": True,
        "deal_holds": True,
        "date_holds": True,
        "on_device": False,
    }
    answer = other.answer("POST", f"api/tables/{opened['seated']['table']}/move")
    assert (answer.status, json.loads(answer.body)["code"]) == (409, "not_allowed")


def wrong_records() -> list[str]:
    _, _, text = record_of()
    lines = text.splitlines()
    turn = next(at for at, line in enumerate(lines) if line.startswith("3. "))
    return [
        "",
        "nothing",
        text[: len(text) // 2],
        "\n".join([*lines[:turn], *lines[turn + 1 :]]),
        text.replace("end A", "end B") if "end A" in text else text.replace("end B", "end A"),
        text.replace('[Seed "', '[Seed "0', 1),
        text.replace('[Players "4"]', '[Players "5"]'),
        text * 31,
    ]


def test_wrong_records_are_refused() -> None:
    other = Owner(1)
    for text in wrong_records():
        answer = other.answer("POST", "api/records", {"text": text})
        assert answer.status == 409, text[:200]
    assert other.stored == {}


def test_another_kind_of_file_is_not_read_line_by_line() -> None:
    for text in ("", "nothing", "\ufffdPNG\r\n\0", '{"a": 1}'):
        answer = Owner().answer("POST", "api/records", {"text": text})
        assert json.loads(answer.body)["sentence"] == "Choose a file with up to 30 saved games.", text


def test_games_that_are_not_over_are_refused() -> None:
    text = (Path(__file__).parents[1] / "stable" / "1.0" / "games.pegs").read_text("utf-8")
    games = [f"[Pegs {each}" for each in text.split("[Pegs ")[1:]]
    assert len(games) > 10
    for game in games:
        answer = Owner().answer("POST", "api/records", {"text": game})
        assert answer.status == 409
        assert "Only whole games can be opened" in json.loads(answer.body)["sentence"]


def test_what_was_taken_back_or_corrected_is_in_it() -> None:
    owner = Owner(6)
    seated = owner.new_table(rules={"name": "", "toml": SHORT}, board="wooden")
    owner.enter(seated)
    table, taken_back, corrected = seated["table"], False, False
    while owner.view()["stage"] == "playing":
        view = owner.view()
        if view["instruction"] is not None:
            owner.say(table, 1, "pegs_moved", ply=view["instruction"]["ply"])
        elif view["game"]["turn"]:
            owner.let_time_pass()
        elif not taken_back and view["game"]["ply"] > 8 and view["can_take_back"]:
            owner.say(table, 1, "take_back", version=view["version"])
            taken_back = True
        elif not corrected and max(view["game"]["pegs"][1]) > -1:
            move = {"seat": 1, "origin": max(view["game"]["pegs"][1]), "target": -1}
            owner.say(table, 1, "correct_board", version=view["version"], moves=[move])
            corrected = True
        else:
            owner.play_hint(table)
    game = owner.view()["game_id"]
    text = owner.ask("GET", f"api/games/{game}/record")
    assert "\nback 1 " in text
    assert "\nboard " in text
    other = Owner(7)
    (opened,) = other.ask("POST", "api/records", {"text": text})
    assert turns_of(other.ask("GET", f"api/games/{opened['game']}/record")) == turns_of(text)
