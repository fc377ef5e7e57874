import { type Minor, minor } from '../money/index.ts';
import { addDays, type Day, firstOfMonth } from '../schedule/calendar.ts';
import { type VatShare, vatIncluded } from '../vat/index.ts';
import type { LegalDetails } from '../venue/index.ts';

export const COMMISSION_PAPERS = ['invoice', 'credit_note'] as const;
export type CommissionPaperKind = (typeof COMMISSION_PAPERS)[number];

/** A month as `YYYY-MM`. */
export type Month = string;

/** The months that were over before `today`, the latest first, so many. */
export const monthsBefore = (today: Day, count: number): Month[] => {
  const months: Month[] = [];
  for (let first = firstOfMonth(today); months.length < count; ) {
    first = firstOfMonth(addDays(first, -1));
    months.push(first.slice(0, 7));
  }
  return months;
};

/** The days of a month, both included. */
export const daysOfMonth = (month: Month): { readonly from: Day; readonly to: Day } => {
  const from = `${month}-01`;
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
};

/**
 * The paper over what of a month's commission no paper says yet: an invoice, or a credit note where more of it went back than
 * came. Null: there is nothing to say. What the operator kept holds the VAT, so that the paper is the statement's sum to the
 * cent. `percent` null: the operator pays no VAT.
 */
export const commissionPaper = (
  left: Minor,
  percent: number | null,
): (VatShare & { readonly kind: CommissionPaperKind }) | null =>
  left === 0
    ? null
    : { kind: left > 0 ? 'invoice' : 'credit_note', ...vatIncluded(minor(Math.abs(left)), percent ?? 0) };

/** In what the invoices to stalls are numbered: none that guests get is. */
export const commissionSeries = (invoiceSeries: string): string => `${invoiceSeries}-H`;

/** Why an operator cannot write an invoice to a stall. */
export const INVOICE_BARS = ['operator', 'stall', 'one_company'] as const;
export type InvoiceBar = (typeof INVOICE_BARS)[number];

type Company = Pick<LegalDetails, 'companyCode'> | null | undefined;

/** Either has not said who it is in law, or both are one company, which owes itself nothing. Null: nothing is in the way. */
export const invoiceBar = (operator: Company, stall: Company): InvoiceBar | null => {
  if (!operator) return 'operator';
  if (!stall) return 'stall';
  return operator.companyCode === stall.companyCode ? 'one_company' : null;
};
