/** Applies the color theme and the motion and text settings as attributes of <html>. `auto` follows the system. */
import { isMotionReduced, settings } from "./settings";

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

export function currentTheme(): "light" | "dark" | "contrast" {
  const chosen = settings.value.theme;
  if (chosen !== "auto") return chosen;
  if (matchMedia(CONTRAST).matches) return "contrast";
  return matchMedia(DARK).matches ? "dark" : "light";
}

export function watchTheme(): void {
  const apply = () => {
    const root = document.documentElement;
    root.dataset.theme = currentTheme();
    root.dataset.motion = isMotionReduced() ? "reduced" : "full";
    root.dataset.text = settings.value.large ? "large" : "usual";
    const edge = getComputedStyle(root).getPropertyValue("--table-edge").trim();
    if (edge) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", edge);
  };
  settings.subscribe(apply);
  for (const query of [DARK, CONTRAST, REDUCED_MOTION]) matchMedia(query).addEventListener("change", apply);
}
