"""Notes on the turns of a finished game: who reads, writes and deletes them, and what is refused."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pegs.record import Record, read_records
from pegs.server.store.game_notes import MAX_NOTES, MAX_NOTES_OF_SEAT
from tests.browser.tables import Tables, settings_of
from tests.server.clients import NO_WAITING, ServerProcess, serving
from tests.server.finished_games import NOBODY, Played, is_refused, played, stored
from tests.table.sitting import Sitting


@pytest.fixture(scope="module")
def family(unlimited: ServerProcess) -> Played:
    return stored(unlimited)


# --- writing, reading, deleting


def writes_and_reads(at: Played, reader: ServerProcess) -> None:
    """A note is there for anyone with the link; the writer changes and deletes it, and nobody else."""
    arrows: list[dict[str, Any]] = [
        {"origin": "A8", "target": "B3"},
        {"origin": "As", "target": "Ah1", "second": True},
    ]
    rings = [{"at": "B3", "second": True}]
    answer = at.write(at.rosa, text="  Bumping\u202e first\nwas   better. ", arrows=arrows, rings=rings)
    assert answer.status_code == 200, answer.text
    (note,) = at.notes(reader)
    assert note == {
        "turn": 3,
        "seat": 0,
        "text": "Bumping first was better.",
        "arrows": [{"second": False, **each} for each in arrows],
        "rings": rings,
    }
    assert answer.json() == {"notes": [note]}
    # Everyone has one note on a turn; another one takes its place.
    assert at.write(at.ben, text="No.").status_code == 200
    assert at.write(at.rosa, text="Yes.").status_code == 200
    assert [(each["seat"], each["text"]) for each in at.notes(reader)] == [(0, "Yes."), (1, "No.")]
    assert at.post("notes/delete", token=at.ben, turn=3).json()["notes"][0]["text"] == "Yes."
    assert at.post("notes/delete", token=at.ben, turn=3).json()["notes"][0]["text"] == "Yes."
    assert is_refused(at.post("notes/delete", token=NOBODY, turn=3), 403)
    assert at.post("notes/delete", token=at.rosa, turn=3).json() == {"notes": []}
    assert at.notes(reader) == []


def test_anyone_with_the_link_reads_what_a_player_wrote(family: Played) -> None:
    writes_and_reads(family, family.server)


def test_a_note_is_read_at_another_server_on_the_same_database(
    two_servers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = two_servers
    at = played(one, two)
    writes_and_reads(at, two)
    refuses_strangers(at)
    refuses_nonsense(at)
    fills_up(at, two)


# --- who may write


def refuses_strangers(at: Played) -> None:
    """Only who was in the game writes: not a watcher, and not a player of another table."""
    server = at.server
    watcher = server.post(f"/api/tables/{at.code}/watch").json()["token"]
    other = server.make({"pace": NO_WAITING})["token"]
    for token in (NOBODY, watcher, other):
        assert is_refused(at.write(token, text="Me, too."), 403)
        assert is_refused(at.post("notes/delete", token=token, turn=3), 403)
        assert at.post("author", tokens=[token]).json() == {"token": None, "seat": None}
    for token in ("", "short", 5, None, [at.rosa], "x" * 200, "\0" * 20):
        assert is_refused(at.write(token, text="Me, too."), 400, 403)  # type: ignore[arg-type]
    assert is_refused(at.post("author", tokens=[NOBODY] * 101), 400)
    assert at.post("author", tokens=[NOBODY, at.ben]).json() == {"token": 1, "seat": 1}
    assert at.notes() == []


def test_only_who_was_in_the_game_writes(family: Played) -> None:
    refuses_strangers(family)


def test_seats_that_move_on_keep_their_notes(unlimited: ServerProcess) -> None:
    """The same cards again move everyone one seat on, and who leaves can't write any more."""
    at = played(unlimited)
    assert at.write(at.ben, text="Mine.").status_code == 200
    host = unlimited.client(at.rosa)
    again = host.do_with_retries("rematch", version=host.version, same_cards=True)
    assert again["tell"] == "done"
    host.receive_until(lambda view: view["stage"] == "playing")
    assert host.view["me"]["seat"] == 1
    assert at.post("author", tokens=[at.rosa]).json() == {"token": 0, "seat": 0}
    assert at.write(at.rosa, text="Still mine.").status_code == 200
    guest = unlimited.client(at.ben)
    assert guest.do("leave")["tell"] == "done"
    guest.wait_for_close()
    assert is_refused(at.write(at.ben, text="Gone."), 403)
    assert is_refused(at.post("notes/delete", token=at.ben, turn=3), 403)
    # What they wrote stays, with the name that they had in the game.
    assert [(each["seat"], each["text"]) for each in at.notes()] == [(0, "Still mine."), (1, "Mine.")]
    assert unlimited.get(f"/api/games/{at.game}").json()["seats"][1]["name"] == "Ben"
    host.close()
    guest.close()


