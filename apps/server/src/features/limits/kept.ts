import type { CallKey } from '@tableside/contract';
import type { Sent } from '../../http/mount/ports.ts';
import type { Rule } from './rules.ts';

/**
 * What everybody at one address may make us keep, in bytes of the database with its indexes: 96 MB a day, of which what never
 * became an order is gone two days later, and what was taken back or never paid nine days later. A dining room at one address
 * has room for 1,500 guests who order, or 1,000 who pay by phone too, in six hours.
 */
export const KEPT_BYTES: Rule = { limit: 24_000_000, seconds: 21_600 };

/** A phone at a table, or in a hall, with the party that it may begin. */
export const SESSION_BYTES = 1_300;
/** That a request with its key was done. */
const OUTCOME_BYTES = 450;

type Kept = {
  readonly bytes: number;
  /** Whether what is sent is kept as well. */
  readonly body?: true;
  /** For each line of the cart. */
  readonly line?: number;
};

/** An order on its bill, with its history; a line is a line of the order and a piece of the bill. */
const ORDER: Kept = { bytes: 4_000, body: true, line: 1_500 };
/** One that is paid, with its entries in the books, what its bank told us and the answer kept for a retry. */
const PAYMENT: Kept = { bytes: 10_000, body: true };
/** One over several stalls: a payment at each, counted for four. */
const PAYMENTS: Kept = { bytes: 40_000, body: true };

/**
 * What the calls of guests and strangers make us keep. What is measured of each is held against it by kept.test.ts and
 * kept-payments.test.ts.
 */
export const KEPT: Readonly<Partial<Record<CallKey, Kept>>> = {
  'POST /cart/{session}/add': { bytes: 400, body: true },
  'POST /cart/{session}/update-note': { bytes: 0, body: true },
  'POST /cart/{session}/update-courses': { bytes: 0, body: true },
  'POST /orders/order-again/{session}': { bytes: 20_000 },
  'POST /cart/{session}/place-order': ORDER,
  // What is sent; the orders themselves where it is known which carts they are of: see ordersKept.
  'POST /food-courts/place-orders/{session}': { bytes: 0, body: true },
  'POST /orders/share-order-item/{session}': { bytes: 8_000 },
  'POST /call-waiter/call': { bytes: 800, body: true },
  'POST /reviews/rate-v2': { bytes: 1_400 },
  'POST /reviews/add-review-tags-v2': { bytes: 100 },
  'POST /reviews/leave-comment-v2': { bytes: 100, body: true },
  'POST /platform-reviews/rate': { bytes: 800 },
  'POST /platform-reviews/leave-comment': { bytes: 100, body: true },
  'POST /session/{session}/add-phone-number': { bytes: 100 },
  'POST /session/{session}/push': { bytes: 500, body: true },
  // At each stall that the phone is a guest of, counted for six.
  'POST /food-courts/assign-phone-number': { bytes: 600 },
  'POST /food-courts/notifications/{session}/push': { bytes: 3_000, body: true },
  // A party and its cart at each stall, counted for six.
  'POST /food-courts/share-basket/{session}': { bytes: 4_000 },
  'POST /food-courts/join-basket/{session}': { bytes: 4_000 },
  'POST /food-courts/leave-basket/{session}': { bytes: 4_000 },
  'POST /reserve/{slug}/make': { bytes: 1_600, body: true },
  'POST /reserve/{slug}/own/{key}/change': { bytes: 400 },
  'POST /reserve/{slug}/own/{key}/cancel': { bytes: 400 },
  'POST /payments/stripe/payment-intent': PAYMENT,
  'POST /payments/montonio/create-order': PAYMENT,
  'POST /payments/neopay/create-transaction': PAYMENT,
  'POST /payments/neopay/create-blik-transaction': PAYMENT,
  'POST /payments/solidgate/payment-intent': PAYMENT,
  'POST /payments/stripe/payment-intent-composite': PAYMENTS,
  'POST /payments/montonio/create-order-composite': PAYMENTS,
  'POST /payments/neopay/create-transaction-composite': PAYMENTS,
  'POST /payments/solidgate/payment-intent-composite': PAYMENTS,
  'POST /payments/stripe/payment-intent-tips-v2': PAYMENT,
  'POST /payments/tip-of-order': PAYMENT,
  'POST /payments/solidgate/payment-intent-tips': PAYMENT,
  'POST /payments/neopay/create-tips-transaction': PAYMENT,
  'POST /payments/stripe/payment-intent-donation': PAYMENT,
  'POST /payments/solidgate/payment-intent-donation': PAYMENT,
  'POST /payments/neopay/create-donation-transaction': PAYMENT,
  'POST /auth/sign-up/email': { bytes: 8_000 },
  'POST /auth/sign-in/email': { bytes: 500 },
  'GET /auth/callback/{provider}': { bytes: 2_500 },
  'POST /auth/reset-password': { bytes: 500 },
  'POST /auth/passkey-options': { bytes: 400 },
  'POST /auth/sign-in/passkey': { bytes: 500 },
  'POST /profile/passkey-options': { bytes: 400 },
  // With a letter that tells of it.
  'POST /profile/add-passkey': { bytes: 7_500 },
  'POST /loyalty/update-user': { bytes: 100, body: true },
  'POST /loyalty/enroll-to-program': { bytes: 900, body: true },
  'POST /profile/send-verification': { bytes: 6_000 },
  'POST /profile/delete': { bytes: 6_000 },
  // A letter, where the address is somebody's.
  'POST /auth/forget-password': { bytes: 6_000 },
  'POST /console/forgot-password': { bytes: 6_000 },
};

/** What several orders placed together make us keep, in bytes beside what was sent: `lines` of the cart of each. */
export const ordersKept = (lines: readonly number[]): number =>
  lines.reduce((sum, each) => sum + ORDER.bytes + (ORDER.line ?? 0) * each, 0);

/** What a call will make us keep, in bytes. */
export const bytesKept = (call: CallKey, { bytes, withKey, lines }: Sent): number => {
  const kept = KEPT[call];
  const own = kept ? kept.bytes + (kept.body ? bytes : 0) + (kept.line ?? 0) * lines : 0;
  return own + (withKey ? OUTCOME_BYTES : 0);
};
