"""The shuffle of a live game: whose numbers are in it, when it is dealt, and how cheating shows."""

from __future__ import annotations

import hashlib
import hmac
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from pegs.core.cards import RANK_TEXT
from pegs.core.errors import RecordError
from pegs.protocol import commands as do
from pegs.protocol import log
from pegs.protocol.shuffle import Contribution, NextShuffle
from pegs.record import Record, read_records
from pegs.rules.ruleset import NAMES
from pegs.table import events as ev
from pegs.table.after.finished_game import check, game_record
from pegs.table.after.shuffle_check import ShuffleCheck, check_record
from pegs.table.command_errors import RefusedError
from pegs.table.commit_reveal import METHOD, commitment_of, shuffle_key
from pegs.table.dealing import MAX_COMMITS, REVEAL_SECONDS, deal_event
from pegs.table.table import Table
from tests.soak import sweep
from tests.table.sitting import WATCHER, Sitting, settings_of
from tests.table.test_fold import looks, stored

SECRETS = [f"{seat:02x}" * 32 for seat in range(10, 20)]
"""Each person's number."""


def gathered(rules: str = "basic", players: int = 2, teams: int = 2, bots: int = 0) -> Sitting:
    """A table whose people are connected and have locked in their numbers."""
    sitting = Sitting(settings_of(rules, players, teams, bots=bots), 1).fill()
    for seat in sitting.persons:
        commit(sitting, seat)
    return sitting


def commit(sitting: Sitting, seat: int, secret: str | None = None) -> list[ev.AnyEvent]:
    commitment = commitment_of(secret or SECRETS[seat])
    return sitting.say(seat, do.Commit(id="c", number=shuffle(sitting).number, commitment=commitment))


def reveal(sitting: Sitting, seat: int, secret: str | None = None) -> list[ev.AnyEvent]:
    number = shuffle(sitting).number
    return sitting.say(seat, do.Reveal(id="r", number=number, secret=secret or SECRETS[seat]))


def shuffle(sitting: Sitting, seat: int | None = None) -> NextShuffle:
    found = sitting.view(seat).shuffle
    assert found is not None
    return found


def refusal(sitting: Sitting, seat: int, command: do.Command) -> str:
    with pytest.raises(RefusedError) as error:
        sitting.say(seat, command)
    return error.value.code


def contributions(sitting: Sitting) -> tuple[Contribution, ...]:
    began = sitting.table.state.began
    assert began is not None
    assert began.contributions is not None
    return began.contributions


# --- before the deal


def test_a_number_is_nothing_but_a_number() -> None:
    """In Python, the ``$`` of a pattern also matches before a line break: it would spoil the check."""
    for number in (SECRETS[0] + "\n", SECRETS[0][:-1]):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"do": "reveal", "id": "r", "number": 1, "secret": number}, do.Reveal)


def test_everyone_sees_what_is_locked_in_before_the_deal() -> None:
    sitting = Sitting(settings_of("basic", 2), 1)
    server = shuffle(sitting).commitment  # from the moment the table is created
    sitting.fill()
    commit(sitting, 1)
    assert [each.seat for each in shuffle(sitting, 0).people] == [1]
    commit(sitting, 0)
    assert shuffle(sitting, 0) == shuffle(sitting, 1) == shuffle(sitting, None)
    assert {each.seat: each.commitment for each in shuffle(sitting).people} == {
        seat: hashlib.sha256(SECRETS[seat].encode()).hexdigest() for seat in (0, 1)
    }
    sitting.start()
    reveal(sitting, 0)
    reveal(sitting, 1)
    assert sitting.game().commitment == server
    assert sitting.view(0).shuffle is None


def test_the_cards_are_dealt_when_everyone_has_revealed_their_number() -> None:
    sitting = gathered().start()
    assert sitting.table.state.stage == "gathering"
    assert shuffle(sitting).waiting == (0, 1)
    reveal(sitting, 1)
    assert shuffle(sitting).waiting == (0,)
    assert sitting.table.state.stage == "gathering"
    events = reveal(sitting, 0)
    assert [type(event) for event in events] == [ev.NumberRevealed, ev.GameBegan]
    assert contributions(sitting) == tuple(
        Contribution(seat, commitment_of(SECRETS[seat]), SECRETS[seat]) for seat in (0, 1)
    )


