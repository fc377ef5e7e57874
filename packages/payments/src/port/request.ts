import type { Minor } from '@tableside/domain/money';
import type { Method } from './methods.ts';
import type { FailureCode } from './news.ts';
import type { TerminalDesk } from './terminal.ts';

/** What the phone does next; a closed set, so that no screen ever asks for a provider's name. */
export type NextAction =
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      /** A form or a wallet button of the provider's own script; `driver` picks the piece of the guest app that loads it. */
      readonly kind: 'card_form' | 'wallet_sheet';
      readonly driver: string;
      readonly script: string;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'none' };

export type PaymentRequest = {
  /** Our uuid of the payment; travels as the reference. */
  readonly payment: string;
  /** Deterministic: the same request sent again after a crash is the same payment there. */
  readonly key: string;
  readonly method: Method;
  /** In the account's minor units. */
  readonly amount: Minor;
  /** Upper-case ISO 4217. */
  readonly currency: string;
  /** What the guest reads on the statement: order number and venue. */
  readonly description: string;
  readonly language: string;
  readonly countryCode: string;
  /** Where the browser comes back to; providers add their own query. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly notificationUrl: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** No card is tried on it but by `tryCard`: its page is open to anybody, and what the browser is given pays nothing. */
  readonly triedByUs?: boolean;
};

/** The button of a phone's wallet, as it stands before there is a payment. */
export type WalletAhead = {
  readonly driver: string;
  readonly script: string;
  readonly params: Readonly<Record<string, string>>;
  /** Decimals of the units in which the provider's script wants the sum. */
  readonly exponent: number;
};

export type Created = {
  readonly providerRef: string | null;
  readonly nextAction: NextAction;
  /** Fields of the spec's answers beside the next action: clientSecret, redirect_url, merchant_id, signature, payment_intent. */
  readonly wire: Readonly<Record<string, string>>;
  /** Mostly `created`; `captured` never: money is proven by news, not by our own request. */
  readonly status: 'created' | 'processing';
};

export type StatusRequest = Pick<PaymentRequest, 'payment' | 'key' | 'currency'> & {
  readonly providerRef: string | null;
};

export type CardTry = StatusRequest & {
  /** What the provider's form calls the card that was typed; null: the one before, once the bank's page is through. */
  readonly card: string | null;
  /** The same again is the same try. */
  readonly tryKey: string;
};

/**
 * What came of a card that was tried. `done`: money is taken or on its way, as news will prove. `asks`: the bank wants to be
 * asked by the browser first. `declined`: nothing was taken.
 */
export type TriedCard =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'asks' }
  | {
      readonly outcome: 'declined';
      readonly failure: FailureCode;
      /** The provider's own words, where they are meant for guests. */
      readonly message: string | null;
    };

/** Refunds of one payment go one after the other: some providers know them only by their sum. */
export type RefundRequest = StatusRequest & {
  /** Deterministic, `<payment>:refund:<n>`: the same refund sent again is the same refund there. */
  readonly refundKey: string;
  readonly amount: Minor;
  /** What the payment captured in all. */
  readonly captured: Minor;
  /** What earlier refunds of this payment gave back through the provider; neither this one nor those made by hand. */
  readonly refundedBefore: Minor;
};

/** What a provider may use of the world. Every call ends within `timeoutMs`. */
export type ProviderContext = {
  readonly fetch: typeof fetch;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly timeoutMs: number;
  /** The venues' card terminals; absent where none can be reached. */
  readonly terminals?: TerminalDesk;
};
