"""The addresses of push services. A browser sends one with its subscription, so it may be any address at all:
requests go only to public addresses, with HTTPS at its usual port.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from pegs.core.errors import PegsError

MAX_ENDPOINT = 1000
HTTPS_PORT = 443
_EMBEDDING = tuple(map(ipaddress.IPv6Network, ("::/96", "64:ff9b::/96")))
"""IPv6 networks whose last 32 bits are the IPv4 address that is meant: IPv4-compatible, and NAT64."""
_SPECIAL = tuple(map(ipaddress.ip_network, ("192.0.0.0/24", "fec0::/10", "64:ff9b:1::/48")))
"""Networks for special and local use that Python doesn't count as such, or not in all versions."""


class EndpointError(PegsError):
    """An address isn't one of a push service, or can't be reached."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The parts of a subscription's URL that a request needs."""

    host: str
    port: int
    is_encrypted: bool
    path: str
    """With the query."""

    @property
    def origin(self) -> str:
        """The origin of the URL, for which a request is signed."""
        is_usual = self.port == (HTTPS_PORT if self.is_encrypted else 80)
        scheme = "https" if self.is_encrypted else "http"
        return f"{scheme}://{self.host}" + ("" if is_usual else f":{self.port}")


def read_endpoint(url: str, local: bool) -> Endpoint:
    """Read a subscription's URL. Raises EndpointError.

    With ``local``, it may also be of a push service on this machine or in this network, without HTTPS.
    """
    if len(url) > MAX_ENDPOINT or not url.isascii() or not url.isprintable() or " " in url:
        raise EndpointError("not a URL")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise EndpointError("not a URL") from None
    if parts.scheme not in ("https", "http") or not host or parts.username is not None:
        raise EndpointError("not a URL of a push service")
    encrypted = parts.scheme == "https"
    port = port or (HTTPS_PORT if encrypted else 80)
    if not local and not (encrypted and port == HTTPS_PORT):
        raise EndpointError("push services use HTTPS")
    if not local and _is_private_literal(host):
        raise EndpointError("not a public address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(f"[{host}]" if ":" in host else host, port, encrypted, path)


def _is_private_literal(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:
        return False


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the internet, and not to this machine or a private network.

    An IPv4 address inside an IPv6 one counts as what it is. Raises ValueError if it's no IP address.
    """
    parsed = ipaddress.ip_address(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = _inner(parsed)
        if inner is not None:
            return is_public(str(inner))
    is_special = parsed.is_multicast or any(parsed in network for network in _SPECIAL)
    return parsed.is_global and not is_special


def _inner(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to; None if it stands for itself."""
    if any(address in network for network in _EMBEDDING):
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)


async def resolve(endpoint: Endpoint, local: bool) -> str:
    """An IP address of an endpoint, to connect to exactly this one. Raises EndpointError or OSError.

    A name that has any private address is refused, so that a second answer can't lead elsewhere.
    """
    host = endpoint.host.strip("[]")
    infos = await asyncio.get_running_loop().getaddrinfo(host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in infos]
    if not addresses or not (local or all(is_public(each) for each in addresses)):
        raise EndpointError("not a public address")
    return addresses[0]
