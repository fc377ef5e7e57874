import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** What is waited for a notice that was sent already, in milliseconds. */
const HEARD_WITHIN_MS = 3_000;

/** What is said of a pooler that shares connections, after the address. */
export const SHARED_CONNECTIONS =
  'it is behind a pooler in transaction mode, which gives a connection to somebody else after each transaction. ' +
  'Tableside listens on its connections and keeps settings and prepared statements there: set the pooler to session mode, ' +
  'or write the direct address of PostgreSQL';

const processOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/**
 * Whether two open connections are two at PostgreSQL, too, and stay the same ones. Poolers hand out the connection that was
 * used last, or each in its turn: asked twice in a row, and once while the other one is in a transaction, either shows.
 */
const stayApart = async (one: pg.Client, other: pg.Client): Promise<boolean> => {
  const first = await processOf(one);
  if ((await processOf(one)) !== first) return false;
  await other.query('begin');
  try {
    if ((await processOf(other)) === first) return false;
    // Without an answer there is no connection left for it.
    return (await processOf(one).catch(() => null)) === first;
  } finally {
    await other.query('rollback');
  }
};

/** Whether a connection that does nothing hears what another one tells. */
const hears = async (one: pg.Client, other: pg.Client): Promise<boolean> => {
  const channel = `tableside_start_${randomUUID().replaceAll('-', '')}`;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  one.on('notification', notice => notice.channel === channel && resolve(true));
  await one.query(`listen ${channel}`);
  await other.query(`notify ${channel}`);
  const late = setTimeout(resolve, HEARD_WITHIN_MS, false);
  return promise.finally(() => clearTimeout(late));
};

/** Whether two connections to a database are each our own for as long as they are open, as a server needs them. */
export const areOurOwn = async (one: pg.Client, other: pg.Client): Promise<boolean> =>
  (await stayApart(one, other)) && hears(one, other);
