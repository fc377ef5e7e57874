import { setTimeout as wait } from 'node:timers/promises';

const FIRST_MS = 250;
const MOST_MS = 5_000;

/** How long to wait before the n-th try in a row (from 1), a little different for each of many bridges. */
export const pauseBefore = (tries: number, random: () => number): number =>
  Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(10, tries - 1)) * (0.75 + random() / 2);

/** Waits; ends early, without a word, when the program is to stop. */
export const waitFor = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal: stop }).catch(() => undefined);
