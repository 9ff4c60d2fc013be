"""Where this server is reached from other devices, and that as a QR code."""

from __future__ import annotations

import io
import socket
from urllib.parse import urlsplit

import segno

from pegs.server.hosting.config import EVERYWHERE, ServerSettings

OWN_NAMES = {"localhost", "127.0.0.1", "::1", "[::1]"}
ALL_INTERFACES = {EVERYWHERE, "::", ""}
NOWHERE = ("192.0.2.1", 9)
"""An address of no machine: asking for the way there tells this machine's own address, and sends nothing."""


def lan_address() -> str | None:
    """This machine's address in its network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") or address == EVERYWHERE else address


def outside_url(settings: ServerSettings, asked: str = "") -> str:
    """The address for other devices: the public one; else the one that was asked (``http://host:port``), but
    this machine's address in its network where that only means this machine and others can reach it.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if asked and urlsplit(asked).hostname not in OWN_NAMES:
        return asked
    if settings.host in ALL_INTERFACES:
        host = lan_address() or "localhost"
    else:
        host = "localhost" if settings.host in OWN_NAMES else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def qr_picture(text: str) -> bytes:
    """A QR code as SVG: dark on light whatever the page's colors, with the border that readers need."""
    out = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(out, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return out.getvalue()


def qr_text(text: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
