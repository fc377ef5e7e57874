import { aPooler } from '@tableside/testkit/doubles/pooler.ts';
import { freshDatabase } from '@tableside/testkit/server/cluster.ts';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../embedded/embedded-log.ts';
import { provideCluster } from './connect.ts';

const provided = (databaseUrl: string) =>
  provideCluster({ databaseUrl, dataDir: '/nonexistent', log: silentLog });
const database = async (): Promise<string> => {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  return url;
};

describe('provideCluster', () => {
  it('says which database cannot be used, without its password', async () => {
    const opening = provided('postgres://somebody:hunter2@127.0.0.1:1/nowhere');
    await expect(opening).rejects.toThrow(
      /DATABASE_URL \(postgres:\/\/somebody:\*\*\*@127\.0\.0\.1:1\/nowhere\) cannot be used/,
    );
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });

  it.each([
    { next: 'last used', notices: 'lost' },
    { next: 'in turn', notices: 'lost' },
    { next: 'last used', notices: 'passed on' },
    { next: 'in turn', notices: 'passed on' },
    { next: 'its own', notices: 'lost' },
  ] as const)(
    'refuses a pooler where a transaction gets the connection $next and notices are $notices',
    async mode => {
      const pooler = await aPooler(await database(), mode);
      onTestFinished(pooler.close);
      // It works as a database otherwise: nothing but the check stops the start.
      const client = new pg.Client(pooler.url);
      await client.connect();
      expect((await client.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
      await client.end();
      await expect(provided(pooler.url)).rejects.toThrow(/behind a pooler in transaction mode.*session mode/);
    },
  );

  it('takes a pooler in session mode', async () => {
    const pooler = await aPooler(await database(), { next: 'its own', notices: 'passed on' });
    onTestFinished(pooler.close);
    expect((await provided(pooler.url)).url).toBe(pooler.url);
  });
});
