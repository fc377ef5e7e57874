import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Log } from '../deps.ts';

const Listening = z.object({ listening: z.url(), smtp: z.number().int() });

/** Where the sandbox listens, on this machine only. */
export type SandboxPlace = { readonly address: string; readonly smtpPort: number };

export type SandboxProcess = {
  /** Null until it listens. */
  readonly place: () => SandboxPlace | null;
  readonly stop: () => Promise<void>;
};

export type SandboxSettings = {
  /** The sandbox's main file. */
  readonly entry: string;
  /** Folder of its books. */
  readonly dataDir: string;
  /** Where it sends webhooks. */
  readonly serverUrl: string;
  /** How browsers reach it. */
  readonly publicUrl: string;
  readonly log: Log;
};

/**
 * The sandbox's main file in its folder: built beside a built server, where it takes a third of the memory; its sources
 * beside sources, which need no build. `startedFrom` is the server's own main file.
 */
export const sandboxEntry = (folder: string, startedFrom: string): string => {
  const built = join(folder, 'dist/main.js');
  return startedFrom.endsWith('.js') && existsSync(built) ? built : join(folder, 'src/main.ts');
};

/** A stand-in that nobody pays by at rest must not cost what the server costs. In MiB. */
const MEMORY = ['--max-old-space-size=128', '--max-semi-space-size=1'];

/** A sandbox that falls is started again after this, on the same port. */
const RESTART_AFTER_MS = 1_000;

const launch = (settings: SandboxSettings, port: number): ChildProcess =>
  spawn(process.execPath, [...MEMORY, '--disable-warning=ExperimentalWarning', settings.entry], {
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_DATA: settings.dataDir,
      SANDBOX_SERVER_URL: settings.serverUrl,
      SANDBOX_PUBLIC_URL: settings.publicUrl,
      SANDBOX_ENDS_WITH_STDIN: '1',
    },
    // It ends when our end of its standard input closes, however we ended: none is ever left over.
    stdio: ['pipe', 'pipe', 'inherit'],
    // A session of its own: Ctrl-C in the terminal reaches the server, which ends it.
    detached: true,
  });

/** What a started sandbox says first; null when it ended without a word. */
const whereItListens = (child: ChildProcess, ended: Promise<unknown>): Promise<SandboxPlace | null> => {
  const { stdout } = child;
  if (!stdout) return Promise.resolve(null);
  const line = new Promise<SandboxPlace>((resolve, reject) => {
    createInterface({ input: stdout }).once('line', said => {
      try {
        const { listening, smtp } = Listening.parse(JSON.parse(said));
        resolve({ address: listening, smtpPort: smtp });
      } catch (cause) {
        reject(cause);
      }
    });
  });
  return Promise.race([line, ended.then(() => null)]);
};

/**
 * Runs the sandbox in a process of its own, as the outside world is one: its books are no part of our database, and what
 * it knows survives our end.
 */
export const startSandbox = (settings: SandboxSettings): SandboxProcess => {
  let place: SandboxPlace | null = null;
  let child: ChildProcess | undefined;
  let stopping = false;
  const keepRunning = async (): Promise<void> => {
    let port = 0;
    while (!stopping) {
      child = launch(settings, port);
      const running = child;
      const ended = new Promise<void>(done => {
        running.once('exit', () => done());
        running.once('error', () => done());
      });
      place = await whereItListens(running, ended);
      if (place) port = Number(new URL(place.address).port);
      await ended;
      place = null;
      if (stopping) return;
      settings.log.warn('the sandbox ended and is started again');
      await wait(RESTART_AFTER_MS);
    }
  };
  const running = keepRunning().catch((err: unknown) => settings.log.error({ err }, 'there is no sandbox'));
  return {
    place: () => place,
    stop: async () => {
      stopping = true;
      child?.kill('SIGTERM');
      await running;
    },
  };
};
