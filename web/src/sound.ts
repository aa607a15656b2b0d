// Small wooden sounds, made on the spot: a knock is a short burst of noise through a narrow filter.
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

const KNOCKS = {
  put: { pitch: 620, time: 0.07, loud: 0.5 },
  take: { pitch: 900, time: 0.04, loud: 0.25 },
  card: { pitch: 2600, time: 0.05, loud: 0.16 },
  die: { pitch: 1300, time: 0.05, loud: 0.4 },
  fall: { pitch: 260, time: 0.22, loud: 0.7 },
  turn: { pitch: 420, time: 0.1, loud: 0.5 },
  no: { pitch: 180, time: 0.12, loud: 0.4 },
} as const;

export type Knock = keyof typeof KNOCKS;

export function knock(name: Knock, later = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const { pitch, time, loud } = KNOCKS[name];
  const start = context.currentTime + later;
  const length = Math.ceil(context.sampleRate * time * 2);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-6 * i) / length);
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const body = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 7 });
  const volume = new GainNode(context, { gain: loud });
  source.connect(body).connect(volume).connect(context.destination);
  source.start(start);
}
