"""Several people share a device: each has a port, and no port is told what another's hand holds."""

from __future__ import annotations

import json

import pytest

from tests.here.playing import Owner, begin, play, sit_down
from tests.server.leak_check import Knowledge
from tests.soak import KINDS, sweep


@pytest.mark.parametrize("rules", sweep(KINDS, ["bluffing"]))
def test_no_port_is_told_of_another_hand(rules: str) -> None:
    owner = Owner(1)
    everyone = sit_down(owner, 2, rules=rules)
    knowledge = {seated["seat"]: Knowledge(seated["seat"]) for seated in everyone}
    begin(owner, everyone)
    play(owner, everyone[0]["table"], 60)
    for port, messages in owner.told.items():
        for message in messages:
            if message["tell"] != "options":
                knowledge[port].check(message)
    assert all(each.messages > 60 for each in knowledge.values())


def test_no_port_is_told_what_the_cards_follow_from() -> None:
    owner = Owner(2)
    everyone = sit_down(owner, 2)
    begin(owner, everyone)
    play(owner, everyone[0]["table"], 30)
    stored = [json.loads(line) for line in owner.stored[everyone[0]["table"]]]
    secrets = [each[name] for each in stored for name in ("seed", "deck", "game") if name in each]
    assert len(secrets) >= 4
    told = "".join(text for texts in owner.sent.values() for text in texts)
    assert not [secret for secret in secrets if secret in told]


def test_people_and_bots_play_in_order() -> None:
    owner = Owner(3)
    everyone = sit_down(owner, 2)
    begin(owner, everyone)
    seats = play(owner, everyone[0]["table"], 24)
    assert seats == [(seats[0] + at) % 4 for at in range(24)]


def test_each_person_plays_only_with_their_own_port() -> None:
    owner = Owner(4)
    everyone = sit_down(owner, 2)
    begin(owner, everyone)
    while (turn := owner.view(0)["game"]["turn"]) % 2:
        owner.let_time_pass()
    table, other = everyone[0]["table"], 2 - turn
    (hint,) = owner.say(table, turn, "hint")
    *_, refused = owner.say(table, other, "play", version=owner.view(other)["version"], turn=hint["turn"])
    assert (refused["tell"], refused["code"]) == ("refused", "not_your_turn")
    (refused,) = owner.say(table, other, "hint")
    assert refused["code"] == "not_your_turn"


def test_a_port_opens_one_seat_of_one_table() -> None:
    owner = Owner(5)
    one, two = sit_down(owner, 2), owner.new_table()
    (bye,) = owner.say(two["table"], 9, "hello", token=one[0]["token"])
    assert (bye["tell"], bye["code"]) == ("bye", "unknown_token")
    (refused,) = owner.say(two["table"], 9, "hint")
    assert refused["code"] == "hello_first"
    (bye,) = owner.say("here-nowhere", 9, "hello", token=one[0]["token"])
    assert bye["code"] == "unknown_token"
    (refused,) = owner.say(one[0]["table"], 0, "hello", token=one[1]["token"])
    assert refused["code"] == "unreadable"


def test_everyone_is_there_while_the_device_shows_the_table() -> None:
    owner = Owner(6)
    everyone = sit_down(owner, 1)
    table = everyone[0]["table"]
    joined = owner.ask("POST", f"api/tables/{table}/join", {"name": "Ben", "color": "G"})
    assert not owner.view(0)["seats"][joined["seat"]]["here"]
    while owner.let_time_pass():
        pass
    assert owner.view(0)["seats"][joined["seat"]]["here"]
    owner.enter(joined, 2)
    owner.device.closed(table, 2)
    assert owner.device.wait() is None
    assert owner.view(0)["seats"][joined["seat"]]["here"]


def test_nobody_is_charged_while_the_device_is_away() -> None:
    owner = Owner(7)
    table = owner.new_table(pace={"seconds": 60})
    owner.enter(table)
    while owner.view()["game"]["turn"]:
        owner.let_time_pass()
    left = owner.view()["deadline"] - owner.now
    again = Owner(now=owner.now + 10_000, stored=owner.stored)
    view = again.enter(table)["table"]
    assert view["game"]["turn"] == 0
    assert view["deadline"] - again.now == pytest.approx(left, abs=0.1)


