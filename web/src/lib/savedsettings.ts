/** This browser's settings as they are stored. `settings.ts` is the store that follows their changes. */
import { type Fits, isFlag, isNumber, isObject, isText, oneOf } from "./fits";
import { type Place, readStored } from "./storage";

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
  /** Whether instructions for a wooden board are spoken, and turns on the board in words and at the slow pace. */
  readAloud: boolean;
  /** Whether single letters are keys. */
  letterKeys: boolean;
  /** Whether tables open as the board in words. */
  inWords: boolean;
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
  letterKeys: true,
  inWords: false,
  large: false,
  language: "auto",
};

export const isTheme = oneOf("auto", "light", "dark", "contrast");

const FIELDS: { [Name in keyof UserSettings]: Fits<UserSettings[Name]> } = {
  theme: isTheme,
  sounds: isFlag,
  volume: (value): value is number => isNumber(value) && value >= 0 && value <= 1,
  confirm: isFlag,
  speed: oneOf("slow", "normal", "fast"),
  waitForTap: isFlag,
  motion: oneOf("auto", "full", "reduced"),
  readAloud: isFlag,
  letterKeys: isFlag,
  inWords: isFlag,
  large: isFlag,
  language: isText,
};

/** Settings that don't fit are as if they were never made. */
export function readSettings(place?: Place): UserSettings {
  const stored: Record<string, unknown> = readStored(SETTINGS, isObject, {}, place);
  const fitting = Object.entries<Fits<unknown>>(FIELDS).filter(([name, fits]) => fits(stored[name]));
  return { ...DEFAULTS, ...Object.fromEntries(fitting.map(([name]) => [name, stored[name]])) };
}
