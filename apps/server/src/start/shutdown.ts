import type { Log } from '../deps.ts';

/** After this, whatever still runs is cut off; PostgreSQL rolls it back. */
const PATIENCE_MS = 10_000;

/** Ends the process in order at SIGTERM and SIGINT, at once at a second one, and with an error after a fatal failure. */
export const endInOrder = (stop: () => Promise<void>, log: Log): void => {
  let ending = false;
  const end = (code: number): void => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'ending after a failure nobody handled');
      end(1);
    });
  }
};
