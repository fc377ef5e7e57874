import { type Kysely, sql } from 'kysely';

/** Credit notes: what was given back of a payment after its invoice was issued. Amounts in minor units. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Numbered by invoice_series, in a series that no invoice has.
  await sql`
    create table credit_note (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue,
      invoice_id uuid not null references invoice,
      -- One note per refund, for good.
      refund_id uuid not null unique references refund,
      series text not null,
      year integer not null,
      sequence integer not null check (sequence > 0),
      number text not null,
      issued_at timestamptz not null,
      currency text not null,
      total bigint not null check (total > 0),
      net bigint not null,
      vat bigint not null check (vat >= 0 and net >= 0 and net + vat = total),
      -- Everything the note says, as it was when it was issued.
      content jsonb not null,
      unique (venue_id, series, year, sequence)
    )`.execute(db);
  await sql`create index credit_note_by_invoice on credit_note (invoice_id, sequence)`.execute(db);
  await sql`
    create trigger credit_note_append_only before update or delete on credit_note
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create trigger credit_note_no_truncate before truncate on credit_note
    for each statement execute function refuse_change()`.execute(db);
  // Notes whose mail is not made yet: a paper is drawn after the refund's transaction, not in it.
  await sql`
    create table credit_note_to_mail (
      credit_note_id uuid primary key references credit_note
    )`.execute(db);
};
