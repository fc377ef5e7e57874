import { type Kysely, sql } from 'kysely';

/** One fiscal receipt a payment, from when it is due until the printer's numbers are known. ADR 0055 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table fiscal_receipt (
      payment_id uuid primary key references payment on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      -- 'asked': paper may come out. 'unknown': it may have, and the printer is asked. 'nothing': nothing was sold.
      state text not null check (state in ('waiting', 'asked', 'unknown', 'issued', 'nothing')),
      due_at timestamptz not null,
      -- What is printed, kept with the first try: it is asked about as it was.
      sale jsonb,
      -- How the printer's counters stood before it was begun.
      mark jsonb,
      problem text,
      code text not null default '',
      tries integer not null default 0,
      -- Not looked at again before then; a server is at it until then while it is asked.
      try_at timestamptz not null,
      -- By what the tax office and the guest know it.
      device text,
      number integer,
      report integer,
      document integer,
      printed_at text,
      -- Who of the staff read it on the paper; null: the printer said it.
      said_by text,
      check ((state = 'issued') = (number is not null))
    )`.execute(db);
  // A printer says only how many receipts it completed: while nobody knows of one, no other is begun.
  await sql`
    create unique index fiscal_receipt_at_printer on fiscal_receipt (venue_id)
    where state in ('asked', 'unknown')`.execute(db);
  await sql`
    create index fiscal_receipt_open on fiscal_receipt (venue_id, due_at)
    where state in ('waiting', 'asked', 'unknown')`.execute(db);
};
