import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { minor } from '../../money/index.ts';
import { vatIncluded } from '../../vat/index.ts';
import { BOOK_DEFAULTS, type BookMonth, type BookPaper } from '../index.ts';
import { isaf } from './isaf.ts';

const paper = (over: Partial<BookPaper> = {}): BookPaper => ({
  number: 'TS-2026-000001',
  issuedOn: '2026-03-18',
  suppliedOn: '2026-03-18',
  seller: { name: 'UAB Krosnis', address: 'Vilnius', vatCode: 'LT100412318' },
  buyer: { name: 'UAB „Žuvys & Ko“', address: 'Kaunas', code: '304123455', vatCode: null, country: 'LT' },
  refersTo: null,
  shares: [vatIncluded(minor(1210), 21)],
  lines: [{ name: 'Žuvis', quantity: 1, net: minor(1000), percent: 21 }],
  ...over,
});
const monthOf = (papers: readonly BookPaper[], over: Partial<BookMonth> = {}): BookMonth => ({
  from: '2026-03-01',
  to: '2026-03-31',
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  seller: { companyName: 'UAB Krosnis', companyCode: '304123455', vatCode: 'LT100412318', vatPercent: 21 },
  sums: [],
  rates: [],
  papers,
  settings: BOOK_DEFAULTS,
  madeAt: '2026-04-01T08:30:05',
  ...over,
});
const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: false });
const invoiceOf = (one: BookPaper) => {
  const { text } = isaf.fileOf(monthOf([one]));
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text).iSAFFile.SourceDocuments.SalesInvoices.Invoice;
};
const NIL = { '@_xsi:nil': 'true' };

describe('the register of a month', () => {
  it('begins with who it is of and which days', () => {
    const { text } = isaf.fileOf(monthOf([]));
    expect(text).toContain('<iSAFFile xmlns="http://www.vmi.lt/cms/imas/isaf"');
    expect(Object.entries(parser.parse(text).iSAFFile.Header.FileDescription)).toEqual([
      ['FileVersion', 'iSAF1.2'],
      ['FileDateCreated', '2026-04-01T08:30:05'],
      ['DataType', 'S'],
      ['SoftwareCompanyName', 'Tableside'],
      ['SoftwareName', 'Tableside'],
      ['SoftwareVersion', '0.1.0'],
      ['RegistrationNumber', '304123455'],
      ['NumberOfParts', '1'],
      ['PartNumber', '1'],
      ['SelectionCriteria', { SelectionStartDate: '2026-03-01', SelectionEndDate: '2026-03-31' }],
    ]);
  });

  it('names an invoice in the order of the schema', () => {
    expect(Object.entries(invoiceOf(paper()))).toEqual([
      ['InvoiceNo', 'TS-2026-000001'],
      [
        'CustomerInfo',
        {
          VATRegistrationNumber: 'ND',
          RegistrationNumber: '304123455',
          Country: 'LT',
          Name: 'UAB „Žuvys & Ko“',
        },
      ],
      ['InvoiceDate', '2026-03-18'],
      ['InvoiceType', 'SF'],
      ['SpecialTaxation', ''],
      ['References', ''],
      ['VATPointDate', NIL],
      [
        'DocumentTotals',
        {
          DocumentTotal: {
            TaxableValue: '10.00',
            TaxCode: 'PVM1',
            TaxPercentage: '21',
            Amount: '2.10',
            VATPointDate2: NIL,
          },
        },
      ],
    ]);
  });

  it('names a credit note below nothing, with the invoice that it is to', () => {
    const note = paper({
      number: 'TS-K-2026-000001',
      suppliedOn: null,
      refersTo: { number: 'TS-2026-000001', issuedOn: '2026-02-27' },
    });
    expect(invoiceOf(note)).toMatchObject({
      InvoiceType: 'KS',
      References: { Reference: { ReferenceNo: 'TS-2026-000001', ReferenceDate: '2026-02-27' } },
      DocumentTotals: { DocumentTotal: { TaxableValue: '-10.00', Amount: '-2.10' } },
    });
  });

  it.each<[string, Partial<BookPaper>, object]>([
    [
      'a buyer by its VAT code',
      { buyer: { name: 'SIA Zivs', address: 'Rīga', code: '1', vatCode: 'LV1', country: 'LV' } },
      {
        CustomerInfo: { VATRegistrationNumber: 'LV1', Country: 'LV', Name: 'SIA Zivs' },
      },
    ],
    [
      'when it was sold, where that was another day',
      { suppliedOn: '2026-03-17' },
      { VATPointDate: '2026-03-17' },
    ],
    [
      'a rate that the classifier is not known for by its percent',
      { shares: [vatIncluded(minor(1120), 12)] },
      {
        DocumentTotals: { DocumentTotal: { TaxCode: NIL, TaxPercentage: '12', Amount: '1.20' } },
      },
    ],
  ])('names %s', (_, over, expected) => {
    expect(invoiceOf(paper(over))).toMatchObject(expected);
  });

  it.each<[string, Partial<BookMonth>, string[]]>([
    ['nothing', {}, []],
    ['the seller', { seller: null }, ['legal']],
    [
      'VAT, and a code that the office takes',
      { seller: { companyName: 'X', companyCode: 'HRB 1', vatCode: null, vatPercent: 0 } },
      ['vat', 'company_code'],
    ],
    ['euros', { currency: { code: 'PLN', symbol: 'zł', decimals: 2 } }, ['currency']],
  ])('waits for %s', (_, over, gaps) => {
    expect(isaf.gapsOf(monthOf([], over))).toEqual(gaps);
  });
});
