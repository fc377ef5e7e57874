import { type Minor, minor, sum } from '../money/index.ts';
import { type RatedAmount, takenByRate, type VatShare, vatIncluded } from '../vat/index.ts';

/** Sums of an invoice or a credit note; `total` is with VAT. Minor units. */
export type TaxedSums = { readonly net: Minor; readonly vat: Minor; readonly total: Minor };

/**
 * What a credit note says when `gross` more goes back of what an invoice less its notes so far left; never more than that.
 * The VAT that stays is the VAT of the money that stays, rounded once: whatever goes back in whichever parts, invoice less
 * notes is what an invoice for the kept money would have said. `percent` null: the seller pays no VAT. Minor units.
 */
export const creditSums = (left: TaxedSums, gross: Minor, percent: number | null): TaxedSums => {
  const total = minor(Math.min(gross, left.total));
  const stays = vatIncluded(minor(left.total - total), percent ?? 0);
  return { net: minor(left.net - stays.net), vat: minor(left.vat - stays.vat), total };
};

/** As {@link creditSums}, rate by rate: the shares of a credit note, without those that come to nothing. */
export const creditShares = (left: readonly VatShare[], back: readonly RatedAmount[]): VatShare[] => {
  const taken = takenByRate(
    left.map(({ percent, gross }) => ({ percent, amount: gross })),
    back,
  );
  return left.flatMap(({ percent, net, vat, gross }) => {
    const going = sum(taken.filter(one => one.percent === percent).map(({ amount }) => amount));
    const sums = creditSums({ net, vat, total: gross }, going, percent);
    return sums.total === 0 ? [] : [{ percent, net: sums.net, vat: sums.vat, gross: sums.total }];
  });
};

/** What shares come to together. Minor units. */
export const sharesTotal = (shares: readonly VatShare[]): TaxedSums => ({
  net: sum(shares.map(({ net }) => net)),
  vat: sum(shares.map(({ vat }) => vat)),
  total: sum(shares.map(({ gross }) => gross)),
});

/** What shares leave of others, rate by rate; those that come to nothing stay, as sums of nothing. */
export const sharesLess = (shares: readonly VatShare[], taken: readonly VatShare[]): VatShare[] =>
  shares.map(share => {
    const off = sharesTotal(taken.filter(({ percent }) => percent === share.percent));
    return {
      percent: share.percent,
      net: minor(share.net - off.net),
      vat: minor(share.vat - off.vat),
      gross: minor(share.gross - off.total),
    };
  });

/** The series of the notes to a series' invoices. No venue's own series has a dash, so that none is ever both. */
export const creditSeries = (invoiceSeries: string): string => `${invoiceSeries}-K`;
