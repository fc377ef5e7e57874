import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { minor } from '../../money/index.ts';
import { vatIncluded } from '../../vat/index.ts';
import { BOOK_DEFAULTS, type BookMonth, type BookPaper, type PolishFiler } from '../index.ts';
import { jpkFa } from './jpk-fa.ts';
import { nipOf } from './nip.ts';

const FILER: PolishFiler = {
  office: '1471',
  voivodeship: 'mazowieckie',
  county: 'Warszawa',
  commune: 'Warszawa',
  street: 'Długa',
  house: '7A',
  flat: '2',
  city: 'Warszawa',
  postCode: '00-950',
};
const paper = (over: Partial<BookPaper> = {}): BookPaper => ({
  number: 'TS-2026-000001',
  issuedOn: '2026-03-18',
  suppliedOn: '2026-03-17',
  seller: { name: 'Piec Sp. z o.o.', address: 'Długa 7A/2, Warszawa', vatCode: 'PL5261040828' },
  buyer: {
    name: 'Ryby & Spółka',
    address: 'Krótka 1, Gdańsk',
    code: '7740001454',
    vatCode: null,
    country: 'PL',
  },
  refersTo: null,
  // 54.00 zł of food at 8 %, 24.60 zł of wine at 23 %.
  shares: [vatIncluded(minor(2460), 23), vatIncluded(minor(5400), 8)],
  lines: [
    { name: 'Pierogi', quantity: 2, net: minor(5000), percent: 8 },
    { name: 'Wino', quantity: 3, net: minor(2000), percent: 23 },
  ],
  ...over,
});
const monthOf = (papers: readonly BookPaper[], over: Partial<BookMonth> = {}): BookMonth => ({
  from: '2026-03-01',
  to: '2026-03-31',
  currency: { code: 'PLN', symbol: 'zł', decimals: 2 },
  seller: {
    companyName: 'Piec Sp. z o.o.',
    companyCode: '0000012345',
    vatCode: 'PL5261040828',
    vatPercent: 23,
  },
  sums: [],
  rates: [],
  papers,
  settings: { ...BOOK_DEFAULTS, polishFiler: FILER },
  madeAt: '2026-04-01T08:30:05',
  ...over,
});
const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: false });
const read = (month: BookMonth) => {
  const { text } = jpkFa.fileOf(month);
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text).JPK;
};

