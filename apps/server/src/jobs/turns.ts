import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../deps.ts';

/** Work at things that are each worked at by one at a time, such as printers: a slow one holds up no other. */
export type Turns = {
  /** Begins with every one of these that is free, and waits for them a little. */
  readonly round: (ids: readonly string[]) => Promise<void>;
  /** Until nothing is worked at. */
  readonly idle: () => Promise<void>;
  /** Begins nothing any more, and waits for what is under way. */
  readonly finish: () => Promise<void>;
};

/** How long a round waits. Milliseconds. */
const ROUND_MS = 100;

/** `work` is over with an id when it ends, and looks now and then whether the house is closing; `failed` is what the log says. */
export const createTurns = (
  { log }: { readonly log: Log },
  failed: string,
  work: (id: string, isClosed: () => boolean) => Promise<void>,
): Turns => {
  const working = new Map<string, Promise<void>>();
  let closed = false;
  const begin = (id: string): Promise<void> => {
    const done = work(id, () => closed)
      .catch((err: unknown) => log.error({ err, at: id }, failed))
      .finally(() => working.delete(id));
    working.set(id, done);
    return done;
  };
  const idle = async (): Promise<void> => {
    while (working.size > 0) await Promise.all(working.values());
  };
  return {
    round: async ids => {
      if (closed) return;
      const begun = ids.filter(id => !working.has(id)).map(begin);
      if (begun.length > 0)
        await Promise.race([Promise.all(begun), wait(ROUND_MS, undefined, { ref: false })]);
    },
    idle,
    finish: () => {
      closed = true;
      return idle();
    },
  };
};
