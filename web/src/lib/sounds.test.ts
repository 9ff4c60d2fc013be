import { expect, test, vi } from "vitest";
import { saveSettings } from "./settings";
import { playSound, unlockOnFirstGesture } from "./sounds";
import { SOUNDS, type SoundName } from "./synth";

const names = Object.keys(SOUNDS) as SoundName[];

test("every sound has a different pitch", () => {
  const pitches = names.map((name) => SOUNDS[name][0]!.pitch);
  expect(new Set(pitches).size).toBe(names.length);
  for (const [i, one] of pitches.entries()) {
    for (const other of pitches.slice(i + 1)) expect(Math.abs(Math.log2(one / other))).toBeGreaterThan(1 / 12);
  }
});

test("a hop ends before the next one", () => {
  for (const note of SOUNDS.hop) expect(note.at + note.duration).toBeLessThanOrEqual(0.08);
});

test("no sound is loud enough to distort", () => {
  for (const name of names) {
    for (const note of SOUNDS[name]) {
      const together = SOUNDS[name].filter((each) => each.at === note.at).reduce((sum, each) => sum + each.volume, 0);
      expect(together, name).toBeLessThanOrEqual(1.6);
    }
  }
});

test("audio is asked to run with every gesture until it does", async () => {
  vi.resetModules();
  const fresh = await import("./sounds");
  let asked = 0;
  class Context {
    state = "interrupted"; // as on an iPhone during a call
    destination = {};
    createGain = () => ({ gain: {}, connect: () => {} });
    resume() {
      asked += 1;
      if (asked === 3) this.state = "running";
      return asked < 3 ? Promise.reject(new Error("not now")) : Promise.resolve();
    }
  }
  const unlocks = new Map<string, () => void>();
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("addEventListener", (kind: string, unlock: () => void) => unlocks.set(kind, unlock));
  vi.useFakeTimers();
  fresh.unlockOnFirstGesture();
  expect(unlocks.has("pointerdown"), "a finger that's put down isn't a gesture yet").toBe(false);
  for (const kind of ["pointerup", "touchend", "click", "keydown", "mousedown"]) unlocks.get(kind)!();
  expect(asked).toBe(3);
  vi.useRealTimers();
});

test("nothing plays while sounds are off or locked", async () => {
  vi.useFakeTimers();
  let made = 0;
  class Context {
    state = "running";
    currentTime = 1;
    sampleRate = 8000;
    destination = {};
    createGain() {
      made += 1;
      const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { gain: param, connect: (endPitch: unknown) => endPitch };
    }
    createOscillator() {
      const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { type: "", frequency: param, connect: (endPitch: unknown) => endPitch, start() {}, stop() {} };
    }
    createBiquadFilter() {
      const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { type: "", Q: { value: 0 }, frequency: param, connect: (endPitch: unknown) => endPitch };
    }
    createBuffer(_: number, length: number) {
      return { getChannelData: () => new Float32Array(length) };
    }
    createBufferSource() {
      return { buffer: null, connect: (endPitch: unknown) => endPitch, start() {}, stop() {} };
    }
  }
  const gestures: (() => void)[] = [];
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("addEventListener", (_: string, unlock: () => void) => gestures.push(unlock));
  unlockOnFirstGesture();
  playSound("hop");
  expect(made).toBe(0);
  gestures[0]!();
  playSound("hop");
  expect(made).toBe(1);
  // The synthesizer loads after a delay.
  await vi.runAllTimersAsync();
  saveSettings({ sounds: false });
  playSound("hop");
  expect(made).toBe(1);
  saveSettings({ sounds: true, volume: 0 });
  playSound("hop");
  expect(made).toBe(1);
  saveSettings({ volume: 0.5 });
  playSound("hop");
  expect(made).toBe(1 + SOUNDS.hop.length);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
