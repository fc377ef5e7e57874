import { type Minor, sum } from '../../money/index.ts';
import { decimalText } from '../../reports/index.ts';
import { element, textElement, xmlDocument } from '../../xml/index.ts';
import type { BookExporter, BookGap } from '../exporter.ts';
import { type BookMonth, papersInOrder } from '../month.ts';
import type { PolishFiler } from '../settings.ts';
import { hasPlace, invoiceOf, lineNet, lineOf, totalOf } from './invoice.ts';
import { nipOf } from './nip.ts';
import { signs } from './signs.ts';

const SPACE = {
  xmlns: 'http://jpk.mf.gov.pl/wzor/2022/02/17/02171/',
  'xmlns:etd': 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2018/08/24/eD/DefinicjeTypy/',
};

const headOf = ({ from, to, madeAt }: BookMonth, office: string): string =>
  element('Naglowek', [
    textElement('KodFormularza', 'JPK_FA', { kodSystemowy: 'JPK_FA (4)', wersjaSchemy: '1-0' }),
    textElement('WariantFormularza', '4'),
    // The only purpose that the schema has: handed in because the office asked.
    textElement('CelZlozenia', '1'),
    textElement('DataWytworzeniaJPK', madeAt),
    textElement('DataOd', from),
    textElement('DataDo', to),
    textElement('KodUrzedu', office),
  ]);

const addressOf = (filer: PolishFiler): string => {
  const part = (name: string, text: string): string[] =>
    text === '' ? [] : [textElement(`etd:${name}`, text)];
  return element('AdresPodmiotu', [
    ...part('KodKraju', 'PL'),
    ...part('Wojewodztwo', filer.voivodeship),
    ...part('Powiat', filer.county),
    ...part('Gmina', filer.commune),
    ...part('Ulica', filer.street),
    ...part('NrDomu', filer.house),
    ...part('NrLokalu', filer.flat),
    ...part('Miejscowosc', filer.city),
    ...part('KodPocztowy', filer.postCode),
  ]);
};

/** How many there are, and what they come to. */
const control = (
  [name, count, value]: readonly [string, string, string],
  amounts: readonly Minor[],
): string =>
  element(name, [
    textElement(count, String(amounts.length)),
    textElement(value, decimalText(sum(amounts), 2)),
  ]);

/** Rates that Polish VAT does not know, by the highest: they are named before a file is made, not left out of it. */
const ratesWithoutPlace = ({ papers }: BookMonth): number[] =>
  [...new Set(papers.flatMap(({ shares }) => shares.map(({ percent }) => percent)))]
    .filter(percent => !hasPlace(percent))
    .toSorted((a, b) => b - a);

const gapsOf = (month: BookMonth): BookGap[] => {
  const { seller, currency, papers, settings } = month;
  return [
    ...(seller ? [] : (['legal'] as const)),
    ...(seller && seller.vatCode === null ? (['vat'] as const) : []),
    ...(seller?.vatCode != null && nipOf(seller.vatCode) === null ? (['nip'] as const) : []),
    ...(settings.polishFiler ? [] : (['tax_office'] as const)),
    ...(currency.code === 'PLN' ? [] : (['currency_pln'] as const)),
    ...ratesWithoutPlace(month).map(percent => `rate:${percent}` as const),
    ...(papers.length === 0 ? (['no_invoices'] as const) : []),
  ];
};

const NOBODY: PolishFiler = {
  office: '',
  voivodeship: '',
  county: '',
  commune: '',
  street: '',
  house: '',
  flat: '',
  city: '',
  postCode: '',
};

/**
 * The invoices and corrections of a calendar month as a Polish tax office asks for them, JPK_FA version 4. Sums are those of the
 * papers; a correction is the difference that it makes. Invoices that went through the state's own system are not in it: none
 * go there from here.
 */
export const jpkFa: BookExporter = {
  id: 'jpk-fa',
  name: 'JPK_FA (4)',
  country: 'PL',
  gapsOf,
  fileOf: month => {
    const papers = papersInOrder(month);
    const nip = nipOf(month.seller?.vatCode ?? '') ?? '';
    const filer = month.settings.polishFiler ?? NOBODY;
    const lines = papers.flatMap(paper => paper.lines.map(line => [paper, line] as const));
    return {
      name: `JPK_FA_${nip}_${month.from.slice(0, 7)}.xml`,
      type: 'application/xml',
      encoding: 'utf-8',
      text: xmlDocument(
        element(
          'JPK',
          [
            headOf(month, filer.office),
            element('Podmiot1', [
              element('IdentyfikatorPodmiotu', [
                textElement('NIP', nip),
                textElement('PelnaNazwa', signs(month.seller?.companyName ?? '', 240)),
              ]),
              addressOf(filer),
            ]),
            ...papers.map(paper => invoiceOf(paper, nip)),
            control(['FakturaCtrl', 'LiczbaFaktur', 'WartoscFaktur'], papers.map(totalOf)),
            ...lines.map(([paper, line]) => lineOf(paper, line)),
            control(
              ['FakturaWierszCtrl', 'LiczbaWierszyFaktur', 'WartoscWierszyFaktur'],
              lines.map(([paper, line]) => lineNet(paper, line)),
            ),
          ],
          SPACE,
        ),
      ),
    };
  },
};
