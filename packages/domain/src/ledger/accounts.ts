import type { LedgerAccount } from './lines.ts';

/** Where money that staff take is kept, by the way it was handed over. */
const TAKEN_BY_STAFF: Readonly<Record<string, LedgerAccount>> = {
  cash: 'cash',
  'room-bill': 'room',
  'card-machine': 'card_machine',
};

/**
 * The account that money of a payment arrives on and leaves from: staff's own by method, a provider's by the short name
 * that it gives itself (its capability `account`). Throws `RangeError` for a method that staff do not settle.
 */
export const moneyAccount = (
  settledBy: 'provider' | 'staff',
  { method, name }: { readonly method: string; readonly name: string },
): LedgerAccount => {
  if (settledBy === 'provider') return `clearing:${name}`;
  const account = TAKEN_BY_STAFF[method];
  if (!account) throw new RangeError(`staff do not take money by ${method}`);
  return account;
};
