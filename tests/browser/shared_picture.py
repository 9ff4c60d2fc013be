"""What a shared picture shows, read from its pixels."""

from __future__ import annotations

from base64 import b64encode

from playwright.sync_api import Page

_COLORS = """async ([data, left, top, width, height]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  context.drawImage(image, -left, -top);
  return new Set(new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)).size;
}"""


def colors_in(page: Page, image: bytes, left: int, top: int, width: int, height: int) -> int:
    """How many colors a part of a PNG has: 1 if nothing is drawn there."""
    count: int = page.evaluate(_COLORS, [b64encode(image).decode(), left, top, width, height])
    return count
