/** Rows that came so quickly could have been twice as many; that took so long, should be half. Milliseconds. */
const QUICK_MS = 40;
const SLOW_MS = 120;

/**
 * How many rows come with the next breath: as many as this device draws without keeping a finger waiting. With the same few
 * on every device the last of three hundred came after half a minute where much else was going on.
 */
export const nextStep = (step: number, tookMs: number, least: number): number =>
  tookMs < QUICK_MS ? step * 2 : tookMs > SLOW_MS ? Math.max(least, Math.floor(step / 2)) : step;
