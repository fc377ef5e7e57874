import { type Kysely, sql } from 'kysely';

/**
 * Shares of a hall's payments that the provider sends on to the stalls' own accounts: what was asked of it, and what became of
 * it. ADR 0047.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table food_court add column pays_directly boolean not null default false`.execute(db);
  await sql`
    alter table payment
      -- The stall's account that its share goes on to; null: what the operator owes is paid otherwise.
      add column passes_to text,
      -- When to look whether something of it is to be sent on, or to come back; null: nothing is.
      add column pass_at timestamptz`.execute(db);
  await sql`create index payment_to_pass on payment (pass_at) where pass_at is not null`.execute(db);
  await sql`
    create table stall_transfer (
      id uuid primary key,
      -- No reference: books outlive the operator.
      operator_id uuid not null,
      payment_id uuid not null references payment on delete cascade,
      -- The transfer of which this comes back; null: it goes there.
      reverses uuid references stall_transfer on delete cascade,
      destination text not null,
      amount bigint not null check (amount > 0),
      status text not null check (status in ('sending', 'made', 'refused')),
      provider_key text not null,
      provider_ref text,
      failure text,
      tries integer not null default 0,
      refusals integer not null default 0,
      created_at timestamptz not null,
      done_at timestamptz
    )`.execute(db);
  // One at a time: what the next one is of follows from what became of it.
  await sql`
    create unique index stall_transfer_one on stall_transfer (payment_id) where status = 'sending'`.execute(
    db,
  );
  await sql`create index stall_transfer_by_payment on stall_transfer (payment_id)`.execute(db);
  await sql`create index stall_transfer_by_operator on stall_transfer (operator_id, created_at)`.execute(db);
  await sql`alter table journal_entry drop constraint journal_entry_kind_check`.execute(db);
  await sql`
    alter table journal_entry add constraint journal_entry_kind_check
    check (kind in ('sale', 'void', 'capture', 'refund_due', 'refund', 'dispute', 'correction', 'drawer', 'payout',
      'tip_share', 'for_stall', 'commission', 'stall_payout', 'stall_transfer', 'drawer_count', 'petty_cash'))`.execute(
    db,
  );
  await sql`drop index journal_entry_between_venues`.execute(db);
  await sql`
    create index journal_entry_between_venues on journal_entry (venue_id, id)
    where kind in ('for_stall', 'commission', 'stall_payout', 'stall_transfer')`.execute(db);
};
