import { eurosInLithuanian } from '@tableside/domain/invoices';
import { openPaper, type PaperWords } from '../paper/index.ts';
import type { CreditNote, CreditNoteContent } from './credit-note.ts';
import { columnsOf, partiesOf, rowsOf, wordsOf } from './invoice-parts.ts';

/** What the paper is called: only who pays VAT issues a VAT invoice, or a note to one. */
export const creditNoteTitle = ({ vatPercent }: CreditNoteContent, { words }: PaperWords): string =>
  words(vatPercent === null ? 'print.credit.title' : 'print.credit.vatTitle');

/** A credit note as a file: an invoice's paper with what was given back, all of it below zero. */
export const creditNotePdf = async ({ number, issuedAt, content }: CreditNote): Promise<Buffer> => {
  const paperIn = wordsOf(content);
  const { words, money, percent, date, language } = paperIn;
  const { invoice, vatPercent, net, vat, total, seller, currency } = content;
  const title = creditNoteTitle(content, paperIn);
  const numbered = words('print.invoice.number', { number });
  const paper = await openPaper({
    size: 'A4',
    title: `${title} ${numbered}`,
    author: seller.companyName,
    language,
    madeAt: issuedAt,
  });
  paper.line(title, { size: 20, bold: true });
  paper.line(numbered, { size: 12 });
  paper.gap(10);
  paper.line(`${words('print.invoice.issuedOn')}: ${date(issuedAt)}`);
  const issued = date(new Date(invoice.issuedAt));
  paper.line(words('print.credit.to', { number: invoice.number, date: issued }));
  paper.gap(20);
  const parties = partiesOf(content, paperIn);
  paper.blocks(parties.seller, parties.buyer);
  paper.gap(24);
  paper.table(columnsOf(vatPercent !== null, paperIn), rowsOf(content, paperIn, -1));
  paper.rule();
  if (vatPercent !== null) {
    paper.pair(words('print.netOfVat'), money(-net));
    paper.pair(words('print.vatAmount', { percent: percent(vatPercent) }), money(-vat));
  }
  const totalWords = words(vatPercent === null ? 'print.total' : 'print.invoice.totalWithVat');
  paper.pair(totalWords, money(-total), { size: 14, bold: true });
  paper.gap(12);
  if (language === 'lt' && currency.code === 'EUR') {
    paper.line(words('print.credit.words', { words: eurosInLithuanian(total) }));
  }
  paper.line(words('print.credit.why'));
  return paper.finish();
};
