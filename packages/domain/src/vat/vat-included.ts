import { type Minor, minor } from '../money/minor.ts';
import { roundHalfAwayFromZero } from '../money/round.ts';

/** An amount with the VAT it holds; `net + vat` is `gross`. Minor units. */
export type VatShare = {
  readonly percent: number;
  readonly net: Minor;
  readonly vat: Minor;
  readonly gross: Minor;
};

/** The VAT that is inside of `gross`, as menus print prices: rounded once, to whole minor units. */
export const vatIncluded = (gross: Minor, percent: number): VatShare => {
  const vat = minor(roundHalfAwayFromZero((gross * percent) / (100 + percent)));
  return { percent, net: minor(gross - vat), vat, gross };
};
