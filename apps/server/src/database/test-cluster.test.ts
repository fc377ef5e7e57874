import { freshDatabase } from '@tableside/testkit/server/cluster.ts';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';

const open = async () => {
  const database = await freshDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  return client;
};

describe('freshDatabase', () => {
  it('gives every caller a database of its own', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    await one.query('create table only_here (id int)');
    await expect(two.query('select * from only_here')).rejects.toThrow(/does not exist/);
  });

  it('gives a database with the newest schema', async () => {
    const client = await open();
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1");
    expect(rows).toHaveLength(1);
  });
});
