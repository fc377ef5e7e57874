/** A card is asked about again after this long. */
const ASK_AGAIN_MS = 5 * 60_000;
/** What was said counts this long while the other system is silent. */
export const WORD_COUNTS_MS = 30 * 60_000;
/** A silent system is left alone this long, so that nobody waits for it with each tap. */
const REST_MS = 30_000;

/** A card is due that was asked about before the first, of a system that was tried in vain before the second. */
export const dueBefore = (now: Date): readonly [asked: Date, tried: Date] => [
  new Date(now.getTime() - ASK_AGAIN_MS),
  new Date(now.getTime() - REST_MS),
];
