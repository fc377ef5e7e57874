import { type Minor, minor } from '../money/index.ts';
import { vatIncluded } from '../vat/index.ts';

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

/** The series of the notes to a series' invoices. No venue's own series has a dash, so that none is ever both. */
export const creditSeries = (invoiceSeries: string): string => `${invoiceSeries}-K`;
