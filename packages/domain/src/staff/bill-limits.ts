import type { Minor } from '../money/index.ts';
import type { MoneyRole } from './money-limits.ts';

/**
 * How much a role may take off one bill in all, by voids, lowered prices and discounts: the larger of a sum (major units
 * of the venue's currency) and a share of the bill; null: any.
 */
type BillLimit = { readonly sum: number | null; readonly percent: number; readonly closesUnpaid: boolean };

const NOTHING: BillLimit = { sum: 0, percent: 0, closesUnpaid: false };
const ANYTHING: BillLimit = { sum: null, percent: 100, closesUnpaid: true };

/** THE table of what a role may take off bills by itself, and who may close one on which money is owed. */
export const BILL_LIMITS: Readonly<Record<MoneyRole, BillLimit>> = {
  owner: ANYTHING,
  manager: ANYTHING,
  waiter: { sum: 20, percent: 20, closesUnpaid: false },
  kitchen: NOTHING,
  accountant: NOTHING,
};

/** Whether a role may take `off` in all, minor units, off a bill that would be worth `worth` without that. */
export const mayTakeOff = (
  role: MoneyRole,
  { off, worth }: { readonly off: Minor; readonly worth: Minor },
  decimals: number,
): boolean => {
  const { sum, percent } = BILL_LIMITS[role];
  return sum === null || off <= Math.max(sum * 10 ** decimals, (worth * percent) / 100);
};

/** Whether a role may close a bill on which money is owed. */
export const mayCloseUnpaid = (role: MoneyRole): boolean => BILL_LIMITS[role].closesUnpaid;
