import { type Minor, minor } from '../money/index.ts';
import { type LedgerLine, merged } from './lines.ts';

/** A counted drawer held so much more than the books say (negative: less), in minor units: from now on they say so too. */
export const drawerLines = (difference: Minor): LedgerLine[] =>
  merged([
    { account: 'cash', amount: difference },
    { account: 'cash_difference', amount: minor(-difference) },
  ]);
