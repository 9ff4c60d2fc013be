"""A device plays a whole game alone: what it stores, and what its client is told."""

from __future__ import annotations

from pegs.table.stored_events import decode_event
from pegs.table.table import Table
from tests.here.playing import SHORT, Owner, play_to_the_end


def test_a_game_is_played_to_its_end() -> None:
    owner = Owner()
    seated = owner.new_table()
    welcome = owner.enter(seated)
    assert (welcome["tell"], welcome["table"]["stage"]) == ("welcome", "playing")
    assert play_to_the_end(owner, seated)["stage"] == "over"


def test_a_restored_table_is_as_it_was() -> None:
    owner = Owner()
    seated = owner.new_table()
    owner.enter(seated)
    for _ in range(30):
        if owner.view()["game"]["turn"] == 0:
            owner.play_hint(seated["table"])
        else:
            owner.let_time_pass()
    again = Owner(now=owner.now, stored=owner.stored)
    welcome = again.enter(seated)
    assert welcome["table"] == {**owner.view(), "version": welcome["table"]["version"]}


def test_the_log_is_what_a_server_stores() -> None:
    owner = Owner()
    seated = owner.new_table()
    owner.enter(seated)
    play_to_the_end(owner, seated)
    lines = [line for line in owner.stored[seated["table"]] if not line.startswith('{"here":')]
    table = Table.from_events(decode_event(line.encode()) for line in lines)
    assert table.state.stage == "over"


def test_a_table_that_everyone_has_left_is_deleted() -> None:
    owner = Owner()
    seated = owner.new_table()
    owner.enter(seated)
    told = owner.say(seated["table"], 1, "leave")
    assert [message["tell"] for message in told] == ["update", "done", "bye"]
    assert owner.stored == {}
    assert owner.answer("GET", f"api/tables/{seated['table']}").status == 404


def test_games_stay_when_everyone_has_left() -> None:
    owner = Owner()
    rules = {"name": "", "toml": SHORT}
    seated = owner.new_table(rules=rules, players=2, teams=2)
    owner.enter(seated)
    game = play_to_the_end(owner, seated)["game_id"]
    owner.say(seated["table"], 1, "leave")
    again = Owner(stored=owner.stored)
    assert again.ask("GET", f"api/games/{game}")["game"] == game


def test_a_clock_that_is_set_back_stops_nothing() -> None:
    owner = Owner()
    seated = owner.new_table(pace={"seconds": 60})
    owner.enter(seated)
    for _ in range(40):
        owner.now -= 3600
        if owner.view()["game"]["turn"] == 0:
            owner.play_hint(seated["table"])
        else:
            wait = owner.device.wait()
            assert wait is not None
            assert wait < 60
            owner.let_time_pass()
    assert owner.view()["game"]["ply"] > 10
    again = Owner(now=owner.now - 3600, stored=owner.stored)
    again.enter(seated)
    while again.view()["game"]["turn"]:
        assert (again.device.wait() or 0) < 60
        again.let_time_pass()
