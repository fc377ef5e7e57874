import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { raiseAlert } from '../ledger/index.ts';
import { type BankOfStart, banksOfStarts, writeStarts } from './copy-store.ts';
import { lockPulse, type Pulse, placeOf, writePulse } from './pulse-store.ts';

/** A server that did not end in order and is back within this has lost nothing. In milliseconds. */
const SHORT_MS = 15 * 60_000;

export type Parts = Pick<Deps, 'database' | 'clock' | 'env' | 'log'>;

export const here = ({ database, env }: Parts): Promise<string> =>
  placeOf(database.run, env.databaseUrl === null ? env.dataDir : null);

/**
 * Whether what happened since the last sign of life may be missing: the database stands elsewhere, so it is a copy; or
 * nobody ended it in order and it is back much later, as a machine that was set back to an earlier state is.
 */
const mayMiss = (last: Pulse, place: string, now: number): boolean =>
  last.place !== place || (!last.stopped && now - last.at.getTime() > SHORT_MS);

type Hours = { readonly from: Date; readonly until: Date };

/** Names the alert of a bank, or of a venue that has none, about a start. */
export const copyAlertKey = (venueId: string, provider: string | null, { from, until }: Hours): string =>
  `copy_started:${venueId}:${provider ?? ''}:${from.toISOString()}:${until.getTime()}`;

const warn = async (run: Run, bank: BankOfStart, hours: Hours): Promise<void> => {
  const { venue_id: venueId, provider } = bank;
  await raiseAlert(run, {
    venueId,
    kind: provider === null ? 'copy_started_without_bank' : 'copy_started',
    dedupeKey: copyAlertKey(venueId, provider, hours),
    data: {
      ...(provider !== null && { provider }),
      compare_from_at: hours.from.toISOString(),
      compare_until_at: hours.until.toISOString(),
      last_order: bank.last_order,
      last_order_at: bank.last_order_at?.toISOString() ?? null,
      last_payment_at: bank.last_payment_at?.toISOString() ?? null,
    },
    now: hours.until.getTime(),
  });
};

/**
 * Before anything is served: notices the start of a copy by the time of its last sign of life. For each bank of each venue
 * an alert names the hours to compare, and how far the books go that came back. Answers whether it is such a start.
 */
export const noticeCopy = async (parts: Parts): Promise<boolean> => {
  const { database, clock, log } = parts;
  const place = await here(parts);
  return database.transaction(async run => {
    const now = clock();
    const last = await lockPulse(run);
    await writePulse(run, { at: new Date(now), stopped: false, place });
    if (!last || !mayMiss(last, place, now)) return false;
    const hours = { from: last.at, until: new Date(now) };
    const samePlace = last.place === place;
    await writeStarts(run, { from: hours.from, foundAt: hours.until, samePlace });
    log.warn({ from: last.at, copy: !samePlace }, 'payments may be missing since then');
    for (const bank of await banksOfStarts(run, hours.until)) await warn(run, bank, hours);
    return true;
  });
};
