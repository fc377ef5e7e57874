import { type Kysely, sql } from 'kysely';

/** Card terminals of a venue, and everything that they were asked to do with money. ADR 0036 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table card_terminal (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      name text not null,
      kind text not null check (kind in ('ecr-websocket')),
      address text not null,
      -- The self-service table that it stands at; null: the house's.
      table_id uuid references venue_table on delete set null,
      changed_by text not null,
      added_at timestamptz not null,
      last_seen_at timestamptz,
      -- Put away: nothing begins at it, and what it took stays known.
      removed_at timestamptz
    )`.execute(db);
  await sql`create index card_terminal_by_venue on card_terminal (venue_id)`.execute(db);
  await sql`
    create unique index card_terminal_of_table on card_terminal (table_id)
    where table_id is not null and removed_at is null`.execute(db);
  await sql`
    create table terminal_operation (
      id uuid primary key default gen_random_uuid(),
      terminal_id uuid not null references card_terminal on delete cascade,
      payment_id uuid not null references payment on delete cascade,
      kind text not null check (kind in ('sale', 'void', 'refund')),
      -- Ours of the refund; null: a sale, or the void of one that was stopped.
      refund_key text,
      business_day date not null,
      -- The cash-register reference (CRN); a void has that of its sale.
      reference integer not null check (reference between 1 and 1000000000),
      -- Minor units.
      amount bigint not null check (amount > 0),
      currency text not null,
      -- 'waiting': kept, and the terminal was asked nothing yet. 'asked': a card may be charged.
      state text not null check (state in ('waiting', 'asked', 'approved', 'declined', 'aborted', 'voided', 'unknown')),
      -- The last words on its display, and the code of its last word.
      display text not null default '',
      code text not null default '',
      abort_asked_at timestamptz,
      -- A server is at it until then.
      busy_until timestamptz,
      -- Its last word, without receipts and with no more of a card than its last four digits.
      frame jsonb,
      started_by text not null,
      started_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`
    create unique index terminal_operation_reference on terminal_operation (terminal_id, reference)
    where kind <> 'void'`.execute(db);
  await sql`create index terminal_operation_by_reference on terminal_operation (reference)`.execute(db);
  // One thing at a time.
  await sql`
    create unique index terminal_operation_running on terminal_operation (terminal_id)
    where state in ('waiting', 'asked')`.execute(db);
  await sql`
    create unique index terminal_operation_sale on terminal_operation (payment_id) where kind = 'sale'`.execute(
    db,
  );
  await sql`create index terminal_operation_by_payment on terminal_operation (payment_id)`.execute(db);
  await sql`
    create index terminal_operation_refund on terminal_operation (refund_key) where refund_key is not null`.execute(
    db,
  );
};
