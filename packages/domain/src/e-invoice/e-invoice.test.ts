import {
  all,
  buyer,
  invoiceOf,
  noteOf,
  pieces,
  readUbl,
  seller,
  text,
  texts,
  untaxed,
  type XmlNode,
} from '@tableside/testkit/e-invoices.ts';
import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { minor, sum } from '../money/index.ts';
import { type EInvoice, type ELine, type EParty, isForPeppol, peppolId, ublInvoice } from './index.ts';

/** An amount in minor units. */
const cents = (written: string): number => Math.round(Number(written) * 100);
const total = (written: readonly string[]): number => written.reduce((all, one) => all + cents(one), 0);

/** The rules of EN 16931 that an invoice of ours can break, by the standard's own numbers; `true` is kept. */
const RULES: Readonly<Record<string, (doc: XmlNode) => boolean>> = {
  'BR-01': doc => text(doc, 'CustomizationID').startsWith('urn:cen.eu:en16931:2017'),
  'BR-02': doc => text(doc, 'ID') !== '',
  'BR-03': doc => /^\d{4}-\d\d-\d\d$/.test(text(doc, 'IssueDate')),
  'BR-04': doc => ['380', '381'].includes(text(doc, 'InvoiceTypeCode') || text(doc, 'CreditNoteTypeCode')),
  'BR-05': doc => /^[A-Z]{3}$/.test(text(doc, 'DocumentCurrencyCode')),
  'BR-06': doc => text(doc, 'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName') !== '',
  'BR-07': doc => text(doc, 'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName') !== '',
  'BR-08': doc => all(doc, 'AccountingSupplierParty/Party/PostalAddress').length === 1,
  'BR-09': doc => text(doc, 'AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode') !== '',
  'BR-10': doc => all(doc, 'AccountingCustomerParty/Party/PostalAddress').length === 1,
  'BR-11': doc => text(doc, 'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode') !== '',
  'BR-12': doc => texts(doc, 'LegalMonetaryTotal/LineExtensionAmount').length === 1,
  'BR-13': doc => texts(doc, 'LegalMonetaryTotal/TaxExclusiveAmount').length === 1,
  'BR-14': doc => texts(doc, 'LegalMonetaryTotal/TaxInclusiveAmount').length === 1,
  'BR-15': doc => texts(doc, 'LegalMonetaryTotal/PayableAmount').length === 1,
  'BR-16': doc => linesOf(doc).length > 0,
  'BR-21': doc => new Set(linesOf(doc).map(line => text(line, 'ID'))).size === linesOf(doc).length,
  'BR-22': doc => linesOf(doc).every(line => Number(countOf(line)['#text']) !== 0),
  'BR-23': doc => linesOf(doc).every(line => String(countOf(line)['@_unitCode']) === 'C62'),
  'BR-24': doc => linesOf(doc).every(line => texts(line, 'LineExtensionAmount').length === 1),
  'BR-25': doc => linesOf(doc).every(line => text(line, 'Item/Name') !== ''),
  'BR-26': doc => linesOf(doc).every(line => texts(line, 'Price/PriceAmount').length === 1),
  'BR-27': doc => linesOf(doc).every(line => Number(text(line, 'Price/PriceAmount')) >= 0),
  'BR-45': doc => subtotals(doc).every(one => texts(one, 'TaxableAmount').length === 1),
  'BR-46': doc => subtotals(doc).every(one => texts(one, 'TaxAmount').length === 1),
  'BR-47': doc => subtotals(doc).every(one => text(one, 'TaxCategory/ID') !== ''),
  'BR-48': doc =>
    subtotals(doc).every(
      one => text(one, 'TaxCategory/ID') === 'O' || text(one, 'TaxCategory/Percent') !== '',
    ),
  'BR-53/BR-CO-14': doc =>
    total(texts(doc, 'TaxTotal/TaxAmount')) === total(subtotals(doc).map(one => text(one, 'TaxAmount'))),
  'BR-55': doc => all(doc, 'BillingReference').every(one => text(one, 'InvoiceDocumentReference/ID') !== ''),
  'BR-CO-04': doc => linesOf(doc).every(line => text(line, 'Item/ClassifiedTaxCategory/ID') !== ''),
  'BR-CO-09': doc =>
    texts(doc, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID').every(id => /^[A-Z]{2}/.test(id)),
  'BR-CO-10': doc =>
    cents(text(doc, 'LegalMonetaryTotal/LineExtensionAmount')) ===
    total(linesOf(doc).map(line => text(line, 'LineExtensionAmount'))),
  'BR-CO-13': doc =>
    text(doc, 'LegalMonetaryTotal/TaxExclusiveAmount') ===
    text(doc, 'LegalMonetaryTotal/LineExtensionAmount'),
  'BR-CO-15': doc =>
    cents(text(doc, 'LegalMonetaryTotal/TaxInclusiveAmount')) ===
    cents(text(doc, 'LegalMonetaryTotal/TaxExclusiveAmount')) + cents(text(doc, 'TaxTotal/TaxAmount')),
  'BR-CO-16': doc =>
    cents(text(doc, 'LegalMonetaryTotal/PayableAmount')) ===
    cents(text(doc, 'LegalMonetaryTotal/TaxInclusiveAmount')) -
      cents(text(doc, 'LegalMonetaryTotal/PrepaidAmount')),
  'BR-CO-17': doc =>
    subtotals(doc).every(one => {
      const rate = Number(text(one, 'TaxCategory/Percent') || 0);
      return Math.abs(cents(text(one, 'TaxAmount')) - (cents(text(one, 'TaxableAmount')) * rate) / 100) <= 1;
    }),
  'BR-CO-18': doc => subtotals(doc).length > 0,
  'BR-CO-25': doc => cents(text(doc, 'LegalMonetaryTotal/PayableAmount')) === 0,
  'BR-CO-26': doc => text(doc, 'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID') !== '',
  'BR-S-08/BR-Z-08/BR-O-08': doc =>
    subtotals(doc).every(
      one =>
        cents(text(one, 'TaxableAmount')) ===
        total(
          linesOf(doc)
            .filter(
              line =>
                text(line, 'Item/ClassifiedTaxCategory/ID') === text(one, 'TaxCategory/ID') &&
                text(line, 'Item/ClassifiedTaxCategory/Percent') === text(one, 'TaxCategory/Percent'),
            )
            .map(line => text(line, 'LineExtensionAmount')),
        ),
    ),
  'BR-S-02': doc => !has(doc, 'S') || texts(doc, 'AccountingSupplierParty/Party/PartyTaxScheme').length === 1,
  'BR-O-02': doc =>
    !has(doc, 'O') ||
    [...all(doc, 'AccountingSupplierParty'), ...all(doc, 'AccountingCustomerParty')].every(
      party => all(party, 'Party/PartyTaxScheme').length === 0,
    ),
  'BR-O-10': doc =>
    !has(doc, 'O') || texts(doc, 'TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode').length === 1,
  'BR-O-11': doc => !has(doc, 'O') || subtotals(doc).length === 1,
  'PEPPOL-EN16931-R120': doc =>
    linesOf(doc).every(
      line =>
        Math.abs(
          cents(text(line, 'LineExtensionAmount')) -
            (Number(countOf(line)['#text']) * cents(text(line, 'Price/PriceAmount'))) /
              Number(text(line, 'Price/BaseQuantity')),
        ) < 0.01,
    ),
};
const linesOf = (doc: XmlNode): XmlNode[] => [...all(doc, 'InvoiceLine'), ...all(doc, 'CreditNoteLine')];
const countOf = (line: XmlNode): XmlNode =>
  [...all(line, 'InvoicedQuantity'), ...all(line, 'CreditedQuantity')][0] ?? ({} as XmlNode);
const subtotals = (doc: XmlNode): XmlNode[] => all(doc, 'TaxTotal/TaxSubtotal');
const has = (doc: XmlNode, id: string): boolean =>
  texts(doc, 'TaxTotal/TaxSubtotal/TaxCategory/ID').includes(id);

const broken = (invoice: EInvoice): string[] => {
  const doc = readUbl(invoice);
  return Object.entries(RULES)
    .filter(([, keeps]) => !keeps(doc))
    .map(([id]) => id);
};

describe('an e-invoice', () => {
  it('keeps the rules of EN 16931, and so does a credit note', () => {
    fc.assert(
      fc.property(pieces, gross => {
        expect(broken(invoiceOf(gross))).toEqual([]);
        expect(broken(noteOf(invoiceOf(gross)))).toEqual([]);
      }),
    );
  });

  it('of who pays no VAT names none, no rate and no VAT code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), amount => {
        const invoice = untaxed(invoiceOf([[amount, 0]]));
        expect(broken(invoice)).toEqual([]);
        expect(ublInvoice(invoice)).not.toMatch(/cbc:Percent|PartyTaxScheme/);
      }),
    );
  });

  it('says the sums of its paper, paid', () => {
    const doc = readUbl(
      invoiceOf([
        [1210, 21],
        [545, 9],
      ]),
    );
    expect(text(doc, 'LegalMonetaryTotal/TaxInclusiveAmount')).toBe('17.55');
    expect(text(doc, 'LegalMonetaryTotal/PrepaidAmount')).toBe('17.55');
    expect(text(doc, 'LegalMonetaryTotal/PayableAmount')).toBe('0.00');
    expect(texts(doc, 'TaxTotal/TaxSubtotal/TaxAmount')).toEqual(['2.10', '0.45']);
    expect(text(doc, 'Delivery/ActualDeliveryDate')).toBe('2026-03-17');
  });

  it('counts below nothing what was given back before, at a price above it', () => {
    const invoice = invoiceOf([[1210, 21]]);
    const [first] = invoice.lines;
    const back: ELine = { name: 'Given back', quantity: 1, net: minor(-200), percent: 21 };
    const lines = first ? [{ ...first, net: minor(first.net + 200) }, back] : [];
    expect(sum(lines.map(({ net }) => net))).toBe(1000);
    expect(broken({ ...invoice, lines })).toEqual([]);
    expect(ublInvoice({ ...invoice, lines })).toContain('unitCode="C62">-1<');
  });

  it('is a credit note to the invoice that it names', () => {
    const note = noteOf(invoiceOf([[1210, 21]]));
    expect(ublInvoice(note)).toContain(
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"',
    );
    const doc = readUbl(note);
    expect(text(doc, 'CreditNoteTypeCode')).toBe('381');
    expect(text(doc, 'BillingReference/InvoiceDocumentReference/ID')).toBe('TS-2026-000001');
  });
});

