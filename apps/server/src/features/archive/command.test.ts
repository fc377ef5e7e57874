import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { freshDatabase } from '@tableside/testkit/server/cluster.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

const command = resolve(import.meta.dirname, '../../../../../tools/archive/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'tableside-archive-command-'));
let server: TestServer;
let databaseUrl: string;
beforeAll(async () => {
  server = await testServer();
  const { rows } = await server.database.pool.query('select current_database() as name');
  const { connectionString = '' } = server.database.pool.options;
  databaseUrl = connectionString.replace(/\/[^/?]*(\?|$)/, `/${rows[0].name}$1`);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Said = { readonly code: number | null; readonly out: string };
const begun = (url: string, ...args: string[]): { child: ChildProcess; said: Promise<Said> } => {
  const child = spawn(process.execPath, [command, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: 'https://menu.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      out += chunk;
    });
  }
  const said = new Promise<Said>(done => child.once('close', code => done({ code, out })));
  return { child, said };
};
const anotherDatabase = async (): Promise<{ url: string; client: pg.Client }> => {
  const fresh = await freshDatabase();
  const client = new pg.Client(fresh.connection);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await fresh.drop();
  });
  return { url: fresh.url, client };
};
const venuesIn = async (client: pg.Client): Promise<number> =>
  Number((await client.query('select count(*) from venue')).rows[0].count);

it('the command makes an archive, checks it and restores it; killed in the middle it leaves nothing', async () => {
  const scene = await aTableScene(server);
  await placed(scene.phone, ['soup', 'beer']);
  const file = join(folder, 'venue.zip');
  const made = await begun(databaseUrl, '--venue', scene.venue.slug, '--to', file).said;
  expect(made).toMatchObject({ code: 0 });
  expect(readdirSync(folder).filter(name => name.startsWith('venue'))).toEqual(['venue.zip']);
  const checked = await begun(databaseUrl, '--check', file).said;
  expect(checked.out).toContain('It is whole.');
  expect(checked.out).toContain('data/orders.jsonl: 1');

  const { url, client } = await anotherDatabase();
  // Somebody holds a table that is written late: the restore waits in the middle of its work.
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table order_history in exclusive mode');
  const { child, said } = begun(url, '--restore', file, '--owner', 'me@venue.example');
  const waiting = async (): Promise<number> => {
    const { rows } = await client.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(waiting).toBe(1);
  child.kill('SIGKILL');
  await said;
  await holder.query('rollback');
  await holder.end();
  expect(await venuesIn(client)).toBe(0);

  // Whoever was killed holds the restore of the next one until the database has noticed.
  const again = await begun(url, '--restore', file, '--owner', 'me@venue.example').said;
  expect(again).toMatchObject({ code: 0 });
  expect(again.out).toMatch(/owner me@venue\.example .*: https:\/\/menu\.example\/console\/join#\S{20,}/);
  expect(await venuesIn(client)).toBe(1);

  const twice = await begun(url, '--restore', file, '--owner', 'me@venue.example').said;
  expect(twice.code).toBe(1);
  expect(twice.out).toContain('Nothing was written.');
  expect(twice.out).toContain('The venue is here already');
}, 120_000);

it('who asks for nothing that there is reads how', async () => {
  expect(await begun(databaseUrl).said).toMatchObject({ code: 2 });
  const unknown = await begun(databaseUrl, '--venue', 'nowhere', '--to', join(folder, 'x.zip')).said;
  expect(unknown.code).toBe(1);
  expect(unknown.out).toContain('No venue is called nowhere.');
  const none = await begun(databaseUrl, '--restore', join(folder, 'none.zip')).said;
  expect(none.code).toBe(1);
}, 60_000);
