import type { Run } from '../../../database/database.ts';

/** One change of who serves which tables of a venue at a time. First half of an advisory lock's key. */
const WAITERS = 0x7a;

/** Of those in `over`: each is again in the section in which it was when it was taken for its party, or everybody's. */
const BACK = `gone as (
    delete from table_waiter w using over o where w.table_id = o.table_id and o.section_of is null),
  back as (
    update table_waiter w set user_id = o.section_of, party = null, section_of = null from over o
    where w.table_id = o.table_id and o.section_of is not null)`;

/** Holds who serves which tables until the transaction ends; who served a table only for guests that are gone does no longer. */
export const lockWaiters = async (run: Run, venueId: string): Promise<void> => {
  await run('floor-waiters-lock', 'select pg_advisory_xact_lock($1, hashtext($2))', [WAITERS, venueId]);
  await run(
    'floor-waiters-after-parties',
    `with over as (
       select table_id, section_of from table_waiter r where r.venue_id = $1 and r.party is not null and not exists (
         select from table_visit v where v.id = r.party and v.table_id = r.table_id and v.closed_at is null)),
     ${BACK} select`,
    [venueId],
  );
};

/**
 * Tables of a venue get a waiter, whoever's they were; answers with those that changed. `forParty`: only while who sits there
 * now sits there, where somebody does; afterwards the table is in the section in which it is.
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
     on conflict (table_id) do update set user_id = $3, since = $4,
       party = case when w.section_of = $3 then null else excluded.party end,
       section_of = nullif(case when excluded.party is null then null when w.party is null then w.user_id
         else w.section_of end, $3)
     where w.user_id <> $3 or (w.party is not null and excluded.party is null)
     returning table_id as id`,
    [venueId, tables, waiter.person, waiter.at, waiter.forParty],
  );
  return rows.map(({ id }) => id);
};

/** Tables that somebody serves are whose section they are in where that is another's, else everybody's; answers with them. */
export const freeTables = async (
  run: Run,
  venueId: string,
  tables: readonly string[],
  person: string,
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'floor-waiter-free',
    `with over as (
       select table_id, section_of from table_waiter
       where venue_id = $1 and table_id = any($2::uuid[]) and user_id = $3),
     ${BACK} select table_id as id from over`,
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
 * and is empty now is whose section it is in, or everybody's. Answers with the colleague whose table it came to; null: nobody's, or the same waiter's.
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
     over as (
       select table_id, section_of from table_waiter where table_id = $2 and party = $4 and not $7::boolean),
     ${BACK}
     select (
       select user_id from table_waiter w where w.venue_id = $1 and w.table_id = $3
         and user_id is distinct from (select user_id from old)) as colleague`,
    [venueId, from.table, to.table, from.party, to.party, at, isPart],
  );
  return row?.colleague ?? null;
};

/**
 * All tables of somebody go to a colleague; answers with them. Those of their section that another serves for a party are in
 * the colleague's section afterwards.
 */
export const passTables = async (
  run: Run,
  venueId: string,
  { from, to, at }: { readonly from: string; readonly to: string; readonly at: Date },
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'floor-waiter-pass',
    `with passed as (
       update table_waiter set user_id = $3, since = $4, party = case when section_of = $3 then null else party end,
         section_of = nullif(section_of, $3)
       where venue_id = $1 and user_id = $2 returning table_id),
     lent as (
       update table_waiter set party = case when user_id = $3 then null else party end,
         section_of = case when user_id <> $3 then $3 end
       where venue_id = $1 and user_id <> $2 and section_of = $2)
     select table_id as id from passed`,
    [venueId, from, to, at],
  );
  return rows.map(({ id }) => id);
};

/** Somebody serves no table any more, and nothing is their section; answers with the tables that were theirs. */
export const forgetWaiter = async (run: Run, venueId: string, person: string): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'floor-waiter-forget',
    `with over as (select table_id, section_of from table_waiter where venue_id = $1 and user_id = $2),
     lent as (
       update table_waiter set section_of = null where venue_id = $1 and section_of = $2 and user_id <> $2),
     ${BACK} select table_id as id from over`,
    [venueId, person],
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
