import type { LedgerAccount } from './lines.ts';

const OWN = ['cash', 'room', 'card_machine', 'till'] as const;

/** Accounts on which money of guests is. */
export const isMoneyAccount = (account: string): boolean =>
  OWN.some(own => own === account) || account.startsWith('clearing:');

/**
 * The account that money of a payment arrives on and leaves from, by the name that its provider gives: what a provider
 * owes the venue (`clearing:stripe`), or where staff put what they took. Throws `RangeError` for any other account:
 * money is never put where nobody counts it.
 */
export const moneyAccount = (name: string): LedgerAccount => {
  const own = OWN.find(account => account === name);
  if (own) return own;
  if (/^clearing:[a-z0-9_-]+$/.test(name)) return name as `clearing:${string}`;
  throw new RangeError(`${name} is no account for money`);
};

/** Accounts that make up what was sold in the end: sales and fees less what was taken off their price. */
export const REVENUE_ACCOUNTS = [
  'sales',
  'discounts',
  'loyalty_discounts',
  'fees',
  'transaction_fees',
] as const satisfies readonly LedgerAccount[];
export const isRevenueAccount = (account: string): boolean => REVENUE_ACCOUNTS.some(own => own === account);
