/**
 * This browser's settings.
 *
 *   settings.value.theme
 *   saveSettings({ theme: "dark" });
 *   isMotionReduced()
 */
import { readStored, writeStored } from "./storage";
import { Store } from "./store";

export type Speed = "slow" | "normal" | "fast";

export interface UserSettings {
  /** `auto` follows the system. */
  theme: "auto" | "light" | "dark" | "contrast";
  sounds: boolean;
  /** 0 to 1. */
  volume: number;
  /** Whether a chosen turn waits for a tap on *Play*. */
  confirm: boolean;
  /** How long the board rests after each turn of the others. */
  speed: Speed;
  /** Whether the board waits for a tap after each turn. */
  waitForTap: boolean;
  /** `auto` follows the system's preference for reduced motion. */
  motion: "auto" | "full" | "reduced";
  /** Larger text everywhere. */
  large: boolean;
  /** A two-letter code, or `auto` for the browser's language. */
  language: string;
}

const KEY = "pegs.settings";
const DEFAULTS: UserSettings = {
  theme: "auto",
  sounds: true,
  volume: 0.7,
  confirm: true,
  speed: "normal",
  waitForTap: false,
  motion: "auto",
  large: false,
  language: "auto",
};

const stored = (): UserSettings => ({ ...DEFAULTS, ...readStored(KEY, {}) });

export const settings = new Store<UserSettings>(stored());

export function saveSettings(changes: Partial<UserSettings>): void {
  const changed = { ...settings.value, ...changes };
  writeStored(KEY, changed);
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
    if (event.key === KEY) settings.value = stored();
  });
}
