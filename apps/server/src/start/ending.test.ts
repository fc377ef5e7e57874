import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { processesIn, signal } from '../database/embedded/embedded-processes.ts';
import { SAME_WISH_MS } from './shutdown.ts';

const MAIN = join(import.meta.dirname, '../main.ts');

/** The server as a terminal runs it: in a process group of its own, with its embedded PostgreSQL. */
const inTerminal = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tableside-ending-'));
  const postgres = join(dataDir, 'postgres');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DEMO: '0', LOG_LEVEL: 'error' },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)));
  const ended = new Promise<number | null>(done => child.once('close', code => done(code)));
  const databases = (): number[] => (existsSync(postgres) ? processesIn(postgres) : []);
  onTestFinished(() => {
    for (const pid of [child.pid ?? 0, ...databases()]) if (pid > 0) signal(pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir,
    ended,
    databases,
    said: () => output,
    /** What Ctrl-C in a terminal does: all of the group get it. npm passes its own on as well. */
    interrupt: () => process.kill(-(child.pid ?? 0), 'SIGINT'),
    hangUp: () => process.kill(-(child.pid ?? 0), 'SIGHUP'),
    isReady: () => expect.poll(() => output, { timeout: 120_000, interval: 20 }).toMatch(/ready at/),
    databaseIsGone: () => expect.poll(databases, { timeout: 20_000 }).toEqual([]),
  };
};

it('one Ctrl-C that arrives twice ends everything in order, the database included', {
  timeout: 180_000,
}, async () => {
  const server = inTerminal();
  await server.isReady();
  server.interrupt();
  server.interrupt();
  expect(await server.ended, server.said()).toBe(0);
  expect(server.databases()).toEqual([]);
  expect(existsSync(join(server.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

it('a terminal that is closed ends everything in order', { timeout: 180_000 }, async () => {
  const server = inTerminal();
  await server.isReady();
  server.hangUp();
  expect(await server.ended, server.said()).toBe(0);
  expect(server.databases()).toEqual([]);
});

it('Ctrl-C while it starts leaves no database behind', { timeout: 180_000 }, async () => {
  const server = inTerminal();
  await expect.poll(() => server.databases().length, { timeout: 120_000, interval: 5 }).toBeGreaterThan(0);
  server.interrupt();
  await server.ended;
  await server.databaseIsGone();
});

/** A program that ends as the server does, whose orderly end never comes to an end. */
const STUCK = `
  import { endInOrder } from ${JSON.stringify(join(import.meta.dirname, 'shutdown.ts'))};
  const hurry = async () => console.log('the database is ended');
  endInOrder({ stop: () => new Promise(() => console.log('ending')), hurry }, console);
  setInterval(() => undefined, 1_000);
  console.log('running');`;

it('a second Ctrl-C, later, does not wait for what still runs, and ends the database all the same', {
  timeout: 60_000,
}, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', STUCK]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', chunk => (output += String(chunk)));
  const ended = new Promise<number | null>(done => child.once('close', code => done(code)));
  const says = (words: string) =>
    expect.poll(() => output, { timeout: 20_000, interval: 5 }).toContain(words);
  await says('running');
  child.kill('SIGINT');
  await says('ending');
  const from = performance.now();
  await expect.poll(() => performance.now() - from, { timeout: 10_000 }).toBeGreaterThan(SAME_WISH_MS);
  child.kill('SIGINT');
  expect(await ended).toBe(1);
  expect(output).toContain('the database is ended');
});
