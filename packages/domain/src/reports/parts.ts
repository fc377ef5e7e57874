import { isMoneyAccount } from '../ledger/index.ts';
import { type Minor, minor } from '../money/index.ts';
import { isBetweenVenues, isByHand, type JournalTotal } from './movements.ts';

/** What came and went by one way to pay, in minor units. */
export type MethodPart = {
  readonly method: string;
  readonly payments: number;
  readonly received: Minor;
  readonly givenBack: Minor;
};

/** What one person brought in, in minor units; null: guests' phones for money, the house's pool for tips. */
export type PersonPart = {
  readonly person: string | null;
  readonly payments: number;
  /** Paid for dishes and fees of bills, by payments that this person took. */
  readonly sales: Minor;
  /** All that these payments brought, tips included. */
  readonly received: Minor;
  /** Tips that are this person's, less those given back. */
  readonly tips: Minor;
};

/** An account's change, debits positive. */
export type AccountPart = { readonly account: string; readonly amount: Minor };

const grouped = <Key>(movements: readonly JournalTotal[], keyOf: (movement: JournalTotal) => Key) => {
  const groups = new Map<Key, JournalTotal[]>();
  for (const movement of movements) {
    const key = keyOf(movement);
    groups.set(key, [...(groups.get(key) ?? []), movement]);
  }
  return [...groups];
};
const sumOf = (movements: readonly JournalTotal[], chosen: (movement: JournalTotal) => boolean): number =>
  movements.reduce((all, movement) => (chosen(movement) ? all + movement.amount : all), 0);
const onMoney = ({ account }: JournalTotal): boolean => isMoneyAccount(account);
const captures = (movement: JournalTotal): boolean => movement.kind === 'capture' && onMoney(movement);
const countOf = (movements: readonly JournalTotal[]): number =>
  movements.filter(captures).reduce((all, { entries }) => all + entries, 0);

/**
 * By way to pay, most first; they sum to what came less what went back on all money accounts. What a counted drawer was
 * found with and what was bought from it came by none, and what an operator took for a stall or paid it came and went by none, either.
 */
export const methodParts = (movements: readonly JournalTotal[]): MethodPart[] =>
  grouped(
    movements.filter(movement => onMoney(movement) && !isByHand(movement) && !isBetweenVenues(movement)),
    ({ method }) => method ?? '',
  )
    .map(([method, mine]) => ({
      method,
      payments: countOf(mine),
      received: minor(sumOf(mine, captures)),
      givenBack: minor(-sumOf(mine, movement => !captures(movement))),
    }))
    .sort((a, b) => b.received - a.received || (a.method < b.method ? -1 : 1));

/** By person, most first; their tips sum to the account of tips, what they received to all captures. */
export const personParts = (movements: readonly JournalTotal[]): PersonPart[] => {
  const ofCaptures = movements.filter(({ kind }) => kind === 'capture');
  const tips = movements.filter(({ account, kind }) => account === 'tips_payable' && kind !== 'payout');
  const people = new Set([
    ...ofCaptures.map(({ takenBy }) => takenBy),
    ...tips.map(({ personnelId }) => personnelId),
  ]);
  return [...people]
    .map(person => {
      const taken = ofCaptures.filter(({ takenBy }) => takenBy === person);
      return {
        person,
        payments: countOf(taken),
        sales: minor(
          -sumOf(taken, ({ account }) => account === 'receivable' || account === 'transaction_fees'),
        ),
        received: minor(sumOf(taken, captures)),
        tips: minor(
          -sumOf(
            tips.filter(({ personnelId }) => personnelId === person),
            () => true,
          ),
        ),
      };
    })
    .sort((a, b) => b.received - a.received || b.tips - a.tips);
};

/** Each account's change, by name. They sum to zero: that is what makes books of them. */
export const accountParts = (movements: readonly JournalTotal[]): AccountPart[] =>
  grouped(movements, ({ account }) => account)
    .map(([account, mine]) => ({ account, amount: minor(sumOf(mine, () => true)) }))
    .sort((a, b) => (a.account < b.account ? -1 : 1));
