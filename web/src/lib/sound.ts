/** Short, soft sounds, made here and now: a few sines and a puff of noise. */
import type { SoundName } from "./board";

/** Frequency in Hz, start and length in s, loudness. */
type Note = [frequency: number, start: number, length: number, loudness: number];

const NOTES: Record<SoundName, Note[]> = {
  tap: [[520, 0, 0.06, 0.1]],
  card: [],
  take: [
    [330, 0, 0.14, 0.12],
    [262, 0.09, 0.2, 0.12],
  ],
  turn: [
    [659, 0, 0.18, 0.1],
    [880, 0.12, 0.3, 0.1],
  ],
  win: [
    [523, 0, 0.25, 0.1],
    [659, 0.13, 0.25, 0.1],
    [784, 0.26, 0.25, 0.1],
    [1047, 0.39, 0.6, 0.1],
  ],
};
const RUSTLE: Partial<Record<SoundName, number>> = { card: 0.09, take: 0.22 }; // s of noise

let context: AudioContext | undefined;

/** Play a sound; silent where the browser has none, or before the first tap. */
export function play(name: SoundName): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const note of NOTES[name]) ring(context, note);
    const rustling = RUSTLE[name];
    if (rustling) rustle(context, rustling);
  } catch {
    // a game is whole without sound
  }
}

function ring(audio: AudioContext, [frequency, start, length, loudness]: Note): void {
  const tone = new OscillatorNode(audio, { frequency });
  const level = fading(audio, audio.currentTime + start, length, loudness);
  tone.connect(level);
  tone.start(audio.currentTime + start);
  tone.stop(audio.currentTime + start + length);
}

/** Paper on paper: filtered noise that dies away. */
function rustle(audio: AudioContext, length: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const paper = new BiquadFilterNode(audio, { type: "bandpass", frequency: 2600, Q: 0.8 });
  noise.connect(paper).connect(fading(audio, audio.currentTime, length, 0.12));
  noise.start();
}

function fading(audio: AudioContext, from: number, length: number, loudness: number): GainNode {
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(0.0001, from);
  level.gain.exponentialRampToValueAtTime(loudness, from + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, from + length);
  level.connect(audio.destination);
  return level;
}
