"""nginx and Caddy in front of a server, as deploy/ has them, and Home Assistant's ingress in miniature."""

from __future__ import annotations

import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
WITHIN = 60.0
"""Seconds within which a proxy answers."""
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        location / {{ return 200 "Something else"; }}
        {site}
    }}
}}
"""
INGRESS = """
location {session}/ {{
    proxy_pass http://127.0.0.1:8722/;
    proxy_http_version 1.1;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $http_connection;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Ingress-Path {session};
}}
location = /addon {{
    default_type text/html;
    return 200 '<title>Home</title><iframe src="{session}/" width="390" height="844"></iframe>';
}}
"""
"""How Home Assistant shows an add-on: in a frame of its page, below a path that's new in each session."""


@contextmanager
def nginx(folder: Path, upstream: int, port: int, site: str = "") -> Iterator[str]:
    """The address of nginx's host, with deploy/nginx-folder.conf or another part of a ``server`` block."""
    text = (site or (DEPLOY / "nginx-folder.conf").read_text("utf-8")).replace("8722", str(upstream))
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, port=port, site=text))
    with _running([_found("nginx"), "-p", str(folder), "-c", str(file)], port, folder) as address:
        yield address


@contextmanager
def caddy(folder: Path, upstream: int, port: int) -> Iterator[str]:
    """The address of Caddy's host, with deploy/folder.Caddyfile, but without TLS."""
    text = (DEPLOY / "folder.Caddyfile").read_text("utf-8")
    text = text.replace("example.org {", f"http://127.0.0.1:{port} {{").replace(
        "127.0.0.1:8722", f"127.0.0.1:{upstream}"
    )
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text)
    command = [_found("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]
    with _running(command, port, folder) as address:
        yield address


def _found(program: str) -> str:
    path = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    if path is None:
        pytest.skip(f"{program} isn't installed")
    return path


@contextmanager
def _running(command: list[str], port: int, folder: Path) -> Iterator[str]:
    address, log = f"http://127.0.0.1:{port}", folder / "proxy.log"
    environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=environment)
    try:
        end = time.monotonic() + WITHIN
        while not _answers(address):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        yield address
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def _answers(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 200
    except httpx.TransportError:
        return False
