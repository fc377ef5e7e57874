import { type Minor, sum } from '../money/index.ts';

/**
 * An account of a venue's books. `clearing:<name>` is what a payment provider holds for the venue, `clearing:venue-<id>`
 * what the operator of its food court does.
 */
export type LedgerAccount =
  | 'receivable'
  | 'cash'
  | 'room'
  | 'card_machine'
  /** What was paid out to those for whom guests gave and to stalls, by the house's bank and with its wages; what a stall got so. */
  | 'bank'
  | 'payroll'
  | 'till'
  | 'sales'
  | 'discounts'
  /** What members of a loyalty programme had off. ADR 0035. */
  | 'loyalty_discounts'
  | 'fees'
  /** What a guest paid on top of a tip or a donation by card, where the venue asks for it. */
  | 'transaction_fees'
  | 'tips_payable'
  /** Given for others: never the venue's. */
  | 'donations_payable'
  | 'refunds_payable'
  /** Taken for stalls of a food court that the venue is the operator of: owed to each. */
  | 'stalls_payable'
  /** What stalls pay that operator for its hall: a debit in a stall's books, a credit in the operator's. */
  | 'commissions'
  | 'suspense'
  /** What a provider holds back while a cardholder disputes it, and what was lost that way. */
  | 'disputed'
  | 'chargebacks'
  /** What counted drawers were short of the books; credit: found beyond them. */
  | 'cash_difference'
  /** What left drawers for things of the house, such as ice from the shop; credit: what was put into them. */
  | 'petty_cash'
  | `clearing:${string}`;

/** One line of an entry, in minor units: debits positive, credits negative. */
export type LedgerLine = {
  readonly account: LedgerAccount;
  readonly amount: Minor;
  /** Whose tip or donation, on those two accounts, and which stall's money; absent: the house's pool of tips. */
  readonly personnelId?: string;
};

/** One line per account and person, in the order of first mention, without those that come to nothing. */
export const merged = (lines: readonly LedgerLine[]): LedgerLine[] => {
  const groups = new Map<string, LedgerLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.account, line.personnelId ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()]
    .flatMap(([first, ...rest]) =>
      first ? [{ ...first, amount: sum([first, ...rest].map(({ amount }) => amount)) }] : [],
    )
    .filter(({ amount }) => amount !== 0);
};

/** Debits and credits are the same: what holds for every entry. */
export const balances = (lines: readonly LedgerLine[]): boolean =>
  sum(lines.map(({ amount }) => amount)) === 0;

/** Money that a guest gives for somebody: whose it is; `to` null is the house's pool of tips. */
export type Gift = { readonly kind: 'tip' | 'donation'; readonly to: string | null };

/** A line on the account of what was given. */
export const giftLine = (amount: Minor, { kind, to }: Gift): LedgerLine => ({
  ...tipLine(amount, to),
  account: kind === 'tip' ? 'tips_payable' : 'donations_payable',
});

/** A line on the account of tips; `personnelId` null is the house's pool. */
export const tipLine = (amount: Minor, personnelId: string | null): LedgerLine => ({
  account: 'tips_payable',
  amount,
  ...(personnelId !== null && { personnelId }),
});
