import type { VatShare } from '@tableside/domain/vat';
import { type PaperColumn, type PaperWords, paperWords } from '../paper/index.ts';
import type { InvoicePaper } from './invoice/invoice.ts';

const RIGHT = 'right' as const;

/** The columns of an invoice's lines. */
export const columnsOf = (withVat: boolean, { words }: PaperWords): PaperColumn[] => [
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

/** The lines as they stand in those columns; `sign` -1 on a credit note. */
export const rowsOf = (
  { lines, vatPercent }: Pick<InvoicePaper, 'lines' | 'vatPercent'>,
  { money, fine, percent }: PaperWords,
  sign: 1 | -1,
): string[][] =>
  lines.map(({ name, quantity, net, gross, percent: own }, index) => [
    String(index + 1),
    name,
    String(sign * quantity),
    // Of one piece; where the line cannot be divided in whole cents, to a hundredth of a cent.
    net % quantity === 0 ? money(net / quantity) : fine(net / quantity),
    ...(vatPercent === null ? [] : [money(sign * net), percent(own ?? vatPercent)]),
    money(sign * gross),
  ]);

/** The sums of each rate, where a paper has several: net, VAT, gross. */
export const ratesTable = (
  rates: readonly VatShare[],
  { words, money, percent }: PaperWords,
  sign: 1 | -1,
): [PaperColumn[], string[][]] => [
  [
    { title: '', share: 31 },
    { title: words('print.invoice.sumNet'), share: 23, align: RIGHT },
    { title: words('print.invoice.vat'), share: 23, align: RIGHT },
    { title: words('print.invoice.sum'), share: 23, align: RIGHT },
  ],
  rates.map(({ percent: rate, net, vat, gross }) => [
    words('print.vatAmount', { percent: percent(rate) }),
    money(sign * net),
    money(sign * vat),
    money(sign * gross),
  ]),
];

/** Who sold to whom. */
export const partiesOf = (
  { seller, buyer }: Pick<InvoicePaper, 'seller' | 'buyer'>,
  { words }: PaperWords,
) => {
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
      ...(buyer.name === '' ? [] : [words('print.invoice.contact', { name: buyer.name })]),
    ],
  };
};

/** The words and numbers of an invoice in its own language. */
export const wordsOf = ({
  language,
  currency,
  localeCode,
  timeZone,
}: Pick<InvoicePaper, 'language' | 'currency' | 'localeCode' | 'timeZone'>): PaperWords =>
  paperWords(language, { currency, localeCode, timeZone });
