import type { Run } from '../../../database/database.ts';
import type { Invoice, InvoiceContent } from './invoice.ts';

export type NewInvoice = {
  readonly venueId: string;
  readonly paymentId: string;
  readonly series: string;
  readonly year: number;
  readonly sequence: number;
  readonly number: string;
  readonly issuedAt: Date;
  readonly vatChecked: 'none' | 'offline' | 'online';
  readonly content: InvoiceContent;
  /** Of the phone that asked for it; null: staff did. */
  readonly deviceHash: Buffer | null;
};

export type StoredInvoice = Invoice & { readonly id: string; readonly paymentId: string };

/** Two requests for one payment wait for each other here. Whoever also needs its bill has locked that before. */
export const lockPaymentForInvoice = async (run: Run, paymentId: string): Promise<void> => {
  await run('invoice-payment-lock', 'select 1 from payment where id = $1 for update', [paymentId]);
};

export const invoiceOfPayment = async (run: Run, paymentId: string): Promise<StoredInvoice | null> => {
  const [row] = await run<StoredInvoice>(
    'invoice-of-payment',
    'select id, payment_id as "paymentId", number, issued_at as "issuedAt", content from invoice where payment_id = $1',
    [paymentId],
  );
  return row ?? null;
};

/**
 * The invoice of a payment, for the phone that paid or that asked for it: it names a person. Null for all others alike,
 * those of the party whose money staff took among them.
 */
export const invoiceOfDevice = async (
  run: Run,
  paymentId: string,
  deviceHash: Buffer,
): Promise<StoredInvoice | null> => {
  const [row] = await run<StoredInvoice>(
    'invoice-of-device',
    `select i.id, i.payment_id as "paymentId", i.number, i.issued_at as "issuedAt", i.content from invoice i join payment p on p.id = i.payment_id
     where i.payment_id = $1 and (p.device_hash = $2 or i.device_hash = $2)`,
    [paymentId, deviceHash],
  );
  return row ?? null;
};

/**
 * The next number of a series. Whoever takes one holds the series until their transaction ends: a number that is not used
 * is taken back with it, so that there are no gaps.
 */
export const takeNumber = async (
  run: Run,
  venueId: string,
  series: string,
  year: number,
): Promise<number> => {
  const [row] = await run<{ last_number: number }>(
    'invoice-number',
    `insert into invoice_series as s (venue_id, series, year, last_number) values ($1, $2, $3, 1)
     on conflict (venue_id, series, year) do update set last_number = s.last_number + 1
     returning last_number`,
    [venueId, series, year],
  );
  return row?.last_number ?? 1;
};

export const insertInvoice = async (run: Run, invoice: NewInvoice): Promise<string> => {
  const { content } = invoice;
  const [row] = await run<{ id: string }>(
    'invoice-insert',
    `insert into invoice (venue_id, payment_id, series, year, sequence, number, issued_at, currency, total, content,
       vat_checked, device_hash) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      invoice.venueId,
      invoice.paymentId,
      invoice.series,
      invoice.year,
      invoice.sequence,
      invoice.number,
      invoice.issuedAt,
      content.currency.code,
      content.total,
      JSON.stringify(content),
      invoice.vatChecked,
      invoice.deviceHash,
    ],
  );
  return row?.id ?? '';
};

export const paymentIsOf = async (run: Run, paymentId: string, venueId: string): Promise<boolean> =>
  (
    await run('invoice-payment-venue', 'select 1 from payment where id = $1 and venue_id = $2', [
      paymentId,
      venueId,
    ])
  ).length > 0;
