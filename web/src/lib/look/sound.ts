/** Sounds made on the spot; silent until the first gesture, and each has a visible twin. */

import { settings } from "../storage/kept.svelte";

let context: AudioContext | null = null;

/** At every gesture: a call, a lock or another program takes the sound away without giving it back. */
function wake(): void {
  if (!settings.sound || !("AudioContext" in window)) return;
  if (!context || context.state === "closed") context = new AudioContext();
  if (context.state !== "running") void context.resume();
}

for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, wake);

function tone(at: number, pitch: number, length: number, loud: number, shape: OscillatorType): void {
  if (!context) return;
  const start = context.currentTime + at;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud * settings.volume, 0.0002), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}

function rustle(at: number, length: number, pitch: number, loud: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud * settings.volume;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

const SOUNDS = {
  draw: () => rustle(0, 0.09, 2600, 0.5),
  throw: () => (rustle(0, 0.06, 1200, 0.8), tone(0, 150, 0.07, 0.25, "sine")),
  flick: () => (rustle(0, 0.03, 4200, 0.9), rustle(0.05, 0.08, 1500, 0.7), tone(0.05, 190, 0.08, 0.3, "triangle")),
  deal: () => [0, 0.09, 0.18, 0.27, 0.36].forEach((at) => rustle(at, 0.07, 2200, 0.35)),
  call: () => (tone(0, 660, 0.18, 0.3, "triangle"), tone(0.12, 880, 0.25, 0.3, "triangle")),
  word: () => (tone(0, 740, 0.09, 0.1, "sine"), tone(0.07, 988, 0.12, 0.08, "sine")),
  turn: () => tone(0, 523, 0.16, 0.18, "sine"),
  win: () => [523, 659, 784, 1047].forEach((p, i) => tone(i * 0.11, p, 0.35, 0.28, "triangle")),
  over: () => (tone(0, 392, 0.3, 0.2, "sine"), tone(0.15, 294, 0.4, 0.2, "sine")),
};

const WHILE_AWAY: readonly string[] = ["turn"]; // heard in another tab, which is what it is for

export function sound(name: keyof typeof SOUNDS): void {
  if (settings.sound && context && (!document.hidden || WHILE_AWAY.includes(name))) SOUNDS[name]();
}
