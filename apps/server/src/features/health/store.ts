import type { Database } from '../../database/database.ts';
import type { Log } from '../../deps.ts';

/** Whether the database answers; why it does not is for whoever reads the log. */
export const databaseAnswers = async (database: Database, log: Log): Promise<boolean> => {
  try {
    await database.run('ready', 'select 1 from venue limit 1', []);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'Not ready: the database does not answer.');
    return false;
  }
};
