"""Whether people can be notified of their turns: push services want to know how to reach the operator."""

from __future__ import annotations

from dataclasses import replace

from pegs.core.errors import UsageError
from pegs.server.doctor.finding import Finding, Verdict, good, note
from pegs.server.hosting.config import ServerSettings
from pegs.server.push.contact import contact_of, read_contact


def check_push_contact(settings: ServerSettings) -> Finding:
    """``settings.push_contact`` is as the operator wrote it."""
    try:
        contact = contact_of(replace(settings, push_contact=read_contact(settings.push_contact)))
    except UsageError as error:
        return Finding(Verdict.FIX, str(error))
    return good("doctor-push-good", contact=contact) if contact else note("doctor-push-none")
