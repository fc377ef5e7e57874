import { type Kysely, sql } from 'kysely';

/**
 * One payment over the orders of several stalls of a food court: ordinary payments that name the same charge, taken by the
 * account of the court's operator. ADR 0034.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Whose accounts at providers take money for the hall; null: each order is paid at its stall.
  await sql`
    alter table food_court add column operator_id uuid references venue on delete set null`.execute(db);
  await sql`
    alter table payment
      -- What the provider knows it as, together with the others that name it; null: it stands alone.
      add column charge_id uuid,
      -- Whose account took it; null: the venue's own. No reference: books outlive the operator.
      add column account_venue_id uuid`.execute(db);
  await sql`create index payment_by_charge on payment (charge_id) where charge_id is not null`.execute(db);
  await sql`alter table journal_entry drop constraint journal_entry_kind_check`.execute(db);
  await sql`
    alter table journal_entry add constraint journal_entry_kind_check
    check (kind in ('sale', 'void', 'capture', 'refund_due', 'refund', 'dispute', 'correction', 'drawer', 'payout',
      'tip_share', 'for_stall'))`.execute(db);
};
