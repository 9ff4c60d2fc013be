"""The contact that a server gives push services (``sub`` of RFC 8292), so that they can reach its operator.

Apple's push service refuses every notification whose contact isn't on the internet, such as
``mailto:pegs@localhost``, with status 403. Others accept it. So only what Apple accepts is ever sent, and
without a contact nobody is offered notifications.
"""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import urlsplit

from pegs.core.errors import UsageError
from pegs.i18n import translate
from pegs.server.hosting.config import ServerSettings
from pegs.server.push.endpoints import is_public

LOCAL_PUSH_CONTACT = "mailto:tests@pegs.example"
"""The contact for push services in a private network: tests."""
_EMAIL = re.compile(r"[\w.+-]+@([\w.-]+)", re.ASCII)
_NAME = re.compile(r"(?!-)[a-z0-9-]+(?<!-)(\.(?!-)[a-z0-9-]+(?<!-))+")
_LOCAL_DOMAINS = ("local", "localhost", "localdomain", "internal", "lan", "home", "arpa", "invalid", "test")
"""Top-level domains that no push service can reach."""


def read_contact(text: str) -> str:
    """An email address or an https address as a contact; empty if the text is.

    Raises UsageError if a push service might refuse it.
    """
    if not text:
        return ""
    email = _EMAIL.fullmatch(text.removeprefix("mailto:"))
    if email and _is_on_the_internet(email[1]):
        return f"mailto:{email[0]}"
    if _is_public_page(text):
        return text
    raise UsageError(translate("server-push-contact", contact=text))


def contact_of(settings: ServerSettings) -> str:
    """A server's contact; empty if it has none that all push services accept."""
    if settings.push_contact:
        return settings.push_contact
    if _is_public_page(settings.public_url):
        return settings.public_url
    return LOCAL_PUSH_CONTACT if settings.local_push else ""


def _is_public_page(url: str) -> bool:
    parts = urlsplit(url)
    return url.isascii() and parts.scheme == "https" and _is_on_the_internet(parts.hostname or "")


def _is_on_the_internet(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        name = host.lower()
        return bool(_NAME.fullmatch(name)) and name.rpartition(".")[2] not in _LOCAL_DOMAINS
    return is_public(host)
