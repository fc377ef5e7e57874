import { isDeepStrictEqual } from 'node:util';
import { isAvailableAt } from '@tableside/domain/schedule';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/runner.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { openingView } from './opening.ts';
import {
  type CategoryHours,
  readCategoryHours,
  readClocks,
  type VenueClock,
  writeWorkingHours,
} from './schedule-store.ts';
import { wallTime } from './wall-time.ts';

/** Hours of the categories by menu document: documents never change, so they are read once. */
type HoursByDocument = Map<string, readonly CategoryHours[]>;

const MAX_DOCUMENTS = 5_000;

const hoursOf = async (deps: Pick<Deps, 'database'>, known: HoursByDocument, documentId: string) => {
  const hours = known.get(documentId) ?? (await readCategoryHours(deps.database, documentId));
  if (known.size > MAX_DOCUMENTS) known.clear();
  known.set(documentId, hours);
  return hours;
};

/** Whether any category of the menu that is out opened or closed since the menu was worked out. */
const menuIsLate = (venue: VenueClock, hours: readonly CategoryHours[], now: number): boolean => {
  if (venue.publishedAt === null) return false;
  const then = wallTime(venue.timeZone, venue.publishedAt.getTime());
  const wall = wallTime(venue.timeZone, now);
  return hours.some(each => isAvailableAt(each, then) !== isAvailableAt(each, wall));
};

const followWorkingHours = async (
  { database }: Pick<Deps, 'database'>,
  venue: VenueClock,
  now: number,
): Promise<void> => {
  const opening = openingView({ ...venue.hours, timeZone: venue.timeZone }, now);
  const open = opening === null;
  if (open === venue.isWorkingHours && isDeepStrictEqual(opening, venue.openingTold)) return;
  await database.transaction(async run => {
    const status = await writeWorkingHours(run, venue.id, opening);
    if (!status) return;
    const data = { ...status, is_currently_working_hours: open, opening };
    await appendToOutbox(run, [
      { audience: `venue:${venue.id}`, event: 'is-currently-working-hours-updated', data },
      { audience: `staff:${venue.id}`, event: 'board-venue', data },
    ]);
  });
};

/** Opens or closes one venue now: its hours were set anew. */
export const followHours = async (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  venueId: string,
): Promise<void> => {
  for (const venue of await readClocks(database, venueId))
    await followWorkingHours({ database }, venue, clock());
};

/**
 * Once a minute: venues open and close by their hours and say when they open again, categories come and go by theirs, and a menu that missed a change
 * of stock (a server died between the two) is made again. MENU-45, ORDER-55, RT-16.
 */
export const venueJobs = (deps: Pick<Deps, 'database' | 'menuPublisher' | 'log'>): Job[] => {
  const known: HoursByDocument = new Map();
  return [
    {
      name: 'follow-schedules',
      everySeconds: 60,
      run: async now => {
        for (const venue of await readClocks(deps.database)) {
          try {
            await followWorkingHours(deps, venue, now);
            const hours = venue.documentId === null ? [] : await hoursOf(deps, known, venue.documentId);
            if (venue.stockChanged || menuIsLate(venue, hours, now))
              await deps.menuPublisher.republish(venue.id);
          } catch (error) {
            deps.log.error({ err: error, venue: venue.id }, 'schedule not followed');
          }
        }
      },
    },
  ];
};
