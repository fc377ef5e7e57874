import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const entry = resolve(import.meta.dirname, '../../../../apps/bridge/src/main.ts');

/** The program itself, in a process of its own. */
export type TestBridge = {
  readonly pid: number;
  readonly output: () => string;
  /** The plug is pulled. */
  readonly killNine: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
  /** What it ended with, once it has. */
  readonly ended: Promise<number | null>;
};

/** Starts a bridge; `pairing` is `CODE@http://127.0.0.1:port` the first time. */
export const startBridge = (
  folder: string,
  options: { readonly pairing?: string; readonly also?: readonly string[] } = {},
): TestBridge => {
  const also = (options.also ?? []).flatMap(each => ['--also', each]);
  const child = spawn(
    process.execPath,
    [entry, ...(options.pairing === undefined ? [] : [options.pairing]), '--data', folder, ...also],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-8_000);
    });
  }
  const ended = new Promise<number | null>(done => child.once('exit', code => done(code)));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill('SIGCONT');
    child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid ?? 0,
    output: () => output,
    killNine: () => end('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => end('SIGTERM'),
    ended,
  };
};

/** A folder for what a bridge keeps. */
export const aBridgeFolder = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-bridge-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
