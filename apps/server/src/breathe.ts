import { setImmediate as nextRound, setTimeout as pause } from 'node:timers/promises';

/** Work shorter than this keeps nobody waiting. */
const UNNOTICED_MS = 4;
/** As long as people wait for a menu to be out, at most, for each piece of it. */
const LONGEST_PAUSE_MS = 50;

/**
 * Of one piece of long work: call it between two steps, and for as long as the step held the event loop it is left to others.
 * One round of the loop would not do: a guest's answer takes several, one for each question to the database, and would wait
 * for a step in each.
 */
export const breather = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    const held = performance.now() - since;
    await (held < UNNOTICED_MS ? nextRound() : pause(Math.min(held, LONGEST_PAUSE_MS)));
    since = performance.now();
  };
};
