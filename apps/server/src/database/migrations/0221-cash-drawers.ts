import { type Kysely, sql } from 'kysely';

/**
 * Cash that a person carries, from the counted float to the count at the end. What moves in it and in the house's books is in
 * the journal, by the drawer's id in an entry's `data`. ADR 0043
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table cash_drawer (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      -- An account, also of somebody who left.
      user_id text not null,
      float bigint not null check (float >= 0),
      opened_at timestamptz not null,
      closed_at timestamptz,
      closed_by text,
      expected bigint,
      counted bigint check (counted >= 0),
      note text not null default '',
      -- The Z report that says of its count.
      z_report integer,
      constraint closed_drawer_is_counted check ((closed_at is null) = (counted is null)
        and (closed_at is null) = (expected is null) and (closed_at is null) = (closed_by is null)),
      constraint open_drawer_is_in_no_report check (z_report is null or closed_at is not null)
    )`.execute(db);
  // One is open at a time, on however many tablets it is opened.
  await sql`create unique index cash_drawer_open on cash_drawer (venue_id, user_id) where closed_at is null`.execute(
    db,
  );
  await sql`create index cash_drawer_by_time on cash_drawer (venue_id, opened_at)`.execute(db);
  await sql`create index cash_drawer_unreported on cash_drawer (venue_id) where z_report is null`.execute(db);
  await sql`
    create table drawer_move (
      id uuid primary key default gen_random_uuid(),
      drawer_id uuid not null references cash_drawer on delete cascade,
      at timestamptz not null,
      kind text not null check (kind in ('from_house', 'to_house', 'paid_in', 'paid_out')),
      amount bigint not null check (amount > 0),
      reason text not null,
      by_name text not null
    )`.execute(db);
  await sql`create index drawer_move_by_drawer on drawer_move (drawer_id, at)`.execute(db);
  await sql`alter table journal_entry drop constraint journal_entry_kind_check`.execute(db);
  await sql`
    alter table journal_entry add constraint journal_entry_kind_check
    check (kind in ('sale', 'void', 'capture', 'refund_due', 'refund', 'dispute', 'correction', 'drawer', 'payout',
      'tip_share', 'for_stall', 'commission', 'stall_payout', 'drawer_count', 'petty_cash'))`.execute(db);
  await sql`
    create index journal_entry_by_drawer on journal_entry ((data ->> 'drawer'))
    where data ->> 'drawer' is not null`.execute(db);
};
