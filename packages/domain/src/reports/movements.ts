import type { Minor } from '../money/index.ts';

/**
 * Lines of the journal added up: those of one kind of entry on one account that also agree in the rest. Debits positive,
 * minor units. Everything a report says about money is made of these.
 */
export type JournalTotal = {
  /** `sale`, `void`, `capture`, `refund_due`, `refund`, `correction`, `drawer`, `drawer_count`, `petty_cash`; others come to what has no name of its own. */
  readonly kind: string;
  /** A sale written anew because staff changed a price or a discount; the void before it is its other half. */
  readonly anew: boolean;
  readonly account: string;
  readonly amount: Minor;
  /** How many entries. */
  readonly entries: number;
  /** Whose tip; null: the house's pool, and everything that is no tip. */
  readonly personnelId: string | null;
  /** How the payment came, for captures and refunds. */
  readonly method: string | null;
  /** Who of the staff took the payment; null: the guest's phone, or no payment. */
  readonly takenBy: string | null;
};

/**
 * Money between a stall of a food court and its operator, which was neither sold nor given back by them: what one took for the
 * other, paid it, or keeps of it. ADR 0034.
 */
export const isBetweenVenues = ({ kind }: Pick<JournalTotal, 'kind'>): boolean =>
  kind === 'for_stall' || kind === 'commission' || kind === 'stall_payout' || kind === 'stall_transfer';

/** A counted drawer, the house's or a person's, was found with more or less than the books say. */
export const isOfCount = ({ kind }: Pick<JournalTotal, 'kind'>): boolean =>
  kind === 'drawer' || kind === 'drawer_count';

/** Cash that moved by hand, and not by a payment: found at a count, or taken for something of the house. */
export const isByHand = (movement: Pick<JournalTotal, 'kind'>): boolean =>
  isOfCount(movement) || movement.kind === 'petty_cash';
