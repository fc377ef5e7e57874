import {
  DEFAULT_RUSH,
  type Estimate,
  estimateWait,
  LATEST_SLOT_MINUTES,
  nextSlot,
  slotStart,
} from '@tableside/domain/pace';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import { readSlots, readStationLoads } from './load-store.ts';

/** Minutes until the venue takes on one more dish; 0 where nobody counts. */
const slotDelay = async (
  run: Run,
  venueId: string,
  { capacity }: VenueSettings,
  now: number,
): Promise<number> => {
  if (!capacity || capacity.whenFull === 'refuse') return 0;
  const loads = await readSlots(run, venueId, new Date(slotStart(now, capacity.slotMinutes)));
  return nextSlot(capacity, loads, 1, now)?.delayMinutes ?? LATEST_SLOT_MINUTES;
};

/** How long guests wait as the kitchen stands now (epoch ms), by what it made lately. */
export const estimateNow = async (
  run: Run,
  venueId: string,
  settings: VenueSettings,
  now: number,
): Promise<Estimate> => {
  const rush = settings.automaticRush ?? DEFAULT_RUSH;
  const loads = await readStationLoads(run, venueId, now, rush.windowMinutes);
  const delay = await slotDelay(run, venueId, settings, now);
  return estimateWait(loads, settings.defaultWaitMinutes, delay, rush);
};
