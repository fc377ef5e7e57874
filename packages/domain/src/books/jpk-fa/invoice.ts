import { type Minor, minor, sum } from '../../money/index.ts';
import { decimalText } from '../../reports/index.ts';
import { element, textElement } from '../../xml/index.ts';
import type { BookPaper, BookPaperLine } from '../month.ts';
import { nipOf } from './nip.ts';
import { signs } from './signs.ts';

/** Where the sums of a rate stand on an invoice. At nothing there is no VAT to name. */
type Place = { readonly net: string; readonly vat: string | null };
/** The schema's order: sums by rate, the highest first. Each rate of Polish VAT that a kitchen or a bar sells at. */
const PLACES: ReadonlyMap<number, Place> = new Map([
  [23, { net: 'P_13_1', vat: 'P_14_1' }],
  [8, { net: 'P_13_2', vat: 'P_14_2' }],
  [5, { net: 'P_13_3', vat: 'P_14_3' }],
  [0, { net: 'P_13_6', vat: null }],
]);
export const hasPlace = (percent: number): boolean => PLACES.has(percent);

/** Flags of art. 106e that a venue's sales never have: cash accounting, self-billing, reverse charge, split payment, exemption, margins … */
const FLAGS = [
  'P_16',
  'P_17',
  'P_18',
  'P_18A',
  'P_19',
  'P_20',
  'P_21',
  'P_22',
  'P_23',
  'P_106E_2',
  'P_106E_3',
];

/** A correction names what changes: what goes back is below nothing. */
const signOf = ({ refersTo }: BookPaper): 1 | -1 => (refersTo ? -1 : 1);
const amountText = (amount: Minor, sign: 1 | -1): string =>
  decimalText(amount === 0 ? amount : minor(sign * amount), 2);
const amount = (name: string, value: Minor, sign: 1 | -1): string =>
  textElement(name, amountText(value, sign));

/** Countries of the Union that a VAT number begins with, and the two of the United Kingdom; Greece is `EL` there. */
const UNION =
  /^(AT|BE|BG|CY|CZ|DK|EE|FI|FR|DE|EL|HR|HU|IE|IT|LV|LT|LU|MT|NL|PT|RO|SK|SI|ES|SE|GB|XI)([0-9A-Z+*]{2,})$/;

/** The buyer's tax number; a Polish one stands without its country. What is no tax number is left out, as the schema allows. */
const buyerNumber = ({ vatCode, code }: BookPaper['buyer']): string[] => {
  const nip = nipOf(vatCode ?? code);
  if (nip) return [textElement('P_5B', nip)];
  const [, country, number] = UNION.exec((vatCode ?? '').replace(/[\s-]/g, '').toUpperCase()) ?? [];
  return country && number ? [textElement('P_5A', country), textElement('P_5B', number)] : [];
};

const optional = (name: string, text: string): string[] => {
  const written = signs(text, 256);
  return written === '' ? [] : [textElement(name, written)];
};

/** The total of an invoice, of a correction below nothing. */
export const totalOf = (paper: BookPaper): Minor => {
  const gross = sum(paper.shares.map(share => share.gross));
  return gross === 0 ? gross : minor(signOf(paper) * gross);
};

const sumsByRate = (paper: BookPaper): string[] =>
  [...PLACES].flatMap(([percent, { net, vat }]) =>
    paper.shares
      .filter(share => share.percent === percent)
      .flatMap(share => [
        amount(net, share.net, signOf(paper)),
        ...(vat === null ? [] : [amount(vat, share.vat, signOf(paper))]),
      ]),
  );

/** An invoice, or a correction of one, in the order of the schema. */
export const invoiceOf = (paper: BookPaper, nip: string): string => {
  const { number, issuedOn, suppliedOn, seller, buyer, refersTo } = paper;
  return element('Faktura', [
    textElement('KodWaluty', 'PLN'),
    textElement('P_1', issuedOn),
    textElement('P_2A', signs(number, 256)),
    ...optional('P_3A', buyer.name),
    ...optional('P_3B', buyer.address),
    textElement('P_3C', signs(seller.name, 256)),
    textElement('P_3D', signs(seller.address, 256)),
    textElement('P_4B', nipOf(seller.vatCode ?? '') ?? nip),
    ...buyerNumber(buyer),
    ...(suppliedOn === null || suppliedOn === issuedOn ? [] : [textElement('P_6', suppliedOn)]),
    ...sumsByRate(paper),
    textElement('P_15', decimalText(totalOf(paper), 2)),
    ...FLAGS.map(flag => textElement(flag, 'false')),
    textElement('RodzajFaktury', refersTo ? 'KOREKTA' : 'VAT'),
    ...(refersTo
      ? [
          textElement('PrzyczynaKorekty', 'Zwrot zapłaty'),
          textElement('NrFaKorygowanej', signs(refersTo.number, 256)),
        ]
      : []),
  ]);
};

export const lineNet = (paper: BookPaper, { net }: BookPaperLine): Minor =>
  net === 0 ? net : minor(signOf(paper) * net);

/** A line of an invoice. The price of one piece is said where it is one of whole groszy. */
export const lineOf = (paper: BookPaper, line: BookPaperLine): string => {
  const { name, quantity, net, percent } = line;
  return element('FakturaWiersz', [
    textElement('P_2B', signs(paper.number, 256)),
    ...optional('P_7', name),
    textElement('P_8A', 'szt.'),
    textElement('P_8B', String(signOf(paper) * quantity)),
    ...(net % quantity === 0 ? [amount('P_9A', minor(net / quantity), 1)] : []),
    textElement('P_11', decimalText(lineNet(paper, line), 2)),
    textElement('P_12', String(percent)),
  ]);
};
