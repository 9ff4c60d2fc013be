/**
 * Light, dark or high contrast, on <html data-theme>; and <html data-motion="reduced"> where nothing should move.
 * `auto` follows the system. Called once by main.ts; pages read nothing here.
 */
import { isStill, settings } from "./identity";

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";
const STILL = "(prefers-reduced-motion: reduce)";

export function shownTheme(): "light" | "dark" | "contrast" {
  const wish = settings.value.theme;
  if (wish !== "auto") return wish;
  if (matchMedia(CONTRAST).matches) return "contrast";
  return matchMedia(DARK).matches ? "dark" : "light";
}

export function followTheme(): void {
  const dress = () => {
    const root = document.documentElement;
    root.dataset.theme = shownTheme();
    root.dataset.motion = isStill() ? "reduced" : "full";
    root.dataset.text = settings.value.large ? "large" : "usual";
    const edge = getComputedStyle(root).getPropertyValue("--table-edge").trim();
    if (edge) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", edge);
  };
  settings.follow(dress);
  for (const query of [DARK, CONTRAST, STILL]) matchMedia(query).addEventListener("change", dress);
}
