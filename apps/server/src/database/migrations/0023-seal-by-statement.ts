import { type Kysely, sql } from 'kysely';

/** No join: things are numbered in the order in which they were written. */
const OF_PAYMENT = '(select p.venue_id from payment p where p.id = m.payment_id)';

/** Where the venue of what is sealed stands, and what names it. `made`: the rows that a statement inserted. */
const SEALED: Readonly<Record<string, { readonly table: string; readonly rows: string }>> = {
  payment: { table: 'payment', rows: 'select m.venue_id, m.id::text as source_id from made m' },
  event: {
    table: 'payment_event',
    rows: `select ${OF_PAYMENT} as venue_id, m.id::text as source_id from made m order by m.id`,
  },
  allocation: {
    table: 'payment_allocation',
    rows: `select ${OF_PAYMENT} as venue_id, m.bill_item_id::text as source_id from made m`,
  },
  refund: { table: 'refund', rows: 'select m.venue_id, m.id::text as source_id from made m' },
  entry: {
    table: 'journal_entry',
    rows: 'select m.venue_id, m.id::text as source_id from made m order by m.id',
  },
};

/**
 * What was asked of each row is asked once of a statement, which writes several in one payment: that what was written goes
 * into the chain, and that a line comes with its entry. What is always true stays the same. ADR 0010.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [kind, { table, rows }] of Object.entries(SEALED)) {
    const name = sql.raw(`note_${table}_for_sealing`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into journal_unsealed (venue_id, kind, source_id)
        select n.venue_id, ${sql.lit(kind)}, n.source_id from (${sql.raw(rows)}) n;
        return null;
      end $$`.execute(db);
    const trigger = sql.raw(`${table}_to_seal`);
    await sql`drop trigger ${trigger} on ${sql.table(table)}`.execute(db);
    await sql`
      create trigger ${trigger} after insert on ${sql.table(table)} referencing new table as made
      for each statement execute function ${name}()`.execute(db);
  }
  await sql`drop function note_for_sealing()`.execute(db);
  await sql`drop trigger journal_line_of_now on journal_line`.execute(db);
  await sql`drop function check_line_is_of_now()`.execute(db);
  await sql`
    create function check_lines_are_of_now() returns trigger language plpgsql as $$
    declare
      late bigint;
    begin
      select m.entry_id into late from made m where not exists (
        select from journal_entry e where e.id = m.entry_id and e.xid = pg_current_xact_id()) limit 1;
      if found then
        raise exception 'journal entry % is closed', late using errcode = 'TB003';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger journal_line_of_now after insert on journal_line referencing new table as made
    for each statement execute function check_lines_are_of_now()`.execute(db);
};
