import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processesIn, signal } from '../../../../apps/server/src/database/embedded/embedded-processes.ts';

const entry = resolve(import.meta.dirname, '../../../../apps/server/src/main.ts');

/** A free loopback port. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type ServerProcess = {
  readonly url: string;
  /** Where its embedded database listens. */
  readonly database: () => { host: string; port: number; user: string; database: string };
  /** Power off: the server and its database end at the same moment, with nothing finished. */
  readonly killNine: () => Promise<void>;
  /** Stands still, as a frozen machine does, and goes on. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
};

const untilReady = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(20);
  }
};

/** The whole server in a process of its own, with its embedded PostgreSQL under `dataDir`; resolves when it is ready. */
export const startServerProcess = async (
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> => {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '0',
      SANDBOX: '0',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      PORT: String(port),
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>(done => child.once('exit', () => done()));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4_000);
    });
  }
  await untilReady(url, child, () => output);
  const postgres = join(dataDir, 'postgres');
  return {
    url,
    database: () => {
      const lines = readFileSync(join(postgres, 'postmaster.pid'), 'utf8').split('\n');
      return { host: lines[4] ?? '', port: Number(lines[3]), user: 'tableside', database: 'tableside' };
    },
    killNine: async () => {
      const pids = processesIn(postgres);
      child.kill('SIGKILL');
      for (const pid of pids) signal(pid, 'SIGKILL');
      await gone;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
};
