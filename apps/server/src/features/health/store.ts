import type { Database } from '../../database/database.ts';

/** Whether the database answers. */
export const databaseAnswers = async (database: Database): Promise<boolean> => {
  try {
    await database.run('ready', 'select 1 from venue limit 1', []);
    return true;
  } catch {
    return false;
  }
};
