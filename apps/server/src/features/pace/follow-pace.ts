import { DEFAULT_RUSH, nextRush } from '@tableside/domain/pace';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { changeStatus, lockVenueStatus } from '../board/index.ts';
import { estimateNow } from './estimate.ts';
import { readAutomaticVenues } from './load-store.ts';

/** How often the kitchen is looked at. Seconds. */
const EVERY_SECONDS = 15;

/**
 * Looks at one venue's kitchen and starts, changes or ends its rush. Does nothing while staff decide: what they chose
 * holds until they hand it back. ORDER-54, ORDER-58, RT-12, RT-13.
 */
export const followPace = async (
  { database, venues, clock }: Pick<Deps, 'database' | 'venues' | 'clock'>,
  venueId: string,
): Promise<void> => {
  const { settings } = await venues.get(venueId);
  const now = clock();
  await database.transaction(async run => {
    const before = await lockVenueStatus(run, venueId);
    if (!before || before.status_by === 'staff' || before.order_status === 'temporarily_disabled') return;
    const told = before.order_status === 'rush_mode' ? (before.rush_mode_wait_minutes ?? 0) : null;
    const estimate = await estimateNow(run, venueId, settings, now);
    const minutes = nextRush(told, estimate, settings.automaticRush ?? DEFAULT_RUSH);
    const order_status = minutes === null ? 'open' : 'rush_mode';
    const wanted = { order_status, rush_mode_wait_minutes: minutes, status_by: 'auto' } as const;
    const { slowest } = estimate;
    const data = slowest ? { station: slowest.station, open: slowest.open, done: slowest.done } : {};
    await changeStatus(run, venueId, before, wanted, { at: new Date(now), by: null, data });
  });
};

/** Rushes that come and go by themselves. */
export const paceJobs = (deps: Pick<Deps, 'database' | 'venues' | 'clock' | 'log'>): Job[] => [
  {
    name: 'follow-pace',
    everySeconds: EVERY_SECONDS,
    run: async () => {
      for (const venue of await readAutomaticVenues(deps.database.run)) {
        await followPace(deps, venue).catch((err: unknown) =>
          deps.log.error({ err, venue }, 'pace not followed'),
        );
      }
    },
  },
];
