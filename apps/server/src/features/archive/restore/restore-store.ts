import { PIN_ROLES } from '@tableside/domain/staff';
import type { Run } from '../../../database/database.ts';
import type { Part } from '../parts/part.ts';

const names = (columns: readonly string[]): string => columns.map(name => `"${name}"`).join(', ');

/** Column and SQL for everything that a line of the archive becomes here. */
const fieldsOf = (part: Part, archived: readonly string[]): readonly (readonly [string, string])[] => {
  const { back = {} } = part;
  const own = archived.flatMap(name => {
    const sql = back[name] === undefined ? `r."${name}"` : back[name];
    return sql === null ? [] : [[name, sql] as const];
  });
  const more = Object.entries(back).flatMap(([name, sql]) =>
    sql === null || archived.includes(name) ? [] : [[name, sql] as const],
  );
  const venue = part.without?.venue_id === undefined ? [] : [['venue_id', '$2::uuid'] as const];
  return [...venue, ...own, ...more];
};

const bare = (lines: string): string => `json_populate_recordset(null::${lines}, $1::json)`;

/** Prepares the transaction for rows that come as they were written. */
export const beginRestore = async (run: Run): Promise<void> => {
  await run('restore-zone', "set local time zone 'UTC'", []);
  await run('restore-plans', 'set local jit = off', []);
};

/**
 * Writes lines of a part, as JSON text that the database reads itself: no number goes through JavaScript. Columns that
 * were added since the archive was made get what the database gives them.
 */
export const restoreLines = async (
  run: Run,
  part: Part,
  lines: readonly string[],
  to: { readonly venueId: string; readonly columns: readonly string[] },
): Promise<void> => {
  const { table, backFrom = '' } = part;
  const fields = fieldsOf(part, to.columns);
  const values = fields.map(([, sql]) => sql).join(', ');
  // The venue is not in every statement; a parameter that is nowhere has no type.
  const text = `insert into "${table}" (${names(fields.map(([name]) => name))})
    select ${values} from ${bare(`"${table}"`)} r ${backFrom} where $2::uuid is not null`;
  await run('', text, [`[${lines.join(',')}]`, to.venueId]);
};

/** Keeps lines that name each other until all are there. */
export const stageLines = async (run: Run, lines: readonly string[]): Promise<void> => {
  await run('', `create temporary table if not exists archive_staged (line json) on commit drop`, []);
  await run('', `insert into archive_staged select value from json_array_elements($1::json)`, [
    `[${lines.join(',')}]`,
  ]);
};

/** Writes the lines that were staged, in one statement. */
export const restoreStaged = async (
  run: Run,
  part: Part,
  to: { readonly venueId: string; readonly columns: readonly string[] },
): Promise<void> => {
  const { table } = part;
  const fields = fieldsOf(part, to.columns);
  await run('', `create temporary table if not exists archive_staged (line json) on commit drop`, []);
  const text = `insert into "${table}" (${names(fields.map(([name]) => name))})
    select ${fields.map(([, sql]) => sql).join(', ')}
    from archive_staged s cross join lateral json_populate_record(null::"${table}", s.line) r
    where $1::json is null and $2::uuid is not null`;
  await run('', text, [null, to.venueId]);
  await run('', 'drop table archive_staged', []);
};

/** What the restored books named is in their chain already; the rest waits for its number as before. */
export const forgetSealed = async (run: Run, venueId: string): Promise<void> => {
  await run(
    'restore-sealed',
    `delete from journal_unsealed u using journal_seal s
     where u.venue_id = $1 and s.venue_id = $1 and s.kind = u.kind and s.source_id = u.source_id`,
    [venueId],
  );
};

/** What is checked at the end of a transaction is checked now, while there are still words for it. */
export const settleConstraints = async (run: Run): Promise<void> => {
  await run('restore-settle', 'set constraints all immediate', []);
};

/** New records of restored books are never called as one that was restored. */
export const raiseNumbers = async (run: Run): Promise<void> => {
  for (const table of ['journal_entry', 'payment_event']) {
    await run(
      `restore-numbers-${table}`,
      `select setval(pg_get_serial_sequence('${table}', 'id'),
         greatest((select max(original_id) from ${table}), (select max(id) from ${table}), 1))`,
      [],
    );
  }
};

export type Open = {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  readonly provider: string;
};

/**
 * Payments of which nobody here knows how they stand: what was under way is unknown from now on, which the journal of
 * events says too. Answers with them.
 */
export const doubtOpenPayments = (run: Run, venueId: string): Promise<Open[]> =>
  run<Open>(
    'restore-open-payments',
    `with doubted as (
       update payment set status = 'unknown' where venue_id = $1 and status = 'processing' returning id),
     noted as (
       insert into payment_event (payment_id, kind, source) select id, 'unanswered', 'system' from doubted)
     select id, status, total, provider from payment
     where venue_id = $1 and status in ('created', 'processing', 'unknown') order by created_at, id`,
    [venueId],
  );

/** Refunds that were on their way are asked for at the provider from `at` on; answers how many. */
export const waitWithRefunds = async (run: Run, venueId: string, at: Date): Promise<number> => {
  const rows = await run(
    'restore-open-refunds',
    `update refund set try_at = $2 where venue_id = $1 and status in ('due', 'sending', 'pending') returning 1`,
    [venueId, at],
  );
  return rows.length;
};

export type Person = {
  readonly id: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly role: 'owner' | 'manager' | 'waiter' | 'kitchen' | 'accountant' | null;
};

/**
 * Accounts without a password under the ids that the past names; who has one here keeps it. Who signed in by PIN alone is of
 * the team again, unless their id works elsewhere by now: an archive brings nobody from there. Their PIN is made anew.
 */
export const restorePeople = async (
  run: Run,
  venueId: string,
  lines: readonly string[],
): Promise<Person[]> => {
  const all = `[${lines.join(',')}]`;
  await run(
    'restore-people',
    `insert into auth_user (id, name, email)
     select r.id, r.name, r.email
     from json_to_recordset($1::json) as r(id text, name text, email text)
     where r.id is not null on conflict do nothing`,
    [all],
  );
  await run(
    'restore-people-by-pin',
    `insert into staff_membership (user_id, venue_id, role)
     select u.id, $2, r.role
     from json_to_recordset($1::json) as r(id text, email text, role text) join auth_user u on u.id = r.id
     where r.email is null and u.email is null and r.role = any($3::text[])
       and not exists (select from staff_membership m where m.user_id = u.id)`,
    [all, venueId, PIN_ROLES],
  );
  return run<Person>(
    'restore-people-read',
    'select * from json_to_recordset($1::json) as r(id text, name text, email text, role text)',
    [all],
  );
};
