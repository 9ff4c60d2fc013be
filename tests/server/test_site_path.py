"""The site in a folder of its host: by the public address, by a proxy's header, and in Home Assistant."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from pegs.server.hosting.config import INGRESS, PREFIX_HEADERS
from pegs.server.hosting.site_folder import MAX_FOLDER, folder_of, read_folder
from pegs.server.http import static_client
from pegs.server.http.address import qr_svg
from pegs.server.http.site_path import SITE_MARK, noting_site_path
from tests.server.clients import NO_TLS, ServerProcess, serving

ROOT = Path(__file__).parents[2]
FORWARDED = PREFIX_HEADERS[0]
PUBLIC = "https://example.org/pegs"
SESSION = "/api/hassio_ingress/Qn0-xN_kD8o4w5hY"
POISON = (
    "//evil.example",
    "https://evil.example",
    "/pegs/../..",
    "/./pegs",
    "/pegs//",
    '/"><script src=//evil.example></script>',
    "/pegs' onload='x",
    "/pegs?x",
    "/pegs#x",
    "/pegs;x",
    "/peg%73",
    "/pegs\\evil",
    "/pegs, /more",
    "/ pegs",
    "pegs",
    "/pégs",
    "/" + "a" * MAX_FOLDER,
)
"""What a header may hold that's no folder."""


def test_a_folder_has_only_letters_that_mean_nothing_else() -> None:
    assert read_folder("/pegs") == read_folder("/pegs/") == "/pegs"
    assert read_folder("/games/pegs-and.jokers~2_x") == "/games/pegs-and.jokers~2_x"
    assert read_folder("") == read_folder("/") == ""
    for text in POISON:
        assert read_folder(text) is None, text
    assert folder_of(f"{PUBLIC}/") == "/pegs"
    assert folder_of("https://pegs.example") == ""


def folder_in(page: str) -> str:
    (folder,) = re.findall(r'<base href="([^"]*)"', page)
    return str(folder)


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("folder"), "--public-url", f"{PUBLIC}/") as running:
        yield running


@pytest.fixture(scope="module")
def forwarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("forwarded"), "--prefix-header", FORWARDED.lower()) as running:
        yield running


@pytest.fixture(scope="module")
def ingress(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("ingress"), "--prefix-header", INGRESS) as running:
        yield running


def test_every_page_names_the_folder_whether_or_not_the_proxy_takes_it_off(public: ServerProcess) -> None:
    for path in ("/", "/t/abc", "/pegs/", "/pegs/t/abc", "/pegs/rules/new", "/pegs/embed/nothing"):
        assert folder_in(public.get(path).text) == "/pegs/", path
    for path in ("/pegs/sw.js", "/pegs/manifest.webmanifest", "/pegs/health", "/pegs/api/here", "/sw.js"):
        assert public.get(path).status_code == 200, path
    (script,) = re.findall(r'<script type="module"[^>]* src="\./([^"]+)"', public.get("/").text)
    assert public.get(f"/pegs/{script}").content == public.get(f"/{script}").content
    assert public.get("/pegs-too/health").status_code == 200, "it's a page that doesn't exist"
    assert "json" not in public.get("/pegs-too/health").headers["content-type"]


def test_the_folder_without_its_slash_leads_into_it(public: ServerProcess) -> None:
    answer = httpx.get(f"{public.url}/pegs?a=1", verify=NO_TLS)
    assert (answer.status_code, answer.headers["location"]) == (308, "/pegs/?a=1")


def test_links_codes_and_previews_have_the_folder(public: ServerProcess) -> None:
    assert public.get("/pegs/api/here").json()["address"] == PUBLIC
    assert public.get("/pegs/api/qr?path=/j/MAPLE").content == qr_svg(f"{PUBLIC}/j/MAPLE")
    assert f'content="{PUBLIC}/preview/table/any.png' in public.get("/pegs/j/MAPLE").text


def test_a_frame_has_its_files_in_the_folder(public: ServerProcess) -> None:
    page = public.get("/pegs/embed/nothing")
    names = re.findall(r'"\./(embed/assets/[^"]+)"', page.text)
    assert names
    assert "base-uri 'self'" in page.headers["content-security-policy"]
    for name in names:
        assert public.get(f"/pegs/{name}").status_code == 200


def test_a_table_is_made_and_joined_in_the_folder(public: ServerProcess) -> None:
    headers = {"Host": "example.org", "Origin": "https://example.org"}
    body = {"settings": {}, "name": "Ann", "color": "R"}
    made = httpx.post(f"{public.url}/pegs/api/tables", json=body, headers=headers, verify=NO_TLS)
    assert made.status_code == 201, made.text
    hello = {"do": "hello", "id": "1", "token": made.json()["token"], "since": None, "language": "en"}
    with connect(f"ws://127.0.0.1:{public.port}/pegs/ws", origin=Origin("https://example.org")) as socket:
        socket.send(json.dumps(hello))
        assert json.loads(socket.recv())["tell"] == "welcome"


