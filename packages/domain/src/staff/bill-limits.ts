import { type Minor, sum } from '../money/index.ts';
import type { MoneyRole } from './money-limits.ts';

/**
 * How much a role may take off one bill in all, by voids, lowered prices and discounts: the larger of a sum (major units
 * of the venue's currency) and a share of what others put on the bill; null: any.
 */
type BillLimit = {
  readonly sum: number | null;
  readonly percent: number;
  /** May set a price above what was agreed with the guest. */
  readonly raises: boolean;
  readonly closesUnpaid: boolean;
  /** May open the cash drawer where nothing was sold. */
  readonly opensDrawer: boolean;
};

const NOTHING: BillLimit = { sum: 0, percent: 0, raises: false, closesUnpaid: false, opensDrawer: false };
const ANYTHING: BillLimit = { sum: null, percent: 100, raises: true, closesUnpaid: true, opensDrawer: true };

/** THE table of what a role may take off bills by itself, and who may close one on which money is owed. */
export const BILL_LIMITS: Readonly<Record<MoneyRole, BillLimit>> = {
  owner: ANYTHING,
  manager: ANYTHING,
  waiter: { sum: 20, percent: 20, raises: false, closesUnpaid: false, opensDrawer: false },
  kitchen: NOTHING,
  accountant: NOTHING,
};

/** A line that stays on the bill: what it is worth in minor units, and who wrote it down; null: a guest's phone. */
export type LimitLine = { readonly worth: Minor; readonly addedBy: string | null };

/**
 * What a person's share is counted of: lines that stay on the bill and are not of their own hand. So nobody widens their
 * own limit by writing something down, and whatever is taken off narrows it.
 */
export const limitBase = (staying: readonly LimitLine[], by: string): Minor =>
  sum(staying.filter(({ addedBy }) => addedBy !== by).map(({ worth }) => worth));

/**
 * Whether a role may take `off` a bill, minor units: everything that was taken off it by hand so far, whoever did it, and
 * what is to go now. `base`: see {@link limitBase}.
 */
export const mayTakeOff = (
  role: MoneyRole,
  { off, base }: { readonly off: Minor; readonly base: Minor },
  decimals: number,
): boolean => {
  const { sum: most, percent } = BILL_LIMITS[role];
  return most === null || off <= Math.max(most * 10 ** decimals, (base * percent) / 100);
};

/** Whether a role may set a price above the one before: who could, would widen the share they may take off. */
export const mayRaisePrice = (role: MoneyRole): boolean => BILL_LIMITS[role].raises;

/** Whether a role may close a bill on which money is owed. */
export const mayCloseUnpaid = (role: MoneyRole): boolean => BILL_LIMITS[role].closesUnpaid;

/** Whether a role may open the cash drawer where nothing was sold. For cash that was taken whoever took it opens it. */
export const mayOpenDrawer = (role: MoneyRole): boolean => BILL_LIMITS[role].opensDrawer;
