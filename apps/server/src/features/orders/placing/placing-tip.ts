import { Refusal, toWire } from '@tableside/contract';
import { type Minor, minor, percentOf } from '@tableside/domain/money';
import type { Flags, VenueSettings } from '@tableside/domain/venue';

/** Shares that tip chips offer when the venue names none. Spec 2§9. */
const DEFAULT_PERCENTAGES = [5, 10, 15];

/**
 * A tip as a guest may give it, minor units: none, one of the percentages of the items, or between the venue's limits.
 * Refuses tip_invalid with the limits in major units. TIPCHIP-15, TIPCHIP-18, FLAG-04.
 */
export const allowedTip = (
  tip: number,
  bill: { readonly subtotal: Minor; readonly discounted: Minor },
  settings: Pick<VenueSettings, 'tips' | 'currency'>,
  flags: Flags,
): Minor => {
  const amount = minor(tip);
  if (amount === 0) return amount;
  const { minAmount, maxAmount, orderTipsPercentages } = settings.tips;
  const shares = orderTipsPercentages.length > 0 ? orderTipsPercentages : DEFAULT_PERCENTAGES;
  const isShare = shares.some(share =>
    [bill.subtotal, bill.discounted].some(base => Math.abs(percentOf(base, share) - amount) <= 1),
  );
  if (!flags.has('tips') || amount > maxAmount || (amount < minAmount && !isShare)) {
    const { decimals } = settings.currency;
    throw new Refusal('tip_invalid', { min: toWire(minAmount, decimals), max: toWire(maxAmount, decimals) });
  }
  return amount;
};
