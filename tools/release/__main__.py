"""``python -m tools.release [ready TAG | publish | owner FIELD]``: see the package."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.release.checkout import Checkout, RefusedError


def main(words: Sequence[str]) -> None:
    """Run a command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.release")
    commands = parser.add_subparsers(dest="command", title="without one of these, check, build and tag")
    commands.add_parser("ready", help="say whether a tag may be published").add_argument("tag")
    commands.add_parser("publish", help="push the tag, which publishes it")
    commands.add_parser("owner", help="print a field of owner.toml").add_argument("field")
    given = parser.parse_args(words)
    checkout = Checkout(Path(__file__).parents[2])
    try:
        run(checkout, given)
    except RefusedError as error:
        sys.exit(f"Refused:\n{error}")


def run(checkout: Checkout, given: argparse.Namespace) -> None:
    """Take a step. Raises RefusedError."""
    match given.command:
        case "ready":
            checkout.check_ready(given.tag)
        case "publish":
            checkout.publish()
            print(f"{checkout.tag} is on its way: the workflow Release publishes it.")
        case "owner":
            print(checkout.owner[given.field])
        case _:
            checkout.release()
            print(f"{checkout.tag} is built and tagged. To publish it: python -m tools.release publish")


if __name__ == "__main__":
    main(sys.argv[1:])
