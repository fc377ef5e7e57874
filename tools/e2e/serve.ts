import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { throwAwayFolder } from '../../packages/testkit/src/server/throw-away-folder.ts';
import { inRoot } from '../setup/root.ts';

const patience = 120_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const untilReady = async (url: string, child: ChildProcess, log: string): Promise<void> => {
  const end = performance.now() + patience;
  while (performance.now() < end && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The server did not become ready:\n${readFileSync(log, 'utf8').slice(-4000)}`);
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise(done => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', () => done());
  });

export type Served = {
  readonly url: string;
  /** What the server has written so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

/** Names the data folder of a demo that was started once, in this process and the workers of its run. */
const TEMPLATE = 'TABLESIDE_E2E_TEMPLATE';

/**
 * Starts the built server: a free port, a data folder of its own, the demo venues as they are after the first start. They
 * are copied from where the run made them once; there are none in a process that is of no run.
 */
export const serveDemo = (): Promise<Served> =>
  serve({ DEMO: '1', SANDBOX: '1' }, process.env[TEMPLATE] ?? null);
/** As `serveDemo`, on a database that its caller takes away and gives back. */
export const serveDemoOn = (databaseUrl: string): Promise<Served> =>
  serve({ DEMO: '1', SANDBOX: '0', DATABASE_URL: databaseUrl });
/** As `serveDemo`, with nothing in it: what an owner finds after installing. */
export const serveEmpty = (): Promise<Served> => serve({ DEMO: '0', SANDBOX: '0' });

type Server = Served & {
  readonly data: string;
  /** As `stop`, but its data stay. */
  readonly end: () => Promise<void>;
};

const serve = async (
  settings: Readonly<Record<string, string>>,
  template: string | null = null,
): Promise<Server> => {
  const server = inRoot('apps', 'server', 'dist', 'main.js');
  if (!existsSync(server)) throw new Error('The server is not built: run npm run build first.');
  const dataDir = throwAwayFolder('tableside-journeys-', 'data/postgres');
  const data = join(dataDir, 'data');
  // With owners and rights, which PostgreSQL looks at.
  if (template) execFileSync('cp', ['-a', template, data]);
  const log = join(dataDir, 'server.log');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const output = openSync(log, 'w');
  const { DATABASE_URL: _ignored, PUBLIC_URL: _also, NODE_ENV: _too, ...inherited } = process.env;
  const child = spawn(process.execPath, [server], {
    cwd: dataDir,
    env: {
      ...inherited,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      ...settings,
      // All pages of a run come from one address, and this is not a test of the limits.
      RATE_LIMIT_FACTOR: '100',
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended(child);
    clearTimeout(hard);
  };
  const stop = async (): Promise<void> => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, output: () => readFileSync(log, 'utf8'), stop, end, data };
};

/** One server for the whole browser run, and what others begin with. TABLESIDE_E2E_URL, when set, names a server that runs already. */
export default async (): Promise<() => Promise<void>> => {
  const first = await serve({ DEMO: '1', SANDBOX: '1' });
  await first.end();
  process.env[TEMPLATE] = first.data;
  if (process.env.TABLESIDE_E2E_URL) return first.stop;
  const { url, stop } = await serveDemo();
  process.env.TABLESIDE_E2E_URL = url;
  return async () => {
    await stop();
    await first.stop();
  };
};
