import { expect, it } from 'vitest';
import { type InvoiceDraft, invoiceBodyOf, invoiceTroubles, newInvoice } from './invoice-form.ts';

const bakery: InvoiceDraft = {
  ...newInvoice,
  businessName: ' UAB Kepykla ',
  businessCode: '305000014',
  businessAddress: 'Gedimino pr. 1',
};

it.each<[string, Partial<InvoiceDraft>, Record<string, string>]>([
  ['a company alone is enough', {}, {}],
  ['without its code', { businessCode: ' ' }, { businessCode: 'legal.missing' }],
  ['an address that is none', { email: 'ona@' }, { email: 'payment.invoiceWrongEmail' }],
  ['a VAT code of nowhere', { vatCode: '?' }, { vatCode: 'legal.vatCodeWrong' }],
  ['a true VAT code', { vatCode: 'LT119511515' }, {}],
])('%s', (_, over, troubles) => {
  expect(invoiceTroubles({ ...bakery, ...over })).toEqual(troubles);
});

it('says nothing of what was left empty', () => {
  expect(invoiceBodyOf({ ...bakery, country: 'lt' })).toMatchObject({
    business_name: 'UAB Kepykla',
    business_country_code: 'LT',
    business_vat_code: null,
    name: '',
    email: null,
  });
});
