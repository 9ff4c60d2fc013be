"""Instead of Pyodide's event loop, which needs asyncio: on a device, nothing waits in Python."""


def _initialize_event_loop() -> None:
    """There's none."""
