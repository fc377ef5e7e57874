import pg from 'pg';
import { setPatience } from './patience.ts';

/** Silence after which a statement is asked after, and what the database is given to answer that. In milliseconds. */
const SILENCE_MS = 3_000;
const ANSWER_MS = 2_000;
/** What is waited for a new connection, whoever queues for one. */
export const CONNECT_MS = 5_000;

/** Too many connections is an answer, too. */
const answersAtAll = ({ code }: { readonly code?: unknown }): boolean =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code);

/** A connection that knows since when it waits for an answer. */
export class Line extends pg.Client {
  /** Its process at the database; 0 until it is known. */
  pid = 0;
  #unanswered = 0;
  #since = 0;

  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }

  override query(...args: never[]): never {
    if (this.#unanswered === 0) this.#since = performance.now();
    this.#unanswered += 1;
    return Reflect.apply(super.query, this, args) as never;
  }

  /** To be called once it is connected: each statement ends with one such message. */
  listen(): void {
    this.connection.on('readyForQuery', () => {
      this.#unanswered = Math.max(0, this.#unanswered - 1);
      this.heard();
    });
  }

  heard(): void {
    this.#since = performance.now();
  }

  /** Changes with every answer; null while nothing is waited for, or not for long. */
  silentSince(): number | null {
    return this.#unanswered > 0 && performance.now() - this.#since > SILENCE_MS ? this.#since : null;
  }

  /** Ends it without asking the other side; whatever waits on it fails. */
  cut(): void {
    this.connection.stream.destroy();
  }
}

/** Which of some processes really work on a statement; null: the database does not answer. */
const atWork = async (options: pg.ClientConfig, pids: readonly number[]): Promise<Set<number> | null> => {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where pid = any($1::int[])
         and (state = 'active' or state_change > now() - interval '2 seconds')`,
      [pids],
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    return answersAtAll(error as { readonly code?: unknown }) ? new Set(pids) : null;
  } finally {
    client.end().catch(() => undefined);
  }
};

export type LineWatch = { readonly stop: () => void };

/**
 * Looks after the connections of a pool: where a network is cut no system tells of it for many minutes, and requests would
 * hang as long. A statement without an answer is asked after on a connection of its own; what nobody works on is cut.
 * Long statements are left alone.
 */
export const watchLines = (pool: pg.Pool): LineWatch => {
  const lines = new Set<Line>();
  pool.on('connect', client => client instanceof Line && lines.add(client));
  pool.on('remove', client => client instanceof Line && lines.delete(client));
  let asking = false;
  const look = async (): Promise<void> => {
    const silent = [...lines].flatMap(line => {
      const since = line.silentSince();
      return since === null ? [] : [{ line, since }];
    });
    if (silent.length === 0) return;
    const working = await atWork(
      pool.options,
      silent.map(({ line }) => line.pid),
    );
    for (const { line, since } of silent) {
      if (line.silentSince() !== since) continue;
      if (working?.has(line.pid)) line.heard();
      else line.cut();
    }
  };
  const timer = setInterval(() => {
    if (asking) return;
    asking = true;
    void look().finally(() => (asking = false));
  }, 1_000).unref();
  return { stop: () => clearInterval(timer) };
};

/** What a pool does with each new connection. */
export const openLine = async (client: pg.ClientBase): Promise<void> => {
  if (!(client instanceof Line)) return;
  client.listen();
  // Nobody looks after it yet.
  const late = setTimeout(() => client.cut(), CONNECT_MS);
  client.pid = await setPatience(client).finally(() => clearTimeout(late));
};
