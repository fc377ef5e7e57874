import type { KnownAddresses, ProviderAccount } from './port/account.ts';
import type { Capabilities } from './port/capabilities.ts';
import type { Connecting } from './port/connect.ts';
import type { Method } from './port/methods.ts';
import type { PaymentReference, ProviderUpdate, RefundUpdate, Verified } from './port/news.ts';
import type { Passing } from './port/passing.ts';
import type {
  CardTry,
  Created,
  PaymentRequest,
  ProviderContext,
  RefundRequest,
  StatusRequest,
  TriedCard,
  WalletAhead,
} from './port/request.ts';

export * from './port/account.ts';
export * from './port/capabilities.ts';
export * from './port/connect.ts';
export * from './port/failures.ts';
export * from './port/methods.ts';
export * from './port/news.ts';
export * from './port/passing.ts';
export * from './port/request.ts';
export * from './port/terminal.ts';

/**
 * A provider. Calls that reach out throw `NoAnswer` when it is not known whether they had an effect, and
 * `ProviderRefusal` when it is known that they had none. Nothing here marks anything paid.
 */
export type PaymentProvider = {
  readonly id: string;
  readonly capabilities: Capabilities;
  readonly addresses: KnownAddresses;
  readonly createIntent: (
    account: ProviderAccount,
    request: PaymentRequest,
    world: ProviderContext,
  ) => Promise<Created>;
  /**
   * What the wallet's button needs where its sheet opens at a sum and the payment is begun once the guest has agreed.
   * Absent where a payment has to come first.
   */
  readonly walletAhead?: {
    readonly method: Method;
    readonly of: (
      account: ProviderAccount,
      asked: Pick<PaymentRequest, 'currency' | 'language' | 'countryCode'>,
    ) => WalletAhead;
  };
  /**
   * Tries a card on a payment that was begun with `triedByUs`; there exactly where `cardTries` is `by_us`. Money is never
   * taken twice for one payment, however many cards are tried at once.
   */
  readonly tryCard?: (
    account: ProviderAccount,
    request: CardTry,
    world: ProviderContext,
  ) => Promise<TriedCard>;
  /** How it stands there now; null when the provider knows of no such payment, or cannot be asked. */
  readonly fetchStatus: (
    account: ProviderAccount,
    request: StatusRequest,
    world: ProviderContext,
  ) => Promise<ProviderUpdate | null>;
  /**
   * All payments of ours that the provider made since then, epoch milliseconds: its side of what the reconciler compares.
   */
  readonly listPayments?: (
    account: ProviderAccount,
    since: number,
    world: ProviderContext,
  ) => Promise<readonly ProviderUpdate[]>;
  /**
   * Asks for something harmless with the account's keys. `proven`: the provider knows them; `reached`: it answers, and keys
   * show only when money moves. Absent where there is nobody to ask. Throws as the other calls do; `misconfigured` is a
   * refusal of the keys.
   */
  readonly verifyCredentials?: (
    account: ProviderAccount,
    world: ProviderContext,
  ) => Promise<'proven' | 'reached'>;
  /** Absent: every venue enters keys of its own. */
  readonly connecting?: Connecting;
  /** Absent: what it takes stays with whoever took it. */
  readonly passing?: Passing;
  /** Which payments a webhook claims to be about: only to find whose keys verify it. Never throws. */
  readonly peekPaymentReferences: (raw: Buffer, headers: Headers) => readonly PaymentReference[];
  /** Never throws: what cannot be believed or read is `refused`. */
  readonly verifyWebhook: (
    account: ProviderAccount,
    raw: Buffer,
    headers: Headers,
    world: ProviderContext,
  ) => Promise<Verified>;
  /** The payments a token from the browser's return address claims to be about, like `peekPaymentReferences`. */
  readonly claimedByReturn?: (token: string) => readonly PaymentReference[];
  /** What the token in the browser's return address shows: a hint, so never that money was captured. Never throws. */
  readonly readReturn?: (
    account: ProviderAccount,
    token: string,
    world: ProviderContext,
  ) => Promise<Verified>;
  readonly refund: (
    account: ProviderAccount,
    request: RefundRequest,
    world: ProviderContext,
  ) => Promise<RefundUpdate>;
  /** What has become of a refund; null when there is none. */
  readonly fetchRefund?: (
    account: ProviderAccount,
    request: RefundRequest & { readonly refundRef: string | null },
    world: ProviderContext,
  ) => Promise<RefundUpdate | null>;
  /** True: it can no longer be paid. False: too late, it is paid or about to be. */
  readonly cancel?: (
    account: ProviderAccount,
    request: StatusRequest,
    world: ProviderContext,
  ) => Promise<boolean>;
};
