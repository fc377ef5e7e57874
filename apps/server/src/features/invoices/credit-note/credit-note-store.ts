import type { Run } from '../../../database/database.ts';
import type { SoldPiece } from '../../receipts/index.ts';
import type { Invoice, InvoicePaper } from '../invoice/invoice.ts';
import type { CreditNote } from './credit-note.ts';

export type InvoiceToCredit = Invoice & {
  readonly id: string;
  readonly venueId: string;
  readonly series: string;
  /** What its notes so far say. */
  readonly credited: readonly InvoicePaper[];
};

/** The invoice of a payment with what was credited of it; the payment must be locked. */
export const invoiceToCredit = async (run: Run, paymentId: string): Promise<InvoiceToCredit | null> => {
  const [row] = await run<InvoiceToCredit>(
    'invoice-to-credit',
    `select i.id, i.venue_id as "venueId", i.series, i.number, i.issued_at as "issuedAt", i.content,
       (select coalesce(json_agg(c.content), '[]') from credit_note c where c.invoice_id = i.id) as credited
     from invoice i where i.payment_id = $1`,
    [paymentId],
  );
  return row ?? null;
};

/** The pieces that a refund named, tips left out, each with what was given back of it. */
export const creditedPieces = (run: Run, refundId: string): Promise<SoldPiece[]> =>
  run<SoldPiece>(
    'credited-pieces',
    `select i.kind, i.name, i.modifiers, i.price, (x ->> 'amount')::bigint as amount, coalesce((x ->> 'loyalty')::bigint, 0) as loyalty, i.vat_percent as "vatPercent",
       i.part_number as "partNumber", i.part_count as "partCount"
     from refund r cross join jsonb_array_elements(r.items) x
       join bill_item i on i.id = (x ->> 'bill_item_id')::uuid
     where r.id = $1 and i.kind in ('item', 'fee') order by i.position, i.id`,
    [refundId],
  );

export const insertCreditNote = async (
  run: Run,
  note: CreditNote & {
    readonly venueId: string;
    readonly invoiceId: string;
    readonly refundId: string;
    readonly series: string;
    readonly year: number;
    readonly sequence: number;
  },
): Promise<void> => {
  const { content } = note;
  await run(
    'credit-note-insert',
    `with made as (
       insert into credit_note (venue_id, invoice_id, refund_id, series, year, sequence, number, issued_at, currency,
         total, net, vat, content) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id)
     insert into credit_note_to_mail (credit_note_id) select id from made`,
    [
      note.venueId,
      note.invoiceId,
      note.refundId,
      note.series,
      note.year,
      note.sequence,
      note.number,
      note.issuedAt,
      content.currency.code,
      content.total,
      content.net,
      content.vat,
      JSON.stringify(content),
    ],
  );
};

export type StoredNote = CreditNote & { readonly id: string };

/** The notes of a payment's invoice, oldest first. */
export const creditNotesOf = (run: Run, paymentId: string): Promise<StoredNote[]> =>
  run<StoredNote>(
    'credit-notes-of-payment',
    `select c.id, c.number, c.issued_at as "issuedAt", c.content from credit_note c
       join invoice i on i.id = c.invoice_id where i.payment_id = $1 order by c.issued_at, c.sequence`,
    [paymentId],
  );

/** Takes one note that was not mailed yet off the list; another server takes another. Null: there is none. */
export const takeNoteToMail = async (
  run: Run,
): Promise<(StoredNote & { readonly venueId: string }) | null> => {
  const [row] = await run<StoredNote & { readonly venueId: string }>(
    'credit-note-to-mail',
    `with next as (
       delete from credit_note_to_mail where credit_note_id = (
         select credit_note_id from credit_note_to_mail limit 1 for update skip locked) returning credit_note_id)
     select c.id, c.number, c.issued_at as "issuedAt", c.content, c.venue_id as "venueId"
     from credit_note c join next n on n.credit_note_id = c.id`,
    [],
  );
  return row ?? null;
};

/** An invoice or a credit note of a venue by its own id. */
export const paperOfVenue = async <Kind extends 'invoice' | 'credit_note'>(
  run: Run,
  kind: Kind,
  venueId: string,
  id: string,
): Promise<(Kind extends 'invoice' ? Invoice : CreditNote) | null> => {
  const [row] = await run<Kind extends 'invoice' ? Invoice : CreditNote>(
    `${kind}-of-venue`,
    `select number, issued_at as "issuedAt", content from ${kind} where venue_id = $1 and id = $2`,
    [venueId, id],
  );
  return row ?? null;
};
