import type { InvoiceForm } from '@tableside/domain/invoices';
import { expect, it } from 'vitest';
import { invoiceBody, savedForm } from './invoice-body.ts';

const form: InvoiceForm = {
  name: ' Rūta ',
  email: ' ruta@example.test ',
  country: 'LT',
  businessName: 'UAB „Pavyzdys“',
  businessCode: '305000014',
  businessAddress: 'Pilies g. 1',
  hasVatCode: true,
  vatCode: '119 511 515',
};
const about = { uuid: 'p1', language: 'lt', save: true, token: 'a-token-of-this-phone' };

it('[INVOICE-20] [INVOICE-27] sends the form with the language, the token and whether to save it', () => {
  expect(invoiceBody(form, about)).toEqual({
    payment_uuid: 'p1',
    name: 'Rūta',
    email: 'ruta@example.test',
    business_name: 'UAB „Pavyzdys“',
    business_code: '305000014',
    business_address: 'Pilies g. 1',
    business_vat_code: 'LT119511515',
    business_country_code: 'LT',
    language: 'lt',
    anonymous_user_token: 'a-token-of-this-phone',
    save_request_invoice_details: true,
  });
});

it('[INVOICE-05] sends no VAT code while the switch is off, whatever was typed', () => {
  expect(invoiceBody({ ...form, hasVatCode: false }, about).business_vat_code).toBeNull();
});

it('[INVOICE-19] shows what was saved', () => {
  const saved = {
    business_name: form.businessName,
    business_code: form.businessCode,
    business_address: form.businessAddress,
    business_vat_code: null,
    business_country_code: 'LV',
    name: 'Rūta',
    email: 'ruta@example.test',
  };
  expect(savedForm(saved)).toEqual({
    ...form,
    name: 'Rūta',
    email: 'ruta@example.test',
    country: 'LV',
    hasVatCode: false,
    vatCode: '',
  });
});
