import { isRevenueAccount } from '../ledger/index.ts';

/** What of a venue's journal has an account of its own in an accountant's books, beside the revenue of each rate of VAT. */
export const BOOK_ROLES = [
  'receivable',
  'cash',
  'card_machine',
  'room',
  'till',
  'clearing',
  'operator',
  'bank',
  'payroll',
  'tips_payable',
  'donations_payable',
  'refunds_payable',
  'stalls_payable',
  'suspense',
  'disputed',
  'chargebacks',
  'commissions',
  'cash_difference',
  'petty_cash',
] as const;
export type BookRole = (typeof BOOK_ROLES)[number];

/** Revenue at a rate of VAT, `revenue:19`; `revenue:none` is that of a seller who pays none. */
export type RevenueRole = `revenue:${string}`;
export type BookAccount = BookRole | RevenueRole;

export const revenueRole = (percent: number | null): RevenueRole => `revenue:${percent ?? 'none'}`;
export const isRevenue = (account: BookAccount): account is RevenueRole => account.startsWith('revenue:');

/**
 * Where an account of the journal goes that is no revenue. Throws `RangeError` for one that nobody decided about: a sum
 * that is in no account would be missed by nobody but the accountant.
 */
export const roleOf = (account: string): BookRole => {
  if (account.startsWith('clearing:venue-')) return 'operator';
  if (account.startsWith('clearing:')) return 'clearing';
  const role = BOOK_ROLES.find(known => known === account);
  if (!role || isRevenueAccount(account)) throw new RangeError(`${account} has no account in the books`);
  return role;
};
