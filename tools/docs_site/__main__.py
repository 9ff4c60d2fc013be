"""Build the documentation site.

Run: make docs
"""

from __future__ import annotations

import argparse
from pathlib import Path

from pegs.rules.loader import named, published
from tools.docs_site import build
from tools.docs_site.pictures import take_pictures
from tools.docs_site.sources import ROOT


def main() -> None:
    """Build the site with everything that's on it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build/site", help="where it's built")
    parser.add_argument("--game", type=Path, help="the folder of the game without a server, for “Try it”")
    parser.add_argument("--address", default="", help="where the site will be")
    options = parser.parse_args()
    build.build_site(
        options.folder,
        (*named(), *published()),
        take_pictures,
        address=options.address,
        game=options.game,
    )
    print(f"The site is in {options.folder}.")


if __name__ == "__main__":
    main()
