import type { Minor } from '@tableside/domain/money';
import type { ProviderAccount } from './account.ts';
import type { ProviderContext } from './request.ts';

/** A share of a payment that goes on to somebody else's account at the same provider. ADR 0047. */
export type TransferRequest = {
  /** Ours, of this transfer: written on it there, and so found again for ever. */
  readonly id: string;
  /** Deterministic: the same sent again is the same transfer there. */
  readonly key: string;
  /** The connected account that it goes to. */
  readonly destination: string;
  readonly amount: Minor;
  readonly currency: string;
  /** By which the provider knows the payment that it is of: transfers of one payment name it. */
  readonly group: string;
  /** The provider's reference of that payment; null: the money is taken from what is there, not from that payment. */
  readonly from: string | null;
  readonly description: string;
};

/** Part of a transfer, or all of it, comes back. */
export type ReversalRequest = Pick<TransferRequest, 'id' | 'key' | 'amount' | 'currency'> & {
  /** The provider's reference of the transfer. */
  readonly transfer: string;
};

/** A transfer as the provider lists it. */
export type ListedTransfer = {
  /** Ours; null: nobody here made it. */
  readonly id: string | null;
  readonly ref: string;
  readonly destination: string | null;
  readonly amount: Minor | null;
  /** What of it came back. */
  readonly reversed: Minor | null;
};

/**
 * Sending shares of payments on, from the account that took them to accounts that were opened through it. Calls throw as the
 * others of a provider do, and answer with the provider's reference.
 */
export type Passing = {
  /** Whether money of an account can go to accounts that were opened through the other one. */
  readonly canPass: (account: ProviderAccount, opener: ProviderAccount) => boolean;
  readonly transfer: (
    account: ProviderAccount,
    request: TransferRequest,
    world: ProviderContext,
  ) => Promise<string>;
  /** What an earlier try made; null: nothing. */
  readonly findTransfer: (
    account: ProviderAccount,
    request: Pick<TransferRequest, 'id' | 'group'>,
    world: ProviderContext,
  ) => Promise<string | null>;
  readonly reverse: (
    account: ProviderAccount,
    request: ReversalRequest,
    world: ProviderContext,
  ) => Promise<string>;
  readonly findReversal: (
    account: ProviderAccount,
    request: Pick<ReversalRequest, 'id' | 'transfer'>,
    world: ProviderContext,
  ) => Promise<string | null>;
  /** All transfers of the account since then, epoch milliseconds. */
  readonly list: (
    account: ProviderAccount,
    since: number,
    world: ProviderContext,
  ) => Promise<readonly ListedTransfer[]>;
};
