import { eurosInLithuanian } from '@tableside/domain/invoices';
import { openPaper, type PaperColumn, type PaperWords, paperWords } from '../paper/index.ts';
import type { Invoice, InvoiceContent } from './invoice.ts';

const RIGHT = 'right' as const;

const columnsOf = (withVat: boolean, { words }: PaperWords): PaperColumn[] => [
  { title: words('print.invoice.position'), share: 5 },
  { title: words('print.invoice.item'), share: withVat ? 38 : 55 },
  { title: words('print.invoice.quantity'), share: 10, align: RIGHT },
  { title: words(withVat ? 'print.invoice.priceNet' : 'print.invoice.price'), share: 16, align: RIGHT },
  ...(withVat
    ? [
        { title: words('print.invoice.sumNet'), share: 16, align: RIGHT },
        { title: words('print.invoice.vat'), share: 9, align: RIGHT },
      ]
    : []),
  { title: words('print.invoice.sum'), share: 16, align: RIGHT },
];

const rowsOf = ({ lines, vatPercent }: InvoiceContent, { money, fine, percent }: PaperWords): string[][] =>
  lines.map(({ name, quantity, net, gross }, index) => [
    String(index + 1),
    name,
    String(quantity),
    // Of one piece; where the line cannot be divided in whole cents, to a hundredth of a cent.
    net % quantity === 0 ? money(net / quantity) : fine(net / quantity),
    ...(vatPercent === null ? [] : [money(net), percent(vatPercent)]),
    money(gross),
  ]);

const partiesOf = ({ seller, buyer }: InvoiceContent, { words }: PaperWords) => {
  const company = (code: string, vatCode: string | null): string[] => [
    words('print.companyCode', { code }),
    ...(vatCode === null ? [] : [words('print.vatCode', { code: vatCode })]),
  ];
  return {
    seller: [
      words('print.invoice.seller'),
      seller.companyName,
      ...company(seller.companyCode, seller.vatCode),
      seller.address,
      ...(seller.venueName === seller.companyName ? [] : [seller.venueName]),
    ],
    buyer: [
      words('print.invoice.buyer'),
      buyer.businessName,
      ...company(buyer.businessCode, buyer.vatCode),
      `${buyer.businessAddress}, ${buyer.country}`,
      words('print.invoice.contact', { name: buyer.name }),
    ],
  };
};

/** The words and numbers of an invoice in its own language. */
export const wordsOf = ({ language, currency, localeCode, timeZone }: InvoiceContent): PaperWords =>
  paperWords(language, { currency, localeCode, timeZone });

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
