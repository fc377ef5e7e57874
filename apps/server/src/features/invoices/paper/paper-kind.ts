import type { PaperWords } from '../../paper/index.ts';
import type { InvoicePaper } from '../invoice/invoice.ts';

/** In what an invoice and a note to it differ. */
export const PAPER_KINDS = {
  invoice: {
    sign: 1,
    title: 'print.invoice.title',
    vatTitle: 'print.invoice.vatTitle',
    inWords: 'print.invoice.words',
    subject: 'print.invoice.subject',
  },
  // All of what was given back stands below zero.
  creditNote: {
    sign: -1,
    title: 'print.credit.title',
    vatTitle: 'print.credit.vatTitle',
    inWords: 'print.credit.words',
    subject: 'print.credit.subject',
  },
} as const;
export type PaperKind = (typeof PAPER_KINDS)[keyof typeof PAPER_KINDS];

/** What the paper is called: only who pays VAT issues a VAT invoice, or a note to one. */
export const paperTitle = (
  { title, vatTitle }: PaperKind,
  { vatPercent }: Pick<InvoicePaper, 'vatPercent'>,
  { words }: PaperWords,
): string => words(vatPercent === null ? title : vatTitle);