describe('an address in Peppol', () => {
  it.each<[string, Partial<EParty>, string | null]>([
    ['of Lithuania is the company code', {}, '0200:304123455'],
    ['of a code that is none there is the VAT number', { code: 'X' }, '9937:LT100412318'],
    ['of Germany', { country: 'DE', vatCode: 'DE136695976' }, '9930:DE136695976'],
    ['of Greece', { country: 'GR', vatCode: 'EL123456789' }, '9933:EL123456789'],
    ['of who has no VAT number', { country: 'DE', vatCode: null }, null],
    ['of a country that is not in Peppol by VAT numbers', { country: 'US', vatCode: 'US1' }, null],
  ])('%s', (_, over, address) => {
    const id = peppolId({ ...seller, ...over });
    expect(id && `${id.scheme}:${id.id}`).toBe(address);
  });

  it.each<[string, Partial<EParty>, boolean]>([
    ['both have one and somebody is named', {}, true],
    ['the buyer has none', { country: 'US', vatCode: null }, false],
    ['nobody is named to refer to', { contact: '' }, false],
  ])('makes an invoice of Peppol where %s', (_, over, peppol) => {
    const invoice = invoiceOf([[1210, 21]], { buyer: { ...buyer, ...over } });
    expect(isForPeppol(invoice)).toBe(peppol);
    expect(broken(invoice)).toEqual([]);
    expect(text(readUbl(invoice), 'CustomizationID').includes('peppol')).toBe(peppol);
  });
});
