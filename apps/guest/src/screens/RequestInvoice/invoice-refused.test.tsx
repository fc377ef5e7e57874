import { afterEach, describe, expect, it, vi } from 'vitest';
import { running } from '../../testing/running.tsx';
import { shown } from '../../testing/shown.tsx';
import { InvoiceDone } from './InvoiceDone.tsx';
import { type Issued, useInvoiceForm } from './use-invoice-form.ts';

const FILLED = {
  name: 'Rūta',
  email: 'ruta@example.test',
  businessName: 'UAB „Pavyzdys“',
  businessCode: '305000014',
  businessAddress: 'Pilies g. 1',
};
const EURO = { code: 'EUR', symbol: '€', decimals: 2, locale_code: 'lt-LT' };

/** Sends the filled form to a server that refuses it. */
const refused = async (code: string, message: string, over = {}) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (!path.includes('request-invoice'))
      return Response.json({ message: '', code: 'not_found' }, { status: 404 });
    asked.push([path, JSON.parse(body)]);
    return Response.json({ message, code }, { status: 409 });
  });
  const onIssued = vi.fn<(issued: Issued) => void>();
  const form = await running(() => useInvoiceForm('p', onIssued), null);
  Object.assign(document, { querySelector: () => null });
  await form.does(now => now.change({ ...FILLED, ...over }));
  await form.does(now => now.submit());
  return { onIssued, form, asked };
};
afterEach(() => vi.unstubAllGlobals());

it('[INVOICE-18] an invoice is asked for with what the guest filled in', async () => {
  const { asked, form } = await refused('invoice_cannot_be_changed', '', { country: 'LV' });
  const wire = {
    payment_uuid: 'p',
    name: 'Rūta',
    email: 'ruta@example.test',
    business_name: 'UAB „Pavyzdys“',
    business_code: '305000014',
    business_address: 'Pilies g. 1',
    business_country_code: 'LV',
  };
  expect(asked).toEqual([['/api/payments/request-invoice-v2', expect.objectContaining(wire)]]);
  await form.leave();
});

describe('a refused invoice', () => {
  it('[INVOICE-21] that was issued before says that it cannot be changed', async () => {
    const { onIssued, form } = await refused('invoice_cannot_be_changed', 'Invoice cannot be changed');
    expect(onIssued).toHaveBeenCalledExactlyOnceWith({ kind: 'before' });
    await form.leave();
    const { text } = shown(
      <InvoiceDone uuid="p" issued={{ kind: 'before' }} papers={null} money={EURO} onBack={null} />,
    );
    expect(text).toContain('This invoice can no longer be changed.');
  });

  it('[INVOICE-22] with a VAT code that the server does not know marks that field', async () => {
    const vat = { hasVatCode: true, vatCode: 'LT119511516' };
    const { onIssued, form } = await refused('vat_code_invalid', 'VAT Code invalid', vat);
    expect(onIssued).not.toHaveBeenCalled();
    expect(form.value().errorOf('vatCode')).not.toBeNull();
    await form.does(now => now.change({ vatCode: 'LT119511515' }));
    expect(form.value().errorOf('vatCode')).toBeNull();
    await form.leave();
  });
});
