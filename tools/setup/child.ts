import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';

const running = new Set<ChildProcess>();
let interrupted = false;

const endIfInterrupted = (): void => {
  if (interrupted && running.size === 0) process.exit(130);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Whoever stops us wants all of it stopped: the programs first, and no further step after them.
    interrupted = true;
    for (const child of running) child.kill(signal);
    endIfInterrupted();
  });
}

export type ChildOptions = {
  cwd?: string;
  /** Added to our own environment; undefined takes a variable away. */
  env?: Record<string, string | undefined>;
  /** `inherit` shows the output as it comes, `collect` keeps it for later. */
  output?: 'inherit' | 'collect';
  /** Ends a program that hangs, in minutes. */
  minutes?: number;
};

export type ChildResult = { code: number; output: string };

/**
 * Runs a program to its end. Never rejects: a program that cannot be started counts as exit code 127. Never resolves once
 * somebody has stopped us.
 */
export const runChild = (
  command: string,
  args: readonly string[],
  options: ChildOptions = {},
): Promise<ChildResult> =>
  new Promise(done => {
    const collect = options.output === 'collect';
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      timeout: (options.minutes ?? 0) * 60_000,
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    running.add(child);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (code: number, extra = ''): void => {
      running.delete(child);
      endIfInterrupted();
      // Nobody is told of a failure that is none: the last of the programs ends us.
      if (interrupted) return;
      done({ code, output: Buffer.concat(chunks).toString('utf8') + extra });
    };
    child.once('error', error => finish(127, error.message));
    child.once('close', code => finish(code ?? 130));
  });

/** Runs a JavaScript or TypeScript file with the Node that runs us, which is the pinned one. */
export const runNode = (args: readonly string[], options?: ChildOptions): Promise<ChildResult> =>
  runChild(process.execPath, args, options);
