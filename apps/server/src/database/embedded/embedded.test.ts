import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { silentLog } from './embedded-log.ts';
import { processesIn, signal } from './embedded-processes.ts';

/** A data folder created once: creating one takes a second or two, copying it does not. */
let created = '';
beforeAll(async () => {
  created = mkdtempSync(join(tmpdir(), 'tableside-created-'));
  await (await startEmbedded({ dataDir: created, log: silentLog })).stop();
}, 60_000);
afterAll(() => rmSync(created, { recursive: true }));

const existingData = (): string => {
  const dataDir = dataDirectory();
  cpSync(created, dataDir, { recursive: true });
  return dataDir;
};

const dataDirectory = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tableside-embedded-'));
  onTestFinished(() => {
    for (const pid of processesIn(dataDir)) signal(pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
};

const query = async (database: { url: string }, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
};

const open = async (dataDir: string): Promise<EmbeddedDatabase> => {
  const database = await startEmbedded({ dataDir, log: silentLog });
  onTestFinished(() => database.stop());
  return database;
};

const serverScript = `
  import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
  const [dataDir] = process.argv.slice(1);
  const database = await startEmbedded({ dataDir, log: console });
  console.log('ready', database.pid(), database.url);
  setInterval(() => {}, 1000);
`;

/** A server process of its own, which the test can kill. */
const serverProcess = async (dataDir: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', serverScript, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => /^ready/m.test(String(chunk)) && resolve(String(chunk)));
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  const [, pid = '', url = ''] = line.trim().split(' ');
  return { child, databasePid: Number(pid), url };
};

describe('the embedded database', { timeout: 60_000 }, () => {
  it('keeps what was written over a stop and a start', async () => {
    const dataDir = existingData();
    const first = await startEmbedded({ dataDir, log: silentLog });
    await query(first, 'create table kept (id int)');
    await query(first, 'insert into kept values (1)');
    await first.stop();
    expect(processesIn(join(dataDir, 'postgres'))).toEqual([]);
    expect(await query(await open(dataDir), 'select * from kept')).toEqual([{ id: 1 }]);
  });

  it('listens on no TCP port and syncs every commit to disk', async () => {
    const database = await open(existingData());
    expect(
      await query(
        database,
        "select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync",
      ),
    ).toEqual([{ tcp: '', fsync: 'on', sync: 'on' }]);
  });

  it('starts again by itself when PostgreSQL is killed, with every committed row', async () => {
    const database = await open(existingData());
    await query(database, 'create table kept (id int)');
    await query(database, 'insert into kept values (1)');
    const killed = database.pid();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => expect(database.pid()).not.toBe(killed), 20_000);
    expect(await query(database, 'select * from kept')).toEqual([{ id: 1 }]);
  });

  it('goes on trying when it cannot be started, as on a full disk, and never begins anew with an empty one', async () => {
    const dataDir = existingData();
    const said: string[] = [];
    const log = { ...silentLog, error: (message: string) => void said.push(message) };
    const database = await startEmbedded({ dataDir, log, restartPause: 100 });
    onTestFinished(() => database.stop());
    await query(database, 'create table kept (id int)');
    await query(database, 'insert into kept values (1)');
    const [folder, away] = [join(dataDir, 'postgres'), join(dataDir, 'away')];
    renameSync(folder, away);
    process.kill(database.pid(), 'SIGKILL');
    const failures = (): number => said.filter(message => message.endsWith('is gone.')).length;
    await vi.waitFor(() => expect(failures()).toBeGreaterThan(1), 20_000);
    for (const pid of processesIn(away)) signal(pid, 'SIGKILL');
    renameSync(away, folder);
    await vi.waitFor(
      async () => expect(await query(database, 'select * from kept')).toEqual([{ id: 1 }]),
      20_000,
    );
  });

  it('stops a database whose server was killed and starts one of its own, with every committed row', async () => {
    const dataDir = existingData();
    const { child, databasePid, url } = await serverProcess(dataDir);
    await query({ url }, 'create table kept (id int)');
    await query({ url }, 'insert into kept values (1)');
    const gone = new Promise(done => child.once('close', done));
    child.kill('SIGKILL');
    await gone;
    expect(processesIn(join(dataDir, 'postgres'))).toContain(databasePid);
    const database = await open(dataDir);
    expect(processesIn(join(dataDir, 'postgres'))).not.toContain(databasePid);
    expect(await query(database, 'select * from kept')).toEqual([{ id: 1 }]);
  });

  it('heals after server and PostgreSQL were killed together', async () => {
    const dataDir = existingData();
    const { child, databasePid, url } = await serverProcess(dataDir);
    await query({ url }, 'create table kept (id int)');
    await query({ url }, 'insert into kept values (1)');
    const gone = new Promise(done => child.once('close', done));
    child.kill('SIGKILL');
    process.kill(databasePid, 'SIGKILL');
    await gone;
    expect(await query(await open(dataDir), 'select * from kept')).toEqual([{ id: 1 }]);
  });

  it('is not kept from starting by a lock file whose process id now belongs to another program', async () => {
    const dataDir = existingData();
    await (await startEmbedded({ dataDir, log: silentLog })).stop();
    const folder = join(dataDir, 'postgres');
    writeFileSync(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n\n\nready\n`);
    expect(await query(await open(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('builds the cluster anew when the first creation was cut short', async () => {
    const dataDir = dataDirectory();
    mkdirSync(join(dataDir, 'postgres.new'));
    writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
    expect(await query(await open(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a second server on the same folder, and says what to do', async () => {
    const dataDir = existingData();
    await open(dataDir);
    await expect(startEmbedded({ dataDir, log: silentLog })).rejects.toThrow(
      /Another Tableside server is running on .*DATA_DIR/,
    );
  });

  it('refuses a folder of another major version instead of touching it', async () => {
    const dataDir = dataDirectory();
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
    await expect(startEmbedded({ dataDir, log: silentLog })).rejects.toThrow(/written by PostgreSQL 14/);
  });

  it('works from a folder with a long path', async () => {
    const dataDir = join(dataDirectory(), 'a'.repeat(120));
    expect(await query(await open(dataDir), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.getuid?.() === 0)('never runs as root', async () => {
    const database = await open(existingData());
    const inside = execFileSync('cat', [`/proc/${database.pid()}/status`], { encoding: 'utf8' });
    expect(inside).not.toMatch(/^CapEff:\s*(?!0+$)[0-9a-f]+$/m);
  });
});
