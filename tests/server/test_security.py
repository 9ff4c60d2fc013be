"""Security headers, and requests from pages of other sites."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from pegs.server.hosting.config import ServerSettings
from pegs.server.http.app import make_app
from pegs.server.store.tokens import (
    are_equal,
    hash_token,
    new_join_code,
    new_passage_code,
    new_token,
)
from tests.server.clients import NO_TLS, ServerProcess, serving

EVERYWHERE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
POLICY = (
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
)
FRAMES = {"/embed/nothing", "/embed/puzzle/nothing", "/embed/assets/nothing"}
"""What pages of other sites may show."""
IN_FRAMES = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-resource-policy": "cross-origin",
    "cross-origin-embedder-policy": "require-corp",
}
FRAME_POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors *",
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
)
FOREIGN = "https://elsewhere.example"


def routes(tmp_path: Path) -> list[tuple[str, str]]:
    """Every method and path of the server, with a placeholder for each parameter."""
    app = make_app(ServerSettings(tmp_path))
    return sorted(
        (
            method,
            "/".join("nothing" if part.startswith("{") else part for part in route.path_format.split("/")),
        )
        for route in app.routes
        for method in getattr(route, "methods", ())
    )


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("public")
    with serving(folder, "--public-url", "https://pegs.example") as running:
        yield running


def ask(server: ServerProcess, method: str, path: str, **headers: str) -> httpx.Response:
    return httpx.request(method, server.url + path, headers=headers, timeout=30, verify=NO_TLS)


def test_every_response_has_security_headers(server: ServerProcess, tmp_path: Path) -> None:
    asked = routes(tmp_path)
    assert len(asked) > 30
    assert {path for _, path in asked} >= FRAMES
    elsewhere = ("/embed", "/embed/", "/embed/a/b", "/embed.html", "/embed/assets/a/b", "/api/nowhere")
    strict = [each for each in asked if each[1] not in FRAMES]
    for method, path in [*strict, *(("GET", path) for path in elsewhere), ("DELETE", "/api/tables")]:
        headers = ask(server, method, path).headers
        assert EVERYWHERE.items() <= dict(headers).items(), (method, path)
        assert all(rule in headers["content-security-policy"] for rule in POLICY), (method, path)
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers
        assert "strict-transport-security" not in headers


def test_only_shared_games_can_be_framed(server: ServerProcess) -> None:
    for path in sorted(FRAMES):
        headers = ask(server, "GET", path).headers
        assert IN_FRAMES.items() <= dict(headers).items(), path
        assert headers["content-security-policy"].split("; ")[:1] == [FRAME_POLICY[0]]
        assert all(rule in headers["content-security-policy"] for rule in FRAME_POLICY), path
        assert "allow-same-origin" not in headers["content-security-policy"]
        assert "x-frame-options" not in headers
        assert "set-cookie" not in headers


def test_a_server_with_an_https_address_sends_hsts(public: ServerProcess) -> None:
    for path in ("/", "/health", "/api/nowhere", "/api/rules"):
        assert public.get(path).headers["strict-transport-security"] == "max-age=31536000"


def test_pages_of_other_sites_cannot_change_anything(server: ServerProcess, tmp_path: Path) -> None:
    changing = [
        (method, path) for method, path in routes(tmp_path) if method not in ("GET", "HEAD", "OPTIONS")
    ]
    assert len(changing) >= 8
    for method, path in changing:
        for origin in (FOREIGN, "null", server.url + ".elsewhere.example"):
            answer = ask(server, method, path, origin=origin)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), (method, path, origin)


def test_own_pages_and_programs_can_create_tables(server: ServerProcess, public: ServerProcess) -> None:
    body = {"settings": {}, "name": "Ann", "color": "R"}
    for running, origins in ((server, (server.url,)), (public, (public.url, "https://pegs.example"))):
        for headers in ({}, *({"origin": origin} for origin in origins)):
            assert running.post("/api/tables", body, headers=headers).status_code == 201


def test_errors_contain_no_library_jargon(server: ServerProcess) -> None:
    bodies: list[tuple[str, bytes]] = [
        ("/api/tables", b'{"name": 5, "settings": {}, "color": "R"}'),
        ("/api/tables", b'{"name": "Ann", "settings": {"players": 99}, "color": "R"}'),
        ("/api/tables", b"{"),
        ("/api/tables", b"\xff\xfe"),
        ("/api/tables", b""),
        ("/api/tables", b"[" * 5000),
        ("/api/tables", b'{"name": "Ann", "settings": {"players": 1' + b"0" * 400 + b"}}"),
        ("/api/mine", b'{"tokens": "all"}'),
    ]
    for path, body in bodies:
        headers = {"content-type": "application/json"}
        answer = httpx.post(server.url + path, content=body, headers=headers, verify=NO_TLS)
        assert answer.status_code == 400, (body[:60], answer.text)
        problem = answer.json()
        assert problem["code"] == "unreadable"
        assert problem["sentence"].startswith("This can’t be read")
        for word in ("Expected", "`", "msgspec", "JSON", "validation", "Traceback", "$"):
            assert word not in answer.text, answer.text
    assert server.get("/api/qr").json()["sentence"].startswith("This can’t be read")


@pytest.mark.parametrize("path", ["/", "/new", "/health", "/api/here", "/nothing.js"])
def test_everything_can_be_asked_for_without_its_content(server: ServerProcess, path: str) -> None:
    got, asked = ask(server, "GET", path), ask(server, "HEAD", path)
    assert (asked.status_code, asked.content) == (got.status_code, b"")
    assert asked.headers["content-type"] == got.headers["content-type"]


def test_a_wrong_method_is_an_error(server: ServerProcess) -> None:
    answer = ask(server, "DELETE", "/api/tables")
    assert answer.status_code == 405
    assert answer.json()["sentence"].startswith("Bad request")


def test_secrets_are_long_and_unique() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {43}
    assert len({new_passage_code() for _ in range(1000)}) == 1000
    assert {len(new_passage_code()), len(new_join_code())} == {10, 6}
    token = new_token()
    assert token not in hash_token(token)
    assert are_equal(hash_token(token), hash_token(token))
    assert not are_equal(hash_token(token), hash_token(new_token()))
