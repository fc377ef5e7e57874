import type { Run } from '../../database/database.ts';
import { deleteIdleSessions, deleteIdleVisits, type Ended } from './idle-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Phones of a party that ordered read its receipts, whoever of them it was that ordered. */
const PARTY_DAYS = 6;
/** Further back everything was looked through before. */
const LOOKED_BACK_DAYS = 40;
const AT_ONCE = 1_000;

const inBatches = async (work: () => Promise<number>): Promise<void> => {
  while ((await work()) === AT_ONCE);
};

/**
 * Sessions and visits that never became an order go a day after they ended, so that scanning leaves nothing behind. The
 * first time after a start looks at all there are, and then only at what ended lately.
 */
export const createIdleEraser = (run: Run): ((now: number) => Promise<void>) => {
  let since = new Date(0);
  return async now => {
    const ended: Ended = { since, before: new Date(now - DAY_MS), atMost: AT_ONCE };
    await inBatches(() => deleteIdleSessions(run, ended, new Date(now - PARTY_DAYS * DAY_MS)));
    await inBatches(() => deleteIdleVisits(run, ended));
    since = new Date(now - LOOKED_BACK_DAYS * DAY_MS);
  };
};