def test_a_host_that_has_other_sites_too_is_not_told_how_to_be_reached(public: ServerProcess) -> None:
    assert "strict-transport-security" not in public.get("/").headers


def test_a_proxy_may_set_the_folder_of_each_request(forwarded: ServerProcess) -> None:
    for folder in ("/pegs", "/games/pegs/", "/", ""):
        page = forwarded.get("/t/abc", headers={FORWARDED: folder})
        assert folder_in(page.text) == folder.rstrip("/") + "/"
        assert FORWARDED in page.headers["vary"]
    here = forwarded.get("/api/here", headers={FORWARDED: "/pegs", "Host": "example.org"}).json()
    assert here["address"] == "http://example.org/pegs"
    assert folder_in(forwarded.get("/pegs/t/abc", headers={FORWARDED: "/pegs"}).text) == "/pegs/"


@pytest.mark.parametrize("text", POISON)
def test_what_is_no_folder_is_ignored(forwarded: ServerProcess, text: str) -> None:
    headers = {FORWARDED: text.encode()}
    page = httpx.get(f"{forwarded.url}/j/MAPLE", headers=headers, verify=NO_TLS)  # type: ignore[arg-type]
    assert folder_in(page.text) == "/"
    assert "evil" not in page.text
    here = httpx.get(f"{forwarded.url}/api/here", headers=headers, verify=NO_TLS)  # type: ignore[arg-type]
    assert here.json()["address"] == forwarded.url.replace("127.0.0.1", "localhost")


def test_two_headers_are_none(forwarded: ServerProcess) -> None:
    both = [(FORWARDED, "/pegs"), (FORWARDED, "/evil")]
    assert folder_in(httpx.get(f"{forwarded.url}/", headers=both, verify=NO_TLS).text) == "/"


def test_only_the_chosen_header_counts(server: ServerProcess, forwarded: ServerProcess) -> None:
    for name in PREFIX_HEADERS:
        page = server.get("/", headers={name: "/evil"})
        assert folder_in(page.text) == "/"
        assert page.headers["x-frame-options"] == "DENY"
    assert folder_in(forwarded.get("/", headers={INGRESS: "/evil"}).text) == "/"
    assert folder_in(server.get("/evil/t/abc").text) == "/"


def test_strangers_cannot_name_a_folder() -> None:
    seen: list[dict[str, Any]] = []

    async def app(scope: dict[str, Any], _receive: object, _send: object) -> None:
        seen.append(scope)

    noting = noting_site_path(app, FORWARDED, {"192.0.2.1"}.__contains__)
    given = {"type": "http", "headers": [(FORWARDED.lower().encode(), b"/pegs")]}
    for client in (("192.0.2.7", 1), None, ("192.0.2.1", 1)):
        asyncio.run(noting(given | {"client": client}, None, None))
    assert ["pegs.site_path" in scope for scope in seen] == [False, False, True]


def test_home_assistant_shows_it_in_its_own_page_and_keeps_no_worker(ingress: ServerProcess) -> None:
    for session in (SESSION, f"{SESSION}-the-next"):
        page = ingress.get("/t/abc", headers={INGRESS: session})
        assert folder_in(page.text) == f"{session}/"
        assert page.headers["x-frame-options"] == "SAMEORIGIN"
        assert "frame-ancestors 'self'" in page.headers["content-security-policy"]
        assert ingress.get("/sw.js", headers={INGRESS: session}).status_code == 404
    assert ingress.get("/").headers["x-frame-options"] == "DENY"
    assert ingress.get("/sw.js").status_code == 200


def test_an_unknown_header_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="X-Ingress-Path"):
        ServerProcess(tmp_path, "--prefix-header", "X-Prefix")


@pytest.mark.parametrize("name", ["nginx-folder.conf", "folder.Caddyfile"])
def test_the_proxies_send_on_from_every_page_that_had_a_link_before_a_move(name: str) -> None:
    """Also from what other people's pages and messengers show."""
    routes = (ROOT / "web/src/lib/routes.ts").read_text("utf-8")
    pages = set(re.findall(r"^  \[/\^([a-z]+)", routes, re.MULTILINE))
    assert len(pages) > 15
    (sent_on,) = re.findall(r"\^/\(([a-z|]+)\)", (ROOT / "deploy" / name).read_text("utf-8"))
    assert set(sent_on.split("|")) == pages | {"embed", "preview"}


def test_the_page_has_one_place_for_the_folder() -> None:
    for name in ("index.html", "embed.html"):
        assert (static_client.FOLDER / name).read_bytes().count(SITE_MARK) == 1