def test_without_numbers_the_cards_are_dealt_at_once() -> None:
    sitting = Sitting(settings_of("basic", 2), 1).fill().start()
    assert sitting.is_playing
    assert contributions(sitting) == ()


def test_a_device_that_does_not_answer_is_waited_for_only_so_long() -> None:
    sitting = gathered().start()
    reveal(sitting, 0)
    due = sitting.table.due()
    assert due == sitting.now + REVEAL_SECONDS
    assert sitting.table.tick(due - 0.1) == []
    sitting.now = due
    sitting.apply(sitting.table.tick(due))
    assert sitting.is_playing
    assert [each.secret for each in contributions(sitting)] == [SECRETS[0], None]
    assert contributions(sitting)[1].commitment == commitment_of(SECRETS[1])


def test_people_who_are_away_are_not_waited_for() -> None:
    sitting = gathered()
    sitting.apply(sitting.table.disconnected(1, sitting.now))
    sitting.now += REVEAL_SECONDS
    sitting.start()
    assert shuffle(sitting).waiting == (0,)
    reveal(sitting, 0)
    assert [each.secret for each in contributions(sitting)] == [SECRETS[0], None]


def test_someone_who_is_opening_the_page_is_waited_for() -> None:
    sitting = Sitting(settings_of("basic", 2, bots=1), 1)
    commit(sitting, 0)  # not connected yet
    sitting.start()
    assert shuffle(sitting).waiting == (0,)
    sitting.apply(sitting.table.connected(0, sitting.now))
    reveal(sitting, 0)
    assert sitting.is_playing


def test_the_creator_can_lock_in_a_number_with_the_table() -> None:
    commitment = commitment_of(SECRETS[0])
    table, events = Table.create(
        settings_of("basic", 2), "ABCD", "Ann", "R", 1.0, Random(1).randbytes, commitment
    )
    assert isinstance(events[-1], ev.Committed)
    assert table.state.seats[0].commitment == commitment


def test_another_device_can_lock_in_another_number_until_the_deal_is_asked_for() -> None:
    sitting = gathered()
    commit(sitting, 1, "ff" * 32)
    assert commit(sitting, 1, "ff" * 32) == []  # nothing new
    sitting.start()
    late = do.Commit(id="c", number=1, commitment=commitment_of("ee" * 32))
    assert refusal(sitting, 1, late) == "stale"
    assert refusal(sitting, 1, do.Reveal(id="r", number=1, secret=SECRETS[1])) == "not_allowed"
    reveal(sitting, 0)
    reveal(sitting, 1, "ff" * 32)
    assert contributions(sitting)[1].secret == "ff" * 32


def test_a_number_cannot_be_locked_in_again_and_again() -> None:
    sitting = gathered()
    for number in range(MAX_COMMITS - 1):
        commit(sitting, 0, f"{number:064x}")
    again = do.Commit(id="c", number=1, commitment=commitment_of("ee" * 32))
    assert refusal(sitting, 0, again) == "too_much"


def test_numbers_for_another_game_are_refused() -> None:
    sitting = gathered()
    assert refusal(sitting, 0, do.Commit(id="c", number=2, commitment="0" * 64)) == "stale"
    sitting.start()
    assert refusal(sitting, 0, do.Reveal(id="r", number=2, secret=SECRETS[0])) == "stale"
    reveal(sitting, 0)
    reveal(sitting, 1)
    assert refusal(sitting, 0, do.Reveal(id="r", number=1, secret=SECRETS[0])) == "stale"


def test_only_the_locked_in_number_is_taken_and_only_when_asked_for() -> None:
    sitting = gathered()
    own = do.Reveal(id="r", number=1, secret=SECRETS[0])
    assert refusal(sitting, 0, own) == "not_allowed"
    sitting.start()
    assert refusal(sitting, 0, do.Reveal(id="r", number=1, secret=SECRETS[1])) == "not_allowed"
    reveal(sitting, 0)
    assert reveal(sitting, 0) == []


def test_starting_twice_asks_once() -> None:
    sitting = gathered().start()
    assert sitting.say(0, do.Start(id="s", version=sitting.table.version)) == []


def test_leaving_while_numbers_are_revealed_does_not_hold_up_the_deal() -> None:
    sitting = gathered(players=4, bots=2).start()
    reveal(sitting, 0)
    sitting.say(1, do.Leave(id="l"))
    assert sitting.table.due() == sitting.now
    sitting.apply(sitting.table.tick(sitting.now))
    assert sitting.is_playing
    assert sitting.table.state.seats[1].bot
    assert [each.secret for each in contributions(sitting)] == [SECRETS[0], None]


