import type { Database, Run } from '../../database/database.ts';

/** Reads in one transaction that sees one moment: figures of several statements then agree with each other. */
export const oneMoment = <T>(database: Database, read: (run: Run) => Promise<T>): Promise<T> =>
  database.transaction(async run => {
    await run('report-one-moment', 'set transaction isolation level repeatable read read only', []);
    return read(run);
  });
