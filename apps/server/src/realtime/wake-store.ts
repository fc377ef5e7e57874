import pg from 'pg';
import { CONNECT_MS } from '../database/connection/line.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../deps.ts';
import { WAKE_CHANNEL } from './outbox.ts';

/** Pauses between attempts to reach the database again, in milliseconds. */
const RETRY_MS = [100, 250, 500, 1_000, 2_000] as const;

/** A network that is cut says nothing: an answer is asked for this often, and waited for until the next time. */
const ASK_EVERY_MS = 3_000;

export type Wake = { readonly stop: () => Promise<void> };

/**
 * Keeps one connection that listens for commits with events and calls `wake` for each, `hear` for a word
 * between servers, and `wake` once after every connect,
 * since what was sent while nobody listened is not repeated. Resolves when it listens for the first time.
 */
export const listenForWakes = (
  database: Database,
  { wake, hear }: { readonly wake: () => void; readonly hear: (word: string) => void },
  log: Log,
): Promise<Wake> => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;
  let asking: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...database.pool.options, connectionTimeoutMillis: CONNECT_MS });
    let lost = false;
    const lose = (error?: Error): void => {
      if (lost) return;
      lost = true;
      clearInterval(asking);
      if (client === next) client = null;
      next.end().catch(() => undefined);
      if (stopped) return;
      log.warn({ err: error }, 'realtime lost its database connection');
      timer = setTimeout(() => void connect(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
      failures += 1;
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', ({ payload }) => (payload ? hear(payload) : wake()));
    try {
      await next.connect();
      await next.query(`listen ${WAKE_CHANNEL}`);
      if (stopped) return void next.end();
      client = next;
      failures = 0;
      let answered = true;
      const ask = (): void => {
        if (!answered) lose(new Error('no answer'));
        else next.query('select 1').then(() => (answered = true), lose);
        answered = false;
      };
      asking = setInterval(ask, ASK_EVERY_MS).unref();
      wake();
    } catch (error) {
      lose(error as Error);
    }
  };

  return connect().then(() => ({
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(asking);
      await client?.end();
    },
  }));
};