describe('JPK_FA (4)', () => {
  it('begins with the form, the days, the tax office and the registered address in its parts', () => {
    const file = read(monthOf([paper()]));
    expect(Object.keys(file)).toEqual([
      'Naglowek',
      'Podmiot1',
      'Faktura',
      'FakturaCtrl',
      'FakturaWiersz',
      'FakturaWierszCtrl',
      '@_xmlns',
      '@_xmlns:etd',
    ]);
    expect(file['@_xmlns']).toBe('http://jpk.mf.gov.pl/wzor/2022/02/17/02171/');
    expect(Object.entries(file.Naglowek)).toEqual([
      ['KodFormularza', { '#text': 'JPK_FA', '@_kodSystemowy': 'JPK_FA (4)', '@_wersjaSchemy': '1-0' }],
      ['WariantFormularza', '4'],
      ['CelZlozenia', '1'],
      ['DataWytworzeniaJPK', '2026-04-01T08:30:05'],
      ['DataOd', '2026-03-01'],
      ['DataDo', '2026-03-31'],
      ['KodUrzedu', '1471'],
    ]);
    expect(file.Podmiot1.IdentyfikatorPodmiotu).toEqual({ NIP: '5261040828', PelnaNazwa: 'Piec Sp. z o.o.' });
    expect(Object.entries(file.Podmiot1.AdresPodmiotu)).toEqual([
      ['etd:KodKraju', 'PL'],
      ['etd:Wojewodztwo', 'mazowieckie'],
      ['etd:Powiat', 'Warszawa'],
      ['etd:Gmina', 'Warszawa'],
      ['etd:Ulica', 'Długa'],
      ['etd:NrDomu', '7A'],
      ['etd:NrLokalu', '2'],
      ['etd:Miejscowosc', 'Warszawa'],
      ['etd:KodPocztowy', '00-950'],
    ]);
  });

  it('names an invoice in the order of the schema, each rate in its own place', () => {
    const { Faktura, FakturaCtrl } = read(monthOf([paper()]));
    expect(Object.entries(Faktura)).toEqual([
      ['KodWaluty', 'PLN'],
      ['P_1', '2026-03-18'],
      ['P_2A', 'TS-2026-000001'],
      ['P_3A', 'Ryby & Spółka'],
      ['P_3B', 'Krótka 1, Gdańsk'],
      ['P_3C', 'Piec Sp. z o.o.'],
      ['P_3D', 'Długa 7A/2, Warszawa'],
      ['P_4B', '5261040828'],
      ['P_5B', '7740001454'],
      ['P_6', '2026-03-17'],
      ['P_13_1', '20.00'],
      ['P_14_1', '4.60'],
      ['P_13_2', '50.00'],
      ['P_14_2', '4.00'],
      ['P_15', '78.60'],
      ...[
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
      ].map(flag => [flag, 'false']),
      ['RodzajFaktury', 'VAT'],
    ]);
    expect(FakturaCtrl).toEqual({ LiczbaFaktur: '1', WartoscFaktur: '78.60' });
  });

  it('has the lines, with the price of one where it is one of whole groszy', () => {
    const { FakturaWiersz, FakturaWierszCtrl } = read(monthOf([paper()]));
    expect(FakturaWiersz).toEqual([
      {
        P_2B: 'TS-2026-000001',
        P_7: 'Pierogi',
        P_8A: 'szt.',
        P_8B: '2',
        P_9A: '25.00',
        P_11: '50.00',
        P_12: '8',
      },
      { P_2B: 'TS-2026-000001', P_7: 'Wino', P_8A: 'szt.', P_8B: '3', P_11: '20.00', P_12: '23' },
    ]);
    expect(FakturaWierszCtrl).toEqual({ LiczbaWierszyFaktur: '2', WartoscWierszyFaktur: '70.00' });
  });

  it('has a credit note as a correction: the difference, below nothing, and the invoice that it is to', () => {
    const credit = paper({
      number: 'KR-2026-000001',
      suppliedOn: null,
      refersTo: { number: 'TS-2026-000001', issuedOn: '2026-03-18' },
      shares: [vatIncluded(minor(2700), 8)],
      lines: [{ name: 'Pierogi', quantity: 1, net: minor(2500), percent: 8 }],
    });
    const { Faktura, FakturaWiersz, FakturaCtrl, FakturaWierszCtrl } = read(monthOf([credit]));
    expect(Faktura).toMatchObject({ P_13_2: '-25.00', P_14_2: '-2.00', P_15: '-27.00' });
    expect(Object.entries(Faktura).slice(-3)).toEqual([
      ['RodzajFaktury', 'KOREKTA'],
      ['PrzyczynaKorekty', 'Zwrot zapłaty'],
      ['NrFaKorygowanej', 'TS-2026-000001'],
    ]);
    expect(FakturaWiersz).toMatchObject({ P_8B: '-1', P_9A: '25.00', P_11: '-25.00' });
    expect([FakturaCtrl.WartoscFaktur, FakturaWierszCtrl.WartoscWierszyFaktur]).toEqual(['-27.00', '-25.00']);
  });

  it.each([
    ['a number of the Union has its country beside it', { vatCode: 'DE 136695976' }, ['DE', '136695976']],
    ['a Greek one begins with EL', { vatCode: 'EL123456789' }, ['EL', '123456789']],
    ['a Polish one stands alone', { vatCode: 'PL774-000-14-54' }, [undefined, '7740001454']],
    ['what is no tax number is left out', { code: '12', vatCode: null }, [undefined, undefined]],
  ])('of the buyer %s', (_what, buyer, expected) => {
    const { Faktura } = read(monthOf([paper({ buyer: { ...paper().buyer, ...buyer } })]));
    expect([Faktura.P_5A, Faktura.P_5B]).toEqual(expected);
  });

  it('a text is as long as the schema takes, on one line', () => {
    const buyer = { ...paper().buyer, name: `${'ł'.repeat(250)}\n  Sp. z o.o.` };
    expect(read(monthOf([paper({ buyer })])).Faktura.P_3A).toBe(`${'ł'.repeat(250)} Sp. z`);
  });

  it.each<[string, Partial<BookMonth>, string[]]>([
    ['all is said', {}, []],
    ['nobody said who sells', { seller: null }, ['legal']],
    [
      'the seller pays no VAT',
      { seller: { companyName: 'P', companyCode: '1', vatCode: null, vatPercent: 0 } },
      ['vat'],
    ],
    [
      'the number has a slip in it',
      { seller: { companyName: 'P', companyCode: '1', vatCode: 'PL5261040829', vatPercent: 23 } },
      ['nip'],
    ],
    ['nobody said which tax office', { settings: BOOK_DEFAULTS }, ['tax_office']],
    ['other money', { currency: { code: 'EUR', symbol: '€', decimals: 2 } }, ['currency_pln']],
    [
      'a rate that Poland does not have',
      { papers: [paper({ shares: [vatIncluded(minor(100), 21)] })] },
      ['rate:21'],
    ],
    ['nothing was invoiced', { papers: [] }, ['no_invoices']],
  ])('%s: says so before a file is made', (_what, over, gaps) => {
    expect(jpkFa.gapsOf(monthOf([paper()], over))).toEqual(gaps);
  });
});

it.each([
  ['5261040828', '5261040828'],
  ['PL 526-104-08-28', '5261040828'],
  ['5261040829', null],
  ['LT100412318', null],
  ['', null],
])('the NIP of %j is %j', (typed, nip) => {
  expect(nipOf(typed)).toBe(nip);
});
