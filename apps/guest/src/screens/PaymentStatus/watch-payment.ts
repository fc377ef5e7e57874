import { failureCode } from '../../data/connection/failures.ts';
import type { Payment } from '../../data/payments.ts';
import { isFinal, PAY_TIMINGS } from '../../features/pay/index.ts';

export type Watched = {
  /** What the address names; null: the newest payment of this phone for the order. */
  readonly uuid: string | null;
  /** The newest payment for the order. */
  readonly last: () => Promise<Payment>;
  readonly check: (uuid: string) => Promise<Payment>;
  /** What the bank's token says, where it gave one. */
  readonly byToken: (() => Promise<Payment>) | null;
  /** Ends it, where the bank says that it was broken off. */
  readonly cancel: ((uuid: string) => Promise<Payment>) | null;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Told of every answer. */
  readonly tell: (payment: Payment) => void;
  readonly stopped: () => boolean;
};

/** `unknown`: asked as often as is asked, and still not over. `abandoned`: broken off before anything was confirmed. */
export type Found = 'final' | 'unknown' | 'missing' | 'abandoned';

const isMissing = (error: unknown): boolean => failureCode(error) === 'payment_not_found';

const lookUp = async (watched: Watched): Promise<string | null> => {
  if (watched.uuid !== null) return watched.uuid;
  for (let tries = 1; tries <= PAY_TIMINGS.lookupTries && !watched.stopped(); tries += 1) {
    const payment = await watched.last().catch(() => null);
    if (payment) {
      watched.tell(payment);
      return payment.uuid;
    }
    if (tries < PAY_TIMINGS.lookupTries) await watched.wait(PAY_TIMINGS.lookupStep * tries);
  }
  return null;
};

/** Asks until it is over, as often as the spec says. STATUS-10, STATUS-14…17. */
export const watchPayment = async (watched: Watched): Promise<Found> => {
  const uuid = watched.byToken && watched.uuid === null ? null : await lookUp(watched);
  if (uuid === null && !watched.byToken) return 'missing';
  const { byToken, cancel } = watched;
  if (uuid !== null && cancel) {
    const payment = await cancel(uuid).catch(() => null);
    if (payment) watched.tell(payment);
    if (payment && isFinal(payment)) return 'final';
    if (payment?.status === 'created') return 'abandoned';
  }
  const ask = () => (byToken ? byToken() : watched.check(uuid ?? ''));
  let unknownToken = false;
  for (let tries = 1; tries <= PAY_TIMINGS.statusTries && !watched.stopped(); tries += 1) {
    try {
      const payment = await (unknownToken && uuid !== null ? watched.check(uuid) : ask());
      watched.tell(payment);
      if (isFinal(payment)) return 'final';
    } catch (error) {
      // A token that nobody can read says nothing about the payment.
      if (byToken && !unknownToken && uuid !== null) unknownToken = true;
      else if (isMissing(error)) return 'missing';
    }
    if (tries < PAY_TIMINGS.statusTries) await watched.wait(PAY_TIMINGS.statusEvery);
  }
  return 'unknown';
};
