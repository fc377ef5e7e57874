import type { PoolConfig } from 'pg';
import { pino } from 'pino';
import { runningEmbedded } from '../running.ts';
import { provideCluster } from './connect.ts';

/** Where an installation keeps its things, as `env.ts` reads it. */
export type Place = { readonly dataDir: string; readonly databaseUrl: string | null };

export type Reached = {
  readonly connection: PoolConfig;
  /** No server runs: nobody else has brought the schema up to date. */
  readonly startedHere: boolean;
  readonly stop: () => Promise<void>;
};

/**
 * The installation's database, for a command beside the server: that of the server that runs, else started for this
 * moment and ended by `stop`. Throws as {@link provideCluster}.
 */
export const connectDatabase = async ({ dataDir, databaseUrl }: Place): Promise<Reached> => {
  const running = databaseUrl === null ? await runningEmbedded(dataDir) : null;
  if (running) return { connection: running, startedHere: false, stop: async () => undefined };
  const cluster = await provideCluster({ databaseUrl, dataDir, log: pino({ level: 'silent' }) });
  return { connection: cluster.connection, startedHere: true, stop: cluster.stop };
};
