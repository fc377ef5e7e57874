import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../jobs/runner.ts';
import { createTurns, type Turns } from '../../../jobs/turns.ts';
import { collectDue, venuesWithWork } from './receipt-store.ts';
import { workAt } from './work.ts';

/** More than a counter takes money in a turn. */
const IN_A_TURN = 20;

/** Where fiscal receipts are printed: one after the other at each venue's printer, all printers at once. */
export const createFiscalTurns = (deps: Deps): Turns =>
  createTurns(deps, 'a fiscal receipt was not printed', async (venue, isClosed) => {
    for (let done = 0; done < IN_A_TURN && !isClosed(); done += 1) if (!(await workAt(deps, venue))) return;
  });

/** No server is away for longer. */
const WEEK_MS = 7 * 24 * 3_600_000;
/** What was captured is written at most so much later: a transaction that waits for others. */
const LATE_MS = 15 * 60_000;
/** How often the whole week is looked through, for what was written later still. */
const WHOLE_EVERY_MS = 10 * 60_000;

/** Gives every payment in person its fiscal receipt, at venues that have a printer for it; each printer by itself. */
export const fiscalJobs = (deps: Deps, turns: Turns): Job[] => {
  let wholeAt = Number.NEGATIVE_INFINITY;
  return [
    {
      name: 'fiscal-receipts',
      everySeconds: 2,
      run: async now => {
        const { run } = deps.database;
        const isWhole = Math.abs(now - wholeAt) >= WHOLE_EVERY_MS;
        await collectDue(run, { now: new Date(now), since: new Date(now - (isWhole ? WEEK_MS : LATE_MS)) });
        if (isWhole) wholeAt = now;
        await turns.round(await venuesWithWork(run, new Date(now)));
      },
    },
  ];
};
