/** How much a kitchen takes on at once: so many orders or dishes in each slot of its clock. CART-54. */
export type Capacity = {
  readonly max: number;
  readonly unit: 'orders' | 'dishes';
  /** Length of a slot; an hour is a whole number of slots. */
  readonly slotMinutes: number;
  /** `later`: an order takes the next slot with room and its guest is told to wait so much longer; `refuse`: try again. */
  readonly whenFull: 'later' | 'refuse';
};

/** What a slot holds already. `start` in epoch milliseconds. */
export type SlotLoad = { readonly start: number; readonly orders: number; readonly dishes: number };

/** Where an order comes: the slot's start (epoch milliseconds) and whole minutes until it begins, 0 for the running one. */
export type Slot = { readonly start: number; readonly delayMinutes: number };

export const SLOT_MINUTES = [5, 10, 15, 20, 30, 60] as const;

/** Nobody is promised food later than this; they are asked to come back instead. */
export const LATEST_SLOT_MINUTES = 120;

const MINUTE_MS = 60_000;

/** The start of the slot that runs at an instant, epoch milliseconds; slots begin with the hour. */
export const slotStart = (now: number, slotMinutes: number): number =>
  Math.floor(now / (slotMinutes * MINUTE_MS)) * slotMinutes * MINUTE_MS;

const hasRoom = ({ max, unit }: Capacity, load: SlotLoad | undefined, dishes: number): boolean => {
  if (!load) return true;
  const held = unit === 'orders' ? load.orders : load.dishes;
  // What is more than a slot holds gets an empty one to itself: else nobody could ever order it.
  return held === 0 || held + (unit === 'orders' ? 1 : dishes) <= max;
};

/**
 * The first slot with room for an order of so many dishes, from the running one on; null when none begins within
 * {@link LATEST_SLOT_MINUTES}. `now` in epoch milliseconds.
 */
export const nextSlot = (
  capacity: Capacity,
  loads: readonly SlotLoad[],
  dishes: number,
  now: number,
): Slot | null => {
  const length = capacity.slotMinutes * MINUTE_MS;
  const running = slotStart(now, capacity.slotMinutes);
  for (let start = running; start - now <= LATEST_SLOT_MINUTES * MINUTE_MS; start += length) {
    const load = loads.find(each => each.start === start);
    if (hasRoom(capacity, load, dishes))
      return { start, delayMinutes: Math.max(0, Math.ceil((start - now) / MINUTE_MS)) };
  }
  return null;
};
