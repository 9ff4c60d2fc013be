"""A documentation site with a few rule sets, and without the pictures of the product, which take long."""

from __future__ import annotations

from pathlib import Path

from tools.docs_site.tour import TOUR, picture_name, sizes_of

RULES = ("basic", "pegoo", "parlor")
PICTURES = [picture_name(name, size) for pages in TOUR.values() for name in pages for size in sizes_of(name)]


def no_pictures(tour: Path, documents: Path) -> None:
    """Leave each picture of the tour empty."""
    for name in PICTURES:
        (tour / name).touch()
    assert (documents / "table.webp").exists()
