import type { Minor } from '../money/index.ts';

/** What a table is in, at a glance. */
export const TABLE_STATES = [
  'free',
  'browsing',
  'ordered',
  'to_fire',
  'waiting',
  'eating',
  'asking_to_pay',
  'part_paid',
  'paid',
] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** Epoch milliseconds; null: it did not happen. */
type When = number | null;

/** What is known of the party at a table: of its phones, orders, calls, bill and payments. Amounts in minor units. */
export type TableFacts = {
  /** A party sits there since. */
  readonly openedAt: When;
  /** Phones with a live session. */
  readonly phones: number;
  /** The oldest order that staff have not accepted, or call that nobody has answered. */
  readonly waitingSince: When;
  /** Orders and pieces on the bill there are, whatever became of them. */
  readonly ordered: number;
  /** When the oldest order that the kitchen still has was accepted. */
  readonly cookingSince: When;
  /** When the oldest order was accepted of which a course waits in the kitchen until staff fire it. */
  readonly heldSince: When;
  /** The last dish that was brought, or written on the bill by staff. */
  readonly servedAt: When;
  /** The party wants to pay since: a pre-check was printed, or money is on its way. That they will pay in cash one day is no wish to do so now. */
  readonly askedToPayAt: When;
  readonly owed: Minor;
  readonly paid: Minor;
  readonly paidAt: When;
};

/** The state of a table and since when it is so. */
export type StateOfTable = { readonly state: TableState; readonly since: When };

/**
 * What staff need to know first. Who waits for us comes before who wants to pay, that before what the kitchen has, that
 * before the next course, which they alone begin; and only then whether they eat, have paid in part, or have paid.
 */
export const stateOfTable = (facts: TableFacts): StateOfTable => {
  const { owed, paid } = facts;
  if (facts.waitingSince !== null) return { state: 'waiting', since: facts.waitingSince };
  if (owed > 0 && facts.askedToPayAt !== null) return { state: 'asking_to_pay', since: facts.askedToPayAt };
  if (facts.cookingSince !== null) return { state: 'ordered', since: facts.cookingSince };
  if (facts.heldSince !== null) return { state: 'to_fire', since: facts.servedAt ?? facts.heldSince };
  if (owed > 0 && paid > 0) return { state: 'part_paid', since: facts.paidAt ?? facts.servedAt };
  if (owed > 0) return { state: 'eating', since: facts.servedAt ?? facts.openedAt };
  if (facts.ordered > 0) return { state: 'paid', since: facts.paidAt ?? facts.servedAt };
  const seated = facts.phones > 0 || facts.openedAt !== null;
  return seated ? { state: 'browsing', since: facts.openedAt } : { state: 'free', since: null };
};
