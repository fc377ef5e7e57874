import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** What the global setup tells every test file: where a cluster of the run is, and the migrated database to copy. */
export type ClusterAddress = { adminUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    clusters: readonly ClusterAddress[];
  }
}

export type FreshDatabase = {
  url: string;
  /** Hand this to `pg`, Kysely or the server under test. */
  connection: { connectionString: string };
  /** Removes the database, closing whatever is still connected to it. */
  drop(): Promise<void>;
};

/** The URL of another database in the same cluster. */
export const databaseUrl = (adminUrl: string, name: string): string => {
  const [address = '', query] = adminUrl.split('?');
  return `${address.replace(/\/[^/]*$/, `/${name}`)}${query === undefined ? '' : `?${query}`}`;
};

/** Runs one statement on a connection of its own. */
export const runOnce = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Copies the template of a cluster: a migrated, empty database in a few dozen milliseconds. */
export const copyTemplate = async ({ adminUrl, template }: ClusterAddress): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copies files: the default writes each page to the log besides, at five times the cost.
  await runOnce(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(adminUrl, name);
  return {
    url,
    connection: { connectionString: url },
    drop: () => runOnce(adminUrl, `drop database if exists ${name} with (force)`),
  };
};

/** The cluster of this worker. */
export const ownCluster = (): ClusterAddress => {
  const clusters = inject('clusters');
  const cluster = clusters[Number(process.env.VITEST_POOL_ID ?? 0) % clusters.length];
  if (!cluster) throw new Error('The run has no cluster.');
  return cluster;
};

/** A migrated, empty database for one test file of the `server` project; call `drop` when done. */
export const freshDatabase = (): Promise<FreshDatabase> => copyTemplate(ownCluster());
