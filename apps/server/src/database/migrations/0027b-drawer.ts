import { type Kysely, sql } from 'kysely';

/** What a counted drawer was found with beyond the books, or short of them, is an entry of its own kind. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table journal_entry drop constraint journal_entry_kind_check`.execute(db);
  await sql`
    alter table journal_entry add constraint journal_entry_kind_check
    check (kind in ('sale', 'void', 'capture', 'refund_due', 'refund', 'dispute', 'correction', 'drawer'))`.execute(
    db,
  );
};
