import { type Minor, minor } from '../money/index.ts';

/** Who works at a venue. The contract's roles are the same words. */
export type MoneyRole = 'owner' | 'manager' | 'waiter' | 'kitchen' | 'accountant';

/** How much money a role may give away; major units of the venue's currency, null: any amount. */
type Limit = { readonly each: number | null; readonly perBusinessDay: number | null };

const NONE: Limit = { each: 0, perBusinessDay: 0 };
const ANY: Limit = { each: null, perBusinessDay: null };

/** THE table of what a role may give back to guests by itself. */
export const REFUND_LIMITS: Readonly<Record<MoneyRole, Limit>> = {
  owner: ANY,
  manager: ANY,
  waiter: { each: 20, perBusinessDay: 100 },
  kitchen: NONE,
  accountant: NONE,
};

/** Whether somebody needs to know what a role gave back before: only where a day has a limit. */
export const hasDailyRefundLimit = (role: MoneyRole): boolean => REFUND_LIMITS[role].perBusinessDay !== null;

/** Whether `amount` may be given back by a role that gave back `today` this business day. Minor units. */
export const mayRefund = (role: MoneyRole, amount: Minor, today: Minor, decimals: number): boolean => {
  const within = (limit: number | null, sum: number): boolean =>
    limit === null || sum <= limit * 10 ** decimals;
  const { each, perBusinessDay } = REFUND_LIMITS[role];
  return within(each, amount) && within(perBusinessDay, minor(amount + today));
};
