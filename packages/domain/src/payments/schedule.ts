import type { PaymentStatus } from './events.ts';
import { isCaptured, isUnfinished } from './transitions.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a guest has to pay, in milliseconds. */
export const INTENT_LIFETIME_MS = 15 * MINUTE;

/** Moments after its creation at which an unfinished payment is asked about; afterwards {@link LATER_MS} apart. */
const EARLY_MS = [15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE];
const LATER_MS = 5 * MINUTE;
/** One that is a day old is asked about less often; it is never given up. */
const OLD_MS = 24 * HOUR;
const OLD_EVERY_MS = HOUR;

/** Moments after its expiry at which a payment that ended without money is looked at, in case its news was lost. */
const AFTERWARDS_MS = [MINUTE, 10 * MINUTE, HOUR, 24 * HOUR];

type Times = {
  readonly createdAt: number;
  readonly expiresAt: number;
  /** One payment is several orders at its provider, each of which may be paid. */
  readonly severalThere?: boolean;
};

const soon = ({ createdAt, expiresAt }: Times, now: number): number => {
  const early = EARLY_MS.map(after => createdAt + after).find(at => at > now);
  const next = early ?? now + (now - createdAt > OLD_MS ? OLD_EVERY_MS : LATER_MS);
  return now < expiresAt ? Math.min(next, expiresAt) : next;
};

/**
 * When the provider is asked next about a payment, epoch milliseconds; null: never again. Unfinished ones are asked
 * about until they are known, at their expiry for certain. One that failed may be tried again in the same form until it
 * expires; ended ones are looked at a few times more, because a capture whose webhook was lost must be found, and so are
 * captured ones of which another order may be paid too.
 */
export const nextCheck = (
  payment: Times & { readonly status: PaymentStatus },
  now: number,
): number | null => {
  const { status, expiresAt, severalThere = false } = payment;
  if (isCaptured(status) && !severalThere) return null;
  if (isUnfinished(status) || (status === 'failed' && now < expiresAt)) return soon(payment, now);
  return AFTERWARDS_MS.map(after => expiresAt + after).find(at => at > now) ?? null;
};
