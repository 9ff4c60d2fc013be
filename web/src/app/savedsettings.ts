/** This browser's settings as they are stored. `settings.ts` is the store that follows their changes. */
import { readStored } from "./storage";

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
  /** Whether instructions for a wooden board are spoken. */
  readAloud: boolean;
  /** Larger text everywhere. */
  large: boolean;
  /** A two-letter code, or `auto` for the browser's language. */
  language: string;
}

export const SETTINGS = "pegs.settings";
const DEFAULTS: UserSettings = {
  theme: "auto",
  sounds: true,
  volume: 0.7,
  confirm: true,
  speed: "normal",
  waitForTap: false,
  motion: "auto",
  readAloud: false,
  large: false,
  language: "auto",
};

export function readSettings(): UserSettings {
  return { ...DEFAULTS, ...readStored(SETTINGS, {}) };
}
