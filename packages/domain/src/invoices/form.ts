import { emailProblem } from '../receipts/email.ts';
import { looksLikeVatCode } from './vat-code.ts';

/** INVOICE-06. */
export const MAX_INVOICE_FIELD = 100;
/** INVOICE-04. */
export const DEFAULT_INVOICE_COUNTRY = 'LT';
/** Countries whose companies can be searched. INVOICE-08, INVOICE-09. */
const SEARCHED: readonly string[] = ['LT'];

export type InvoiceForm = {
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly businessName: string;
  readonly businessCode: string;
  readonly businessAddress: string;
  /** The VAT switch. INVOICE-05. */
  readonly hasVatCode: boolean;
  readonly vatCode: string;
};
export type InvoiceField = Exclude<keyof InvoiceForm, 'hasVatCode'>;
export type InvoiceProblem = 'required' | 'too_long' | 'email' | 'vat_code';

/** Whether the business name is found by search rather than typed. INVOICE-08, INVOICE-09. */
export const searchesCompanies = (country: string): boolean => SEARCHED.includes(country);

const REQUIRED = [
  'country',
  'businessName',
  'businessCode',
  'businessAddress',
  'name',
  'email',
] as const satisfies readonly InvoiceField[];

const problemOf = (form: InvoiceForm, field: InvoiceField): InvoiceProblem | null => {
  const value = form[field].trim();
  if (value === '') return 'required';
  if (value.length > MAX_INVOICE_FIELD) return 'too_long';
  if (field === 'email' && emailProblem(value)) return 'email';
  return field === 'vatCode' && !looksLikeVatCode(value, form.country) ? 'vat_code' : null;
};

/** What is wrong with the form when it is sent, by field. INVOICE-03, INVOICE-05…07, INVOICE-14. */
export const invoiceProblems = (form: InvoiceForm): Partial<Record<InvoiceField, InvoiceProblem>> => {
  const fields: readonly InvoiceField[] = form.hasVatCode ? [...REQUIRED, 'vatCode'] : REQUIRED;
  return Object.fromEntries(
    fields.flatMap(field => {
      const problem = problemOf(form, field);
      return problem ? [[field, problem]] : [];
    }),
  );
};
