"""Where the holes of a board are on the screen: all of them are drawn by a few paths."""

BOXES_OF_HOLES = r"""(board) => [...board.querySelectorAll('path.holes')].flatMap((path) => {
  const onScreen = path.getScreenCTM();
  return [...path.getAttribute('d').matchAll(/M(\S+) (\S+?)a(\S+)/g)].map(([, x, y, r]) => {
    const left = new DOMPoint(Number(x), Number(y)).matrixTransform(onScreen);
    const radius = Number(r) * onScreen.a;
    return new DOMRect(left.x, left.y - radius, 2 * radius, 2 * radius);
  });
})"""
"""A function in JavaScript: the boxes of a board's holes."""
