"""Health, schemas, QR codes, and the files of the client."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar import Litestar

from pegs.server.hosting.config import ServerSettings
from pegs.server.http import static_client, typescript
from pegs.server.http.address import MAX_QR_BYTES, outside_url, qr_svg
from pegs.server.http.app import make_app
from pegs.server.http.origin import is_own
from tests.server.clients import ServerProcess


def test_the_generated_types_are_up_to_date() -> None:
    assert typescript.TARGET.read_text("utf-8") == typescript.types(), (
        "run `python -m pegs.server.http.typescript`"
    )


def test_every_protocol_class_has_one_type() -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", typescript.types(), re.MULTILINE)
    assert len(names) == len(set(names))
    assert {"AnyCommand", "AnyMessage", "TableView", "Settings", "Place", "RefusalCode"} <= set(names)


def test_health(server: ServerProcess) -> None:
    assert server.get("/health").json() == {"status": "ready", "engine": "ready", "share": 1.0}


def test_pages_and_files_have_security_headers(server: ServerProcess) -> None:
    for path in ("/", "/health", "/api/nothing", "/no.js"):
        headers = server.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "access-control-allow-origin" not in headers


def test_not_found_is_in_the_requested_language(server: ServerProcess) -> None:
    english = server.get("/api/tables/AAAAAA").json()
    assert english["code"] == "no_such_table"
    spanish = server.get("/api/tables/AAAAAA", headers={"Accept-Language": "fr, es-MX;q=0.8"}).json()
    assert spanish["sentence"].startswith("No hay ninguna mesa")
    assert server.get("/api/tables/AAAAAA?lang=es").json() == spanish
    assert server.get("/api/nothing").status_code == 404


def test_qr_codes_are_only_for_this_server(server: ServerProcess) -> None:
    answer = server.get("/api/qr", params={"path": "/j/ABCDEF"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in answer.text
    for path in ("https://elsewhere.example/", "//elsewhere.example/", "j/ABC"):
        assert server.get("/api/qr", params={"path": path}).status_code == 409
    assert qr_svg("http://a/") != qr_svg("http://b/")


def test_a_link_that_no_phone_could_read_has_no_qr_code(server: ServerProcess) -> None:
    most = MAX_QR_BYTES["l"]
    assert b'viewBox="0 0 1160 1160"' in qr_svg("http://a/".ljust(most, "b"))
    assert b'viewBox="0 0 1160 1160"' in qr_svg("http://a/".ljust(MAX_QR_BYTES["m"], "b"))
    answer = server.get("/api/qr", params={"path": "/new#r=".ljust(most, "b")})
    assert answer.status_code == 409
    assert "too long for a QR code" in answer.json()["sentence"]


def test_the_schemas_cover_requests_and_messages(server: ServerProcess) -> None:
    openapi = server.get("/api/schema/openapi.json").json()
    assert {"/api/tables", "/api/tables/{code}/join", "/api/rules", "/health"} <= set(openapi["paths"])
    socket = server.get("/api/schema/socket.json").json()
    kinds = {each["$ref"].rsplit("/", 1)[-1] for each in socket["properties"]["command"]["anyOf"]}
    assert {"Hello", "Play", "Why"} <= kinds
    assert "Update" in socket["$defs"]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_text("console.log(1);" * 100)
    (tmp_path / "index.html").write_text(
        "<!doctype html><script>theme()</script><script src='/a.js'></script>"
    )
    (tmp_path / "sw.js").write_text("self")
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


def test_files_are_cached_as_long_as_their_names_allow(built: Path) -> None:
    asset, worker = static_client.find("/assets/app-1a2b.js", built), static_client.find("/sw.js", built)
    assert asset is not None
    assert worker is not None
    assert "immutable" in asset.cache
    assert asset.gzipped is not None
    assert (worker.cache, worker.media_type) == ("no-cache", "text/javascript")
    icon = static_client.find("/icons/icon.svg", built)
    assert icon is not None
    assert icon.cache == "public, max-age=86400"


def test_every_client_path_is_the_same_page(built: Path) -> None:
    pages = {static_client.find(path, built) for path in ("/", "/new", "/j/ABCDEF", "/g/0123")}
    assert len(pages) == 1
    page = pages.pop()
    assert page is not None
    assert page.cache == "no-cache"
    assert "'sha256-" in page.policy


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/gone.png", "/../secret.txt", "/assets/../../secret.txt"]
)
def test_other_files_are_not_served(built: Path, path: str) -> None:
    assert static_client.find(path, built) is None


def test_a_browser_gets_the_smallest_copy_it_can_read(built: Path) -> None:
    (built / "assets" / "app-1a2b.js.br").write_bytes(b"smaller")
    asset = static_client.find("/assets/app-1a2b.js", built)
    assert asset is not None
    assert list(asset.encodings) == ["br", "gzip"]
    assert asset.encodings["br"] == b"smaller"
    assert static_client.find("/assets/app-1a2b.js.br", built) is None
    page = static_client.find("/", built)
    assert page is not None
    assert "br" not in page.encodings


def test_an_unbuilt_client_shows_how_to_build_it(tmp_path: Path) -> None:
    page = static_client.find("/", tmp_path)
    assert page is not None
    assert b"make web" in page.body


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "pegs.example", True),
        ("https://pegs.example", "pegs.example", True),
        ("http://192.168.1.5:8722", "192.168.1.5:8722", True),
        ("https://table.example", "inside:8722", True),
        ("https://elsewhere.example", "pegs.example", False),
        ("http://pegs.example:81", "pegs.example", False),
        ("null", "pegs.example", False),
        ("", "", False),
    ],
)
def test_only_own_pages_can_open_sockets(origin: str | None, host: str, own: bool) -> None:
    assert is_own(origin, host, "https://table.example/") is own


def test_the_address_for_other_devices_can_be_reached(tmp_path: Path) -> None:
    alone = ServerSettings(tmp_path)
    assert outside_url(alone, "http://localhost:8722") == "http://localhost:8722"
    house = ServerSettings(tmp_path, host="0.0.0.0")
    assert outside_url(house, "http://192.168.1.5:8722") == "http://192.168.1.5:8722"
    assert "0.0.0.0" not in outside_url(house, "http://localhost:8722")
    public = ServerSettings(tmp_path, host="0.0.0.0", public_url="https://pegs.example/")
    assert outside_url(public, "http://localhost:8722") == "https://pegs.example"


def test_making_the_app_writes_nothing_to_disk(tmp_path: Path) -> None:
    assert isinstance(make_app(ServerSettings(tmp_path / "not-yet")), Litestar)
    assert not (tmp_path / "not-yet").exists()
