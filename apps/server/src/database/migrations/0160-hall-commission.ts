import { type Kysely, sql } from 'kysely';

/**
 * What the operator of a food court keeps of what it takes for a stall, each percentage with a version of its own, and paying
 * a stall what it is owed: entries of the journal in both books. ADR 0034.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table stall_commission (
      operator_id uuid not null references venue on delete cascade,
      stall_id uuid not null references venue on delete cascade,
      version integer not null,
      -- Hundredths of a percent.
      basis_points integer not null check (basis_points between 0 and 10000),
      changed_at timestamptz not null,
      changed_by text not null,
      primary key (operator_id, stall_id, version)
    )`.execute(db);
  await sql`create index stall_commission_by_stall on stall_commission (stall_id)`.execute(db);
  // Few entries of few venues, whose accounts are read again and again.
  await sql`
    create index journal_entry_between_venues on journal_entry (venue_id, id)
    where kind in ('for_stall', 'commission', 'stall_payout')`.execute(db);
  await sql`create index payment_for_stall on payment (venue_id) where account_venue_id is not null`.execute(
    db,
  );
  await sql`alter table journal_entry drop constraint journal_entry_kind_check`.execute(db);
  await sql`
    alter table journal_entry add constraint journal_entry_kind_check
    check (kind in ('sale', 'void', 'capture', 'refund_due', 'refund', 'dispute', 'correction', 'drawer', 'payout',
      'tip_share', 'for_stall', 'commission', 'stall_payout'))`.execute(db);
};
