import { api } from '../../../data/api.ts';
import { failureCode } from '../../../data/connection/failures.ts';
import type { Payment } from '../../../data/payments.ts';

/** What the address says after a bank, or after the page itself: hints, none of them proof. */
export type GiftReturn =
  | { readonly kind: 'canceled' }
  | {
      readonly kind: 'follow';
      readonly ask: () => Promise<Payment>;
      /** Its guest was at a bank, which may tell of the money later than they are back. */
      readonly fromBank: boolean;
    }
  /** The address names no payment. */
  | { readonly kind: 'nothing' };

const byToken = (token: string) => () =>
  api('POST /payments/neopay/check-payment-status', { body: { token } });
const byUuid = (uuid: string) => () => api('GET /payments/check-payment-status/{uuid}', { uuid });

/** How the payment of a card is asked about: with `data` while the bank says pending, else with its token. TIPCARD-34…36 */
export const giftReturn = (query: URLSearchParams): GiftReturn => {
  const isSaid = (name: string): boolean =>
    query.has(name) && query.get(name) !== '0' && query.get(name) !== 'false';
  if (isSaid('canceled')) return { kind: 'canceled' };
  const word = isSaid('pending') ? query.get('data') : query.get('token');
  const uuid = query.get('paymentUuid');
  if (!word) return uuid ? { kind: 'follow', ask: byUuid(uuid), fromBank: false } : { kind: 'nothing' };
  // A token that nobody can read says nothing about the payment, which the address may name besides.
  const ask = byToken(word);
  const orByUuid = (error: unknown): Promise<Payment> => {
    if (uuid && failureCode(error) === 'payment_token_invalid') return byUuid(uuid)();
    throw error;
  };
  return { kind: 'follow', ask: () => ask().catch(orByUuid), fromBank: true };
};

/** TIPCARD-37 */
export const GIFT_POLL = { tries: 20, everyMs: 2_000 } as const;

export type GiftStanding =
  | { readonly kind: 'asking' }
  | { readonly kind: 'paid'; readonly payment: Payment }
  | { readonly kind: 'failed' }
  /** Nobody knows: it must not be paid again. */
  | { readonly kind: 'unclear' };

const OVER: readonly Payment['status'][] = ['failed', 'canceled', 'expired'];

/** Asks until the amount is there, at most so many times; answers what stops it. TIPCARD-37…39 */
export const followGift = async (
  { ask, fromBank }: Pick<Extract<GiftReturn, { kind: 'follow' }>, 'ask' | 'fromBank'>,
  wait: (ms: number) => Promise<void>,
  isHere: () => boolean,
): Promise<GiftStanding> => {
  let last: Payment['status'] | null = null;
  for (let tries = 1; tries <= GIFT_POLL.tries && isHere(); tries += 1) {
    const payment = await ask().catch(() => null);
    last = payment?.status ?? null;
    if (payment?.status === 'paid') return { kind: 'paid', payment };
    if (payment && OVER.includes(payment.status)) return { kind: 'failed' };
    if (tries < GIFT_POLL.tries) await wait(GIFT_POLL.everyMs);
  }
  // Money that may be on its way is no failure, and silence says nothing: only what its provider never began has failed.
  return { kind: last === 'created' && !fromBank ? 'failed' : 'unclear' };
};
