"""The address at which other devices reach this server, also as a QR code."""

from __future__ import annotations

import io
import socket
from urllib.parse import urlsplit

import segno

from pegs.server.hosting.config import EVERYWHERE, ServerSettings

LOCAL_NAMES = {"localhost", "127.0.0.1", "::1", "[::1]"}
ALL_INTERFACES = {EVERYWHERE, "::", ""}
TEST_NET = ("192.0.2.1", 9)
"""An address that no machine has. Connecting a UDP socket to it sends nothing, but selects the local
address.
"""


def lan_address() -> str | None:
    """This machine's address in the local network; None if it isn't in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(TEST_NET)
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") or address == EVERYWHERE else address


def outside_url(settings: ServerSettings, requested: str = "") -> str:
    """The URL for other devices, without a trailing slash.

    That is the public URL if there is one; else the URL of the request (``http://host:port``), unless its
    host only means this machine; else this machine's address in the local network.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if requested and urlsplit(requested).hostname not in LOCAL_NAMES:
        return requested
    if settings.host in ALL_INTERFACES:
        host = lan_address() or "localhost"
    else:
        host = "localhost" if settings.host in LOCAL_NAMES else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def qr_svg(text: str) -> bytes:
    """A QR code as SVG: dark on light in every theme, with the quiet zone that scanners need."""
    out = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(out, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return out.getvalue()


def qr_text(text: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
