import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const HASTEN = new URL('./hasten.ts', import.meta.url).href;

/** A program in a process of its own, its clock in our hands. */
export type Child = {
  readonly process: ChildProcess;
  /** The first line that it says. */
  readonly firstLine: Promise<string>;
  /** The last things that it said, for whoever looks for a reason. */
  readonly said: () => string;
  readonly gone: Promise<void>;
  /** Everything it said has been read. */
  readonly silent: Promise<void>;
  /** Puts its clock so many milliseconds before ours. */
  readonly setAhead: (ms: number) => Promise<void>;
};

export const startChild = (entry: string, env: Readonly<Record<string, string>>): Child => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', HASTEN, entry],
    {
      env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let said = '';
  const first = Promise.withResolvers<string>();
  first.promise.catch(() => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-20_000);
      const end = said.indexOf('\n');
      if (end >= 0) first.resolve(said.slice(0, end));
    });
  }
  const gone = new Promise<void>(done => child.once('exit', () => done()));
  const silent = new Promise<void>(done => child.once('close', () => done()));
  void silent.then(() => first.reject(new Error(`it ended: ${said}`)));
  return {
    process: child,
    firstLine: first.promise,
    said: () => said,
    gone,
    silent,
    setAhead: async ms => {
      if (!child.connected || child.exitCode !== null) return;
      const heard = new Promise<void>(done => child.once('message', () => done()));
      child.send({ ahead: ms }, () => undefined);
      await Promise.race([heard, gone]);
    },
  };
};

/** When the server in a process takes guests; throws when it has ended instead. */
export const untilReady = async (url: string, child: Child, lookAgainMs: number): Promise<void> => {
  for (;;) {
    const { exitCode, signalCode } = child.process;
    if (exitCode !== null || signalCode !== null) {
      await child.silent;
      throw new Error(`a server ended at its start (${signalCode ?? exitCode}): ${child.said()}`);
    }
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(lookAgainMs);
  }
};
