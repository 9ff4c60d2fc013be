"""The formats of a reference card, and the sizes of paper."""

from __future__ import annotations

from typing import Literal

CardFormat = Literal["sheet", "half", "pocket", "tent", "large"]
FORMATS: tuple[CardFormat, ...] = ("sheet", "half", "pocket", "tent", "large")
Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = ("a4", "letter")
