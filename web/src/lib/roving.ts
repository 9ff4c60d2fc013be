/**
 * Makes a long list of buttons one stop of the Tab key: the current one, or the first. Inside, the arrows go up and
 * down, and Home and End to its ends.
 *
 *   <ol {@attach roving}>...</ol>
 */
export function roving(list: HTMLElement, earlier = "ArrowUp", later = "ArrowDown"): () => void {
  const buttons = () => [...list.querySelectorAll<HTMLElement>("button")];

  function settle(): void {
    const all = buttons();
    const stop = all.find((each) => each.hasAttribute("aria-current")) ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  }

  function press(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLElement);
    const next = { [earlier]: at - 1, [later]: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    // The page has uses of its own for arrows.
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  }

  const changes = new MutationObserver(settle);
  changes.observe(list, { subtree: true, childList: true, attributeFilter: ["aria-current"] });
  list.addEventListener("keydown", press);
  settle();
  return () => {
    changes.disconnect();
    list.removeEventListener("keydown", press);
  };
}
