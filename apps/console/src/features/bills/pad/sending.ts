import { isApiFailure, isNoAnswer } from '../../../api/call.ts';

/** Refusals of the order itself: it was looked at under its key, so no earlier try of it was carried out. */
const LOOKED_AT: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);

/**
 * Whether it is known after a failure that the order was not placed. `again`: it was sent before without an answer; a refusal
 * that comes before the order is looked at, as of a session that is over, says nothing about the first try.
 */
export const isKnownFailed = (error: unknown, again: boolean): boolean => {
  if (!isApiFailure(error) || isNoAnswer(error)) return false;
  if (error.http >= 500 || error.code === 'idempotency_in_progress') return false;
  return !again || LOOKED_AT.has(error.http);
};
