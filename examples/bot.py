"""Your own bot takes a seat:  python bot.py http://localhost:8722 TABLECODE  (pip install websockets)"""

import json
import os
import sys
import time
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def sit_down(server, code):  # the answer has the key to the seat: store it, and keep it secret
    me = json.dumps({"name": "Pythia", "color": "P"}).encode()
    ask = Request(f"{server}/api/tables/{code}/join", me, {"Content-Type": "application/json"})
    return json.load(urlopen(ask))["token"]


def worth(option, landings):  # holes moved, pegs brought home, opponents bumped, but never a partner
    effects = [effect for number in option["orders"][0] for effect in landings[number]["effects"]]
    moved = sum(len(each["path"]) + 50 * (each["target"] >= 256) for each in effects if each["op"] == "moved")
    bumped = sum(each["op"] == "sent_to_start" for each in effects)
    return moved + 20 * bumped - 200 * option["hurts"] - 100 * (option["kind"] == "doubt")


server, code = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
token, since = os.environ.get("PEGS_TOKEN") or sit_down(server, code), None
while True:
    try:
        with connect(server.replace("http", "ws", 1) + "/ws", max_size=None) as socket:
            socket.send(json.dumps({"do": "hello", "id": "hello", "token": token, "since": since}))
            for heard in map(json.loads, socket):
                if heard["tell"] == "bye" and not heard["again"]:
                    sys.exit(f"Goodbye: {heard['code']}")
                if heard["tell"] in ("bye", "refused"):
                    print(heard.get("sentence", "The server is restarting."), flush=True)
                    break  # reconnect in a second
                if heard["tell"] == "welcome":
                    print(f"Resumed after version {since}." if heard["resumed"] else "Sat down.", flush=True)
                if heard["tell"] in ("welcome", "update"):
                    since, game = heard["table"]["version"], heard["table"]["game"]
                    if heard["table"]["stage"] == "playing" and game["options"]:
                        turn = max(game["options"], key=lambda option: worth(option, game["landings"]))[
                            "turn"
                        ]
                        play = {"do": "play", "id": f"at-{since}", "version": since, "turn": turn}
                        socket.send(json.dumps(play))  # sending the same id again is safe: it is played once
    except (WebSocketException, OSError):
        pass
    time.sleep(1)