def test_a_deal_that_was_asked_for_survives_a_restart() -> None:
    sitting = gathered().start()
    reveal(sitting, 0)
    sitting.table = Table.from_events(stored(sitting.events))
    assert looks(sitting.table) == looks(Table.from_events(sitting.events))
    reveal(sitting, 1)
    assert [each.secret for each in contributions(sitting)] == SECRETS[:2]


def test_every_game_has_new_numbers_also_after_everyone_has_moved_a_seat() -> None:
    sitting = gathered().start()
    reveal(sitting, 0)
    reveal(sitting, 1)
    first = sitting.game().commitment
    sitting.play_out()
    sitting.say(0, do.Rematch(id="same", version=sitting.table.version, same_cards=True))
    sitting.play_out()
    assert shuffle(sitting).number == 3
    assert shuffle(sitting).people == ()
    assert shuffle(sitting).commitment != first
    commit(sitting, 0)
    commit(sitting, 1)
    sitting.say(1, do.Rematch(id="r", version=sitting.table.version, first=0))
    assert sitting.table.state.stage == "over"
    assert sitting.say(0, do.Rematch(id="r", version=sitting.table.version)) == []
    reveal(sitting, 0)
    reveal(sitting, 1)
    assert (sitting.game().number, sitting.turn) == (3, 0)
    assert [each.secret for each in contributions(sitting)] == SECRETS[:2]


@pytest.mark.parametrize("dealer", ["random", "high_card", "chosen"])
def test_everyone_chooses_the_dealer_together(dealer: str) -> None:
    dealers = set()
    for secret in SECRETS:
        sitting = Sitting(settings_of("basic", 4, dealer=dealer, dealer_seat=2), 1).fill()
        commit(sitting, 0, secret)
        sitting.start()
        reveal(sitting, 0, secret)
        dealers.add(sitting.game().dealer)
    assert dealers == {2} if dealer == "chosen" else len(dealers) > 1


# --- the construction


def test_the_key_is_hkdf_of_all_numbers() -> None:
    secret = "5e" * 32
    people = (Contribution(3, "", SECRETS[3]), Contribution(0, "", SECRETS[0]), Contribution(1, "", None))
    everything = bytes.fromhex(secret) + b"\0" + bytes.fromhex(SECRETS[0]) + b"\3" + bytes.fromhex(SECRETS[3])
    extracted = hmac.new(b"pegs-shuffle-2", everything, hashlib.sha256).digest()
    expected = hmac.new(extracted, b"game 7\x01", hashlib.sha256).digest()
    assert shuffle_key(secret, 7, people).key == expected
    assert expected.hex() == "d4dd3617e09888cd3bc624d5118de64364ce60330db8cfa328a75a0945e4beb7"


def test_every_number_changes_the_key() -> None:
    secret, people = "5e" * 32, [Contribution(seat, "", SECRETS[seat]) for seat in range(3)]
    keys = {shuffle_key(secret, 1, people).key, shuffle_key(secret, 2, people).key}
    keys.add(shuffle_key("5f" * 32, 1, people).key)
    for seat in range(3):
        keys.add(shuffle_key(secret, 1, [*people[:seat], *people[seat + 1 :]]).key)
        other = Contribution(seat, "", "ff" * 32)
        keys.add(shuffle_key(secret, 1, [*people[:seat], other, *people[seat + 1 :]]).key)
        moved = Contribution(seat + 5, "", SECRETS[seat])
        keys.add(shuffle_key(secret, 1, [*people[:seat], moved, *people[seat + 1 :]]).key)
    assert len(keys) == 12


# --- afterward


def played(rules: str = "basic") -> Sitting:
    """A finished game of two people, one of whom didn't reveal their number."""
    sitting = gathered(rules).start()
    reveal(sitting, 0)
    sitting.now += REVEAL_SECONDS
    sitting.apply(sitting.table.tick(sitting.now))
    return sitting.play_out()


