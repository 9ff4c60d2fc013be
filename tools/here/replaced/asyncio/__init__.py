"""Instead of asyncio, of which Pyodide looks up one function: on a device, nothing waits in Python."""

from typing import NoReturn


def get_event_loop() -> NoReturn:
    """There's none."""
    raise RuntimeError("there's no event loop on a device")
