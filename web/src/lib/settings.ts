/**
 * This browser's settings.
 *
 *   settings.value.theme
 *   saveSettings({ theme: "dark" });
 *   isMotionReduced()
 */
import { readSettings, SETTINGS, type UserSettings } from "./savedsettings";
import { writeStored } from "./storage";
import { Store } from "./store";

export const settings = new Store<UserSettings>(readSettings());

export function saveSettings(changes: Partial<UserSettings>): void {
  const changed = { ...settings.value, ...changes };
  writeStored(SETTINGS, changed);
  settings.value = changed;
}

/** Whether animations are off, by the settings or by the system's preference. */
export function isMotionReduced(): boolean {
  const { motion } = settings.value;
  if (motion !== "auto") return motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key === SETTINGS) settings.value = readSettings();
  });
}
