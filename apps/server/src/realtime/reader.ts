import type { Log } from '../deps.ts';
import type { Position } from './position.ts';
import type { StoredEvent } from './store.ts';

export type EventSource = {
  readonly current: () => Promise<Position>;
  readonly after: (
    place: Position,
    limit: number,
  ) => Promise<{ readonly events: readonly StoredEvent[]; readonly behind: boolean }>;
};

export type OutboxReader = {
  /** Begins at now; nothing committed later is missed. */
  readonly start: () => Promise<void>;
  /** There may be something new. Many calls during one pass make one more pass. */
  readonly wake: () => void;
  /** The last place delivered. */
  readonly position: () => Position;
  readonly stop: () => Promise<void>;
};

/** Events of one query. */
const PAGE = 500;
/** First and longest pause while committed events wait for an older transaction. Milliseconds. */
const BEHIND_MS = { first: 2, longest: 100 } as const;
/** Looks by itself this often, should a wake be lost. */
const POLL_MS = 5_000;
const AFTER_FAILURE_MS = 500;

/** Reads the outbox in commit-safe order, one pass at a time, and hands each event on exactly once. ADR 0002. */
export const createOutboxReader = (
  source: EventSource,
  deliver: (events: readonly StoredEvent[]) => void,
  log: Log,
): OutboxReader => {
  let place: Position = { xid: 0, id: 0 };
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = true;
  let pause: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let patience: number = BEHIND_MS.first;

  const wakeIn = (milliseconds: number): void => {
    clearTimeout(pause);
    pause = setTimeout(wake, milliseconds);
    pause.unref();
  };

  const pass = async (): Promise<void> => {
    const { events, behind } = await source.after(place, PAGE);
    const last = events.at(-1);
    if (last) {
      place = { xid: last.xid, id: last.id };
      deliver(events);
    }
    if (events.length === PAGE) again = true;
    if (!behind) patience = BEHIND_MS.first;
    else if (!again) {
      wakeIn(patience);
      patience = Math.min(patience * 2, BEHIND_MS.longest);
    }
  };

  const passes = async (): Promise<void> => {
    try {
      do {
        again = false;
        await pass();
      } while (again && !stopped);
    } catch (error) {
      if (stopped) return;
      log.warn({ err: error }, 'realtime could not read the outbox');
      wakeIn(AFTER_FAILURE_MS);
    } finally {
      running = null;
    }
  };

  const wake = (): void => {
    if (stopped) return;
    if (running) again = true;
    else running = passes();
  };

  return {
    start: async () => {
      place = await source.current();
      stopped = false;
      poll = setInterval(wake, POLL_MS);
      poll.unref();
      wake();
    },
    wake,
    position: () => place,
    stop: async () => {
      stopped = true;
      clearTimeout(pause);
      clearInterval(poll);
      await running;
    },
  };
};
