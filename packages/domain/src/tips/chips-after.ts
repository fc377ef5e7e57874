import { type Minor, ZERO } from '../money/index.ts';
import { chipsWithin } from './chips-within.ts';
import { type TipChips, type TipChoices, type TipLimits, tipChips } from './tip-chips.ts';

/**
 * The chips of a tip that is paid by itself, once what it is a share of is paid: those of that sum as far as the limits allow
 * them, else fixed sums. A card is not charged for coppers, and the party is over, so the floor of a large one no longer
 * binds. ADR 0049
 */
export const chipsAfter = (of: Minor, choices: TipChoices, limits: TipLimits, decimals: number): TipChips => {
  const shares = chipsWithin(tipChips(of, null, choices, decimals), limits);
  return shares.chips.length > 2 ? shares : chipsWithin(tipChips(ZERO, null, choices, decimals), limits);
};
