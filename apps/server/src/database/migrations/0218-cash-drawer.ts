import { type Kysely, sql } from 'kysely';

/** Cash drawers, which hang on printers, and every time one was opened. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table printer
      -- A cash drawer hangs on it.
      add column drawer boolean not null default false`.execute(db);
  await sql`
    create table drawer_opening (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      -- The drawer's name is its printer's.
      printer_name text not null,
      at timestamptz not null,
      by_user text not null,
      by_name text not null,
      -- The cash payment it was opened for; null: without a sale, for a reason.
      payment_id uuid,
      reason text not null,
      -- 'asked' that never became anything else was cut off, and counts as opened.
      outcome text not null check (outcome in ('asked', 'opened', 'failed')),
      -- The Z report that names it; null: the next one will.
      z_number integer,
      check ((payment_id is null) = (reason <> ''))
    )`.execute(db);
  // Once for a payment.
  await sql`
    create unique index drawer_opening_of_payment on drawer_opening (payment_id)
      where payment_id is not null and outcome <> 'failed'`.execute(db);
  await sql`
    create index drawer_opening_unreported on drawer_opening (venue_id, at)
      where payment_id is null and z_number is null`.execute(db);
};
