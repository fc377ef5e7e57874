import pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Log } from '../deps.ts';
import { WAKE_CHANNEL } from './outbox.ts';

/** Pauses between attempts to reach the database again, in milliseconds. */
const RETRY_MS = [100, 250, 500, 1_000, 2_000] as const;

export type Wake = { readonly stop: () => Promise<void> };

/**
 * Keeps one connection that listens for commits with events and calls `wake` for each, and once after every connect,
 * since what was sent while nobody listened is not repeated. Resolves when it listens for the first time.
 */
export const listenForWakes = (database: Database, wake: () => void, log: Log): Promise<Wake> => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...database.pool.options, keepAlive: true });
    let lost = false;
    const lose = (error?: Error): void => {
      if (lost) return;
      lost = true;
      if (client === next) client = null;
      next.end().catch(() => undefined);
      if (stopped) return;
      log.warn({ err: error }, 'realtime lost its database connection');
      timer = setTimeout(() => void connect(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
      failures += 1;
    };
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', wake);
    try {
      await next.connect();
      await next.query(`listen ${WAKE_CHANNEL}`);
      if (stopped) return void next.end();
      client = next;
      failures = 0;
      wake();
    } catch (error) {
      lose(error as Error);
    }
  };

  return connect().then(() => ({
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  }));
};
