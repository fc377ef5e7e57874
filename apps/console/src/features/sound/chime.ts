/**
 * Notes of a chime: frequency in hertz and start in seconds. Orders rise, calls repeat one note, what is ready falls, what was taken off is low:
 * they differ by ear.
 */
const CHIMES = {
  order: [
    [659.25, 0],
    [830.61, 0.16],
    [987.77, 0.32],
  ],
  call: [
    [880, 0],
    [880, 0.22],
  ],
  ready: [
    [783.99, 0],
    [523.25, 0.2],
  ],
  void: [
    [311.13, 0],
    [311.13, 0.18],
    [207.65, 0.36],
  ],
} as const;
export type Chime = keyof typeof CHIMES;

/** How long a note rings, seconds, and how loud it starts, 0 to 1. */
const NOTE_SECONDS = 0.9;
const LOUDNESS = 0.5;

const strike = (context: AudioContext, frequency: number, start: number): void => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS);
  gain.connect(context.destination);
  // A fundamental and a quiet overtone sound like a bell and carry through a noisy kitchen.
  for (const [multiple, level] of [
    [1, 0.8],
    [2.76, 0.2],
  ] as const) {
    const voice = context.createOscillator();
    const part = context.createGain();
    voice.frequency.value = frequency * multiple;
    part.gain.value = level;
    voice.connect(part).connect(gain);
    voice.start(start);
    voice.stop(start + NOTE_SECONDS);
  }
};

export const playChime = (context: AudioContext, chime: Chime): void => {
  for (const [frequency, at] of CHIMES[chime]) strike(context, frequency, context.currentTime + at);
};
