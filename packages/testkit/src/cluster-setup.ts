import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseUrl, runOnce } from './cluster.ts';
import { startTestCluster } from './cluster-start.ts';

const migrations = resolve(import.meta.dirname, '../../../apps/server/src/database/migrate.ts');

type Migrate = (connection: { connectionString: string }) => Promise<void>;

/**
 * Vitest's global setup of the `server` project: one cluster for the whole run (DATABASE_URL, else an embedded one
 * without fsync) and in it one migrated database, which every test file copies.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.DATABASE_URL;
  const own = given === undefined ? await startTestCluster() : undefined;
  const adminUrl = given ?? own?.url ?? '';
  const template = `template_${randomBytes(6).toString('hex')}`;
  const tearDown = async (): Promise<void> => {
    if (own) await own.stop();
    else await runOnce(adminUrl, `drop database if exists ${template} with (force)`);
  };
  try {
    await runOnce(adminUrl, `create database ${template}`);
    if (existsSync(migrations)) {
      const { migrate } = (await import(migrations)) as { migrate: Migrate };
      await migrate({ connectionString: databaseUrl(adminUrl, template) });
    }
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('cluster', { adminUrl, template });
  return tearDown;
};
