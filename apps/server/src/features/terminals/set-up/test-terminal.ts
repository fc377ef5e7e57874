import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { runningAt } from '../operations/operation-store.ts';
import { openTerminal } from './reach.ts';
import { noteSeen, readTerminal } from './terminal-store.ts';

/** Whether somebody answers at its address; a terminal that is at something is left alone. */
export const testTerminal =
  (deps: Deps): Handler<'POST /console/{venue}/terminals/{terminal}/test'> =>
  async ({ staff, params }) => {
    const { run } = deps.database;
    const row = await readTerminal(run, staff.venueId, params.terminal);
    if (!row) throw new Refusal('not_found');
    if (await runningAt(run, row.id)) return { outcome: 'busy' };
    const terminal = await openTerminal(deps, row);
    if (!terminal) return { outcome: 'none' };
    try {
      if (!(await terminal.isThere())) return { outcome: 'none' };
      await noteSeen(run, row.id, new Date(deps.clock()));
      return { outcome: 'reached' };
    } finally {
      await terminal.close();
    }
  };
