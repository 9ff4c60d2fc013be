"""A table that nobody has opened for 60 days is offered once more, and then it goes."""

from __future__ import annotations

from typing import Any

from tests.here.playing import SHORT, Owner, play_to_the_end, sit_down

DAY = 24 * 3600.0


def listed(owner: Owner, *seated: dict[str, Any]) -> list[dict[str, Any]]:
    """What the page asks for its lists."""
    answer: list[dict[str, Any]] = owner.ask(
        "POST", "api/mine", {"tokens": [each["token"] for each in seated]}
    )
    return answer


def left_table() -> tuple[Owner, dict[str, Any]]:
    """A table at which a few turns were played, and a device that was put away."""
    owner = Owner()
    seated = owner.new_table()
    owner.enter(seated)
    for _ in range(3):
        owner.let_time_pass()
    owner.device.closed(seated["table"], 1)
    return owner, seated


def test_it_is_offered_for_a_week_and_then_goes() -> None:
    owner, seated = left_table()
    owner.now += 59 * DAY
    assert listed(owner, seated)[0].get("goes") is None
    owner.now += 2 * DAY
    (offered,) = listed(owner, seated)
    assert offered["table"]["table"] == seated["table"]
    assert offered["goes"] == owner.now + 7 * DAY
    owner.now += 6 * DAY
    # The device forgets nothing of that when its page is closed.
    owner = Owner(now=owner.now, stored=owner.stored)
    assert listed(owner, seated) == [offered]
    owner.now += DAY
    assert listed(owner, seated)[0]["table"] is None
    assert owner.stored == {}


def test_a_table_that_is_opened_again_stays() -> None:
    owner, seated = left_table()
    owner.now += 61 * DAY
    assert listed(owner, seated)[0]["goes"]
    owner.now += 6 * DAY
    owner.enter(seated)
    owner.device.closed(seated["table"], 1)
    owner.now += 59 * DAY
    assert listed(owner, seated)[0].get("goes") is None
    owner = Owner(now=owner.now, stored=owner.stored)
    owner.now += 2 * DAY
    assert listed(owner, seated)[0]["goes"] == owner.now + 7 * DAY


def test_a_table_that_was_not_dealt_stays_when_it_is_opened() -> None:
    owner = Owner()
    everyone = sit_down(owner, 2)
    for each in everyone:
        owner.device.closed(each["table"], each["seat"])
    owner.now += 61 * DAY
    assert listed(owner, everyone[0])[0]["goes"]
    owner.enter(everyone[0], 7)
    owner.device.closed(everyone[0]["table"], 7)
    owner.now += 8 * DAY
    owner = Owner(now=owner.now, stored=owner.stored)
    assert listed(owner, everyone[0])[0].get("goes") is None


def test_a_table_nobody_was_asked_about_stays_until_then() -> None:
    owner, seated = left_table()
    owner.now += 365 * DAY
    assert listed(owner, seated)[0]["goes"] == owner.now + 7 * DAY


def test_finished_games_and_tables_on_the_move_stay() -> None:
    owner = Owner()
    finished = owner.new_table(rules={"name": "", "toml": SHORT}, players=2, teams=2)
    owner.enter(finished)
    play_to_the_end(owner, finished)
    owner.device.closed(finished["table"], 1)
    moving = owner.new_table()
    owner.ask("POST", f"api/tables/{moving['table']}/move", {})
    before = {table: list(lines) for table, lines in owner.stored.items()}
    for _ in range(2):
        owner.now += 100 * DAY
        assert [each.get("goes") for each in listed(owner, finished, moving)] == [None, None]
    assert owner.stored == before
