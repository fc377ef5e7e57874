/** PostgreSQL channel of short words between servers; they carry no data. */
export { WAKE_CHANNEL as NOTICE_CHANNEL } from '../../../realtime/outbox.ts';

export const bridgeKey = (bridgeId: string): string => `bridge:${bridgeId}`;
export const answerKey = (requestId: string): string => `bridge-answer:${requestId}`;

/** Whoever waits on this server for a word with a name. */
export type Notices = {
  /** Resolves with the next word of that name, or when the time is over; begin it before you look. */
  readonly next: (
    name: string,
    withinMs: number,
  ) => { readonly heard: Promise<void>; readonly end: () => void };
  readonly hear: (name: string) => void;
  /** Everybody looks now, and nobody waits from here on. */
  readonly close: () => void;
  readonly isClosed: () => boolean;
};

export const createNotices = (): Notices => {
  const waiting = new Map<string, Set<() => void>>();
  let closed = false;
  const wake = (all: Iterable<() => void>): void => {
    for (const each of [...all]) each();
  };
  return {
    next: (name, withinMs) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const those = waiting.get(name) ?? new Set();
      const end = (): void => {
        clearTimeout(timer);
        those.delete(end);
        if (those.size === 0) waiting.delete(name);
        resolve();
      };
      const timer = setTimeout(() => end(), closed ? 0 : withinMs);
      those.add(end);
      waiting.set(name, those);
      return { heard: promise, end };
    },
    hear: name => wake(waiting.get(name) ?? []),
    close: () => {
      closed = true;
      for (const those of [...waiting.values()]) wake(those);
    },
    isClosed: () => closed,
  };
};
