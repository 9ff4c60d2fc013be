"""A rules sheet as part of a link, as the browser packs it: no server has to store it."""

from __future__ import annotations

import base64
import zlib

RAW = -zlib.MAX_WBITS
"""Compressed data without a header, which browsers call ``deflate-raw``."""


def sheet_link(toml: str) -> str:
    """The path, on any server, of the page for a new table with the rules of a sheet."""
    return f"/new#r={packed_sheet(toml)}"


def packed_sheet(toml: str) -> str:
    """A sheet as it stands in a link."""
    packer = zlib.compressobj(wbits=RAW)
    packed = packer.compress(toml.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")
