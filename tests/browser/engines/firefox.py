"""Firefox, driven by WebDriver BiDi, which it speaks itself."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.tab import PATIENCE, PHONE, Tab, is_fault

PRESS: list[dict[str, Any]] = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """A running Firefox."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection, self._numbers = connection, count(1)
        self._errors: dict[str, list[str]] = {}
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> Any:
        """Send a command and return its result. Raises AssertionError if it's refused."""
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._connection.recv(PATIENCE))).get("id") != number:
            self._note(answer)
        assert answer["type"] == "success", answer
        return answer["result"]

    def tab(self) -> FirefoxTab:
        """A new page of a person who shares nothing with the others."""
        user = self.ask("browser.createUserContext")["userContext"]
        context = self.ask("browsingContext.create", type="tab", userContext=user)["context"]
        self._errors[context] = []
        tab = FirefoxTab(self, context, self._errors[context])
        tab.resize(*PHONE)
        return tab

    def _note(self, event: dict[str, Any]) -> None:
        entry = event.get("params", {})
        context = entry.get("source", {}).get("context")
        text = str(entry.get("text"))
        is_ours = context in self._errors and entry.get("level") == "error"
        if event.get("method") == "log.entryAdded" and is_ours and is_fault(text):
            self._errors[context].append(text)


class FirefoxTab(Tab):
    """A page in Firefox."""

    def __init__(self, firefox: Firefox, context: str, errors: list[str]) -> None:
        self._firefox, self._context, self._errors = firefox, context, errors

    def open(self, url: str) -> None:
        self._firefox.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, expression: str) -> Any:
        result = self._firefox.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        return json.loads(result["result"]["value"])

    def tap_at(self, x: float, y: float) -> None:
        self._act(_pointer("touch", [_move(x, y), *PRESS]))

    def touch_and_click(self, touched: tuple[float, float], clicked: tuple[float, float]) -> None:
        """Touch one point and click another as soon as the finger is lifted."""
        wait = [{"type": "pause"}] * 3
        self._act(
            _pointer("touch", [_move(*touched), *PRESS]),
            _pointer("mouse", [*wait, _move(*clicked), *PRESS]),
        )

    def resize(self, width: int, height: int) -> None:
        """Show the page in a window of this size, in CSS pixels."""
        viewport = {"width": width, "height": height}
        self._firefox.ask("browsingContext.setViewport", context=self._context, viewport=viewport)

    def locate(self, role: str, name: str | None = None) -> list[dict[str, Any]]:
        """The nodes of the accessibility tree with this role and, if one is given, this name."""
        value = {"role": role} if name is None else {"role": role, "name": name}
        locator = {"type": "accessibility", "value": value}
        found = self._firefox.ask("browsingContext.locateNodes", context=self._context, locator=locator)
        return [{"sharedId": node["sharedId"]} for node in found["nodes"]]

    def call(self, function: str, *nodes: dict[str, Any]) -> Any:
        """What a JavaScript function returns for some nodes."""
        result = self._firefox.ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=nodes,
            target={"context": self._context},
            awaitPromise=False,
        )
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        return result["result"].get("value")

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        strokes = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": strokes})

    def _act(self, *sources: dict[str, Any]) -> None:
        self._firefox.ask("input.performActions", context=self._context, actions=sources)

    @property
    def errors(self) -> list[str]:
        self.run("1")
        return self._errors

    def close(self) -> None:
        self._firefox.ask("browsingContext.close", context=self._context)


def _move(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "x": round(x), "y": round(y)}


def _pointer(kind: str, actions: list[dict[str, Any]]) -> dict[str, Any]:
    return {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}


@contextmanager
def firefox(path: str) -> Iterator[Firefox]:
    """Start the Firefox at a path, with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        try:
            assert process.stderr is not None
            found = next(filter(None, map(LISTENING.search, process.stderr)))
            with connect(f"{found[1]}/session", max_size=None) as connection:
                yield Firefox(connection)
        finally:
            process.terminate()
            process.wait()
            if process.stderr is not None:
                process.stderr.close()
