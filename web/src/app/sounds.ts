/**
 * The sounds of the table, made from scratch: there are no files to fetch.
 *
 *   import { playSound } from "../../app/sounds";
 *   playSound("hop");      // wood, for each hole a peg hops
 *   playSound("bump");     // two taps          playSound("turn");   // a chime: it is your turn
 *   playSound("no");       // a low knock       playSound("card");   // a soft card
 *   playSound("home");     // a peg came home   playSound("tap");    // something was chosen
 *   playSound("talk");     // somebody spoke    playSound("win");
 *
 * Silent where the settings say so, and before the first touch or key (browsers ask for that). How they are made
 * stands in synth.ts, which is fetched soon after that touch.
 */
import { settings } from "./settings";
import type { SoundName } from "./synth";

/** Taps closer than this (seconds) are one: a chain must not rattle. */
const MIN_GAP = 0.03;
/** What the first page needs comes first (milliseconds). */
const LOAD_DELAY = 2500;

/** Where it cannot be fetched the table is silent. */
const ignore = () => {};

let audio: AudioContext | null = null;
let master: GainNode | null = null;
let synth: typeof import("./synth") | null = null;
const last = new Map<SoundName, number>();

/** Let a sound be heard, unless sounds are off. */
export function playSound(name: SoundName): void {
  const { sounds, volume } = settings.value;
  if (!sounds || volume <= 0 || !synth || !audio || !master || audio.state !== "running") return;
  const now = audio.currentTime;
  if (now - (last.get(name) ?? -1) < MIN_GAP) return;
  last.set(name, now);
  master.gain.value = volume;
  for (const note of synth.SOUNDS[name]) synth.playNote(audio, master, note, now);
}

/** Make ready on the first touch or key; called once by the start of the program. */
export function unlockOnFirstGesture(): void {
  if (typeof AudioContext === "undefined") return;
  const unlock = () => {
    audio ??= new AudioContext();
    if (!master) {
      setTimeout(() => void import("./synth").then((made) => (synth = made), ignore), LOAD_DELAY);
      master = audio.createGain();
      master.connect(audio.destination);
    }
    if (audio.state === "suspended") void audio.resume();
  };
  // A phone may put the sound to sleep again (a call, the lock screen), so every touch wakes it.
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, unlock, { capture: true, passive: true });
}
