import type { Database, Run } from '../../../database/database.ts';

/** Reads in one transaction that sees one moment: figures of several statements then agree with each other. */
export const oneMoment = <T>(database: Database, read: (run: Run) => Promise<T>): Promise<T> =>
  database.longTransaction(async run => {
    await run('report-one-moment', 'set transaction isolation level repeatable read read only', []);
    // A year of a busy venue is grouped in memory as far as it goes; plans take longer to compile than to run.
    await run(
      'report-memory',
      "select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)",
      [],
    );
    return read(run);
  });
