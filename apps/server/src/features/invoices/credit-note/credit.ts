import {
  creditSeries,
  creditShares,
  invoiceNumber,
  sharesLess,
  sharesTotal,
} from '@tableside/domain/invoices';
import type { VatShare } from '@tableside/domain/vat';
import type { Run } from '../../../database/database.ts';
import { paperWords } from '../../paper/index.ts';
import { wallDate } from '../../venues/index.ts';
import { ratesOf } from '../invoice/invoice.ts';
import { takeNumber } from '../invoice/invoice-store.ts';
import { creditLines } from './credit-lines.ts';
import type { CreditedSale, CreditNoteContent } from './credit-note.ts';
import {
  creditedPieces,
  type InvoiceToCredit,
  insertCreditNote,
  invoiceToCredit,
} from './credit-note-store.ts';

const leftOf = ({ content, credited }: InvoiceToCredit): VatShare[] =>
  sharesLess(ratesOf(content), credited.flatMap(ratesOf));

/** The rate of something on an invoice that says which is the usual one. */
const rateOn =
  ({ content }: InvoiceToCredit) =>
  (percent: number | null): number =>
    content.vatPercent === null ? 0 : (percent ?? content.vatPercent);

const contentOf = async (
  run: Run,
  invoice: InvoiceToCredit,
  sale: CreditedSale,
  shares: readonly VatShare[],
): Promise<CreditNoteContent> => {
  const { language, seller, buyer, vatPercent, currency, localeCode, timeZone } = invoice.content;
  const paper = paperWords(language, { currency, localeCode, timeZone });
  return {
    language,
    invoice: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() },
    seller,
    buyer,
    lines: creditLines(sale, shares, await creditedPieces(run, sale.refundId), {
      paper,
      rateOf: rateOn(invoice),
    }),
    vatPercent,
    rates: shares,
    ...sharesTotal(shares),
    currency,
    localeCode,
    timeZone,
  };
};

/**
 * Issues the credit note of a refund that has just become due, where its payment has an invoice; in the refund's own
 * transaction, so that there never is one without the other. The payment must be locked. A refund before the invoice has
 * none: the invoice is then for what was kept. `now` in epoch milliseconds.
 */
export const creditRefund = async (run: Run, sale: CreditedSale, now: number): Promise<void> => {
  if (sale.gross <= 0) return;
  const invoice = await invoiceToCredit(run, sale.paymentId);
  if (!invoice) return;
  const rateOf = rateOn(invoice);
  const back = sale.byRate.map(({ percent, amount }) => ({ percent: rateOf(percent), amount }));
  const shares = creditShares(leftOf(invoice), back);
  if (shares.length === 0) return;
  const content = await contentOf(run, invoice, sale, shares);
  const series = creditSeries(invoice.series);
  const { year } = wallDate(content.timeZone, now);
  const { venueId } = invoice;
  const sequence = await takeNumber(run, venueId, series, year);
  const number = invoiceNumber(series, year, sequence);
  const { refundId } = sale;
  const issuedAt = new Date(now);
  const numbered = { venueId, invoiceId: invoice.id, refundId, series, year, sequence, number };
  await insertCreditNote(run, { ...numbered, issuedAt, content });
};
