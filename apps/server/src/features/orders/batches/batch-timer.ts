import type { Deps } from '../../../deps.ts';
import type { StoredEvent } from '../../../realtime/index.ts';
import { activateBatch } from './activate-batch.ts';
import { dueBatches, lockBatch, nextBatchAt } from './batch-store.ts';

/** Longest sleep of the timer, so that a clock that jumps does no harm. Milliseconds. */
const MAX_SLEEP_MS = 60_000;

export type BatchTimer = {
  /** Sends every batch whose time has come; safe on several servers at once. */
  readonly sendDue: (now: number) => Promise<void>;
  /** An event may have brought a new batch: wakes in time for it. */
  readonly notice: (events: readonly StoredEvent[]) => void;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
};

/** Sends batches at their second, on whichever server wakes first; a job looks after what a dead one left. ORDER-35. */
export const createBatchTimer = (deps: Pick<Deps, 'database' | 'venues' | 'clock' | 'log'>): BatchTimer => {
  const { database, venues, clock, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const send = async (id: string, now: number): Promise<void> => {
    // The venue is read before the transaction: no second connection while one is held.
    const batch = await database.transaction(run => lockBatch(run, id));
    if (!batch) return;
    const { settings } = await venues.get(batch.venue_id);
    await database.transaction(run =>
      activateBatch(run, { id, actor: 'system', now, choices: settings, onlyIfDue: true }),
    );
  };

  const sendDue = async (now: number): Promise<void> => {
    for (const id of await dueBatches(database.run, new Date(now))) await send(id, now);
  };

  const sleepUntil = (at: number): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void round(), Math.min(Math.max(at - clock(), 0), MAX_SLEEP_MS));
    timer.unref();
  };

  const round = async (): Promise<void> => {
    try {
      await sendDue(clock());
      const next = await nextBatchAt(database.run);
      if (next) sleepUntil(next.getTime());
    } catch (err) {
      log.error({ err }, 'batches could not be sent');
      sleepUntil(clock() + 1_000);
    }
  };

  return {
    sendDue,
    notice: events => {
      if (events.some(({ data }) => data.includes('"waiting_for": "guests"'))) void round();
    },
    start: () => {
      stopped = false;
      return round();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
