import type { Created, PaymentProvider, ProviderAccount, ProviderContext } from '../port.ts';

/** A webhook as it reached us. */
export type Message = { readonly raw: Buffer; readonly headers: Headers };

/** A payment in the provider's own book. Amounts in the provider's minor units. */
export type Booked = {
  readonly reference: string;
  readonly provider_ref: string;
  readonly status: string;
  readonly captured_minor: number;
  readonly refunded_minor: number;
  readonly refunds: readonly { readonly ref: string; readonly amount_minor: number }[];
};

export type Payer = 'approve' | 'decline' | 'abandon' | 'pending';

/** What the suite needs around a provider: a stand-in of it that speaks its wire, has a book and can be steered. */
export type Stage = {
  /** A venue's account there, with minor units of so many decimals (2 when not said). */
  readonly account: (provider: PaymentProvider, decimals?: number) => ProviderAccount;
  /** Another venue's account at the same place. */
  readonly foreign: (provider: PaymentProvider) => ProviderAccount;
  readonly world: ProviderContext;
  /** Where the provider's webhooks are to go. */
  readonly notificationUrl: (provider: PaymentProvider) => string;
  /** Does what the payer would do in the browser. Resolves when all webhooks about it have been received. */
  readonly pay: (provider: PaymentProvider, payment: string, created: Created, payer: Payer) => Promise<void>;
  /** The same by the payer's own browser. Returns the tokens that the return address carries. */
  readonly payInBrowser: (
    provider: PaymentProvider,
    created: Created,
    payer: Payer,
  ) => Promise<readonly string[]>;
  /** Has each webhook of the next payment sent so many times. */
  readonly repeatWebhooks: (provider: PaymentProvider, times: number) => Promise<void>;
  /** Webhooks received so far that claim to be about a payment. */
  readonly heard: (provider: PaymentProvider, claimed: readonly string[]) => readonly Message[];
  /** What a forger would send about a payment, by the name of the forgery. */
  readonly forged: (provider: PaymentProvider, payment: string) => Promise<Readonly<Record<string, Message>>>;
  /** The provider's own book about a payment; more than one where it was created again. */
  readonly book: (provider: PaymentProvider, payment: string) => Promise<readonly Booked[]>;
  /** Resolves when all webhooks on their way have been received. */
  readonly settle: (provider: PaymentProvider) => Promise<void>;
};
