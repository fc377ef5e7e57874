import type { ConnectedFacts } from '@tableside/domain/payments';
import type { ProviderAccount } from './account.ts';
import type { ProviderContext } from './request.ts';

/** An account at the provider that a venue gets through the installation's own, without copying a key. ADR 0046. */
export type ConnectedAccount = ConnectedFacts & {
  /** What the provider calls it. */
  readonly ref: string;
};

export type AccountRequest = {
  /** Deterministic: the same sent again is the same account there. */
  readonly key: string;
  /** Epoch milliseconds at which it was first asked for; null: this is the first time. */
  readonly askedAt: number | null;
  readonly country: string;
  /** The venue's name as guests know it. */
  readonly name: string;
};

/** What a message about an account says; proven by the installation's keys. */
export type AccountNews =
  | { readonly kind: 'account'; readonly account: ConnectedAccount; readonly at: number }
  /** Its owner took back the leave that we had there. */
  | { readonly kind: 'left'; readonly ref: string; readonly at: number }
  | { readonly kind: 'refused'; readonly why: string };

/** Opening accounts for venues. `account`: the installation's own. Calls throw as the others of a provider do. */
export type Connecting = {
  /** Opens the account, or finds the one that an earlier try opened. */
  readonly open: (
    account: ProviderAccount,
    request: AccountRequest,
    world: ProviderContext,
  ) => Promise<ConnectedAccount>;
  /** Where the owner answers the provider's questions: once, and soon. */
  readonly linkTo: (
    account: ProviderAccount,
    link: { readonly ref: string; readonly returnUrl: string; readonly againUrl: string },
    world: ProviderContext,
  ) => Promise<string>;
  /** How it stands; null: there is no such account, or it is not ours. */
  readonly read: (
    account: ProviderAccount,
    ref: string,
    world: ProviderContext,
  ) => Promise<ConnectedAccount | null>;
  /** The account that a message claims to be about; null: it is about none, or about its money. Never throws. */
  readonly claimedBy: (raw: Buffer) => string | null;
  /** Never throws. */
  readonly verify: (
    account: ProviderAccount,
    raw: Buffer,
    headers: Headers,
    world: ProviderContext,
  ) => Promise<AccountNews>;
};