def recorded(sitting: Sitting) -> Record:
    (record,) = read_records(game_record(sitting.table, 1).splitlines())
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize("rules", sweep(NAMES, ("kilpatrick", "bluffing", "liftbridge")))
def test_the_game_and_its_record_follow_from_the_numbers(rules: str) -> None:
    sitting = played(rules)
    result = check(sitting.table, 1)
    assert (result.commitment_holds, result.contributions_hold, result.deal_holds) == (True, True, True)
    record = recorded(sitting)
    assert record.tag("Shuffle") == f"{METHOD} game 1"
    assert record.tag("SeedA") == SECRETS[0]
    assert check_record(record) == ShuffleCheck(contributed=(0,), silent=(1,))


def changed(sitting: Sitting, **changes: object) -> Sitting:
    """The sitting if the server had changed its log before showing the game."""
    sitting.events = [
        replace(event, **changes) if isinstance(event, ev.GameBegan) else event for event in sitting.events
    ]
    sitting.table = Table.from_events(sitting.events)
    return sitting


def fails(sitting: Sitting) -> tuple[bool, bool, bool]:
    """What the check says of a shuffle that isn't right; the record's check fails, too."""
    with pytest.raises(RecordError):
        check_record(recorded(sitting))
    result = check(sitting.table, 1)
    return result.commitment_holds, result.contributions_hold, result.deal_holds


def test_a_server_that_changes_its_number_fails_the_check() -> None:
    assert fails(changed(played(), seed="0" * 64)) == (False, True, False)


def test_a_server_that_changes_a_persons_number_fails_the_check() -> None:
    sitting = played()
    own, silent = contributions(sitting)
    forged = (replace(own, secret="0" * 64), silent)
    assert fails(changed(sitting, contributions=forged)) == (True, False, False)


def test_a_server_that_drops_a_persons_number_fails_the_check() -> None:
    sitting = played()
    own, silent = contributions(sitting)
    assert fails(changed(sitting, contributions=(silent,))) == (True, True, False)
    assert fails(changed(sitting, contributions=(replace(own, secret=None), silent))) == (True, True, False)


def test_a_stacked_deck_fails_the_check() -> None:
    sitting = played()
    began = sitting.table.state.began
    assert began is not None
    stacked = gathered()
    stacked.apply([replace(began, deck="".join(sorted(began.deck, key=RANK_TEXT.index)))])
    assert fails(stacked.play_out()) == (True, True, False)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("pegs-shuffle-2", "pegs-shuffle-9"),
        (f'[SeedA "{SECRETS[0]}"]', '[SeedA "none"]'),
        (f'[CommitmentA "{commitment_of(SECRETS[0])}"]\n', ""),
    ],
    ids=["unknown", "not a number", "not locked in"],
)
def test_a_record_with_wrong_tags_fails_the_check(old: str, new: str) -> None:
    text = game_record(played().table, 1)
    assert old in text
    (record,) = read_records(text.replace(old, new).splitlines())
    assert isinstance(record, Record)
    with pytest.raises(RecordError):
        check_record(record)


def test_the_numbers_are_public_once_the_cards_are_dealt_but_the_servers_only_at_the_end() -> None:
    sitting = gathered().start()
    reveal(sitting, 0)
    secret = SECRETS[0]
    assert not any(secret.encode() in each for each in looks(sitting.table))
    reveal(sitting, 1)
    began = sitting.table.log(WATCHER, None)[0]
    assert isinstance(began, log.GameBegan)
    assert began.contributions == contributions(sitting)
    state = sitting.table.state
    assert state.began is not None
    secrets = (state.seed, state.began.seed)
    assert not any(each.encode() in look for each in secrets for look in looks(sitting.table))
    sitting.play_out()
    assert sitting.game().seed == state.began.seed
    assert not any(state.seed.encode() in look for look in looks(sitting.table))


# --- older tables


def test_a_game_from_before_people_had_a_say_still_verifies() -> None:
    sitting = Sitting(settings_of("basic", 2), 1).fill()
    asked = ev.DealAsked(at=1.0, number=1, game="g" * 32, dealer=None, people=(), awaited=())
    began = deal_event(sitting.table.state, asked, "5eed" * 16, None, sitting.now)
    old = msgspec.json.decode(msgspec.json.encode(began))
    del old["contributions"]
    sitting.apply([msgspec.convert(old, ev.GameBegan)])
    sitting.play_out()
    result = check(sitting.table, 1)
    assert (result.commitment_holds, result.contributions_hold, result.deal_holds) == (True, True, True)
    record = recorded(sitting)
    assert not record.tag("Shuffle")
    assert check_record(record) == ShuffleCheck()
