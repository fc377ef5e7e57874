import { Refusal } from '@tableside/contract';
import { nextSlot, type Slot, slotStart } from '@tableside/domain/pace';
import type { VenueSettings } from '@tableside/domain/venue';
import { wallTime } from '../../venues/index.ts';
import type { LockedCart, PlacingFacts } from './placing-store.ts';

/** From when on a venue's slots matter to an order placed now (epoch milliseconds); null where nobody counts. */
export const slotsFrom = ({ capacity }: VenueSettings, now: number): Date | null =>
  capacity ? new Date(slotStart(now, capacity.slotMinutes)) : null;

/** The slot that an order takes, with how many dishes; null where nobody counts. */
export type TakenSlot = Slot & { readonly dishes: number };

const dishesOf = (lines: LockedCart['lines']): number =>
  (lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);

const two = (value: number): string => String(value).padStart(2, '0');

/** When there is room again, as an instant and as the venue's clock shows it. */
const freeAgain = ({ timeZone }: VenueSettings, slot: Slot | null) => {
  if (!slot) return { next_free_at: null, next_free: null };
  const { minutes } = wallTime(timeZone, slot.start);
  return {
    next_free_at: new Date(slot.start).toISOString(),
    next_free: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  };
};

/**
 * The slot for a cart at a venue that counts what its kitchen takes on: the running one, else the next with room where
 * the venue lets guests wait. Throws `Refusal` capacity_exceeded with when there is room again. CART-54.
 */
export const reserveSlot = (
  settings: VenueSettings,
  { lines }: Pick<LockedCart, 'lines'>,
  { slots }: Pick<PlacingFacts, 'slots'>,
  now: number,
): TakenSlot | null => {
  const { capacity } = settings;
  if (!capacity) return null;
  const dishes = dishesOf(lines);
  const slot = nextSlot(capacity, slots ?? [], dishes, now);
  const waits = slot !== null && slot.delayMinutes > 0;
  if (!slot || (waits && capacity.whenFull === 'refuse'))
    throw new Refusal('capacity_exceeded', freeAgain(settings, slot));
  return { ...slot, dishes };
};
