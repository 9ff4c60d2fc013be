"""Access to the server's metrics and status: from its own machine, with its token, or for everyone."""

from __future__ import annotations

import base64
import hmac

from litestar import Response
from litestar.datastructures import State

from pegs.i18n import translate
from pegs.protocol.rest import Problem
from pegs.server.hosting.config import ServerSettings
from pegs.server.http.address import LOCAL_NAMES, hostname_of
from pegs.server.http.error_responses import AnyRequest
from pegs.server.http.rate_limit import RateLimits
from pegs.table.command_errors import NoKeyError

PROXY_HEADERS = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
"""Behind a proxy every request seems to come from this machine."""


async def refuse_outsider(request: AnyRequest, state: State) -> Response[Problem] | None:
    """The refusal of a request without access; None if it has access. Raises TooOftenError."""
    settings: ServerSettings = state.settings
    if settings.metrics_open or _is_local(request):
        return None
    if not settings.metrics_token:
        return Response(Problem("not_allowed", translate("hosting-insiders")), status_code=403)
    authorization = request.headers.get("authorization")
    if authorization is None:
        return _ask_for_token()
    limits: RateLimits = state.rate_limits
    try:
        await limits.limit_guesses(request, _check(authorization, settings.metrics_token))
    except NoKeyError:
        return _ask_for_token()
    return None


def _is_local(request: AnyRequest) -> bool:
    if request.client is None or request.client.host not in LOCAL_NAMES:
        return False
    # A page of another site whose name resolves to this machine still sends its own name here.
    name = hostname_of(request.headers.get("host", ""))
    return name in LOCAL_NAMES and not any(header in request.headers for header in PROXY_HEADERS)


async def _check(authorization: str, token: str) -> None:
    if not hmac.compare_digest(_token_in(authorization).encode(), token.encode()):
        raise NoKeyError(translate("hosting-token"))


def _token_in(authorization: str) -> str:
    """The token in an ``Authorization`` header: a bearer token, or the password of basic authentication."""
    scheme, _, rest = authorization.strip().partition(" ")
    if scheme.lower() == "bearer":
        return rest.strip()
    if scheme.lower() == "basic":
        try:
            return base64.b64decode(rest, validate=True).decode().partition(":")[2]
        except ValueError:  # not Base64, or not UTF-8
            return ""
    return ""


def _ask_for_token() -> Response[Problem]:
    headers = {"WWW-Authenticate": 'Basic realm="Pegs and Jokers"'}
    return Response(Problem("unknown_token", translate("hosting-token")), status_code=401, headers=headers)