def test_a_running_game_has_no_notes_and_shows_nothing(unlimited: ServerProcess) -> None:
    """Neither a note nor a refusal says anything about the cards."""
    made = unlimited.make(
        {"players": 2, "teams": 2, "pace": NO_WAITING, "seats": [{"who": "me"}, {"who": "bot"}]}
    )
    client = unlimited.client(made["token"])
    assert client.do("start", version=client.version)["tell"] == "done"
    client.wait_for_turn()
    game = Tables(unlimited.data).game({"table": made["table"]})
    at = Played(unlimited, game, made["token"], "", made["code"])
    answers = [
        at.write(at.rosa, 0, text="Look at my hand."),
        at.post("notes/delete", token=at.rosa, turn=0),
        at.post("author", tokens=[at.rosa]),
        at.post("lead", token=at.rosa, turn=0),
        unlimited.get(f"/api/games/{game}/record"),
    ]
    for answer in answers:
        assert is_refused(answer, 404)
        assert set(answer.json()) == {"code", "sentence"}
    assert at.notes() == []
    client.close()


# --- what may be written


def refuses_nonsense(at: Played) -> None:
    """Everything that is too much or makes no sense is refused, and changes nothing."""
    arrow, ring = {"origin": "A8", "target": "B3"}, {"at": "A8"}
    wrong: list[dict[str, Any]] = [
        {},
        {"text": ""},
        {"text": " \u202e\u200b "},
        {"text": "x" * 281},
        {"text": "x" * 100_000},
        {"text": 5},
        {"text": None},
        {"text": ["x"]},
        {"text": "x", "more": 1},
        {"text": "x", "seat": 1},
        {"arrows": [arrow] * 4},
        {"arrows": [arrow] * 1000},
        {"rings": [ring] * 4},
        {"arrows": arrow},
        {"arrows": [["A8", "B3"]]},
        {"arrows": [{"origin": "A8"}]},
        {"arrows": [{**arrow, "second": "maybe"}]},
        {"arrows": [{**arrow, "color": "red"}]},
        {"arrows": [{"origin": "A8", "target": "A8"}]},
        *(
            {"rings": [{"at": hole}]}
            for hole in ("", "A", "A18", "A99", "C0", "J5", "Cs", "Ah9", "Ah0", "a8")
        ),
        *(
            {"rings": [{"at": hole}]}
            for hole in ("A08", "A-1", "A1000", "\u0000\u0000", "\U0001f600", 8, None)
        ),
        *({"arrows": [{"origin": "A8", "target": hole}]} for hole in ("Z1", "<b>", "Ks", "B18")),
    ]
    for body in wrong:
        assert is_refused(at.write(at.rosa, **body), 400, 409, 413), body
    turns: list[object] = [-1, 10_000, 10**12, 1.5, "x", None, [3], {}]
    for turn in turns:
        assert is_refused(at.write(at.rosa, turn, text="x"), 400, 409), turn
        assert at.post("notes/delete", token=at.rosa, turn=turn).status_code in (200, 400), turn
    for game in ("0" * 32, "nothing", "%00", "x" * 5000):
        for path in ("notes", "notes/delete", "author"):
            body = {"token": at.rosa, "turn": 3} if path != "author" else {"tokens": [at.rosa]}
            assert at.server.post(f"/api/games/{game}/{path}", body).status_code in (400, 404), (game, path)
        assert at.server.get(f"/api/games/{game}/notes").status_code == 404
    assert at.notes() == []


