"""WebKitGTK, driven by its WebDriver, on a display that nobody sees."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browser.engines.tab import PATIENCE, PHONE, Tab, is_fault
from tests.server.clients import free_port

BROWSER = Path("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser")
# WebDriver has no way to listen from the page's first moment on.
TRAP = """(() => {
  if (window.trap) return;
  window.trap = [];
  const note = (error) => trap.push(String(error));
  addEventListener("error", (event) => note(event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
  const error = console.error;
  console.error = (...words) => (note(words.join(" ")), error(...words));
})()"""


class Webkit:
    """A running driver."""

    def __init__(self, url: str) -> None:
        self._url = url

    def tab(self) -> WebkitTab:
        """A window of a browser of its own."""
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        client = httpx.Client(base_url=self._url, timeout=PATIENCE)
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = client.post("/session", json=wanted).json()["value"]["sessionId"]
        client.base_url = httpx.URL(f"{self._url}/session/{session}")
        tab = WebkitTab(client)
        width, height = PHONE
        tab.ask("/window/rect", width=width, height=height)
        return tab


class WebkitTab(Tab):
    """A page in WebKitGTK."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def ask(self, path: str, **body: Any) -> Any:
        """Send a command and return its result. Raises AssertionError if it's refused."""
        answer = self._client.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def open(self, url: str) -> None:
        self.ask("/url", url=url)
        self.run(TRAP)

    def run(self, expression: str) -> Any:
        return self.ask("/execute/sync", script=f"return ({expression}) ?? null", args=[])

    def tap_at(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        actions = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        source = {
            "type": "pointer",
            "id": "mouse",
            "parameters": {"pointerType": "mouse"},
            "actions": actions,
        }
        self.ask("/actions", actions=[source])

    @property
    def errors(self) -> list[str]:
        return [each for each in self.run("window.trap ?? []") if is_fault(each)]

    def close(self) -> None:
        self._client.delete("")
        self._client.close()


@contextmanager
def webkit(driver: str, display_server: str) -> Iterator[Webkit]:
    """Start a display and the driver."""
    display = subprocess.Popen(
        [display_server, "-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert display.stdout is not None
    number, port = display.stdout.readline().strip(), free_port()
    environment = {**os.environ, "DISPLAY": f":{number}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    process = subprocess.Popen(
        [driver, f"--port={port}"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        url = f"http://127.0.0.1:{port}"
        _wait_for(url)
        yield Webkit(url)
    finally:
        for each in (process, display):
            each.terminate()
            each.wait()
        display.stdout.close()


def _wait_for(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            httpx.get(f"{url}/status")
            return
        except httpx.TransportError:
            time.sleep(0.02)
    raise AssertionError("the driver didn't start")
