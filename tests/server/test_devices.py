"""What a person has goes to another device once, and a backup is for whoever has its link."""

from __future__ import annotations

import json
import signal
import time
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from pegs.server.devices import bundle_store, bundles, sealing
from pegs.server.hosting.clock import DAY
from pegs.server.store import schema
from pegs.server.store.tokens import PASSAGE_LENGTH, new_passage_code, new_token
from tests.server.clients import NO_LIMITS, ServerProcess, serving
from tests.server.places import Place

BUNDLE = json.dumps({"pegs.me": {"name": "Rosa", "color": "B"}, "pegs.seats": [{"token": "secret" * 7}]})
LATER = BUNDLE.replace("Rosa", "Ruth")
MAX = 80_000
STORED = schema.bundles


def asked(server: ServerProcess, what: str, status: int, /, **body: Any) -> Any:
    answer = server.post(f"/api/{what}", body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def sent(server: ServerProcess, bundle: str = BUNDLE) -> Any:
    return asked(server, "devices/send", 201, bundle=bundle)


def backed_up(server: ServerProcess, bundle: str = BUNDLE) -> str:
    made = asked(server, "backups", 201, bundle=bundle)
    assert made["revision"] == 1
    return str(made["key"])


def rows(place: Place, name: str) -> list[Any]:
    return place.rows(sa.select(STORED).filter_by(name=name))


# --- codes


def test_a_code_gives_what_was_sent_once(place: Place) -> None:
    server, made = place.server, sent(place.server)
    assert len(made["code"]) == PASSAGE_LENGTH
    assert 0 < made["until"] - time.time() <= 600
    assert asked(server, "devices/used", 200, receipt=made["receipt"]) == {"used": False}
    typed = f" {made['code'][:5].lower()}-{made['code'][5:]}"
    assert asked(server, "devices/take", 201, code=typed) == {"bundle": BUNDLE}
    assert asked(server, "devices/used", 200, receipt=made["receipt"]) == {"used": True}
    for _ in range(2):
        assert asked(server, "devices/take", 403, code=made["code"])["code"] == "unknown_token"


def test_of_many_devices_that_use_a_code_at_once_one_gets_everything(place: Place) -> None:
    code = sent(place.server)["code"]
    with ThreadPoolExecutor(12) as threads:
        answers = list(
            threads.map(lambda _: place.server.post("/api/devices/take", {"code": code}), range(12))
        )
    assert sorted(answer.status_code for answer in answers) == [201] + [403] * 11


def test_a_code_expires_and_what_it_gave_is_deleted(place: Place) -> None:
    server, made = place.server, sent(place.server)
    name = made["receipt"]
    place.write(sa.update(STORED).filter_by(name=name).values(until=time.time() - 1))
    asked(server, "devices/take", 403, code=made["code"])
    asked(server, "devices/used", 403, receipt=name)
    past = time.time() - bundle_store.LINGER - 1
    place.write(sa.update(STORED).filter_by(name=name).values(until=past))
    sent(server)
    assert rows(place, name) == []


def test_the_receipt_of_a_code_gives_nothing(place: Place) -> None:
    server, made = place.server, sent(place.server)
    for code in (made["receipt"], made["receipt"][:10], "ABCDE23456", "0000000000"):
        asked(server, "devices/take", 403, code=code)
    asked(server, "backups/read", 403, key=made["receipt"][:43])
    asked(server, "devices/used", 403, receipt="0" * 64)
    asked(server, "devices/take", 201, code=made["code"])


def test_a_code_does_nothing_as_a_key_nor_a_key_as_a_code(place: Place) -> None:
    server, key = place.server, backed_up(place.server)
    asked(server, "devices/take", 403, code=key)
    asked(server, "backups/read", 400, key=sent(server)["code"])
    asked(server, "devices/used", 403, receipt="0" * 64)


# --- backups


def test_a_backup_gives_what_was_saved_last_as_often_as_needed(place: Place) -> None:
    server, key = place.server, backed_up(place.server)
    assert asked(server, "backups/save", 200, key=key, revision=1, bundle=LATER) == {"revision": 2}
    for _ in range(2):
        stored = asked(server, "backups/read", 200, key=key)
        assert (stored["bundle"], stored["revision"]) == (LATER, 2)
        assert abs(stored["saved"] - time.time()) < 60
    assert len(rows(place, sealing.from_key(key).name)) == 1


def test_a_backup_that_another_device_has_saved_since_is_left_alone(place: Place) -> None:
    server, key = place.server, backed_up(place.server)
    asked(server, "backups/save", 200, key=key, revision=1, bundle=LATER)
    for revision in (1, 3, 2**31 - 2):
        refused = asked(server, "backups/save", 409, key=key, revision=revision, bundle=BUNDLE)
        assert refused["code"] == "outdated"
    assert asked(server, "backups/read", 200, key=key)["bundle"] == LATER


def test_of_many_devices_that_save_at_once_one_is_told_that_it_did(place: Place) -> None:
    server, key = place.server, backed_up(place.server)

    def save(number: int) -> tuple[int, str]:
        bundle = json.dumps([number])
        body = {"key": key, "revision": 1, "bundle": bundle}
        return server.post("/api/backups/save", body).status_code, bundle

    with ThreadPoolExecutor(12) as threads:
        answers = list(threads.map(save, range(12)))
    assert sorted(status for status, _ in answers) == [200] + [409] * 11
    (kept,) = (bundle for status, bundle in answers if status == 200)
    assert asked(server, "backups/read", 200, key=key)["bundle"] == kept


def test_a_deleted_backup_is_gone_for_every_device(place: Place) -> None:
    server, key, other = place.server, backed_up(place.server), backed_up(place.server, LATER)
    asked(server, "backups/delete", 204, key=key)
    asked(server, "backups/read", 403, key=key)
    asked(server, "backups/delete", 403, key=key)
    for revision in (1, 2):
        asked(server, "backups/save", 403, key=key, revision=revision, bundle=BUNDLE)
    assert {row.sealed for row in rows(place, sealing.from_key(key).name)} == {""}
    assert asked(server, "backups/read", 200, key=other)["bundle"] == LATER


def test_a_backup_is_kept_for_a_year_and_then_some(place: Place) -> None:
    server, key = place.server, backed_up(place.server)
    (row,) = rows(place, sealing.from_key(key).name)
    assert row.until - row.saved == bundles.BACKUP_DAYS * DAY
    place.write(sa.update(STORED).filter_by(name=row.name).values(until=time.time() - 1))
    asked(server, "backups/read", 403, key=key)
    asked(server, "backups/save", 403, key=key, revision=1, bundle=BUNDLE)


def test_another_key_reads_changes_and_deletes_nothing(place: Place) -> None:
    server, key = place.server, backed_up(place.server)
    wrong = key[:-1] + ("A" if key[-1] != "A" else "B")
    for other in (wrong, new_token(), "x" * 43, "\0" * 43, "é" * 43):
        asked(server, "backups/read", 403, key=other)
        asked(server, "backups/save", 403, key=other, revision=1, bundle=LATER)
        asked(server, "backups/delete", 403, key=other)
    assert asked(server, "backups/read", 200, key=key)["bundle"] == BUNDLE


# --- what is stored, and what is refused


def test_the_database_gives_nobody_a_bundle(place: Place) -> None:
    server = place.server
    made, key = sent(server), backed_up(server)
    for name, secret in ((made["receipt"], made["code"]), (sealing.from_key(key).name, key)):
        (row,) = rows(place, name)
        stored = "".join(map(str, row))
        assert secret not in stored
        for each in ("Rosa", "secret" * 7):
            assert each not in stored
            assert b64encode(each.encode()).decode()[:-2] not in stored
    asked(server, "devices/take", 201, code=made["code"])
    assert [row.sealed for row in rows(place, made["receipt"])] == [""]


def test_the_same_bundle_is_never_encrypted_the_same(place: Place) -> None:
    server, key = place.server, backed_up(place.server)
    name = sealing.from_key(key).name
    (first,) = rows(place, name)
    asked(server, "backups/save", 200, key=key, revision=1, bundle=BUNDLE)
    (second,) = rows(place, name)
    assert first.sealed != second.sealed


WRONG: tuple[Any, ...] = ("", "{", "[" + "1," * MAX, None, 5, ["{}"], {"a": 1}, True)
"""Bundles that are too short, too long, or no text."""


@pytest.mark.parametrize("bundle", WRONG, ids=range(len(WRONG)))
def test_what_is_no_bundle_is_refused(place: Place, bundle: Any) -> None:
    server, key = place.server, backed_up(place.server)
    status = (400, 413)
    for what, more in (("devices/send", {}), ("backups", {}), ("backups/save", {"key": key, "revision": 1})):
        assert server.post(f"/api/{what}", {**more, "bundle": bundle}).status_code in status
    assert asked(server, "backups/read", 200, key=key)["bundle"] == BUNDLE


def test_the_largest_bundle_arrives_whole_in_any_letters(place: Place) -> None:
    server = place.server
    for bundle in ("x" * MAX, 'ñ"\0\\' * 8000, "🃏" * 7000):
        assert asked(server, "devices/take", 201, code=sent(server, bundle)["code"]) == {"bundle": bundle}


BODIES: dict[str, dict[str, Any]] = {
    "devices/send": {"bundle": BUNDLE},
    "devices/take": {"code": new_passage_code()},
    "devices/used": {"receipt": "0" * 64},
    "backups": {"bundle": BUNDLE},
    "backups/read": {"key": "x" * 43},
    "backups/save": {"key": "x" * 43, "revision": 1, "bundle": BUNDLE},
    "backups/delete": {"key": "x" * 43},
}


WRONG_TYPES: tuple[Any, ...] = (None, [], {}, "y" * 200_000, -1, 2**31, 1.5, True, "")


@pytest.mark.parametrize("what", BODIES)
def test_wrong_types_and_unknown_fields_are_refused(place: Place, what: str) -> None:
    server, body = place.server, BODIES[what]
    for name, value in body.items():
        for wrong in (*WRONG_TYPES, [value]):
            assert server.post(f"/api/{what}", {**body, name: wrong}).status_code in {400, 413}, (name, wrong)
        less = {key: each for key, each in body.items() if key != name}
        asked(server, what, 400, **less)
    asked(server, what, 400, **body, person="someone")
    assert server.post(f"/api/{what}", []).status_code == 400
    assert server.get(f"/api/{what}").status_code == 405


# --- limits


def test_tries_new_codes_and_new_backups_are_limited_by_address(tmp_path: Path) -> None:
    limits = "wrong_codes_a_minute = 3\ntables_an_hour = 2\nbackups_an_hour = 2\nbackup_saves_a_minute = 2\n"
    with serving(tmp_path, limits=limits) as server:
        code, key = sent(server)["code"], backed_up(server)
        sent(server)
        backed_up(server)
        asked(server, "devices/send", 429, bundle=BUNDLE)
        asked(server, "backups", 429, bundle=BUNDLE)
        for revision in (1, 2):
            asked(server, "backups/save", 200, key=key, revision=revision, bundle=BUNDLE)
        asked(server, "backups/save", 429, key=key, revision=3, bundle=BUNDLE)
        asked(server, "devices/take", 403, code=new_passage_code())
        asked(server, "backups/read", 403, key=new_token())
        asked(server, "devices/used", 403, receipt="1" * 64)
        # Right ones wait, too: no one can tell them from wrong ones by trying.
        asked(server, "devices/take", 429, code=code)
        asked(server, "backups/read", 429, key=key)
        asked(server, "backups/delete", 429, key=key)


def test_a_server_keeps_so_many_backups_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, limits=f"{NO_LIMITS}\nbackups = 2\n") as server:
        key, _ = backed_up(server), backed_up(server)
        assert "no room" in asked(server, "backups", 409, bundle=BUNDLE)["sentence"]
        # Codes, and backups that are there, aren't affected.
        sent(server)
        asked(server, "backups/save", 200, key=key, revision=1, bundle=LATER)
        asked(server, "backups/delete", 204, key=key)
        backed_up(server)


def test_no_code_key_or_bundle_is_stored_or_logged(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-level", "debug") as server:
        code, used, key = sent(server)["code"], sent(server)["code"], backed_up(server)
        asked(server, "devices/take", 201, code=used)
        asked(server, "devices/take", 403, code="WRQNG23456")
        asked(server, "backups/read", 200, key=key)
        asked(server, "backups/read", 403, key="z" * 43)
        server.stop(signal.SIGTERM)
        written = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
        for secret in (code, used, key, "WRQNG23456", "z" * 43, "secret" * 7):
            assert secret.encode() not in written
