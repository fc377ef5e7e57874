import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../define.ts';
import { Empty, Id, Instant, Language, Major } from './shared/shared.ts';

const Field = z.string().trim().min(1).max(100);
const Country = z.string().regex(/^[A-Z]{2}$/);

export const LegalEntity = z.object({
  business_name: z.string(),
  business_code: z.string(),
  business_address: z.string(),
  business_vat_code: z.string().nullable(),
  business_country_code: z.string(),
  name: z.string(),
  email: z.string(),
});
/** Spec 2§3 Company search result. */
export const Company = z.object({
  title: z.string(),
  code: z.string(),
  address: z.string(),
  pvmCode: z.string().nullable(),
});
const companies = {
  access: 'public' as const,
  response: z.array(Company),
  errors: ['too_many_companies', 'company_search_failed'] as const,
};

const Email = z
  .string()
  .min(3)
  .max(100)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
/** The company that an invoice is made out to, and its language. */
const buyer = {
  business_name: Field,
  business_code: Field,
  business_address: Field,
  business_vat_code: z.string().max(100).nullable().default(null),
  business_country_code: Country.default('LT'),
  language: Language.default('lt'),
};

const Paper = z.object({ id: Id, number: z.string(), issued_at: Instant, total: Major });
/** An issued invoice and the notes to it; a note's total is what it takes off. Amounts in major units. */
export const InvoicePapers = Paper.extend({ credit_notes: z.array(Paper) });
export type InvoicePapers = z.infer<typeof InvoicePapers>;
const papers = z.object({ invoice: InvoicePapers.nullable() });

/** VAT invoices. INVOICE-01…28. */
export const invoiceCalls = calls({
  'POST /payments/request-invoice-v2': {
    summary:
      'Issues the VAT invoice of a payment of this phone, or of money that staff took from its party, and mails it. Once issued it cannot be changed. INVOICE-18.',
    access: 'public',
    body: z.strictObject({
      ...buyer,
      payment_uuid: Id,
      name: Field,
      email: Email,
      anonymous_user_token: z.string().max(100).nullable().default(null),
      save_request_invoice_details: z.boolean().default(false),
    }),
    response: z.object({
      number: z.string(),
      issued_at: Instant,
      total: Major,
      /** By which the saved details are found again; only when they were to be saved. */
      anonymous_user_token: z.string().nullable(),
    }),
    errors: ['payment_not_found', 'invoice_cannot_be_changed', 'vat_code_invalid', 'invoices_not_offered'],
    idempotent: true,
  },
  'GET /payments/invoice/{uuid}': {
    summary:
      'The invoice of a payment and its credit notes, for the phone that paid or asked for it; null: this phone has none.',
    access: 'public',
    response: papers,
    errors: ['payment_not_found'],
  },
  'GET /payments/invoice/{uuid}/credit-notes/{note}/pdf': {
    summary: 'A credit note to the invoice of a payment of this phone as a PDF.',
    access: 'public',
    response: Empty,
    file: ['application/pdf'],
    errors: ['payment_not_found', 'not_found'],
  },
  'GET /payments/invoice/{uuid}/credit-notes/{note}/xml': {
    summary: 'A credit note to the invoice of a payment of this phone as an e-invoice: UBL 2.1 by EN 16931.',
    access: 'public',
    response: Empty,
    file: ['application/xml'],
    errors: ['payment_not_found', 'not_found'],
  },
  'GET /payments/invoice/{uuid}/pdf': {
    summary: 'The issued invoice of a payment of this phone as a PDF.',
    access: 'public',
    response: Empty,
    file: ['application/pdf'],
    errors: ['payment_not_found', 'not_found'],
  },
  'GET /payments/invoice/{uuid}/xml': {
    summary:
      'The issued invoice of a payment of this phone as an e-invoice: UBL 2.1 by EN 16931, with what the paper says.',
    access: 'public',
    response: Empty,
    file: ['application/xml'],
    errors: ['payment_not_found', 'not_found'],
  },
  'POST /company-search/by-name': {
    summary: 'Companies whose name holds the text. INVOICE-16.',
    body: z.strictObject({ country: Country, name: z.string().min(3).max(100) }),
    ...companies,
    errors: [...companies.errors],
  },
  'POST /company-search/by-code': {
    summary: 'The company of a code. INVOICE-17.',
    body: z.strictObject({ country: Country, code: z.string().min(1).max(30) }),
    ...companies,
    errors: [...companies.errors],
  },
  'GET /anonymous-user-legal-entity/{token}': {
    summary: 'Details this phone saved for its next invoice. INVOICE-19.',
    access: 'public',
    response: LegalEntity,
    errors: ['not_found'],
  },
});

/** Invoices and credit notes as staff see them, who see payments. */
export const consoleInvoiceCalls = calls({
  'GET /console/{venue}/payments/{payment}/invoice': {
    summary: 'The invoice of a payment and its credit notes; null: it has none.',
    access: { staff: ROLE_GROUPS.money },
    response: papers,
    errors: ['payment_not_found'],
  },
  'POST /console/{venue}/payments/{payment}/invoice': {
    summary:
      'Staff make out the VAT invoice of a payment, as of one in cash or by card machine. Mailed where an address is given. Once issued it cannot be changed.',
    access: { staff: ROLE_GROUPS.floor },
    body: z.strictObject({
      ...buyer,
      /** Who asked for it; empty: nobody is named. */
      name: z.string().trim().max(100).default(''),
      email: Email.nullable().default(null),
    }),
    response: papers,
    errors: ['payment_not_found', 'invoice_cannot_be_changed', 'vat_code_invalid', 'invoices_not_offered'],
    idempotent: true,
  },
  'GET /console/{venue}/invoices/{invoice}/pdf': {
    summary: 'An issued invoice as a PDF.',
    access: { staff: ROLE_GROUPS.money },
    response: Empty,
    file: ['application/pdf'],
    errors: ['not_found'],
  },
  'GET /console/{venue}/invoices/{invoice}/xml': {
    summary:
      'An issued invoice as an e-invoice: UBL 2.1 by EN 16931, with the identifiers of Peppol BIS Billing 3 where both sides have them.',
    access: { staff: ROLE_GROUPS.money },
    response: Empty,
    file: ['application/xml'],
    errors: ['not_found'],
  },
  'GET /console/{venue}/credit-notes/{note}/pdf': {
    summary: 'A credit note as a PDF.',
    access: { staff: ROLE_GROUPS.money },
    response: Empty,
    file: ['application/pdf'],
    errors: ['not_found'],
  },
  'GET /console/{venue}/credit-notes/{note}/xml': {
    summary: 'A credit note as an e-invoice: UBL 2.1 by EN 16931.',
    access: { staff: ROLE_GROUPS.money },
    response: Empty,
    file: ['application/xml'],
    errors: ['not_found'],
  },
});
