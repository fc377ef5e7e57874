import type { CallAnswer, CallInput } from '@tableside/contract/client';
import { type InvoiceForm, plainVatCode } from '@tableside/domain/invoices';

/** The form as it is sent. ENTITY names of spec 2§3; INVOICE-20, INVOICE-27. */
export const invoiceBody = (
  form: InvoiceForm,
  about: { readonly uuid: string; readonly language: string; readonly save: boolean; readonly token: string },
): CallInput<'POST /payments/request-invoice-v2'>['body'] => ({
  payment_uuid: about.uuid,
  name: form.name.trim(),
  business_name: form.businessName.trim(),
  business_code: form.businessCode.trim(),
  business_address: form.businessAddress.trim(),
  email: form.email.trim(),
  business_vat_code: form.hasVatCode ? plainVatCode(form.vatCode, form.country) : null,
  business_country_code: form.country,
  language: about.language,
  anonymous_user_token: about.token,
  save_request_invoice_details: about.save,
});

/** Saved details as the form shows them. INVOICE-19. */
export const savedForm = (saved: CallAnswer<'GET /anonymous-user-legal-entity/{token}'>): InvoiceForm => ({
  name: saved.name,
  email: saved.email,
  country: saved.business_country_code,
  businessName: saved.business_name,
  businessCode: saved.business_code,
  businessAddress: saved.business_address,
  hasVatCode: saved.business_vat_code !== null,
  vatCode: saved.business_vat_code ?? '',
});
