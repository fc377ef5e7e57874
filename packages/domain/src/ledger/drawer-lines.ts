import { type Minor, minor } from '../money/index.ts';
import { type LedgerLine, merged } from './lines.ts';

/** A counted drawer held so much more than the books say (negative: less), in minor units: from now on they say so too. */
export const drawerLines = (difference: Minor): LedgerLine[] =>
  merged([
    { account: 'cash', amount: difference },
    { account: 'cash_difference', amount: minor(-difference) },
  ]);

/** Cash left a drawer for something of the house (negative: came into it), in minor units; what for says its receipt. */
export const pettyCashLines = (amount: Minor): LedgerLine[] =>
  merged([
    { account: 'petty_cash', amount },
    { account: 'cash', amount: minor(-amount) },
  ]);
