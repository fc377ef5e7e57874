import { buyer, invoiceOf, noteOf, untaxed } from '@tableside/testkit/e-invoices.ts';
import { wrongInFacturX } from '@tableside/testkit/factur-x.ts';
import { describe, expect, it } from 'vitest';
import { ciiInvoice, type EInvoice } from './index.ts';

const twoRates = invoiceOf([
  [2150, 21],
  [990, 12],
  [550, 21],
]);

describe('the invoice inside of a PDF, by the schema and the rules of another program', () => {
  it.each<[kind: string, invoice: EInvoice]>([
    ['at two rates', twoRates],
    [
      'with a line given back',
      invoiceOf([
        [2150, 21],
        [-550, 21],
      ]),
    ],
    ['of five rates', invoiceOf([21, 12, 9, 5, 0].map(percent => [1010, percent] as const))],
    ['that takes money back', noteOf(twoRates)],
    ['of who pays no VAT', untaxed(invoiceOf([[999, 0]]))],
    [
      'at 0 %, to somebody without codes',
      invoiceOf([[500, 0]], { buyer: { ...buyer, contact: '', vatCode: null } }),
    ],
  ])('is valid %s', async (_, invoice) => expect(await wrongInFacturX(ciiInvoice(invoice))).toEqual([]));

  it('is not where its sums are other ones, or its currency is left out', async () => {
    const xml = ciiInvoice(twoRates);
    const other = xml.replace(/<ram:GrandTotalAmount>[^<]*</, '<ram:GrandTotalAmount>1.00<');
    expect(await wrongInFacturX(other)).not.toEqual([]);
    const without = xml.replace(/<ram:InvoiceCurrencyCode>[^<]*<\/ram:InvoiceCurrencyCode>/, '');
    await expect(
      wrongInFacturX(without).then(
        wrong => wrong.length > 0,
        () => true,
      ),
    ).resolves.toBe(true);
  });
});
