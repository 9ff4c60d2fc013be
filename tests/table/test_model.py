"""Compares a table with a simple model of it while people do anything in any order.

The model knows the seats, the stage, and what must be refused. A refusal changes nothing, and no card is ever
lost. `make soak` also lets them do more in one go.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, precondition, rule

from pegs.core.cards import N_RANKS
from pegs.protocol import commands as do
from pegs.protocol.settings import Pace
from pegs.rules.ruleset import NAMES as RULE_SETS
from pegs.table.command_errors import RefusedError
from pegs.table.table import Table
from tests.soak import examples
from tests.table.sitting import NAMES, Sitting, settings_of
from tests.table.test_fold import looks, stored

SEATS = st.integers(0, 3)
OPEN, BOT = "open", "bot"
FAST = Pace(bot_seconds=0.0)


class TableMachine(RuleBasedStateMachine):
    """People, bots and time at one table of four."""

    said = Bundle("said")

    @initialize(rules=st.sampled_from(RULE_SETS), seed=st.integers(0, 99))
    def make(self, rules: str, seed: int) -> None:
        self.sitting = Sitting(settings_of(rules, players=4, take_back=True, pace=FAST), seed)
        self.seats = [NAMES[0], OPEN, OPEN, OPEN]
        self.here: set[int] = set()
        self.stage = "gathering"
        self.version = self.table.version

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def persons(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who not in (OPEN, BOT)]

    def refused(self, work: Callable[[], object], *codes: str) -> None:
        """The command is refused for one of these reasons, and nothing has changed."""
        before, state = looks(self.table), self.table.version
        with pytest.raises(RefusedError) as refusal:
            work()
        assert refusal.value.code in codes
        assert (looks(self.table), self.table.version) == (before, state)

    # --- seats

    @rule(seat=SEATS)
    def sit(self, seat: int) -> None:
        def sit() -> None:
            self.sitting.apply(self.table.sit(NAMES[seat], "R", seat, self.sitting.now)[1])

        if self.seats[seat] == OPEN:
            sit()
            self.seats[seat] = NAMES[seat]
            self.here.discard(seat)
        else:
            self.refused(sit, "seat_taken")

    @rule(seat=SEATS, bot=st.sampled_from(["greedy", None]))
    def give_to_a_bot(self, seat: int, bot: str | None) -> None:
        host = next((each for each in self.persons if self.table.state.seats[each].host), None)
        if host is None:
            return
        seat_state = self.table.state.seats[seat]

        def give() -> None:
            self.sitting.say(host, do.SetSeat(id="give", seat=seat, bot=bot))

        if seat_state.person and (bot is None or seat in self.here):
            self.refused(give, "seat_taken")
        else:
            give()
            if not seat_state.person:
                self.seats[seat] = BOT if bot else OPEN

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        if seat in self.persons:
            self.sitting.say(seat, do.Leave(id="leave"))
            self.seats[seat] = OPEN if self.stage == "gathering" else BOT
            self.here.discard(seat)

    @rule(seat=SEATS)
    def come(self, seat: int) -> None:
        if seat in self.persons:
            self.sitting.apply(self.table.connected(seat, self.sitting.now))
            self.here.add(seat)

    @rule(seat=SEATS)
    def go(self, seat: int) -> None:
        if seat in self.persons:
            self.sitting.apply(self.table.disconnected(seat, self.sitting.now))
            self.here.discard(seat)

    # --- the game

    @rule(seat=SEATS, same_cards=st.booleans())
    def deal(self, seat: int, same_cards: bool) -> None:
        if seat not in self.persons:
            return
        version = self.table.version
        host = self.table.state.seats[seat].host
        if self.stage == "over":
            self.sitting.say(seat, do.Rematch(id="again", version=version, same_cards=same_cards))
            self.stage = "playing"
            if same_cards:
                self.seats = [self.seats[(each - 1) % 4] for each in range(4)]
                self.here = {(each + 1) % 4 for each in self.here}
            return
        start = do.Start(id="start", version=version)
        if self.stage == "gathering" and host:
            self.sitting.say(seat, start)
            self.seats = [BOT if who == OPEN else who for who in self.seats]
            self.stage = "playing"
        else:
            self.refused(lambda: self.sitting.say(seat, start), "not_allowed", "not_playing")

    @rule(target=said, times=st.integers(1, 8))
    def play(self, times: int) -> tuple[int, do.Play] | None:
        """Play a few turns. The last one may be sent again later."""
        last = None
        for _ in range(times):
            if self.stage != "playing":
                break
            seat = self.sitting.turn
            if self.seats[seat] == BOT or seat not in self.persons:
                task = self.table.bot_to_move()
                if task is None:
                    break
                self.sitting.let_bot_play()
            else:
                version = self.table.version
                turn = self.sitting.random.choice(self.sitting.options).turn
                last = (seat, do.Play(id="play", version=version, turn=turn))
                self.sitting.say(*last)
            if not self.sitting.is_playing:
                self.stage = "over"
        return last

    @rule(again=said)
    def say_again(self, again: tuple[int, do.Play] | None) -> None:
        """A command that was applied already arrives late, or twice."""
        if again is None or again[0] not in self.persons:
            return
        codes = ("stale", "paused", "not_playing")
        self.refused(lambda: self.sitting.say(*again), *codes)

    @rule(seat=SEATS)
    def play_for_another(self, seat: int) -> None:
        if self.stage == "playing" and seat in self.persons and seat != self.sitting.turn:
            other = do.Play(id="other", version=self.table.version, turn="A5")
            self.refused(lambda: self.sitting.say(seat, other), "not_your_turn")

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        if seat not in self.persons:
            return
        back = do.TakeBack(id="back", version=self.table.version)
        if self.sitting.view(seat).can_take_back:
            plies = len(self.table.state.running.plies)
            self.sitting.take_back(seat)
            assert len(self.table.state.running.plies) < plies
            assert self.sitting.turn == seat
        else:
            self.refused(lambda: self.sitting.say(seat, back), "not_allowed", "paused", "not_playing")

    @rule(seat=SEATS)
    def pause_or_go_on(self, seat: int) -> None:
        if seat not in self.persons or self.stage not in ("playing", "paused"):
            return
        if self.stage == "playing":
            self.sitting.say(seat, do.Pause(id="pause"))
            self.stage = "paused"
        else:
            self.sitting.say(seat, do.Resume(id="resume"))
            self.stage = "playing"

    @rule(seconds=st.sampled_from([0.1, 5.0, 200.0, 100_000.0]))
    def wait(self, seconds: float) -> None:
        self.sitting.now += seconds
        events = self.table.tick(self.sitting.now)
        self.sitting.apply(events)
        for seat in self.here:
            assert self.table.state.seats[seat].stand_in is None

    # --- what always holds

    @invariant()
    def people_have_the_models_seats(self) -> None:
        kinds = {"open": OPEN, "bot": BOT}
        seats = self.sitting.view(None).seats
        assert [kinds.get(seat.kind, seat.name) for seat in seats] == self.seats
        assert {seat.seat for seat in seats if seat.kind == "person" and seat.here} == self.here
        assert self.sitting.view(None).stage == self.stage

    @invariant()
    def someone_is_the_host_if_anyone_is_there(self) -> None:
        hosts = [seat for seat in self.persons if self.table.state.seats[seat].host]
        assert len(hosts) == bool(self.persons)

    @invariant()
    def versions_only_grow(self) -> None:
        assert self.table.version == len(self.sitting.events) >= self.version
        self.version = self.table.version

    @invariant()
    def cards_are_conserved_and_hands_are_hidden(self) -> None:
        if self.stage == "gathering":
            return
        game = self.table.state.running
        position = game.position
        counts = list(game.rules.pack(4))
        hands = [hand for hand in position.hands if not isinstance(hand, int)]
        assert len(hands) == 4
        dealt = [sum(hand[rank] for hand in hands) for rank in range(N_RANKS)]
        assert all(held <= whole for held, whole in zip(dealt, counts, strict=True))
        if self.stage != "over":
            assert self.sitting.game(None).hand is None
            for seat in self.persons:
                assert self.sitting.game(seat).hand is not None

    @precondition(lambda self: self.table.version % 7 == 0)
    @invariant()
    def it_can_be_restored(self) -> None:
        assert looks(Table.from_events(stored(self.sitting.events))) == looks(self.table)


TestTable = TableMachine.TestCase
TestTable.settings = examples(25, stateful_step_count=40)


@pytest.mark.soak
class TestTableForLong(TableMachine.TestCase):  # type: ignore[misc,valid-type] # made by Hypothesis
    settings = examples(8, stateful_step_count=150)
