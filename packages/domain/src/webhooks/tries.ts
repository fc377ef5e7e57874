const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits of a receiver after each failure in a row; the last one repeats. */
export const WEBHOOK_WAITS_MS: readonly number[] = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
];

/** News that nobody took for so long is given up. */
export const WEBHOOK_GOOD_FOR_MS = 72 * HOUR_MS;

/** Tries of a piece of news that its receiver says it cannot read; the next one is not held up for three days by it. */
export const MAX_REFUSALS = 5;

/** A receiver that takes nothing for so long is somebody's to look at. */
export const WEBHOOK_TELL_AFTER_MS = HOUR_MS;

/** Both secrets of a webhook sign for so long after a new one was made. */
export const FORMER_SECRET_MS = 24 * HOUR_MS;

/** The log of what was sent is kept so long. */
export const WEBHOOK_LOG_DAYS = 14;

/**
 * `taken`: delivered. `later`: nobody there, or not now. `refused`: the receiver reads it and will not have this one.
 * `gone`: it says that it wants nothing any more.
 */
export type WebhookVerdict = 'taken' | 'later' | 'refused' | 'gone';

/** Statuses that speak of the one piece of news rather than of the receiver. */
const ABOUT_THE_NEWS: readonly number[] = [400, 413, 415, 422];

/** What an answer means; null: there was none. */
export const classifyResponse = (status: number | null): WebhookVerdict => {
  if (status === null) return 'later';
  if (status >= 200 && status < 300) return 'taken';
  if (status === 410) return 'gone';
  return ABOUT_THE_NEWS.includes(status) ? 'refused' : 'later';
};

export type FailedTry = {
  readonly verdict: Exclude<WebhookVerdict, 'taken'>;
  /** Failures of the receiver in a row, this one included. */
  readonly failures: number;
  /** How often this piece of news was refused, this time included. */
  readonly refusals: number;
  /** How long it waits already, in milliseconds. */
  readonly ageMs: number;
};

/** When to try the receiver again in milliseconds, and whether this piece of news is given up. */
export const afterFailure = ({ verdict, failures, refusals, ageMs }: FailedTry) => ({
  waitMs: WEBHOOK_WAITS_MS[Math.min(Math.max(failures, 1), WEBHOOK_WAITS_MS.length) - 1] as number,
  givenUp: ageMs >= WEBHOOK_GOOD_FOR_MS || (verdict === 'refused' && refusals >= MAX_REFUSALS),
});
