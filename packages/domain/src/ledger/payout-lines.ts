import { type Minor, minor } from '../money/index.ts';
import { type Gift, giftLine, type LedgerLine, merged } from './lines.ts';

/** How what was given leaves the house: out of the drawer, by the bank, or with the wages. */
export type PayoutWay = 'cash' | 'bank' | 'payroll';

/** What was owed to somebody is theirs now: it left the account that it was taken from. ADR 0032 */
export const payoutLines = (amount: Minor, gift: Gift, way: PayoutWay): LedgerLine[] =>
  merged([giftLine(amount, gift), { account: way, amount: minor(-amount) }]);
