"""The socket at which a server listens."""

from __future__ import annotations

import errno
import socket
import sys

from pegs.core.errors import UsageError
from pegs.i18n import translate

PORTS_TRIED = 20
SEND_BUFFER = 128 * 1024
BACKLOG = 1024
"""Connections that wait to be accepted."""


def bind(host: str, port: int, try_next: bool) -> socket.socket:
    """A socket that listens at a port; or if that's taken and ``try_next``, at the next free one.

    Raises UsageError if there is none.
    """
    for candidate in range(port, port + PORTS_TRIED if try_next and port else port + 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio disables Nagle's algorithm only if the protocol is given.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":  # there, two servers would share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Accepted connections inherit this; it bounds what the system buffers for a client that doesn't read.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        try:
            listening.bind((host, candidate))
            listening.listen(BACKLOG)
        except OSError as error:
            listening.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise UsageError(translate("server-no-address", host=host, problem=str(error))) from error
        else:
            return listening
    raise UsageError(translate("server-port-taken", port=str(port)))
