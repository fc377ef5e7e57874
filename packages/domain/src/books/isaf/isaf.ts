import { decimalText } from '../../reports/index.ts';
import type { VatShare } from '../../vat/index.ts';
import { element, textElement, xmlDocument } from '../../xml/index.ts';
import type { BookExporter, BookGap } from '../exporter.ts';
import { type BookMonth, type BookPaper, papersInOrder } from '../month.ts';

const SPACE = {
  xmlns: 'http://www.vmi.lt/cms/imas/isaf',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
};
/** What stands in the place of a code or name that is not known. */
const NOT_KNOWN = 'ND';
/** The tax office's classifier: taxed by the usual rate, and by the reduced ones. Of another rate its code is left open. */
const TAX_CODES: ReadonlyMap<number, string> = new Map([
  [21, 'PVM1'],
  [9, 'PVM2'],
  [5, 'PVM3'],
]);
const nil = (name: string): string => `<${name} xsi:nil="true"/>`;
const shortened = (text: string, longest: number): string => [...text.trim()].slice(0, longest).join('');

/** Seller's company codes are numbers there. */
const isCompanyCode = (code: string): boolean => /^\d{1,11}$/.test(code);

const headOf = ({ from, to, seller, madeAt }: BookMonth): string =>
  element('Header', [
    element('FileDescription', [
      textElement('FileVersion', 'iSAF1.2'),
      textElement('FileDateCreated', madeAt),
      // Of sales alone: what a venue buys is not in its books here.
      textElement('DataType', 'S'),
      textElement('SoftwareCompanyName', 'Tableside'),
      textElement('SoftwareName', 'Tableside'),
      textElement('SoftwareVersion', '0.1.0'),
      textElement('RegistrationNumber', seller?.companyCode ?? ''),
      textElement('NumberOfParts', '1'),
      textElement('PartNumber', '1'),
      element('SelectionCriteria', [
        textElement('SelectionStartDate', from),
        textElement('SelectionEndDate', to),
      ]),
    ]),
  ]);

const customerOf = ({ buyer }: BookPaper): string =>
  element('CustomerInfo', [
    textElement('VATRegistrationNumber', shortened(buyer.vatCode ?? NOT_KNOWN, 35)),
    ...(buyer.vatCode === null
      ? [textElement('RegistrationNumber', shortened(buyer.code, 35) || NOT_KNOWN)]
      : []),
    textElement('Country', buyer.country),
    textElement('Name', shortened(buyer.name, 256) || NOT_KNOWN),
  ]);

const totalOf = ({ percent, net, vat }: VatShare, sign: 1 | -1): string => {
  const code = TAX_CODES.get(percent);
  const amount = (name: string, cents: VatShare['net']): string =>
    textElement(name, `${sign < 0 && cents !== 0 ? '-' : ''}${decimalText(cents, 2)}`);
  return element('DocumentTotal', [
    amount('TaxableValue', net),
    code === undefined ? nil('TaxCode') : textElement('TaxCode', code),
    textElement('TaxPercentage', String(percent)),
    amount('Amount', vat),
    nil('VATPointDate2'),
  ]);
};

/** An invoice, or a credit note, which takes off and refers to its invoice. */
const invoiceOf = (paper: BookPaper): string => {
  const { number, issuedOn, suppliedOn, refersTo, shares } = paper;
  return element('Invoice', [
    textElement('InvoiceNo', number),
    customerOf(paper),
    textElement('InvoiceDate', issuedOn),
    textElement('InvoiceType', refersTo ? 'KS' : 'SF'),
    textElement('SpecialTaxation', ''),
    refersTo
      ? element('References', [
          element('Reference', [
            textElement('ReferenceNo', refersTo.number),
            textElement('ReferenceDate', refersTo.issuedOn),
          ]),
        ])
      : textElement('References', ''),
    suppliedOn === null || suppliedOn === issuedOn
      ? nil('VATPointDate')
      : textElement('VATPointDate', suppliedOn),
    element(
      'DocumentTotals',
      shares.map(share => totalOf(share, refersTo ? -1 : 1)),
    ),
  ]);
};

const gapsOf = ({ seller, currency }: BookMonth): BookGap[] => [
  ...(seller ? [] : (['legal'] as const)),
  ...(seller && seller.vatCode === null ? (['vat'] as const) : []),
  ...(seller && !isCompanyCode(seller.companyCode) ? (['company_code'] as const) : []),
  ...(currency.code === 'EUR' ? [] : (['currency'] as const)),
];

/**
 * The register of issued VAT invoices as the Lithuanian tax office takes it, i.SAF 1.2: the invoices and credit notes of a
 * calendar month. Sales with a till's receipt alone are in no register of invoices; they go to the office by the till.
 */
export const isaf: BookExporter = {
  id: 'isaf',
  name: 'i.SAF',
  country: 'LT',
  gapsOf,
  fileOf: month => {
    const papers = papersInOrder(month);
    return {
      name: `iSAF_${month.seller?.companyCode ?? ''}_${month.from.slice(0, 7)}.xml`,
      type: 'application/xml',
      encoding: 'utf-8',
      text: xmlDocument(
        element(
          'iSAFFile',
          [
            headOf(month),
            element(
              'SourceDocuments',
              papers.length === 0 ? [] : [element('SalesInvoices', papers.map(invoiceOf))],
            ),
          ],
          SPACE,
        ),
      ),
    };
  },
};
