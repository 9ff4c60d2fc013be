/**
 * Whether letters are much larger than the pages make them, because a browser zooms text only or has a least size for
 * it: `data-letters="large"` on <html>. Layouts made for what fits a screen then scroll instead.
 */

import { Store } from "./store";

export const areLettersLarge = new Store(false);

/** Times the size that the pages ask for. "Large text" in the settings is less. */
const LARGE = 1.3;
/** Pixels: its `font-size` in look/base.css. */
const SIZE = 16;

export function watchLetters(): void {
  const letter = document.createElement("i");
  letter.className = "letter";
  letter.setAttribute("aria-hidden", "true");
  letter.textContent = "M";
  document.body.append(letter);
  const measure = () => {
    areLettersLarge.value = letter.offsetHeight >= LARGE * SIZE;
    document.documentElement.dataset.letters = areLettersLarge.value ? "large" : "";
  };
  new ResizeObserver(measure).observe(letter);
}
