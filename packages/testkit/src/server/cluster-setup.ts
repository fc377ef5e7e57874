import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type ClusterAddress, databaseUrl, runOnce } from './cluster.ts';
import { startTestCluster } from './cluster-start.ts';
import { WORKERS } from './workers.ts';

const migrations = resolve(import.meta.dirname, '../../../../apps/server/src/database/migrate.ts');

type Migrate = (connection: { connectionString: string }) => Promise<void>;

const migratedTemplate = async (adminUrl: string): Promise<string> => {
  const template = `template_${randomBytes(6).toString('hex')}`;
  await runOnce(adminUrl, `create database ${template}`);
  if (existsSync(migrations)) {
    const { migrate } = (await import(migrations)) as { migrate: Migrate };
    await migrate({ connectionString: databaseUrl(adminUrl, template) });
  }
  return template;
};

/**
 * Vitest's global setup of the `server` project: a cluster for each worker (those of DATABASE_URL, with spaces between
 * them, else embedded ones without fsync) and in each one migrated database, which every test file copies. Workers that
 * share one wait for each other: what is committed is delivered once every transaction of the cluster before it has ended.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.DATABASE_URL?.split(' ');
  const own = given ? [] : await Promise.all(Array.from({ length: WORKERS }, () => startTestCluster()));
  const urls = given ?? own.map(({ url }) => url);
  const made: ClusterAddress[] = [];
  const tearDown = async (): Promise<void> => {
    if (own.length > 0) await Promise.all(own.map(cluster => cluster.stop()));
    else
      for (const { adminUrl, template } of made)
        await runOnce(adminUrl, `drop database if exists ${template} with (force)`);
  };
  try {
    for (const adminUrl of urls) made.push({ adminUrl, template: await migratedTemplate(adminUrl) });
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('clusters', made);
  return tearDown;
};
