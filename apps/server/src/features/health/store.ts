import type { Database } from '../../database/database.ts';
import type { Log } from '../../deps.ts';

/** How long a "no" holds, in milliseconds. */
const NO_HOLDS_MS = 500;

/**
 * Whether the database answers; why it does not is for whoever reads the log. Pages that wait for it ask by the hundred:
 * who asks while somebody else does shares the answer, and a "no" holds for a moment.
 */
export const watchDatabase = (
  database: Pick<Database, 'run'>,
  log: Pick<Log, 'warn'>,
): (() => Promise<boolean>) => {
  let under: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      await database.run('ready', 'select 1 from venue limit 1', []);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'Not ready: the database does not answer.');
      return false;
    }
  };
  const forget = (): void => {
    under = null;
  };
  return () => {
    under ??= ask().then(answers => {
      if (answers) forget();
      else setTimeout(forget, NO_HOLDS_MS).unref();
      return answers;
    });
    return under;
  };
};
