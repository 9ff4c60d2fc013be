/**
 * Sound effects, synthesized, so that there are no audio files to download.
 *
 *   import { playSound } from "../../app/sounds";
 *   playSound("hop");      // wood, for each hole a peg hops
 *   playSound("bump");     // two knocks         playSound("turn");   // a chime: it's your turn
 *   playSound("no");       // a low knock        playSound("card");   // a soft card
 *   playSound("home");     // a peg came home    playSound("tap");    // something was selected
 *   playSound("talk");     // a chat message     playSound("win");
 *
 * Silent if sounds are off, and before the first tap or key press, as browsers require. The synthesizer (synth.ts)
 * loads a little later.
 */
import { lazyPart, whenLoaded } from "./lazy";
import { settings } from "./settings";
import type { SoundName } from "./synth";

/** Sounds of one kind closer together than this (seconds) are played once, so that chains don't rattle. */
const MIN_GAP = 0.03;
/**
 * The events that browsers accept as permission to play sound. A touch counts only once the finger is lifted, so
 * `pointerdown` isn't among them; older iPhones want a touch or a click.
 */
const GESTURES = ["mousedown", "pointerup", "touchend", "click", "keydown"];
/** Load the synthesizer after what the first page needs (milliseconds). */
const LOAD_DELAY = 2500;

let audio: AudioContext | null = null;
let master: GainNode | null = null;
const part = lazyPart(() => import("./synth"), { isOptional: true });
let synth: typeof import("./synth") | null = null;
const last = new Map<SoundName, number>();

/** Play a sound, unless sounds are off. */
export function playSound(name: SoundName): void {
  const { sounds, volume } = settings.value;
  if (!sounds || volume <= 0 || !synth || !audio || !master || audio.state !== "running") return;
  const now = audio.currentTime;
  if (now - (last.get(name) ?? -1) < MIN_GAP) return;
  last.set(name, now);
  master.gain.value = volume;
  for (const note of synth.SOUNDS[name]) synth.playNote(audio, master, note, now);
}

/** Create the audio context on the first tap or key press, and resume it until it runs. Called once at startup. */
export function unlockOnFirstGesture(): void {
  if (typeof AudioContext === "undefined") return;
  const unlock = () => {
    audio ??= new AudioContext();
    if (!master) {
      setTimeout(() => whenLoaded(part, (module) => (synth = module)), LOAD_DELAY);
      master = audio.createGain();
      master.connect(audio.destination);
    }
    // A browser that still refuses is asked again with the next tap.
    if (audio.state !== "running") audio.resume().catch(() => {});
  };
  // A phone may suspend audio (a call, the lock screen), so every tap resumes it.
  for (const kind of GESTURES) addEventListener(kind, unlock, { capture: true, passive: true });
}
