import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPooler } from '@tableside/testkit/doubles/pooler.ts';
import { freshDatabase } from '@tableside/testkit/server/cluster.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tableside-main-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Ended = { readonly code: number | null; readonly output: string };

const start = (env: Record<string, string>) => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, DATA_DIR: dataDir, HOST: '127.0.0.1', DEMO: '0', ...env },
  });
  let output = '';
  const grown = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += String(chunk);
      for (const listener of grown) listener();
    });
  }
  const ended = new Promise<Ended>(resolve => child.once('close', code => resolve({ code, output })));
  const saying = (words: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const match = words.exec(output);
        if (match) resolve(match);
      };
      grown.add(look);
      look();
      ended.then(() => reject(new Error(`ended without saying ${words}: ${output}`)), reject);
    });
  return { child, ended, saying, output: () => output };
};

describe('starting', () => {
  it('names a setting that cannot be used', async () => {
    const { code, output } = await start({ PORT: 'eighty' }).ended;
    expect([code, output]).toEqual([1, 'PORT="eighty" cannot be used: write a number from 0 to 65535\n']);
  });

  it('says that a database cannot be reached, without its password', async () => {
    const { code, output } = await start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' }).ended;
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL (postgres://me:***@127.0.0.1:1/x) cannot be used');
    expect(output).not.toContain('secret');
  });

  it('says that a database cannot be reached at any address of its name', async () => {
    const { output } = await start({ DATABASE_URL: 'postgres://me@localhost:1/x' }).ended;
    expect(output).toContain('(postgres://me@localhost:1/x) cannot be used: connect ECONNREFUSED');
  });

  it('says what it needs where a pooler shares its connections, and stops', async () => {
    const fresh = await freshDatabase();
    const pooler = await aPooler(fresh.url, { next: 'last used', notices: 'lost' });
    const { code, output } = await start({ PORT: '0', DATABASE_URL: pooler.url }).ended;
    await pooler.close();
    expect([code, output]).toEqual([1, expect.stringContaining('it is behind a pooler in transaction mode')]);
    expect(output).toContain('set the pooler to session mode, or write the direct address of PostgreSQL');
    await fresh.drop();
  });

  it('says that the data folder cannot be made', async () => {
    const { code, output } = await start({ DATA_DIR: join(MAIN, 'data') }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('DATA_DIR cannot be used')]);
  });

  it('says that the port is in use', async () => {
    const fresh = await freshDatabase();
    const taken = createServer();
    await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, output } = await start({ PORT: port, DATABASE_URL: fresh.url }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
    taken.close();
    await fresh.drop();
  });

  it('prints where it is, serves, and ends in order at SIGTERM', async () => {
    const fresh = await freshDatabase();
    const server = start({ PORT: '0', DATABASE_URL: fresh.url });
    const [, port] = await server.saying(/ready at http:\/\/localhost:(\d+)/);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(ready.status, server.output()).toBe(200);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    await fresh.drop();
  });
});
