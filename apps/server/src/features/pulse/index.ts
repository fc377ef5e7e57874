import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { raiseAlert } from '../ledger/index.ts';
import {
  banksOfVenues,
  gapSince,
  lockPulse,
  type Pulse,
  placeOf,
  writeGap,
  writePulse,
} from './pulse-store.ts';

/** A sign of life is written this often, in seconds; what a copy lost begins at its last one. */
const EVERY_SECONDS = 60;

/** A server that did not end in order and is back within this has lost nothing. In milliseconds. */
const SHORT_MS = 15 * 60_000;

/** So long after such a start the lists of banks are asked for all of the gap, in milliseconds. */
const ASKED_FOR_MS = 24 * 60 * 60_000;

type Parts = Pick<Deps, 'database' | 'clock' | 'env' | 'log'>;

const here = ({ database, env }: Parts): Promise<string> =>
  placeOf(database.run, env.databaseUrl === null ? env.dataDir : null);

/**
 * Whether what happened since the last sign of life may be missing: the database stands elsewhere, so it is a copy; or
 * nobody ended it in order and it is back much later, as a machine that was set back to an earlier state is.
 */
const mayMiss = (last: Pulse, place: string, now: number): boolean =>
  last.place !== place || (!last.stopped && now - last.at.getTime() > SHORT_MS);

/**
 * Before anything is served: notices the start of a copy by the time of its last sign of life. For each bank of each venue
 * an alert names the hours to compare, and how far the books go that came back.
 */
export const noticeCopy = async (parts: Parts): Promise<void> => {
  const { database, clock, log } = parts;
  const place = await here(parts);
  await database.transaction(async run => {
    const now = clock();
    const last = await lockPulse(run);
    await writePulse(run, { at: new Date(now), stopped: false, place });
    if (!last || !mayMiss(last, place, now)) return;
    await writeGap(run, last.at, new Date(now), ASKED_FOR_MS);
    log.warn({ from: last.at, copy: last.place !== place }, 'payments may be missing since then');
    for (const bank of await banksOfVenues(run)) {
      await raiseAlert(run, {
        venueId: bank.venue_id,
        kind: 'copy_started',
        dedupeKey: `copy_started:${bank.venue_id}:${bank.provider}:${last.at.toISOString()}:${now}`,
        data: {
          provider: bank.provider,
          compare_from_at: last.at.toISOString(),
          compare_until_at: new Date(now).toISOString(),
          last_order: bank.last_order,
          last_order_at: bank.last_order_at?.toISOString() ?? null,
          last_payment_at: bank.last_payment_at?.toISOString() ?? null,
        },
        now,
      });
    }
  });
};

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

/** Since when payments may be missing from the books; null: they are not. `now` in epoch milliseconds. */
export const missingSince = (run: Parts['database']['run'], now: number): Promise<Date | null> =>
  gapSince(run, new Date(now - ASKED_FOR_MS));
