import { type Minor, minor, sum } from '../money/index.ts';
import { type RatedAmount, type SellerVat, type VatShare, vatShares } from '../vat/index.ts';

/**
 * The VAT inside of what was sold, by rate; empty for a venue that pays none, or has not said. `rated` is what the journal
 * knows the rate of: the rest of `net` was sold at the usual one. The shares' gross is `net`. Minor units.
 */
export const vatParts = (
  net: Minor,
  legal: SellerVat | null | undefined,
  rated: readonly RatedAmount[] = [],
): VatShare[] => {
  if (!legal || legal.vatCode === null) return [];
  const rest = minor(net - sum(rated.map(({ amount }) => amount)));
  return vatShares([...rated, { percent: null, amount: rest }], legal.vatPercent);
};
