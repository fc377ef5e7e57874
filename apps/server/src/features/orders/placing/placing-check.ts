import { Refusal } from '@tableside/contract';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import { type GuestPlace, type ResolvedLine, refuseNote, refuseUnlessOrdering } from '../../cart/index.ts';
import { TABLE_PIN } from '../../limits/index.ts';
import { flagsAt } from '../../venues/index.ts';
import type { Alone, LockedCart, PlacingFacts } from './placing-store.ts';

/** The session as the database has it now, in place of what the request began with. */
export const liveGuest = (guest: GuestSession, facts: PlacingFacts): GuestSession => ({
  ...guest,
  table: {
    ...guest.table,
    id: facts.table_id,
    name: facts.table_name,
    orderType: facts.order_type,
    ordersDisabled: facts.orders_disabled,
    flagOverrides: facts.flag_overrides,
  },
  venue: {
    ...guest.venue,
    revision: facts.revision,
    menuVersion: facts.menu_version,
    orderStatus: facts.order_status,
    isWorkingHours: facts.is_working_hours,
    scanStatus: facts.scan_status,
    rushModeWaitMinutes: facts.rush_mode_wait_minutes,
  },
});

/** The place with the table's switches as they are now. */
export const livePlace = (place: GuestPlace, guest: GuestSession): GuestPlace => {
  const flags = flagsAt(place.settings, guest.table.flagOverrides);
  return { ...place, flags, member: flags.has('loyalty-program') ? place.member : null };
};

/** A cap on a table's open orders above this is a guard against abuse: orders of one instant may pass it together. */
const EXACT_CAP = 64;

/** Who has to wait while an order is placed at this venue, so that its limits hold for two phones at once. */
export const placingLocks = (settings: VenueSettings): Alone => ({
  party: settings.batchWaitSeconds > 0 || settings.maxOpenOrdersPerTable <= EXACT_CAP,
  venue: settings.capacity != null,
});

const refuseOverCaps = (facts: PlacingFacts, settings: VenueSettings): void => {
  const { maxOpenOrdersPerSession, maxOpenOrdersPerTable } = settings;
  if (facts.open_of_session >= maxOpenOrdersPerSession) {
    throw new Refusal('too_many_open_orders', { max: maxOpenOrdersPerSession });
  }
  if (facts.open_of_visit >= maxOpenOrdersPerTable) {
    throw new Refusal('too_many_open_orders', { max: maxOpenOrdersPerTable });
  }
};

/** A phone's first order at a table proves that it sits there. Refuses presence_pin_wrong, rate_limited. */
const refuseWrongPin = (
  limits: Deps['limits'],
  { visitId }: GuestSession,
  right: string,
  pin: string | undefined,
): void => {
  if (pin === undefined) throw new Refusal('presence_pin_wrong');
  const attempt = limits.attempt('table-pin', visitId, TABLE_PIN);
  if (pin !== right) throw new Refusal('presence_pin_wrong');
  attempt.forgive();
};

/**
 * Whether this guest, here and now, may place an order at all. Refuses: ordering_disabled, not_accepting_orders,
 * presence_pin_wrong (asked once per phone), too_many_open_orders, item_notes_off. ORDER-53…56.
 */
export const refuseUnlessPlaceable = (
  guest: GuestSession,
  place: GuestPlace,
  held: LockedCart,
  facts: PlacingFacts,
  pin: string | undefined,
  limits: Deps['limits'],
): void => {
  refuseUnlessOrdering(guest, place.flags);
  const provesByPin = place.settings.presence === 'pin' && !facts.ordered_before;
  if (provesByPin && held.pin !== null) refuseWrongPin(limits, guest, held.pin, pin);
  refuseOverCaps(facts, place.settings);
  // The venue may have turned notes off since they were written: nobody would read them, and the guest must know that.
  for (const { note } of held.lines ?? []) refuseNote(note ?? '', place.settings);
};

/** Refuses the first line that cannot be ordered: menu_item_unavailable, options_invalid. CART-47. */
export const refuseUnavailableLines = (lines: readonly ResolvedLine[]): void => {
  for (const { line, problem } of lines) {
    if (problem === null) continue;
    const where = { cart_item_id: line.id, item_id: line.item_id };
    if (problem.code === 'options_invalid') {
      throw new Refusal('options_invalid', { ...where, group: problem.group });
    }
    throw new Refusal('menu_item_unavailable', where);
  }
};
