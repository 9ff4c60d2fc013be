"""Your own bot takes a seat:  python bot.py http://localhost:8722 TABLECODE  (pip install websockets)"""

import json
import os
import sys
import time
from contextlib import suppress
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def sit_down(server, code):  # the answer has the key to the seat: store it, and keep it secret
    me = json.dumps({"name": "Pythia", "color": "P"}).encode()
    try:
        ask = Request(f"{server}/api/tables/{quote(code)}/join", me, {"Content-Type": "application/json"})
        try:
            answer = json.load(urlopen(ask))
        except HTTPError as refusal:  # a wrong code, say: the server explains
            answer = json.load(refusal)
        return answer.get("token") or sys.exit(answer["sentence"])
    except (OSError, HTTPException, ValueError, LookupError, AttributeError) as problem:
        sys.exit(f"Can't reach a game server at {server}: {problem}")


def worth(option, landings):  # holes moved, pegs brought home, opponents bumped, but never a partner
    effects = [effect for number in option["orders"][0] for effect in landings[number]["effects"]]
    moved = sum(len(each["path"]) + 50 * (each["target"] >= 256) for each in effects if each["op"] == "moved")
    bumped = sum(each["op"] == "sent_to_start" for each in effects)
    return moved + 20 * bumped - 200 * option["hurts"] - 100 * (option["kind"] == "doubt")


server, code = (*sys.argv[1:], "", "")[:2]
if not server or not (code or os.environ.get("PEGS_TOKEN")):
    sys.exit("Run it like this:  python bot.py http://localhost:8722 TABLECODE")
token, since = os.environ.get("PEGS_TOKEN") or sit_down(server, code), None
address = server.replace("http", "ws", 1) + "/ws"
while True:
    with suppress(WebSocketException, OSError), connect(address, max_size=None) as socket:
        socket.send(json.dumps({"do": "hello", "id": "hello", "token": token, "since": since}))
        for heard in map(json.loads, socket):
            if heard.get("again") is False or (heard["tell"] == "refused" and heard["id"] == "hello"):
                sys.exit(f"The server turned this bot away: {heard.get('sentence', heard['code'])}")
            if heard["tell"] in ("bye", "refused"):
                print(heard.get("sentence", "The server is restarting."), flush=True)
                break  # reconnect in a second
            if heard["tell"] == "welcome":
                print(f"Resumed after version {since}." if heard["resumed"] else "Sat down.", flush=True)
            if heard["tell"] in ("welcome", "update"):
                since, game = heard["table"]["version"], heard["table"]["game"]
                if heard["table"]["stage"] == "playing" and game["options"]:
                    best = max(game["options"], key=lambda option: worth(option, game["landings"]))
                    play = {"do": "play", "id": f"at-{since}", "version": since, "turn": best["turn"]}
                    socket.send(json.dumps(play))  # sending the same id again is safe: it is played once
    time.sleep(1)
