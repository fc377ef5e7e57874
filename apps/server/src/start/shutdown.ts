import type { Log } from '../deps.ts';

/** After this, whatever still runs is cut off; PostgreSQL rolls it back. */
const TIMEOUT_MS = 10_000;

/**
 * Signals closer together than this say one thing: a terminal sends Ctrl-C to every program in it, and npm passes on what
 * it got itself. In milliseconds.
 */
export const SAME_WISH_MS = 2_000;

/** After a second wish the database alone is waited for, this long. */
const HURRIED_MS = 5_000;

export type Ending = {
  /** Whether the end has begun: what fails from then on is no news. */
  readonly begun: () => boolean;
};

/**
 * Ends the process in order at SIGTERM, SIGINT and a terminal that is closed, and with an error after a fatal failure. At a
 * second signal, later, nothing but `hurry` is waited for: the database is never left behind.
 */
export const endInOrder = (
  { stop, hurry }: { readonly stop: () => Promise<void>; readonly hurry: () => Promise<void> },
  log: Log,
): Ending => {
  let since: number | null = null;
  const leaveAfter = (ms: number): void => {
    setTimeout(() => process.exit(1), ms).unref();
  };
  const end = (code: number): void => {
    const now = performance.now();
    if (since !== null) {
      if (now - since < SAME_WISH_MS) return;
      leaveAfter(HURRIED_MS);
      void hurry().finally(() => process.exit(1));
      return;
    }
    since = now;
    leaveAfter(TIMEOUT_MS);
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'ending after a failure nobody handled');
      end(1);
    });
  }
  return { begun: () => since !== null };
};
