import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './server-process.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const TIMEOUT_MS = 30 * 60_000;

/** The environment of somebody who has Node and npm and nothing of ours: no pinned Node on the path, no settings. */
const bareEnv = (): Record<string, string> => {
  const kept = ['HOME', 'USER', 'LANG', 'TMPDIR', 'SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS'];
  const proxies = Object.keys(process.env).filter(
    name => /_proxy$/i.test(name) || /^npm_config_/i.test(name),
  );
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.includes('node_modules'))
    .join(delimiter);
  const own = [...kept, ...proxies].map(name => [name, process.env[name]] as const);
  return {
    ...Object.fromEntries(own.flatMap(([name, value]) => (value ? [[name, value]] : []))),
    PATH: path,
  };
};

const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): ChildProcess =>
  // A group of its own: npm's children end with it.
  spawn(command, args, {
    cwd,
    env: { ...bareEnv(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });

/** Milliseconds from the command until it has printed `until`, or has ended well where nothing is waited for. */
const timed = async (child: ChildProcess, until: RegExp | null): Promise<number> => {
  const started = performance.now();
  let printed = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`too slow:\n${printed.slice(-2000)}`)), TIMEOUT_MS);
    const done = (): void => {
      clearTimeout(timer);
      resolve(performance.now() - started);
    };
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (until?.test(printed)) done();
    });
    child.once('error', reject);
    child.once('exit', code => {
      if (until === null && code === 0) done();
      else reject(new Error(`ended with ${code}:\n${printed.slice(-2000)}`));
    });
  });
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    process.kill(-(child.pid ?? 0), 'SIGTERM');
  });

/** Clones what is committed, as a newcomer would, does the work in it, and removes it. */
const inClone = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = join(mkdtempSync(join(tmpdir(), 'tableside-newcomer-')), 'tableside');
  try {
    await timed(run('git', ['clone', '--quiet', ROOT, folder], tmpdir(), {}), null);
    return await work(folder);
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
};

/** Milliseconds that `npm ci` alone takes in a fresh clone. */
export const installAlone = (): Promise<number> =>
  inClone(folder => timed(run('npm', ['ci', '--loglevel=error'], folder, {}), null));

/** Milliseconds from `npm start` in a fresh clone to the printed codes. */
export const firstStart = (): Promise<number> =>
  inClone(async folder => {
    const server = run('npm', ['start'], folder, { PORT: String(await freePort()), HOST: '127.0.0.1' });
    try {
      return await timed(server, /Open this first.*\n.*VILNIUS-1/);
    } finally {
      await ended(server);
    }
  });
