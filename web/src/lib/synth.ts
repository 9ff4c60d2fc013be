/** The sounds' definitions and their synthesis with Web Audio. Loaded separately (see sounds.ts). */
export type SoundName = "hop" | "bump" | "no" | "turn" | "card" | "home" | "tap" | "talk" | "win";

/** A tone or a burst of noise. Times in seconds, pitches in hertz, volume 0 to 1. */
export interface Note {
  at: number;
  duration: number;
  volume: number;
  pitch: number;
  /** If given, the pitch glides to this. */
  endPitch?: number;
  wave: "sine" | "triangle" | "noise";
  /** Time until the note reaches its full volume. */
  attack?: number;
}

const wood = (at: number, pitch: number, volume: number): Note[] => [
  { at, duration: 0.07, volume, pitch, endPitch: pitch * 0.55, wave: "triangle" },
  { at, duration: 0.025, volume: volume * 0.7, pitch: pitch * 3.2, wave: "noise" },
];
const bell = (at: number, pitch: number, volume: number, duration: number): Note[] => [
  { at, duration, volume, pitch, wave: "sine", attack: 0.008 },
  { at, duration: duration * 0.5, volume: volume * 0.35, pitch: pitch * 2.76, wave: "sine", attack: 0.004 },
];

/** Each sound has a different pitch, so that players can tell them apart by ear. */
export const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  hop: wood(0, 520, 0.5),
  bump: [...wood(0, 400, 0.8), ...wood(0.11, 290, 0.9)],
  no: [
    { at: 0, duration: 0.18, volume: 0.9, pitch: 130, endPitch: 78, wave: "sine" },
    { at: 0, duration: 0.03, volume: 0.25, pitch: 320, wave: "noise" },
  ],
  turn: [...bell(0, 784, 0.35, 0.7), ...bell(0.14, 1047, 0.35, 0.9)],
  card: [{ at: 0, duration: 0.13, volume: 0.16, pitch: 3600, endPitch: 1800, wave: "noise", attack: 0.04 }],
  home: [...wood(0, 700, 0.5), ...bell(0.06, 1319, 0.2, 0.6)],
  tap: wood(0, 880, 0.2),
  talk: bell(0, 587, 0.18, 0.3),
  win: [
    ...bell(0, 659, 0.3, 0.6),
    ...bell(0.15, 831, 0.3, 0.6),
    ...bell(0.3, 988, 0.3, 0.7),
    ...bell(0.48, 1319, 0.35, 1.2),
  ],
};

let noiseSamples: AudioBuffer | null = null;

export function playNote(context: AudioContext, out: AudioNode, note: Note, now: number): void {
  const start = now + note.at;
  const end = start + note.duration;
  const gain = context.createGain();
  const attack = note.attack ?? 0.002;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(note.volume, 0.0002), start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  const source = note.wave === "noise" ? noise(context, note, gain, start) : tone(context, note, gain, start);
  source.start(start);
  source.stop(end + 0.02);
}

function tone(context: AudioContext, note: Note, out: AudioNode, start: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = note.wave === "triangle" ? "triangle" : "sine";
  glide(oscillator.frequency, note, start);
  oscillator.connect(out);
  return oscillator;
}

function noise(context: AudioContext, note: Note, out: AudioNode, start: number): AudioBufferSourceNode {
  noiseSamples ??= noiseBuffer(context);
  const source = context.createBufferSource();
  source.buffer = noiseSamples;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.1;
  glide(filter.frequency, note, start);
  source.connect(filter).connect(out);
  return source;
}

function glide(pitch: AudioParam, note: Note, start: number): void {
  pitch.setValueAtTime(note.pitch, start);
  if (note.endPitch) pitch.exponentialRampToValueAtTime(note.endPitch, start + note.duration);
}

/** A quarter of a second of noise, always the same. */
function noiseBuffer(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 4), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_222;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 48_271) % 2_147_483_647;
    samples[i] = state / 1_073_741_823.5 - 1;
  }
  return buffer;
}