def test_nonsense_is_refused(family: Played) -> None:
    refuses_nonsense(family)


def test_a_note_is_on_one_line_and_nothing_in_it_is_invisible(family: Played) -> None:
    text = "a\u0000b\u2066c\nd" + "e\u0301\u0301\u0301\u0301\u0301" + "\u05d0" * 20
    assert family.write(family.rosa, text=text).status_code == 200
    (note,) = family.notes()
    assert note["text"] == "abc d\u00e9\u0301\u0301\u0301" + "\u05d0" * 20
    family.post("notes/delete", token=family.rosa, turn=3)


# --- how many


def fills_up(at: Played, other: ServerProcess) -> None:
    """Thousands of notes: each player has 20, and what happens then is said. An old one can change."""
    with ThreadPoolExecutor(8) as pool:
        many = [pool.submit(at.write, at.rosa, turn % 30, text=str(turn)) for turn in range(120)]
        assert {each.result().status_code for each in many} <= {200, 409, 503}
    # Writers who come at the same moment to several servers may each write one more; here all came to one.
    written = [each["turn"] for each in at.notes(other)]
    assert len(written) == MAX_NOTES_OF_SEAT
    refused = at.write(at.rosa, next(turn for turn in range(30) if turn not in written), text="More.")
    assert is_refused(refused, 409)
    assert str(MAX_NOTES_OF_SEAT) in refused.json()["sentence"]
    assert at.write(at.rosa, written[0], text="Changed.").status_code == 200
    assert at.write(at.ben, written[0], text="There is room for others.").status_code == 200
    for turn in written:
        for token in (at.rosa, at.ben):
            assert at.post("notes/delete", token=token, turn=turn).status_code == 200
    assert at.notes(other) == []


def test_a_player_can_leave_only_so_many(family: Played) -> None:
    fills_up(family, family.server)


def test_a_game_holds_only_so_many(unlimited: ServerProcess) -> None:
    tables = Tables(unlimited.data)
    key = tables.keep(Sitting(settings_of("basic", 6, 3, 6), 1).fill().start().play_out().events)
    keys = [key, *(tables.key(key, seat) for seat in range(1, 6))]
    at = Played(unlimited, tables.game(key), str(key["token"]), "", "")
    for number in range(MAX_NOTES):
        assert at.write(str(keys[number // 20]["token"]), number % 20, text="x").status_code == 200
    full = at.write(str(keys[5]["token"]), 1, text="x")
    assert is_refused(full, 409)
    assert str(MAX_NOTES) in full.json()["sentence"]
    assert at.write(str(keys[4]["token"]), 1, text="Changed.").status_code == 200


def test_a_player_writes_as_often_as_they_may_talk(tmp_path: Path) -> None:
    with serving(tmp_path, limits="talk_at_once = 3\ntalk_a_minute = 1") as strict:
        at = stored(strict)
        answers = [at.write(at.rosa, turn, text="x") for turn in range(5)]
        assert [each.status_code for each in answers] == [200, 200, 200, 409, 409]
        assert answers[-1].json()["code"] == "too_much"
        assert at.write(at.ben, 1, text="Others still write.").status_code == 200


# --- with the record, and with the table


def test_a_record_has_the_notes(family: Played) -> None:
    arrows = [{"origin": "A8", "target": "Bh1", "second": True}]
    text = 'She said "no" | and \\ went.'
    assert family.write(family.rosa, 2, text=text, arrows=arrows).status_code == 200
    one = family.server.get(f"/api/games/{family.game}/record").text
    several = family.server.post("/api/mine/records", {"tokens": [family.ben]}).text
    for file in (one, several):
        (record,) = read_records(file.splitlines())
        assert isinstance(record, Record)
        (note,) = record.notes
        assert (note.turn, note.seat, note.text) == (2, 0, text)
        assert record.game().is_over
    family.post("notes/delete", token=family.rosa, turn=2)
    assert "[Note" not in family.server.get(f"/api/games/{family.game}/record").text
