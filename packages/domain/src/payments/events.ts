import type { Minor } from '../money/index.ts';

/** Where a payment stands. */
export const PAYMENT_STATUSES = [
  'created',
  'processing',
  'unknown',
  'captured',
  'part_refunded',
  'refunded',
  'failed',
  'canceled',
  'expired',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why a payment failed, as its guest is told. PAY-30. */
export type PaymentFailure = 'insufficient_funds' | 'declined' | 'generic';

/**
 * What can happen to a payment. Events only grow; everything else about a payment is folded from them. Amounts in minor
 * units. `captured` names all that was taken so far in the payment's own currency, so that hearing of it twice is
 * hearing of it once; refunds are told apart by their ids for the same reason.
 */
export type PaymentEvent =
  /** Kept here, before anybody outside knows of it. */
  | { readonly kind: 'created' }
  /** The provider has it and the phone can go on. */
  | { readonly kind: 'sent' }
  /** The phone went off to show the bank's page. */
  | { readonly kind: 'left' }
  /** A card is about to be tried, because we say so. Does not change the payment: what came of it is told. */
  | { readonly kind: 'tried' }
  /** A call to the provider had no answer: its effect is not known. */
  | { readonly kind: 'unanswered' }
  /** The provider did not take it: nothing happened there. */
  | { readonly kind: 'refused'; readonly failure: PaymentFailure }
  /** The provider, asked, knows of no such payment. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'captured'; readonly amount: Minor }
  /** Money came that is not what was asked for: another currency, another reference, a sum nobody said. */
  | { readonly kind: 'suspect' }
  /** A cardholder takes the money back, or tries to; `standing` as the ledger has it. Does not change the payment. */
  | {
      readonly kind: 'disputed';
      readonly dispute: string;
      readonly standing: string;
      readonly amount: Minor;
    }
  | { readonly kind: 'failed'; readonly failure: PaymentFailure }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refund_due'; readonly refund: string; readonly amount: Minor }
  | { readonly kind: 'refunded'; readonly refund: string; readonly amount: Minor }
  /** What was due is not any more: a person decided otherwise. */
  | { readonly kind: 'refund_dropped'; readonly refund: string };
export type PaymentEventKind = PaymentEvent['kind'];
