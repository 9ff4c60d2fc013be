/** Posts the height of a frame's content to the page around it: a number of pixels, and nothing else. */
export function reportHeight(content: HTMLElement): void {
  if (parent === window) return;
  new ResizeObserver(() => parent.postMessage(Math.ceil(content.offsetHeight), "*")).observe(content);
}
