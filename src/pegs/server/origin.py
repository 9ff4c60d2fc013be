"""Whether a page of another site opens a socket here. Browsers tell; other programs have no such page."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_own(origin: str | None, host: str | None, public_url: str) -> bool:
    """Whether ``Origin`` is missing, names the host that was asked, or is the server's public address."""
    if origin is None:
        return True
    asked = urlsplit(origin).netloc.lower()
    return bool(asked) and asked in {(host or "").lower(), urlsplit(public_url).netloc.lower()}
