import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../apps/server/src/database/embedded/embedded.ts';
import { silentLog } from '../../apps/server/src/database/embedded/embedded-log.ts';
import { backUp } from './backup.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tableside-backup-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const open = async (dataDir: string): Promise<EmbeddedDatabase> => {
  const database = await startEmbedded({ dataDir, log: silentLog });
  onTestFinished(() => database.stop());
  return database;
};

const connected = async (database: EmbeddedDatabase): Promise<pg.Client> => {
  const client = new pg.Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
};

const numbersIn = async (database: EmbeddedDatabase): Promise<number[]> => {
  const client = await connected(database);
  const { rows } = await client.query<{ n: number }>('select n from written order by n');
  return rows.map(({ n }) => n);
};

it('a copy made while orders come in starts by itself, with all that was committed before and nothing half', async () => {
  const dataDir = join(root, 'data');
  const database = await open(dataDir);
  mkdirSync(join(dataDir, 'media'));
  writeFileSync(join(dataDir, 'media', 'soup.avif'), 'a picture');
  writeFileSync(join(dataDir, 'secret.key'), 'a key', { mode: 0o600 });
  writeFileSync(join(dataDir, 'postgres.log'), 'only for the server');
  const client = await connected(database);
  await client.query('create table written (n int primary key, much text not null)');
  let last = 0;
  let writing = true;
  const write = async () => {
    while (writing) {
      const n = last + 1;
      await client.query('insert into written values ($1, repeat($2, 2000))', [n, String(n)]);
      last = n;
    }
  };
  const writer = write();
  while (last < 50) await client.query('select 1');
  const committed = last;
  const { folder, bytes } = await backUp({ dataDir, databaseUrl: null }, join(root, 'backups'), new Date());
  writing = false;
  await writer;

  expect(readdirSync(join(root, 'backups'))).toEqual([folder.slice(join(root, 'backups').length + 1)]);
  expect(readdirSync(folder).sort()).toEqual(['media', 'postgres', 'secret.key']);
  expect(readFileSync(join(folder, 'media', 'soup.avif'), 'utf8')).toBe('a picture');
  expect(bytes).toBeGreaterThan(1_000_000);
  // Started elsewhere, as on another machine, while the original still runs.
  const elsewhere = join(root, 'elsewhere');
  cpSync(folder, elsewhere, { recursive: true });
  const restored = await numbersIn(await open(elsewhere));
  expect(restored.length).toBeGreaterThanOrEqual(committed);
  expect(restored).toEqual(restored.map((_, index) => index + 1));
}, 120_000);

it('a copy needs no server that runs, and one that was not finished is no copy', async () => {
  const dataDir = join(root, 'data');
  const database = await startEmbedded({ dataDir, log: silentLog });
  await database.stop();
  const backups = join(root, 'backups');
  mkdirSync(join(backups, 'tableside-unfinished', 'postgres'), { recursive: true });
  const at = new Date('2026-11-22T13:05:01Z');
  const { folder } = await backUp({ dataDir, databaseUrl: null }, backups, at);
  expect(folder).toBe(join(backups, 'tableside-2026-11-22T130501Z'));
  expect(readdirSync(backups)).toEqual(['tableside-2026-11-22T130501Z']);
  expect(existsSync(join(folder, 'postgres', 'backup_label'))).toBe(true);
  // Nothing was left running on the original.
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
}, 120_000);

it('what is no installation is not copied, nor is one into itself', async () => {
  const at = new Date();
  const nowhere = { dataDir: join(root, 'nothing'), databaseUrl: null };
  await expect(backUp(nowhere, join(root, 'backups'), at)).rejects.toThrow('There is no installation');
  const empty = { dataDir: root, databaseUrl: null };
  await expect(backUp(empty, join(root, 'backups'), at)).rejects.toThrow('There is no database');
  const itself = { dataDir: root, databaseUrl: 'postgres://elsewhere/tableside' };
  await expect(backUp(itself, join(root, 'backups'), at)).rejects.toThrow('lost with it');
});
