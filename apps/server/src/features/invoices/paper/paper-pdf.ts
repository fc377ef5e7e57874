import { eurosInLithuanian } from '@tableside/domain/invoices';
import { type CarriedFile, openPaper, type PaperStyle, type PaperWords } from '../../paper/index.ts';
import { type InvoicePaper, type Numbered, ratesOf } from '../invoice/invoice.ts';
import { columnsOf, partiesOf, ratesTable, rowsOf } from '../invoice-parts.ts';
import { type PaperKind, paperTitle } from './paper-kind.ts';

/** What only one of the two papers says. */
export type PaperRemarks = {
  /** Below the day of issue. */
  readonly dated: string;
  /** The same for programs, inside the file. */
  readonly carries?: CarriedFile;
  /** At the end. */
  readonly closing: readonly { readonly text: string; readonly style?: PaperStyle }[];
};

/** An invoice or a note to it as a file: always the same one, whenever it is asked for. */
export const pdfPage = async (
  kind: PaperKind,
  { number, issuedAt, content }: Numbered<InvoicePaper>,
  paperIn: PaperWords,
  { dated, closing, carries }: PaperRemarks,
): Promise<Buffer> => {
  const { words, money, percent, date, language } = paperIn;
  const { vatPercent, net, vat, total, seller, currency } = content;
  const { sign } = kind;
  const title = paperTitle(kind, content, paperIn);
  const numbered = words('print.invoice.number', { number });
  const paper = await openPaper({
    size: 'A4',
    title: `${title} ${numbered}`,
    author: seller.companyName,
    language,
    madeAt: issuedAt,
    ...(carries ? { carries } : {}),
  });
  paper.line(title, { size: 20, bold: true });
  paper.line(numbered, { size: 12 });
  paper.gap(10);
  paper.line(`${words('print.invoice.issuedOn')}: ${date(issuedAt)}`);
  paper.line(dated);
  paper.gap(20);
  const parties = partiesOf(content, paperIn);
  paper.blocks(parties.seller, parties.buyer);
  paper.gap(24);
  paper.table(columnsOf(vatPercent !== null, paperIn), rowsOf(content, paperIn, sign));
  paper.rule();
  if (vatPercent !== null) {
    const rates = ratesOf(content);
    if (rates.length > 1) paper.table(...ratesTable(rates, paperIn, sign));
    paper.pair(words('print.netOfVat'), money(sign * net));
    const [only] = rates;
    paper.pair(
      rates.length === 1 && only
        ? words('print.vatAmount', { percent: percent(only.percent) })
        : words('print.invoice.vat'),
      money(sign * vat),
    );
  }
  const totalWords = words(vatPercent === null ? 'print.total' : 'print.invoice.totalWithVat');
  paper.pair(totalWords, money(sign * total), { size: 14, bold: true });
  paper.gap(12);
  if (language === 'lt' && currency.code === 'EUR') {
    paper.line(words(kind.inWords, { words: eurosInLithuanian(total) }));
  }
  for (const { text, style } of closing) paper.line(text, style);
  return paper.finish();
};
