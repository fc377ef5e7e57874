import type { Minor } from '@tableside/domain/money';
import type { Method } from './methods.ts';

/** How a payment stands at the provider. `unknown` is never an answer of a provider: it is the lack of one. */
export type ProviderStatus = 'created' | 'processing' | 'captured' | 'failed' | 'canceled' | 'expired';

/** Why a payment failed, as the guest is told. PAY-30. */
export type FailureCode = 'insufficient_funds' | 'declined' | 'generic';

/** Card or bank behind a payment. ENTITY-46. */
export type PaymentData = {
  readonly wallet: 'apple_pay' | 'google_pay' | null;
  readonly bank: string | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
};

/** What a provider says about one payment, whichever way it reached us. Amounts in the account's minor units. */
export type ProviderUpdate = {
  /** Our uuid of the payment, as the provider repeats it. */
  readonly payment: string;
  readonly providerRef: string | null;
  readonly status: ProviderStatus;
  /** What was captured in all; null where the provider did not say. Must equal ours before anything is marked paid. */
  readonly captured: Minor | null;
  /** Upper case. */
  readonly currency: string | null;
  /** Given back in all so far, as far as the provider says. */
  readonly refunded: Minor | null;
  readonly failure: FailureCode | null;
  readonly data: PaymentData | null;
  /** Which of the provider's ways the payer really used; absent or null where it does not say. */
  readonly method?: Method | null;
  /** When it was made there, epoch milliseconds; absent where the provider does not say. */
  readonly madeAt?: number;
  /** Names this piece of news; the same twice has one effect. Null where we asked. */
  readonly eventId: string | null;
};

/** What a refund has become. `by_hand`: the provider has no call for it, a person must do it. */
export type RefundUpdate = {
  readonly status: 'pending' | 'succeeded' | 'failed' | 'by_hand';
  readonly ref: string | null;
  readonly failure: string | null;
};

/**
 * News about a refund that came by webhook. Some providers name our payment, some only their own reference of it; `key`
 * is ours where the provider repeats it.
 */
export type RefundEvent = RefundUpdate & {
  readonly payment: string | null;
  readonly providerRef: string | null;
  readonly key: string | null;
  readonly amount: Minor | null;
  readonly eventId: string | null;
};

/**
 * News about money that a cardholder takes back, or tries to. `asked`: a question of the bank's, no money has moved.
 * `open`: it is held back. `won`: it is the venue's again. `lost`: it is gone.
 */
export type DisputeEvent = {
  readonly payment: string | null;
  readonly providerRef: string | null;
  /** The provider's name of the dispute. */
  readonly ref: string;
  readonly standing: 'asked' | 'open' | 'won' | 'lost';
  /** Null where the provider did not say. */
  readonly amount: Minor | null;
  /** Upper case. */
  readonly currency: string | null;
  readonly reason: string | null;
  /** Until when it can be answered, epoch milliseconds. */
  readonly answerBy: number | null;
  readonly eventId: string | null;
};

export type Verified =
  /** One message may tell about several payments of the account; each has to be one of that account's. */
  | {
      readonly kind: 'news';
      readonly payments: readonly ProviderUpdate[];
      readonly refunds: readonly RefundEvent[];
      readonly disputes?: readonly DisputeEvent[];
    }
  /** Genuine, but nothing that concerns us. */
  | { readonly kind: 'ignored' }
  /** Not genuine, stale, or not readable: answered with 4xx, no effect. */
  | { readonly kind: 'refused'; readonly why: string };

/** Which payment a message claims to be about, before anything is verified; at least one is given. */
export type PaymentReference = {
  /** Our uuid; always shaped like one. */
  readonly payment: string | null;
  readonly providerRef: string | null;
};
