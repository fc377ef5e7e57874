import { LOCK_LOST_AFTER, whileHolding } from '../database/connection/held-lock.ts';
import type { Database } from '../database/database.ts';
import type { Clock, Log } from '../deps.ts';

/** Work that repeats. `run` must be able to run again after it was cut off anywhere. */
export type Job = {
  readonly name: string;
  readonly everySeconds: number;
  /** `now` in epoch milliseconds. */
  readonly run: (now: number) => Promise<void>;
  /** Runs on every server, not on one of them. */
  readonly onEveryServer?: boolean;
};

export type JobRunner = {
  readonly start: () => void;
  /** Runs one job now and waits for it; for tests and for the last flush. Does nothing while another server runs it. */
  readonly runNow: (name: string) => Promise<void>;
  /** No job starts any more; waits for those that run. */
  readonly stop: () => Promise<void>;
};

/** First halves of our advisory lock keys; the second is the job's name. */
const LOCK_SPACE = 0x7ab1e;

/**
 * Locks that one server asks for or holds at once. Each keeps a connection while its job needs others; when as many jobs
 * are due in the same moment as the pool has connections, all would wait for each other. More than can be silent for long.
 */
const LOCKS_AT_ONCE = 6;

/**
 * Repeats jobs by timers. Each round first takes the job's advisory lock, so that of several servers one runs it; the
 * lock lives in a transaction and dies with its server. A failure is logged and the next round tries again.
 */
export const createJobRunner = (
  jobs: readonly Job[],
  { database, clock, log }: { readonly database: Database; readonly clock: Clock; readonly log: Log },
): JobRunner => {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<void>>();
  let stopped = false;
  let locks = 0;
  const waiting: (() => void)[] = [];

  /** `work` once there is a place for its lock, first come first served. */
  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    if (locks >= LOCKS_AT_ONCE) await new Promise<void>(next => waiting.push(next));
    else locks += 1;
    // Whoever ends hands its place on.
    await work().finally(() => {
      const next = waiting.shift();
      if (next) next();
      else locks -= 1;
    });
  };

  const locked = (job: Job): Promise<void> =>
    database.longTransaction(async run => {
      const [row] = await run<{ mine: boolean }>(
        'job-lock',
        `select pg_try_advisory_xact_lock($1, hashtext($2)) as mine,
           set_config('idle_in_transaction_session_timeout', $3, true)`,
        [LOCK_SPACE, job.name, LOCK_LOST_AFTER],
      );
      if (!row?.mine) return;
      await whileHolding(run, () => job.run(clock()));
    });

  const round = (job: Job): Promise<void> => {
    const already = running.get(job.name);
    if (already) return already;
    if (stopped) return Promise.resolve();
    const work = (job.onEveryServer ? job.run(clock()) : inTurn(() => locked(job)))
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'))
      .finally(() => running.delete(job.name));
    running.set(job.name, work);
    return work;
  };

  return {
    start: () => {
      for (const job of jobs)
        timers.push(setInterval(() => void round(job), job.everySeconds * 1000).unref());
    },
    runNow: async name => {
      const job = jobs.find(found => found.name === name);
      if (!job) throw new Error(`no job named ${name}`);
      await round(job);
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
};
