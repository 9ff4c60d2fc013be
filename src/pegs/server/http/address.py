"""The address at which other devices reach this server, also as a QR code."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
import struct
import sys
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

import segno

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.server.hosting.config import EVERYWHERE, ServerSettings

if sys.platform == "linux":
    import fcntl

_GET_ADDRESS = 0x8915
"""Linux's request for the IPv4 address of an interface (SIOCGIFADDR)."""
_GET_FLAGS = 0x8913
"""Linux's request for the flags of an interface (SIOCGIFFLAGS)."""
_POINT_TO_POINT = 0x10
"""The flag of an interface with one machine at its other end, such as a VPN (IFF_POINTOPOINT)."""
_VIRTUAL = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "tun",
    "tap",
    "tailscale",
    "wg",
    "zt",
    "ppp",
)
"""How the names of interfaces to VPNs and virtual machines begin."""
LOCAL_NAMES = {"localhost", "127.0.0.1", "::1", "[::1]"}
ALL_INTERFACES = {EVERYWHERE, "::", ""}
MAX_QR_BYTES = {"m": 1370, "l": 1732}
"""The longest texts by how much damage a code corrects: 137 modules across, which a phone can read."""
MAX_NETLOC = 260
"""Characters of a host and port: a domain name has at most 253."""
TEST_NET = ("192.0.2.1", 9)
"""An address that no machine has. Connecting a UDP socket to it sends nothing, but selects the local
address.
"""


@dataclass(frozen=True, slots=True)
class Interface:
    """One of this machine's networks."""

    address: str
    is_virtual: bool
    """Whether it's a VPN, or a network of virtual machines: phones in the house aren't in it."""


def netloc_of(url: str) -> str:
    """The host and port in a URL, in lower case; empty if it isn't a valid URL."""
    try:
        parts = urlsplit(url)
        is_valid = parts.port is None or parts.port > 0  # raises if it isn't a number from 0 to 65535
    except ValueError:
        return ""
    return parts.netloc.lower() if is_valid else ""


def hostname_of(netloc: str) -> str | None:
    """The host of ``host:port``, in lower case; None if that isn't valid."""
    return urlsplit(f"//{netloc}").hostname if netloc_of(f"//{netloc}") else None


def lan_address() -> str | None:
    """This machine's address in the local network; None if it isn't in one.

    The way to the internet may lead through a VPN, whose address no phone in the house reaches.
    """
    outside, addresses = _address_to_outside(), _addresses_of_interfaces()
    if outside is None or outside in addresses:
        return next(iter(addresses), None)
    virtual = _virtual_addresses()
    return next((each for each in addresses if each not in virtual), outside)


def _address_to_outside() -> str | None:
    """The address from which this machine would reach the internet; None if it knows no way there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(TEST_NET)
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") or address == EVERYWHERE else address


def _addresses_of_interfaces() -> list[str]:
    """This machine's addresses in private networks.

    The one on the way outside comes first, those of virtual networks last.
    A network without the internet, such as this machine's own hotspot, may have no way outside.
    """
    outside, virtual = _address_to_outside(), _virtual_addresses()
    addresses = (each.address for each in _interfaces() if _is_in_a_house(each.address))
    return sorted(addresses, key=lambda address: (address in virtual, address != outside))


def _virtual_addresses() -> set[str]:
    return {each.address for each in _interfaces() if each.is_virtual}


def _interfaces() -> list[Interface]:
    """This machine's network interfaces that have an IPv4 address."""
    interfaces: list[Interface] = []
    if sys.platform == "linux":
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                request = struct.pack("256s", name.encode()[:15])
                with contextlib.suppress(OSError):
                    address = socket.inet_ntoa(fcntl.ioctl(probe, _GET_ADDRESS, request)[20:24])
                    (flags,) = struct.unpack_from("H", fcntl.ioctl(probe, _GET_FLAGS, request), 16)
                    is_virtual = name.startswith(_VIRTUAL) or bool(flags & _POINT_TO_POINT)
                    interfaces.append(Interface(address, is_virtual))
    else:
        with contextlib.suppress(OSError):
            addresses = socket.gethostbyname_ex(socket.gethostname())[2]
            interfaces = [Interface(each, looks_virtual(each, addresses)) for each in addresses]
    return interfaces


def looks_virtual(address: str, addresses: Collection[str]) -> bool:
    """A guess, for systems that don't say the kind of a network, by all of a machine's addresses.

    Most routers of houses use 192.168 and most VPNs 10; and a machine has the number 1 only in a network that
    it makes for virtual machines itself.
    """
    is_in_usual_house = any(
        each.startswith("192.168.") and not each.endswith(".1") for each in addresses if each != address
    )
    return address.endswith(".1") or (not address.startswith("192.168.") and is_in_usual_house)


def _is_in_a_house(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return parsed.is_private and not parsed.is_loopback and not parsed.is_link_local


def outside_url(settings: ServerSettings, requested: str = "") -> str:
    """The URL for other devices, without a trailing slash.

    That is the public URL if there is one; else the site's URL in the request, unless its host only means
    this machine; else this machine's address in the local network.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if requested and hostname_of(netloc_of(requested)) not in {None, *LOCAL_NAMES}:
        return requested
    if settings.host in ALL_INTERFACES:
        host = lan_address() or "localhost"
    else:
        host = "localhost" if settings.host in LOCAL_NAMES else settings.host
    return plain_url(host, settings.port)


def own_url(settings: ServerSettings) -> str:
    """The URL for programs on the server's own machine, without a trailing slash."""
    return plain_url("127.0.0.1" if settings.host in ALL_INTERFACES else settings.host, settings.port)


def plain_url(host: str, port: int) -> str:
    """The URL of a server without encryption at a host, which may be an IPv6 address."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


@lru_cache(maxsize=200)
def qr_svg(text: str) -> bytes:
    """A QR code as SVG: dark on light in every theme, with the quiet zone that scanners need.

    Long texts are corrected less. Raises UsageError if a phone couldn't read so fine a code from a screen.
    """
    length = len(text.encode())
    if length > MAX_QR_BYTES["l"]:
        raise UsageError(translate("server-qr-long"))
    out = io.BytesIO()
    code = segno.make(text, error="m" if length <= MAX_QR_BYTES["m"] else "l", micro=False)
    code.save(out, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return out.getvalue()


def qr_text(text: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
