/**
 * What an element's content may know about its size: container queries and their units, which the oldest browsers lack.
 *
 *   <div use:measured={{ low: [200], narrow: [600] }}>
 *
 *   calc(5 * var(--cqw))                              // 5% of its width; --cqh of its height
 *   :global(:where([data-low~="200"])) p { ... }      // in an element that's at most 200 pixels high
 */

interface Limits {
  /** Heights and widths in pixels that matter. */
  low?: readonly number[];
  narrow?: readonly number[];
}

export function measured(element: HTMLElement, { low = [], narrow = [] }: Limits = {}): { destroy(): void } {
  const watch = new ResizeObserver((entries) => {
    const { width, height } = entries.at(-1)!.contentRect;
    element.style.setProperty("--cqw", `${width / 100}px`);
    element.style.setProperty("--cqh", `${height / 100}px`);
    element.dataset.low = within(low, height);
    element.dataset.narrow = within(narrow, width);
  });
  watch.observe(element);
  return { destroy: () => watch.disconnect() };
}

const within = (limits: readonly number[], size: number): string => limits.filter((each) => size <= each).join(" ");
