import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { Log } from '../deps.ts';
import type { Jobs } from './jobs.ts';
import type { Answered, Asked } from './message.ts';

/** More than this waits in vain. */
const MAX_WAITING = 24;
/** When somebody who is sent away may come again, in seconds. */
const RETRY_AFTER = 10;
/**
 * Longer than any work of a size that is taken needs, also where others want the cores, who all go first; what takes longer
 * was made to. Milliseconds.
 */
const MAX_MS = 90_000;
/** Without work for so long, the process ends and its memory is free. Milliseconds. */
const IDLE_MS = 20_000;
/** In MiB. */
const MEMORY = ['--max-old-space-size=384', '--disable-warning=ExperimentalWarning'];

type Input<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0];
type Output<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;

export type Workshop = {
  /**
   * Does what takes longer than guests can wait, in a process of its own, one piece of work after the other. Throws the
   * `Refusal` of the work, and unavailable when too much waits or the work breaks its process.
   */
  readonly run: <Name extends keyof Jobs>(name: Name, input: Input<Name>) => Promise<Output<Name>>;
  readonly stop: () => Promise<void>;
};

/** Built beside a built server; the source beside sources, which need no build. */
const entry = (): string => {
  const built = join(import.meta.dirname, '../../dist/workshop.js');
  const isBuilt = process.argv[1]?.endsWith('.js') === true && existsSync(built);
  return isBuilt ? built : join(import.meta.dirname, 'main.ts');
};

/** Starts the process that works. */
export const startWorker = (): ChildProcess =>
  fork(entry(), {
    execArgv: MEMORY,
    // What opens strangers' files knows no secret.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

const unavailable = (): Refusal => new Refusal('unavailable', { retry_after: RETRY_AFTER });

/** The answer of a process to one piece of work; null when it ended or took too long. */
const ask = (child: ChildProcess, asked: Asked): Promise<Answered | null> =>
  new Promise(done => {
    const end = (answer: Answered | null): void => {
      clearTimeout(late);
      child.off('message', end).off('exit', gone).off('error', gone);
      done(answer);
    };
    const gone = (): void => end(null);
    const late = setTimeout(gone, MAX_MS);
    child.on('message', end).on('exit', gone).on('error', gone);
    child.send(asked, error => error && gone());
  });

/** The process is started for the first piece of work and ends when there was none for a while. */
export const createWorkshop = (log: Pick<Log, 'warn'>, start = startWorker): Workshop => {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();
  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  const work = async (asked: Asked): Promise<unknown> => {
    if (isOver) throw unavailable();
    clearTimeout(idle);
    child = child?.connected ? child : start();
    const answer = await ask(child, asked);
    if (answer === null) {
      end();
      log.warn({ job: asked.name }, 'a piece of work broke the workshop, or took too long');
      throw unavailable();
    }
    idle = setTimeout(end, IDLE_MS).unref();
    if ('refused' in answer) throw new Refusal(answer.refused, answer.details);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.value;
  };
  return {
    run: (name, input) => {
      if (waiting >= MAX_WAITING) return Promise.reject(unavailable());
      waiting += 1;
      const done = last
        .then(() => work({ name, input }))
        .finally(() => {
          waiting -= 1;
        });
      last = done.catch(() => undefined);
      return done as Promise<never>;
    },
    stop: async () => {
      isOver = true;
      clearTimeout(idle);
      end();
      await last;
    },
  };
};
