"""A device's worker can be killed at any moment: nothing that was acknowledged is lost, or done twice."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pegs.table.table import Table
from tests.here.playing import Owner, events_of
from tests.soak import examples


class Person:
    """Someone at a device whose worker may be killed: their client says again what wasn't acknowledged."""

    def __init__(self, chance: Random) -> None:
        self.chance, self.owner = chance, Owner(chance.randrange(1 << 30))
        self.seated = self.owner.new_table()
        self.table = self.seated["table"]
        self.acknowledged = 0
        """The newest version that the client was told of."""
        self.done: set[str] = set()
        """The commands that the client knows to be carried out."""
        self.asked = 0
        self.port = 0
        self.come_back()

    def come_back(self) -> None:
        """Start the worker again from what is stored, and say hello."""
        self.owner = Owner(self.chance.randrange(1 << 30), self.owner.now, self.owner.stored)
        self.port += 1
        self.welcome = self.owner.enter(self.seated, self.port)
        assert self.welcome["table"]["version"] >= self.acknowledged
        self.acknowledged = self.welcome["table"]["version"]

    def carry_out(self, step: Any) -> bool:
        """Carry out a step, unless the worker is killed on the way; whether it wasn't."""
        cut = self.chance.choice(["before", "stored", "applied", *[""] * 12])
        if cut == "before":
            return self._killed()
        self.owner.keep(step)
        if cut == "stored":
            return self._killed()
        told = [json.loads(text) for port, text in step.apply().told if port == self.port]
        if cut == "applied":
            return self._killed()
        self.owner.told[self.port] += told
        for message in told:
            if message["tell"] == "done":
                self.done.add(message["id"])
            if "table" in message:
                self.acknowledged = message["table"]["version"]
        return True

    def _killed(self) -> bool:
        self.come_back()
        return False

    def command(self, do: str, **fields: Any) -> None:
        """Send a command until it's answered."""
        self.asked += 1
        text = json.dumps({"do": do, "id": f"q{self.asked}", **fields})
        while not self.carry_out(self.owner.device.receive(self.table, self.port, text)):
            pass

    def go_on(self) -> None:
        """Say something, play, or let a bot play."""
        view = self.owner.view(self.port)
        if self.chance.random() < 0.2:
            self.command("say", phrase="nice")
        elif view["game"]["turn"] == 0:
            (answer,) = self.owner.say(self.table, self.port, "hint")
            self.command("play", version=view["version"], turn=answer["turn"])
        elif (wait := self.owner.device.wait()) is not None:
            self.owner.now += wait
            self.carry_out(self.owner.device.pass_time())


@given(st.integers(0, 1 << 30))
@examples(15)
def test_nothing_is_lost_or_done_twice(seed: int) -> None:
    person = Person(Random(seed))
    for _ in range(40):
        if person.owner.view(person.port)["stage"] == "playing":
            person.go_on()
    events = events_of(person.owner.stored[person.table])
    mine = [each for each in events if getattr(each, "by", "") == "person" or hasattr(each, "phrase")]
    assert len(mine) == len(person.done) > 0
    assert Table.from_events(events).version == len(events) >= person.acknowledged


@given(st.integers(0, 1 << 30))
@examples(10)
def test_a_restored_device_tells_its_client_the_same(seed: int) -> None:
    """Byte for byte, as long as nothing has happened meanwhile."""
    chance = Random(seed)
    owner = Owner(seed)
    seated = owner.new_table()
    owner.enter(seated)
    for _ in range(chance.randrange(40)):
        if owner.view()["game"]["turn"] == 0:
            owner.play_hint(seated["table"])
        else:
            owner.let_time_pass()
    hello = json.dumps({"do": "hello", "id": "h", "token": seated["token"], "language": "es"})
    again = Owner(now=owner.now, stored=owner.stored)
    texts = [each.device.receive(seated["table"], 2, hello).apply().told for each in (owner, again)]
    assert texts[0] == texts[1]


def test_a_step_that_cannot_be_stored_changes_nothing() -> None:
    owner = Owner()
    seated = owner.new_table()
    owner.enter(seated)
    while owner.view()["game"]["turn"]:
        owner.let_time_pass()
    (hint,) = owner.say(seated["table"], 1, "hint")
    before = owner.view()
    play = {"do": "play", "id": "p", "version": before["version"], "turn": hint["turn"]}
    step = owner.device.receive(seated["table"], 1, json.dumps(play))
    assert step.store
    step.cancel()
    assert owner.enter(seated, 2)["table"] == before
    *_, done = owner.say(seated["table"], 1, "play", version=before["version"], turn=hint["turn"])
    assert done["tell"] == "done"


def test_a_new_table_that_cannot_be_stored_is_not_there() -> None:
    owner = Owner()
    body = json.dumps({"settings": {}, "name": "Ana", "color": "R"})
    step = owner.device.request("POST", "api/tables", body, "en")
    (stored,) = step.store
    step.cancel()
    assert owner.answer("GET", f"api/tables/{stored.table}").status == 404
