"""Fonts and colors of charts."""

from __future__ import annotations

FONT = (
    "'Helvetica Neue', Arial, 'Segoe UI', 'Liberation Sans', 'Noto Sans', Ubuntu, Cantarell,"
    " 'DejaVu Sans', sans-serif"
)
INK, SOFT, LINE, PAPER = "#1f2933", "#66737f", "#dde3e8", "#ffffff"
TEAM_COLORS = (
    "#2f6f9f",
    "#d1722b",
    "#4c9a6a",
    "#8a5aa5",
    "#b8862b",
    "#b04a5a",
    "#3e9aa8",
    "#7a7f3a",
    "#5b6bb0",
    "#8d6e63",
)
ACCENT = "#2f6f9f"
