/** The part of a logger the database code speaks to; pino fits. */
export type Log = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

/** Says nothing; for tests and tools. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
