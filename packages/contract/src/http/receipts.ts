import { z } from 'zod';
import { calls } from '../define.ts';
import { PaymentData } from './payments.ts';
import { Empty, Id, Instant, Major } from './shared/shared.ts';

const Email = z
  .string()
  .min(3)
  .max(200)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);

/** A receipt as its page shows it; amounts in major units. */
export const ReceiptView = z.object({
  number: z.string(),
  venue: z.object({
    name: z.string(),
    company_name: z.string(),
    company_code: z.string().nullable(),
    vat_code: z.string().nullable(),
    address: z.string(),
    phone: z.string().nullable(),
  }),
  table_name: z.string(),
  order_id: z.string().nullable(),
  paid_at: Instant,
  method: z.string(),
  payment_data: PaymentData.nullable(),
  items: z.array(z.object({ name: z.string(), price: Major })),
  discount: Major,
  /** What a member had off, beside other discounts. */
  loyalty_discount: Major,
  tips: Major,
  transaction_fee: Major,
  /** What was given to the recipient of donations by rounding up; null: nothing. */
  donation: z.object({ name: z.string(), amount: Major }).nullable(),
  total: Major,
  refunded: Major,
  vat: z.array(z.object({ percent: z.number(), net: Major, vat: Major, gross: Major })),
  currency: z.string(),
  /** How the venue writes money: a receipt is also shown where nobody knows the venue. */
  money: z.object({ symbol: z.string(), decimals: z.number().int(), locale_code: z.string() }),
});
export type ReceiptView = z.infer<typeof ReceiptView>;

const errors = ['payment_not_found', 'receipt_mail_failed'] as const;

/**
 * Receipts: mailed, as a page and as a PDF, only for payments of this phone, and for money that staff took for its party's
 * bill or its order. RECEIPT-01…07.
 */
export const receiptCalls = calls({
  'POST /payments/request-receipt': {
    summary: 'Mails the receipt of a payment known by its bare id. RECEIPT-04.',
    access: 'public',
    body: z.strictObject({ email: Email, payment_id: Id }),
    response: Empty,
    errors: [...errors],
  },
  'POST /payments/request-receipt-v2': {
    summary: 'Mails the receipt of a payment. RECEIPT-05.',
    access: 'public',
    body: z.strictObject({ email: Email, payment_uuid: Id }),
    response: Empty,
    errors: [...errors],
  },
  'GET /payments/receipt/{uuid}': {
    summary: 'The receipt of a payment of this phone, or of money that staff took for its table or order.',
    access: 'public',
    response: ReceiptView,
    errors: ['payment_not_found'],
  },
  'GET /payments/receipt/{uuid}/pdf': {
    summary: 'The receipt as a PDF.',
    access: 'public',
    response: Empty,
    file: ['application/pdf'],
    errors: ['payment_not_found'],
  },
});
