// Small wooden sounds, made on the spot: knocks, bars and rustling paper. Silent until wanted.
import { settings } from "./settings.svelte";

/** A stroke of a sound: when it comes, how high, how loud, and for how long it rings. */
interface Stroke {
  at: number; // seconds
  of: "wood" | "bar" | "paper";
  pitch: number;
  loud: number;
  ring: number; // seconds
}

const stroke = (of: Stroke["of"], at: number, pitch: number, loud: number, ring: number): Stroke => ({
  at,
  of,
  pitch,
  loud,
  ring,
});

const RATTLE = [0, 0.055, 0.1, 0.165, 0.21, 0.29];
const TUMBLE = [0, 0.09, 0.16, 0.2, 0.29, 0.34, 0.43, 0.49, 0.6, 0.73, 0.9];

const SOUNDS = {
  take: [stroke("wood", 0, 980, 0.3, 0.018)],
  put: [stroke("wood", 0, 540, 0.5, 0.035)],
  flip: [stroke("wood", 0, 760, 0.35, 0.025)],
  capture: [stroke("wood", 0, 440, 0.55, 0.04), stroke("wood", 0.075, 290, 0.5, 0.06)],
  card: [stroke("paper", 0, 1900, 1, 0.14)],
  die: RATTLE.map((at, i) => stroke("wood", at, 1150 + ((i * 397) % 420), 0.42 - 0.05 * i, 0.02)),
  fall: TUMBLE.map((at, i) => stroke("wood", at, 210 + ((i * 173) % 330), 0.5 - 0.035 * i, 0.05)),
  turn: [stroke("bar", 0, 523, 0.24, 0.16), stroke("bar", 0.12, 784, 0.24, 0.2)],
  win: [523, 659, 784, 1047].map((pitch, i) => stroke("bar", i * 0.13, pitch, 0.26, 0.2)),
  over: [stroke("bar", 0, 659, 0.22, 0.18), stroke("bar", 0.2, 494, 0.22, 0.24)],
  no: [stroke("wood", 0, 165, 0.5, 0.05), stroke("wood", 0.11, 150, 0.45, 0.06)],
};

export type Sound = keyof typeof SOUNDS;
export const sounds = Object.keys(SOUNDS) as Sound[];

// How the overtones of a stroke lie, and how much less they are heard.
const TONES = { wood: [1, 2.76, 5.4], bar: [1, 4, 9.2] };
const SOFT = 0.0015; // seconds to full loudness: no click
const FADE = 0.01; // seconds to silence at the very end
const ENDS = 6; // a stroke is over after so many times its ring

/** A sound as samples, the same every time. */
export function samples(name: Sound, rate: number): Float32Array<ArrayBuffer> {
  const strokes = SOUNDS[name];
  const lasts = (one: Stroke) => one.at + (one.of === "paper" ? one.ring : one.ring * ENDS);
  const out = new Float32Array(Math.ceil(rate * Math.max(...strokes.map(lasts))));
  for (const one of strokes) (one.of === "paper" ? rustle : strike)(out, one, rate);
  const fade = Math.ceil(rate * FADE);
  for (let i = 0; i < fade; i++) out[out.length - 1 - i]! *= i / fade;
  return out;
}

/** Wood that is struck: a few tones that die away, the higher the sooner, and a tap of noise. */
function strike(out: Float32Array, { at, of, pitch, loud, ring }: Stroke, rate: number): void {
  const noise = hiss();
  const tap = of === "bar" ? 0.02 : 0.25;
  for (let i = Math.round(at * rate), t = 0; i < out.length; i++, t += 1 / rate) {
    let wave = tap * noise() * Math.exp(-t / 0.004);
    TONES[of as "wood" | "bar"].forEach((tone, k) => {
      wave += (Math.sin(2 * Math.PI * pitch * tone * t) * Math.exp((-t / ring) * (1 + 2 * k))) / (1 + 2 * k);
    });
    out[i]! += loud * Math.min(1, t / SOFT) * wave * 0.75;
  }
}

/** Paper that slides: noise around a pitch, swelling and fading. */
function rustle(out: Float32Array, { at, pitch, loud, ring }: Stroke, rate: number): void {
  const noise = hiss();
  const near = 1 - Math.exp((-2 * Math.PI * pitch) / rate);
  let [rough, smooth, low] = [0, 0, 0];
  const from = Math.round(at * rate);
  for (let i = from; i < from + ring * rate && i < out.length; i++) {
    rough += near * (noise() - rough);
    smooth += near * (rough - smooth);
    low += (near / 4) * (smooth - low);
    out[i]! += loud * (smooth - low) * Math.sin((Math.PI * (i - from)) / (ring * rate)) ** 2;
  }
}

/** Noise from −1 to 1 that is always the same. */
function hiss(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

let context: AudioContext | undefined;
const made = new Map<Sound, AudioBuffer>();

/** Makes a sound, so many seconds from now. Browsers want the page to be touched before it may be heard. */
export function knock(name: Sound, later = 0): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, name) });
  source.connect(context.destination);
  source.start(context.currentTime + later);
}

function bufferOf(sink: AudioContext, name: Sound): AudioBuffer {
  const known = made.get(name);
  if (known) return known;
  const wave = samples(name, sink.sampleRate);
  const buffer = sink.createBuffer(1, wave.length, sink.sampleRate);
  buffer.copyToChannel(wave, 0);
  made.set(name, buffer);
  return buffer;
}
