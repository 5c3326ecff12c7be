// Quiet synthesized sounds, off until the user turns them on in this browser.

import type { Item } from './protocol';

export type Cue = 'card' | 'chips' | 'last-bets' | 'result';

const KEPT = 'punto.sound';
/** Maximum volume, for all sounds together. */
const LOUDNESS = 0.09;

/** The sound cues for a table's items, each cue at most once. */
export function cuesOf(items: readonly Item[], seat: number | null): Cue[] {
  const cues: Cue[] = [];
  const add = (cue: Cue): void => {
    if (!cues.includes(cue)) cues.push(cue);
  };
  for (const item of items) {
    if (item.kind === 'CardDealt' || item.kind === 'CardsTurned') add('card');
    else if (item.kind === 'WagerPlaced' && seat !== null && item.seat === seat) add('chips');
    // The same sound for a win and a loss, so that no sound encourages play.
    else if (item.kind === 'WagersSettled') add('result');
  }
  return cues;
}

interface Tone {
  hertz: number;
  at: number;
  lasts: number;
  kind: OscillatorType;
  loud: number;
}

const TONES: Record<Exclude<Cue, 'card'>, readonly Tone[]> = {
  chips: [
    { hertz: 2400, at: 0, lasts: 0.05, kind: 'triangle', loud: 0.5 },
    { hertz: 3100, at: 0.045, lasts: 0.05, kind: 'triangle', loud: 0.4 },
  ],
  'last-bets': [
    { hertz: 660, at: 0, lasts: 0.16, kind: 'sine', loud: 0.8 },
    { hertz: 660, at: 0.22, lasts: 0.16, kind: 'sine', loud: 0.8 },
  ],
  result: [
    { hertz: 523, at: 0, lasts: 0.4, kind: 'sine', loud: 0.6 },
    { hertz: 784, at: 0.09, lasts: 0.5, kind: 'sine', loud: 0.5 },
  ],
};

class Sound {
  on = $state(localStorage.getItem(KEPT) === 'on');
  #context: AudioContext | null = null;
  #out: GainNode | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? 'on' : 'off');
    if (this.on) this.play('chips');
  }

  play(...cues: readonly Cue[]): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    this.#out ??= this.#opened(this.#context);
    // Browsers allow sound only after a user gesture. Until then it stays silent.
    void this.#context.resume();
    for (const cue of cues) {
      if (cue === 'card') this.#swish(this.#context, this.#out);
      else for (const tone of TONES[cue]) this.#tone(this.#context, this.#out, tone);
    }
  }

  #opened(context: AudioContext): GainNode {
    const out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
    return out;
  }

  #tone(context: AudioContext, out: GainNode, tone: Tone): void {
    const begins = context.currentTime + tone.at;
    const voice = context.createOscillator();
    const shape = context.createGain();
    voice.type = tone.kind;
    voice.frequency.value = tone.hertz;
    shape.gain.setValueAtTime(0, begins);
    shape.gain.linearRampToValueAtTime(tone.loud, begins + 0.012);
    shape.gain.exponentialRampToValueAtTime(0.0001, begins + tone.lasts);
    voice.connect(shape).connect(out);
    voice.start(begins);
    voice.stop(begins + tone.lasts);
  }

  /** A card sliding over felt: a short noise, the same every time. */
  #swish(context: AudioContext, out: GainNode): void {
    const length = Math.floor(context.sampleRate * 0.11);
    const buffer = context.createBuffer(1, length, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let state = 1;
    for (let i = 0; i < length; i++) {
      state = (state * 48271) % 2147483647;
      samples[i] = (state / 1073741823.5 - 1) * (1 - i / length) ** 2;
    }
    const noise = context.createBufferSource();
    const band = context.createBiquadFilter();
    noise.buffer = buffer;
    band.type = 'bandpass';
    band.frequency.value = 2600;
    band.Q.value = 0.7;
    noise.connect(band).connect(out);
    noise.start();
  }
}

export const sound = new Sound();
