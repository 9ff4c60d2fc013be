"""Who may look at the server itself: who sits at its machine, who has its token, or everybody."""

from __future__ import annotations

import base64
import binascii
import hmac
from urllib.parse import urlsplit

from litestar import Response
from litestar.datastructures import State

from pegs.i18n import translate
from pegs.server.hosting.config import ServerSettings
from pegs.server.http.address import OWN_NAMES
from pegs.server.http.error_responses import AnyRequest
from pegs.server.http.rate_limit import Gates
from pegs.server.live.joining import NoKeyError
from pegs.table.protocol.rest import Problem

PASSED_ON = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
"""What a proxy adds: behind one everybody seems to sit at this machine."""


async def outsider(request: AnyRequest, state: State) -> Response[Problem] | None:
    """How a stranger is turned away; None for who may look. Raises TooOftenError for who guesses."""
    settings: ServerSettings = state.settings
    if settings.metrics_open or _sits_here(request):
        return None
    if not settings.metrics_token:
        return Response(Problem("not_allowed", translate("hosting-insiders")), status_code=403)
    asked = request.headers.get("authorization")
    if asked is None:
        return _ask_for_token()
    gates: Gates = state.gates
    try:
        await gates.guess(request, _check(asked, settings.metrics_token))
    except NoKeyError:
        return _ask_for_token()
    return None


def _sits_here(request: AnyRequest) -> bool:
    if request.client is None or request.client.host not in OWN_NAMES:
        return False
    # A page of another site that calls itself by this machine's address names itself here.
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname
    return name in OWN_NAMES and not any(header in request.headers for header in PASSED_ON)


async def _check(asked: str, token: str) -> None:
    if not hmac.compare_digest(_said(asked).encode(), token.encode()):
        raise NoKeyError(translate("hosting-token"))


def _said(authorization: str) -> str:
    """The token: as a bearer says it, or as a browser does, in place of a password."""
    scheme, _, rest = authorization.strip().partition(" ")
    if scheme.lower() == "bearer":
        return rest.strip()
    if scheme.lower() == "basic":
        try:
            return base64.b64decode(rest, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            return ""
    return ""


def _ask_for_token() -> Response[Problem]:
    headers = {"WWW-Authenticate": 'Basic realm="Pegs and Jokers"'}
    return Response(Problem("unknown_token", translate("hosting-token")), status_code=401, headers=headers)
