import { expect } from 'vitest';
import type { Run } from '../../../../apps/server/src/database/database.ts';

/**
 * As soon as another transaction waits for this one. Looks at locks, for the list of connections stays as a transaction
 * first saw it.
 */
export const untilBlocking = async (run: Run): Promise<void> => {
  const blocked = () =>
    run(
      'blocked',
      'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))',
      [],
    );
  await expect.poll(blocked).not.toEqual([]);
};