def test_someone_leaves_and_a_bot_takes_the_seat() -> None:
    owner = Owner(8)
    everyone = sit_down(owner, 2)
    begin(owner, everyone)
    told = owner.say(everyone[1]["table"], 2, "leave")
    assert [message["tell"] for message in told] == ["update", "done", "bye"]
    assert owner.view(0)["seats"][2]["kind"] == "bot"
    (bye,) = owner.say(everyone[1]["table"], 7, "hello", token=everyone[1]["token"])
    assert bye["code"] == "left"


def test_the_host_lets_someone_go() -> None:
    owner = Owner(9)
    everyone = sit_down(owner, 2)
    body = {"token": everyone[1]["token"], "seat": 0}
    assert owner.answer("POST", "api/seats/revoke", body).status == 403
    body = {"token": everyone[0]["token"], "seat": 0}
    assert owner.answer("POST", "api/seats/revoke", body).status == 409
    body = {"token": everyone[0]["token"], "seat": 2}
    assert owner.answer("POST", "api/seats/revoke", body).status == 204
    assert owner.view(0)["seats"][2]["kind"] == "open"


def test_a_token_stays_a_persons_when_sides_are_swapped() -> None:
    """The cards are dealt again with everyone one seat farther: each token opens its person's new seat."""
    owner = Owner(10)
    everyone = sit_down(owner, 2)
    begin(owner, everyone)
    table = everyone[0]["table"]
    while owner.view(0)["stage"] == "playing":
        play(owner, table, 50)
    names = [seat["name"] for seat in owner.view(0)["seats"]]
    *_, done = owner.say(table, 0, "rematch", version=owner.view(0)["version"], same_cards=True)
    assert done["tell"] == "done", done
    assert [seat["name"] for seat in owner.view(0)["seats"]] == [names[-1], *names[:-1]]
    assert owner.view(0)["me"]["seat"] == 1
    again = Owner(now=owner.now, stored=owner.stored)
    assert [again.enter(each, port)["table"]["me"]["seat"] for port, each in enumerate(everyone)] == [1, 3]


def test_a_screen_shows_the_table_without_a_hand() -> None:
    """While the device goes from one person to the next, it shows what everyone may see."""
    owner = Owner(11)
    everyone = sit_down(owner, 2)
    table = everyone[0]["table"]
    screen = owner.ask("POST", f"api/watch/{table}")
    assert screen["seat"] is None
    welcome = owner.enter(screen, 9)
    assert (welcome["tell"], welcome["table"]["me"]["seat"]) == ("welcome", None)
    begin(owner, everyone)
    knowledge = Knowledge(None)
    for port in (0, 2):
        owner.say(table, port, "show_hand", agree=True)
    play(owner, table, 40)
    (refused,) = owner.say(table, 9, "say", phrase="hello")
    assert (refused["tell"], refused["code"]) == ("refused", "not_allowed")
    owner.told[9].pop()
    for message in owner.told[9]:
        knowledge.check(message)
    assert knowledge.messages > 40
    assert owner.view(9)["watchers"] == 0
    assert owner.view(9)["game"]["late_hands"] is None
    assert not [line for line in owner.stored[table] if '"role"' in line]
    while owner.view(0)["game"]["turn"] % 2 == 0:
        play(owner, table, 1)
    owner.device.closed(table, 0)
    owner.device.closed(table, 2)
    assert owner.device.wait() is not None, "the device still shows the table"


def test_a_screen_opens_no_seat() -> None:
    owner = Owner(12)
    seated = sit_down(owner, 1)[0]
    token = owner.ask("POST", f"api/watch/{seated['table']}")["token"]
    assert owner.ask("POST", "api/mine", {"tokens": [token]}) == [
        {"table": None, "waiting": None, "goes": None}
    ]
    body = {"token": token, "rules": {"name": "arizona"}}
    assert owner.answer("POST", "api/seats/suggest", body).status == 403
