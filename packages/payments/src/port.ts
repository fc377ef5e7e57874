import type { Minor } from '@tableside/domain/money';

/** Ways to pay as they travel on the wire. PAY-17, PAY-18. */
export const PAYMENT_METHODS = [
  'stripe',
  'stripe-card',
  'montonio',
  'neopay',
  'neopay_blik',
  'solid-card',
  'solid-wallet',
  'cash',
  'room-bill',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What the phone does next; a closed set, so that no screen ever asks for a provider's name. DESIGN §6. */
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

/** What a provider says about one payment, whichever way it reached us. Amounts in minor units. */
export type ProviderNews = {
  /** Our uuid of the payment. */
  readonly payment: string;
  readonly providerRef: string | null;
  readonly status: ProviderStatus;
  /** What was captured in all; null where the provider did not say. Must equal ours before anything is marked paid. */
  readonly captured: Minor | null;
  readonly currency: string | null;
  /** Given back in all so far, as far as the provider says. */
  readonly refunded: Minor | null;
  readonly failure: FailureCode | null;
  readonly data: PaymentData | null;
  /** The provider's own id of this piece of news; the same twice has one effect. */
  readonly eventId: string | null;
};

/** What a refund has become. `by_hand`: the provider has no call for it, a person must do it. */
export type RefundNews = {
  readonly status: 'pending' | 'succeeded' | 'failed' | 'by_hand';
  readonly ref: string | null;
  readonly failure: string | null;
};

/** News about a refund that came by webhook; `key` is ours where the provider repeats it. */
export type RefundEvent = RefundNews & {
  readonly payment: string;
  readonly key: string | null;
  readonly amount: Minor | null;
  readonly eventId: string | null;
};

export type Verified =
  | {
      readonly kind: 'news';
      readonly payments: readonly ProviderNews[];
      readonly refunds: readonly RefundEvent[];
    }
  /** Genuine, but nothing that concerns us. */
  | { readonly kind: 'ignored' }
  /** Not genuine, stale, or not readable: answered with 4xx, no effect. */
  | { readonly kind: 'refused'; readonly why: string };

export type PaymentRequest = {
  /** Our uuid of the payment; travels as the reference. */
  readonly payment: string;
  /** Deterministic: the same request sent again after a crash is the same payment there. */
  readonly key: string;
  readonly method: PaymentMethod;
  readonly amount: Minor;
  readonly currency: string;
  readonly decimals: number;
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
};

export type Created = {
  readonly providerRef: string | null;
  readonly nextAction: NextAction;
  /** Fields of the spec's answers beside the next action: clientSecret, redirect_url, merchant_id, signature, payment_intent. */
  readonly wire: Readonly<Record<string, string>>;
  /** Mostly `created`; `captured` never: money is proven by news, not by our own request. */
  readonly status: 'created' | 'processing';
};

/** The venue's keys and where the provider is; values come sealed from the database, addresses from the environment. */
export type ProviderAccount = {
  readonly keys: Readonly<Record<string, string>>;
  /** Server to server. */
  readonly baseUrl: string;
  /** From the browser: scripts and pages. Differs from `baseUrl` only for the sandbox. */
  readonly browserUrl: string;
  readonly test: boolean;
};

/** What a provider may use of the world. Every call ends within `timeoutMs`. */
export type ProviderWorld = {
  readonly fetch: typeof fetch;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly timeoutMs: number;
};

export type StatusRequest = Pick<PaymentRequest, 'payment' | 'key' | 'currency' | 'decimals'> & {
  readonly providerRef: string | null;
};

export type RefundRequest = StatusRequest & {
  readonly refundKey: string;
  readonly amount: Minor;
  /** What the payment captured in all. */
  readonly captured: Minor;
};

/** What differs between providers, as data: nobody asks for a provider's name. */
export type Capabilities = {
  readonly methods: readonly PaymentMethod[];
  /** `online`: the provider moves the money; `staff`: a person does and says so. */
  readonly settledBy: 'provider' | 'staff';
  readonly status: 'asked' | 'told';
  readonly refunds: 'call' | 'by_hand';
  readonly cancels: boolean;
  /** Null: any. Upper-case ISO 4217. */
  readonly currencies: readonly string[] | null;
  /** In minor units. */
  readonly smallest: number;
  readonly smallestRefund: number;
  /** Names of the keys a venue enters, in order; `secret` ones are never shown again. */
  readonly keys: readonly { readonly name: string; readonly secret: boolean }[];
  /** A short name of the journal account that stands for what the provider owes the venue. */
  readonly account: string;
};

/**
 * A provider. Calls that reach out throw {@link NoAnswer} when it is not known whether they had an effect, and
 * {@link ProviderRefusal} when it is known that they had none. Nothing here marks anything paid. DESIGN §6.
 */
export type PaymentProvider = {
  readonly id: string;
  readonly capabilities: Capabilities;
  readonly createIntent: (
    account: ProviderAccount,
    request: PaymentRequest,
    world: ProviderWorld,
  ) => Promise<Created>;
  /** How it stands there now; null when the provider knows of no such payment, or cannot be asked. */
  readonly fetchStatus: (
    account: ProviderAccount,
    request: StatusRequest,
    world: ProviderWorld,
  ) => Promise<ProviderNews | null>;
  /** Which payment a webhook claims to be about, before anything is verified: only to find whose keys verify it. */
  readonly claimedPayments: (raw: Buffer, headers: Headers) => readonly string[];
  readonly verifyWebhook: (
    account: ProviderAccount,
    raw: Buffer,
    headers: Headers,
    world: ProviderWorld,
  ) => Promise<Verified>;
  /** What the token in the browser's return address proves: a hint only, except where `status` is `told` by token. */
  readonly readReturn?: (account: ProviderAccount, token: string, world: ProviderWorld) => Promise<Verified>;
  readonly refund: (
    account: ProviderAccount,
    request: RefundRequest,
    world: ProviderWorld,
  ) => Promise<RefundNews>;
  readonly fetchRefund?: (
    account: ProviderAccount,
    request: RefundRequest & { readonly refundRef: string | null },
    world: ProviderWorld,
  ) => Promise<RefundNews | null>;
  /** True: it can no longer be paid. False: too late. */
  readonly cancel?: (
    account: ProviderAccount,
    request: StatusRequest,
    world: ProviderWorld,
  ) => Promise<boolean>;
};

/** No answer, or one that does not tell: the effect is unknown and only asking again resolves it. */
export class NoAnswer extends Error {
  constructor(provider: string, cause: unknown) {
    super(`${provider} gave no answer`, { cause });
    this.name = 'NoAnswer';
  }
}

/** The provider refused: nothing happened there. */
export class ProviderRefusal extends Error {
  readonly code: FailureCode | 'misconfigured' | 'amount' | 'refused';
  constructor(provider: string, code: ProviderRefusal['code'], words: string) {
    super(`${provider} refused: ${words}`);
    this.name = 'ProviderRefusal';
    this.code = code;
  }
}
