import type { Run } from '../../../database/database.ts';

/** One change of who serves which tables of a venue at a time. First half of an advisory lock's key. */
const WAITERS = 0x7a;
export const lockWaiters = async (run: Run, venueId: string): Promise<void> => {
  await run('floor-waiters-lock', 'select pg_advisory_xact_lock($1, hashtext($2))', [WAITERS, venueId]);
};

/**
 * Tables of a venue get a waiter, whoever's they were; answers with those that changed. `forParty`: only while who sits there
 * now sits there, where somebody does.
 */
export const giveTables = async (
  run: Run,
  venueId: string,
  tables: readonly string[],
  waiter: { readonly person: string; readonly at: Date; readonly forParty: boolean },
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'floor-waiter-give',
    `insert into table_waiter as w (table_id, venue_id, user_id, since, party)
     select t.id, t.venue_id, $3, $4, v.id from venue_table t
       left join table_visit v on $5::boolean and v.table_id = t.id and v.closed_at is null and v.shared
     where t.venue_id = $1 and t.id = any($2::uuid[]) and t.order_type <> 'self_service'
     on conflict (table_id) do update set user_id = $3, since = $4, party = excluded.party where w.user_id <> $3
     returning table_id as id`,
    [venueId, tables, waiter.person, waiter.at, waiter.forParty],
  );
  return rows.map(({ id }) => id);
};

/** Tables that somebody serves are everybody's again; answers with them. */
export const freeTables = async (
  run: Run,
  venueId: string,
  tables: readonly string[],
  person: string,
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'floor-waiter-free',
    `delete from table_waiter where venue_id = $1 and table_id = any($2::uuid[]) and user_id = $3
     returning table_id as id`,
    [venueId, tables, person],
  );
  return rows.map(({ id }) => id);
};

/** A party, or a part of it, that sits at another table now. */
export type SeatedAnew = {
  readonly from: { readonly table: string; readonly party: string };
  readonly to: { readonly table: string; readonly party: string };
  /** Some of it stay where they were. */
  readonly isPart: boolean;
  readonly at: Date;
};

/**
 * The waiter of a party's old table serves the new one where nobody does, for that party alone; what they served for it alone
 * and is empty now is everybody's. Answers with the colleague whose table it came to; null: nobody's, or the same waiter's.
 */
export const passToParty = async (
  run: Run,
  venueId: string,
  { from, to, isPart, at }: SeatedAnew,
): Promise<string | null> => {
  const [row] = await run<{ colleague: string | null }>(
    'floor-waiter-follow',
    `with old as (select user_id from table_waiter where venue_id = $1 and table_id = $2),
     came as (
       insert into table_waiter (table_id, venue_id, user_id, since, party)
       select $3, $1, user_id, $6, $5 from old on conflict (table_id) do nothing),
     gone as (delete from table_waiter where table_id = $2 and party = $4 and not $7::boolean)
     select (
       select user_id from table_waiter w where w.venue_id = $1 and w.table_id = $3
         and user_id is distinct from (select user_id from old)) as colleague`,
    [venueId, from.table, to.table, from.party, to.party, at, isPart],
  );
  return row?.colleague ?? null;
};

/** All tables of somebody go to a colleague; answers with them. */
export const passTables = async (
  run: Run,
  venueId: string,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'floor-waiter-pass',
    `update table_waiter set user_id = $3, since = $4 where venue_id = $1 and user_id = $2
     returning table_id as id`,
    [venueId, from, to, at],
  );
  return rows.map(({ id }) => id);
};

/** Calls that somebody said they would go to, and did not yet, are a colleague's; answers with them. */
export const passCalls = async (
  run: Run,
  venueId: string,
  { from, to, tables }: { readonly from: string; readonly to: string; readonly tables: readonly string[] },
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'floor-waiter-pass-calls',
    `update waiter_call set taken_by = $3 where venue_id = $1 and taken_by = $2 and done_at is null
       and table_id = any($4::uuid[]) returning id`,
    [venueId, from, to, tables],
  );
  return rows.map(({ id }) => id);
};

/** Who can serve tables of a venue, who is at work first. */
export type Colleague = { readonly id: string; readonly name: string; readonly atWork: boolean };

export const readColleagues = (run: Run, venueId: string, demo: boolean): Promise<Colleague[]> =>
  run<Colleague>(
    'floor-colleagues',
    `select u.id, u.name, s.id is not null as "atWork"
     from staff_membership m join auth_user u on u.id = m.user_id
       left join work_shift s on s.venue_id = m.venue_id and s.user_id = u.id and s.ended_at is null
     where m.venue_id = $1 and m.role in ('owner', 'manager', 'waiter') and (not m.is_demo or $2::boolean)
     order by s.id is null, u.name, u.id`,
    [venueId, demo],
  );
