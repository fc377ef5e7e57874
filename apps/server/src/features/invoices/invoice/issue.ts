import { Refusal } from '@tableside/contract';
import { DEFAULT_SERIES, invoiceNumber } from '@tableside/domain/invoices';
import type { LegalDetails } from '@tableside/domain/venue';
import type { Run } from '../../../database/database.ts';
import { paperWords } from '../../paper/index.ts';
import { type Sold, tipsOf } from '../../receipts/index.ts';
import { type Venue, wallDate } from '../../venues/index.ts';
import type { Invoice, InvoiceBuyer, InvoiceContent } from './invoice.ts';
import { invoiceSums } from './invoice-lines.ts';
import { insertInvoice, type NewInvoice, takeNumber } from './invoice-store.ts';

export type InvoiceRequest = {
  readonly buyer: InvoiceBuyer;
  readonly language: string;
  readonly vatChecked: NewInvoice['vatChecked'];
  readonly deviceHash: NewInvoice['deviceHash'];
};

const contentOf = (sold: Sold, venue: Venue, legal: LegalDetails, wish: InvoiceRequest): InvoiceContent => {
  const { currency, localeCode, timeZone } = venue.settings;
  const vatPercent = legal.vatCode === null ? null : legal.vatPercent;
  const paper = paperWords(wish.language, venue.settings);
  return {
    language: paper.language,
    seller: {
      venueName: venue.name,
      companyName: legal.companyName,
      companyCode: legal.companyCode,
      vatCode: legal.vatCode,
      address: legal.address,
    },
    buyer: wish.buyer,
    ...invoiceSums(sold, vatPercent, paper),
    vatPercent,
    tip: tipsOf(sold),
    paidAt: sold.capturedAt.toISOString(),
    currency,
    localeCode,
    timeZone,
  };
};

/**
 * Issues the invoice of a payment that the caller has locked and that has none: takes the next number of the venue's series
 * and the year there, in the caller's transaction. Throws `Refusal` invoices_not_offered when nothing is left that was sold.
 */
export const issueInvoice = async (
  run: Run,
  { sold, venue, legal, now }: { sold: Sold; venue: Venue; legal: LegalDetails; now: number },
  wish: InvoiceRequest,
): Promise<Invoice> => {
  const content = contentOf(sold, venue, legal, wish);
  if (content.total <= 0) throw new Refusal('invoices_not_offered');
  const series = legal.invoiceSeries ?? DEFAULT_SERIES;
  const { year } = wallDate(venue.settings.timeZone, now);
  const sequence = await takeNumber(run, venue.id, series, year);
  const invoice = { number: invoiceNumber(series, year, sequence), issuedAt: new Date(now), content };
  const { paymentId } = sold;
  const { vatChecked, deviceHash } = wish;
  const counted = { series, year, sequence };
  await insertInvoice(run, { ...invoice, ...counted, venueId: venue.id, paymentId, vatChecked, deviceHash });
  return invoice;
};
