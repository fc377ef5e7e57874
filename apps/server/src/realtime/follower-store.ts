import type { Run } from '../database/database.ts';
import type { Position } from './position.ts';

/** A reader of the outbox that keeps how far it came in a table of one row; without the row it reads nothing. */
export type FollowerTable = 'push_place' | 'webhook_place';

/**
 * Where a reader that is turned on begins. `open`: with what is not decided yet, so that what is being written at this
 * moment is read too. `new`: with what begins after it; what began before is no news.
 */
export type Beginning = 'open' | 'new';

const FROM: Readonly<Record<Beginning, string>> = {
  open: 'pg_snapshot_xmin(pg_current_snapshot())',
  new: 'pg_current_xact_id()',
};

export const beginFollowing = async (run: Run, table: FollowerTable, from: Beginning): Promise<void> => {
  await run(
    `${table}-begin`,
    // Unless it reads already. The update changes nothing; it waits for whoever is about to take the place away.
    `insert into ${table} (xid, id) select ${FROM[from]}, 0 on conflict (one) do update set id = ${table}.id`,
    [],
  );
};

export const stopFollowing = async (run: Run, table: FollowerTable): Promise<void> => {
  await run(`${table}-forget`, `delete from ${table}`, []);
};

/** How far events were read, locked; null: they are not. */
export const lockPlace = async (run: Run, table: FollowerTable): Promise<Position | null> => {
  const [row] = await run<{ xid: string; id: number }>(
    `${table}-lock`,
    `select xid::text, id from ${table} for update`,
    [],
  );
  return row ? { xid: Number(row.xid), id: row.id } : null;
};

export const movePlace = async (run: Run, table: FollowerTable, { xid, id }: Position): Promise<void> => {
  await run(`${table}-move`, `update ${table} set xid = $1::text::xid8, id = $2`, [String(xid), id]);
};

const TABLES: readonly FollowerTable[] = ['push_place', 'webhook_place'];

/**
 * A place in transactions that this cluster has never had came with a restored backup: reading goes on with what happens
 * from now on. The tables are locked before their rows are compared, for a round that just moves a place is ahead of
 * whoever waited for it.
 */
export const drawBackForeignPlaces = async (run: Run): Promise<void> => {
  await run('follower-lock', `lock table ${TABLES.join(', ')} in exclusive mode`, []);
  for (const table of TABLES)
    await run(
      `${table}-draw-back`,
      `update ${table} set xid = pg_snapshot_xmin(pg_current_snapshot()), id = 0
       where xid >= pg_snapshot_xmax(pg_current_snapshot())`,
      [],
    );
};
