import type { CallInput } from '@tableside/contract/client';
import { DEFAULT_INVOICE_COUNTRY, type InvoiceField, invoiceProblems } from '@tableside/domain/invoices';
import type { TextKey } from '../../../i18n/index.ts';

type Body = CallInput<'POST /console/{venue}/payments/{payment}/invoice'>['body'];

/** What a guest tells staff about their company. */
export type InvoiceDraft = Readonly<Record<InvoiceField, string>> & { readonly language: 'en' | 'lt' };
export const newInvoice: InvoiceDraft = {
  businessName: '',
  businessCode: '',
  businessAddress: '',
  vatCode: '',
  country: DEFAULT_INVOICE_COUNTRY,
  name: '',
  email: '',
  language: 'lt',
};

/** Where nothing is asked for, nothing can be wrong. */
const NOT_ASKED = { name: '-', email: 'nobody@example.com' };

/** What is wrong, by field; a person and an address may be left out. */
export const invoiceTroubles = (draft: InvoiceDraft): Partial<Record<InvoiceField, TextKey>> => {
  const problems = invoiceProblems({
    ...draft,
    name: draft.name.trim() || NOT_ASKED.name,
    email: draft.email.trim() || NOT_ASKED.email,
    hasVatCode: draft.vatCode.trim() !== '',
  });
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === 'email'
        ? 'payment.invoiceWrongEmail'
        : problem === 'vat_code'
          ? 'legal.vatCodeWrong'
          : 'legal.missing',
    ]),
  );
};

/** What the server is told. */
export const invoiceBodyOf = (draft: InvoiceDraft): Body => ({
  business_name: draft.businessName.trim(),
  business_code: draft.businessCode.trim(),
  business_address: draft.businessAddress.trim(),
  business_vat_code: draft.vatCode.trim() || null,
  business_country_code: draft.country.trim().toUpperCase(),
  name: draft.name.trim(),
  email: draft.email.trim() || null,
  language: draft.language,
});
