"""A connection to a Ray cluster, or to a new one on this machine that ends with it."""

from __future__ import annotations

import logging
import os
import secrets
import socket
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from pegs.analysis.workers import cores
from pegs.core.errors import UsageError
from pegs.i18n import system_reason, translate

LOCAL = "local"
"""The address for a new cluster on this machine."""
CONNECT_SECONDS = 10.0
OBJECT_STORE = 100 * 2**20
"""Bytes for the results of a local cluster's chunks until they're fetched; that's plenty."""
RAY_NAMES = ("RAY_", "PYTHONBREAKPOINT")
"""The beginnings of the names of environment variables that Ray sets."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the future default, without the warning that says so
}


@contextmanager
def connection(address: str, workers: int | None) -> Iterator[Any]:
    """Connect to the cluster at an address, and yield the module ``ray``.

    ``local`` starts a cluster on this machine with a number of workers, by default one per core, and stops it
    afterward; any other address is one for ``ray.init``. If this process is already connected, that
    connection is used, whatever the address, and stays open. Raises UsageError if the cluster can't be
    reached.
    """
    import ray

    if ray.is_initialized():
        yield ray
        return
    with ExitStack() as stack:
        options: dict[str, Any] = {"configure_logging": False, "log_to_driver": False}
        settings = dict(SETTINGS)
        if address == LOCAL:
            options |= _local_options(workers, Path(stack.enter_context(_short_folder())))
            settings |= _authentication()
        else:
            _check_reachable(address)
        with _environment(settings):
            _connect(ray, address, options)
        stack.callback(ray.shutdown)
        yield ray


def _local_options(workers: int | None, folder: Path) -> dict[str, Any]:
    return {
        "num_cpus": workers or cores(),
        "include_dashboard": False,
        "object_store_memory": OBJECT_STORE,
        "_node_ip_address": "127.0.0.1",
        "_temp_dir": str(folder),
    }


def _short_folder() -> tempfile.TemporaryDirectory[str]:
    """A folder for a local cluster's files. Its path must be short, because socket paths are limited."""
    home = "/tmp" if Path("/tmp").is_dir() else None
    return tempfile.TemporaryDirectory(prefix="pegs-ray-", dir=home, ignore_cleanup_errors=True)


@cache
def _token() -> str:
    """The password of this process's local clusters: one for all, because Ray reads it only once."""
    return secrets.token_hex(32)


def _authentication() -> Mapping[str, str]:
    """A password that keeps others out of a local cluster. Without one, Ray would write its own into the
    user's home folder.
    """
    has_password = {"RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"} & set(os.environ)
    return {} if has_password else {"RAY_AUTH_TOKEN": _token()}


def _check_reachable(address: str) -> None:
    """Raise UsageError if nothing listens at HOST:PORT, which Ray would try for more than a minute."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return
    host = host.removeprefix("[").removesuffix("]")  # as IPv6 addresses are written
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError, UnicodeError) as error:
        reason = system_reason(error) if isinstance(error, OSError) else str(error)
        raise UsageError(translate("ray-not-reached", address=address, reason=reason)) from None


def _connect(ray: Any, address: str, options: Mapping[str, Any]) -> None:
    try:
        ray.init(address, **options)
    except (ray.exceptions.RayError, OSError, RuntimeError, ValueError) as error:
        ray.shutdown()
        reason = str(error).strip().partition("\n")[0].rstrip(".")
        raise UsageError(translate("ray-not-reached", address=address, reason=reason)) from None


@contextmanager
def _environment(settings: Mapping[str, str]) -> Iterator[None]:
    """Set environment variables while Ray starts, and keep it from logging; then undo what either changed."""
    logger = logging.getLogger("ray")
    before, level = dict(os.environ), logger.level
    os.environ.update(settings)
    logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        logger.setLevel(level)
        # Ray has its own debugger for breakpoint(), too, which needs a running cluster.
        for name in [name for name in os.environ if name.startswith(RAY_NAMES) and name not in before]:
            del os.environ[name]
        os.environ.update(before)
