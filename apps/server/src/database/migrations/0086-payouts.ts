import { type Kysely, sql } from 'kysely';

/** What was given leaves the house for whom it is: an entry of the journal of its own kind. ADR 0032 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table journal_entry drop constraint journal_entry_kind_check`.execute(db);
  await sql`
    alter table journal_entry add constraint journal_entry_kind_check
    check (kind in ('sale', 'void', 'capture', 'refund_due', 'refund', 'dispute', 'correction', 'drawer', 'payout'))`.execute(
    db,
  );
  await sql`create index journal_payout on journal_entry (venue_id, id) where kind = 'payout'`.execute(db);
};
