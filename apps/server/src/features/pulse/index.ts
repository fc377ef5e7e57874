import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import { cameBack, settleStart } from './came-back.ts';
import { type Gap, gapsOf, writeListed } from './copy-store.ts';
import { here, type Parts } from './notice-copy.ts';
import { writePulse } from './pulse-store.ts';

export { noticeCopy } from './notice-copy.ts';

/** A sign of life is written this often, in seconds; what a copy lost begins at its last one. */
const EVERY_SECONDS = 60;

/** So long after such a start the lists of banks are asked for all of the gap, in milliseconds. */
const ASKED_FOR_MS = 24 * 60 * 60_000;
/** A list that nobody has read is asked for this long: keys may have to be entered anew, and it is some weekend. */
const UNREAD_FOR_MS = 30 * ASKED_FOR_MS;

type Run = Parts['database']['run'];

/** The servers end in order: nothing that is written later can be missing. */
export const noteOrderlyEnd = async (parts: Parts): Promise<void> => {
  const place = await here(parts);
  await writePulse(parts.database.run, { at: new Date(parts.clock()), stopped: true, place });
};

export const pulseJobs = (parts: Parts): Job[] => [
  {
    name: 'pulse',
    everySeconds: EVERY_SECONDS,
    onEveryServer: true,
    run: async now => {
      const place = await here(parts);
      await writePulse(parts.database.run, { at: new Date(now), stopped: false, place });
    },
  },
];

/** Since when payments at a bank may be missing from the books of venues. `now` in epoch milliseconds. */
export const missingSince = (run: Run, provider: string, now: number): Promise<Gap[]> =>
  gapsOf(run, provider, { found: new Date(now - ASKED_FOR_MS), unread: new Date(now - UNREAD_FOR_MS) });

/** The list of a bank was held against the books back to `since`: the page says so. */
export const noteListed = writeListed;

type Keys = 'GET /console/{venue}/copy-starts' | 'POST /console/{venue}/copy-starts/{start}/settle';

/** What came back after the start of a copy, and who compared what. */
export const pulseHandlers = (deps: Pick<Deps, 'database' | 'providers' | 'clock'>): Handlers<Keys> => ({
  'GET /console/{venue}/copy-starts': cameBack(deps),
  'POST /console/{venue}/copy-starts/{start}/settle': settleStart(deps),
});
