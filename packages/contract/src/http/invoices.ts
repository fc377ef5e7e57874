import { z } from 'zod';
import { calls } from '../define.ts';
import { Empty, Id, Instant, Language, Major } from './shared.ts';

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

/** VAT invoices. INVOICE-01…28. */
export const invoiceCalls = calls({
  'POST /payments/request-invoice-v2': {
    summary:
      'Issues the VAT invoice of a payment of this phone and mails it. Once issued it cannot be changed. INVOICE-18.',
    access: 'public',
    body: z.strictObject({
      payment_uuid: Id,
      name: Field,
      business_name: Field,
      business_code: Field,
      business_address: Field,
      email: z
        .string()
        .min(3)
        .max(100)
        .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
      business_vat_code: z.string().max(100).nullable().default(null),
      business_country_code: Country.default('LT'),
      language: Language.default('lt'),
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
  'GET /payments/invoice/{uuid}/pdf': {
    summary: 'The issued invoice of a payment of this phone as a PDF.',
    access: 'public',
    response: Empty,
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
