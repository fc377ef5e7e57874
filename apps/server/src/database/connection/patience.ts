import type pg from 'pg';

/**
 * What each connection asks of PostgreSQL, so that a server that stands still, or whose network is cut, keeps nobody
 * waiting: a lock is waited for this long, a transaction whose server says nothing is undone, and a server that does not
 * take what it is sent is given up. Not on the command line of a connection: poolers refuse what they do not know.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '2s',
  tcp_user_timeout: '2s',
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '2',
  tcp_keepalives_count: '3',
};

/** Not every system can tell that the other end of a connection is gone while a statement runs. */
const WHERE_KNOWN: Readonly<Record<string, string>> = { client_connection_check_interval: '2s' };

const setting = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', false)`)
    .join(', ');

/** Tells a new connection how patient it may be; answers with its process at the database. */
export const setPatience = async (client: pg.ClientBase): Promise<number> => {
  const [{ rows }] = await Promise.all([
    client.query<{ pid: number }>(`select pg_backend_pid() as pid, ${setting(SETTINGS)}`),
    client.query(`select ${setting(WHERE_KNOWN)}`).catch(() => undefined),
  ]);
  return rows[0]?.pid ?? 0;
};

/**
 * How a transaction of long work begins, one that nobody waits for: a copy of a venue, a restore, a report. It does much
 * between two statements; a server that stands still in it is given up all the same, only later.
 */
export const BEGIN_LONG = `begin; set local lock_timeout = '30s';
  set local idle_in_transaction_session_timeout = '30s'`;
