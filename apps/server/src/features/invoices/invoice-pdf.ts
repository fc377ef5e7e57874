import { eurosInLithuanian } from '@tableside/domain/invoices';
import { openPaper, type PaperWords } from '../paper/index.ts';
import type { Invoice, InvoiceContent } from './invoice.ts';
import { columnsOf, partiesOf, rowsOf, wordsOf } from './invoice-parts.ts';

/** What the paper is called: only who pays VAT issues a VAT invoice. */
export const invoiceTitle = ({ vatPercent }: InvoiceContent, { words }: PaperWords): string =>
  words(vatPercent === null ? 'print.invoice.title' : 'print.invoice.vatTitle');

/** An issued invoice as a file: always the same one, whenever it is asked for. */
export const invoicePdf = async ({ number, issuedAt, content }: Invoice): Promise<Buffer> => {
  const paperIn = wordsOf(content);
  const { words, money, percent, date, language } = paperIn;
  const { vatPercent, net, vat, total, tip, seller, currency } = content;
  const title = invoiceTitle(content, paperIn);
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
  paper.line(`${words('print.invoice.suppliedOn')}: ${date(new Date(content.paidAt))}`);
  paper.gap(20);
  const parties = partiesOf(content, paperIn);
  paper.blocks(parties.seller, parties.buyer);
  paper.gap(24);
  paper.table(columnsOf(vatPercent !== null, paperIn), rowsOf(content, paperIn));
  paper.rule();
  if (vatPercent !== null) {
    paper.pair(words('print.netOfVat'), money(net));
    paper.pair(words('print.vatAmount', { percent: percent(vatPercent) }), money(vat));
  }
  const totalWords = words(vatPercent === null ? 'print.total' : 'print.invoice.totalWithVat');
  paper.pair(totalWords, money(total), { size: 14, bold: true });
  paper.gap(12);
  if (language === 'lt' && currency.code === 'EUR') {
    paper.line(words('print.invoice.words', { words: eurosInLithuanian(total) }));
  }
  paper.line(words('print.invoice.paid'));
  if (tip > 0) paper.line(words('print.invoice.tipApart', { amount: money(tip) }), { size: 9, muted: true });
  return paper.finish();
};
