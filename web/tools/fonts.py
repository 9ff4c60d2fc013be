"""Cut the letters that English and Spanish need out of the fonts, for the client and for paper.

Run it after a change to the fonts. The client's whole fonts stay: a browser fetches them only if a name has
other letters (``src/look/fonts.css``). Paper needs TrueType, so each is written twice.

Run: uv run --with fonttools --with brotli python web/tools/fonts.py
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1]
PRINTING = WEB.parent / "src" / "pegs" / "printing" / "fonts"
LETTERS = [*range(0x20, 0x7F), *map(ord, " ¡«·º»¿ÁÉÍÑÓ×ÚÜáéíñóúü–—‘’“”…−")]  # noqa: RUF001
WEIGHTS = (400, 900)
FONTS = {
    "caprasimo": "@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2",
    "nunito": "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2",
}


def cut(source: Path, target: Path) -> None:
    """Write the part of a font that has these letters and weights."""
    flavor = "woff2" if target.suffix == ".woff2" else None
    options = Options(flavor=flavor, hinting=False, layout_features=["kern", "mark", "ccmp", "locl", "tnum"])
    font = load_font(str(source), options)
    if "fvar" in font:
        instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    save_font(font, str(target), options)


def main() -> None:
    """Write every font."""
    for name, source in FONTS.items():
        cut(WEB / "node_modules" / source, WEB / "src" / "look" / "fonts" / f"{name}.woff2")
        cut(WEB / "node_modules" / source, PRINTING / f"{name}.ttf")


if __name__ == "__main__":
    main()
