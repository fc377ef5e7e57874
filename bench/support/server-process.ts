import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_ENTRY, SERVER_MEMORY, SERVER_OPTIONS } from '../../tools/setup/server-command.ts';

/** A free loopback port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type RunningServer = {
  readonly base: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Milliseconds from spawn to the first good `/readyz`. */
  readonly readyAfter: number;
  /** How late its event loop was since this was last asked, in milliseconds; of a watched server. */
  readonly howLate: () => Promise<Late>;
  readonly stop: (keepData?: boolean) => Promise<void>;
};
/** `stretch`: the most that its main thread worked without a pause, in CPU time. */
export type Late = { readonly p99: number; readonly max: number; readonly stretch: number };

const watch = new URL('./watched-loop.ts', import.meta.url).pathname;

const untilReady = async (base: string, child: ChildProcess): Promise<void> => {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ready = await fetch(`${base}/readyz`).then(
      response => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  throw new Error('the server was not ready in 180 s');
};

/** Starts the built server as guests meet it and `npm start` starts it: own process, own data folder, embedded PostgreSQL with fsync on. */
export const startServer = async (options: {
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Its event loop is watched; further options of Node. */
  readonly watched?: boolean;
  readonly nodeOptions?: readonly string[];
}): Promise<RunningServer> => {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'tableside-bench-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const nodeOptions = [
    ...SERVER_OPTIONS,
    ...(options.watched ? ['--import', watch] : []),
    ...(options.nodeOptions ?? []),
  ];
  const child = spawn(process.execPath, [...nodeOptions, SERVER_ENTRY], {
    env: {
      ...SERVER_MEMORY,
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUSTED_HOSTS: `127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'ignore', 'inherit', ...(options.watched ? (['ipc'] as const) : [])],
  });
  await untilReady(base, child);
  return {
    base,
    pid: child.pid ?? 0,
    dataDir,
    readyAfter: performance.now() - started,
    howLate: async () => {
      const said = once(child, 'message');
      child.send('how late');
      const [late] = (await said) as [Late];
      return late;
    },
    stop: async keepData => {
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
