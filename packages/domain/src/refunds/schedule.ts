const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses before the same refund is asked again, in milliseconds; the last one repeats. */
const PAUSES = {
  /** The provider gave no answer: the refund may be made or not, and only asking again tells. */
  silent: [15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
  /** It said that it is under way; banks take days. */
  pending: [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  /** It refused for certain: a balance may be full again later. */
  refused: [MINUTE, 10 * MINUTE, HOUR],
} as const;

/** Refusals in a row after which a person has to give the money back. */
export const MAX_REFUSALS = PAUSES.refused.length + 1;

/** How long a provider may be silent about a refund before staff hear of it, in milliseconds. */
export const SILENT_ALERT_MS = HOUR;

/** Whoever sends a refund has it for so long; then it died on the way and is sent again. Longer than any call. */
export const SENDING_MS = MINUTE;

/** The pause after the `times`-th answer of a kind, from 1; milliseconds. */
export const refundBackoff = (after: keyof typeof PAUSES, times: number): number => {
  const pauses = PAUSES[after];
  return pauses[Math.min(Math.max(times, 1), pauses.length) - 1] ?? HOUR;
};
