import { Refusal } from '@tableside/contract';
import { ordersHere } from '@tableside/domain/kiosk';
import { itemNote } from '@tableside/domain/notes';
import {
  type Flags,
  orderingEnabled,
  ordersTemporarilyDisabled,
  type VenueSettings,
} from '@tableside/domain/venue';
import type { GuestSession } from '../../http/guest.ts';

/** Refuses everything that changes a cart in a session that only looks: preview_mode. PREVIEW-06. */
export const refusePreview = ({ mode }: GuestSession): void => {
  if (mode === 'preview') throw new Refusal('preview_mode');
};

/** Refuses a note to the kitchen about a dish where the venue takes none: item_notes_off. */
export const refuseNote = (note: string, { itemNotes }: VenueSettings): void => {
  if (itemNote(note) !== '' && itemNotes !== true) throw new Refusal('item_notes_off');
};

/**
 * Refuses unless this table takes orders now: preview_mode, ordering_disabled (one of the four conditions),
 * kiosk_not_enrolled (a phone at a self-service place), not_accepting_orders (paused, or outside working hours). ORDER-53…56.
 */
export const refuseUnlessOrdering = (guest: GuestSession, flags: Flags): void => {
  refusePreview(guest);
  const { table, venue } = guest;
  const enabled = orderingEnabled({
    flags,
    preview: false,
    tableType: table.orderType,
    ordersDisabled: table.ordersDisabled,
  });
  if (!enabled) throw new Refusal('ordering_disabled');
  if (!ordersHere(table.orderType, guest.kioskDevice !== null)) throw new Refusal('kiosk_not_enrolled');
  const paused = ordersTemporarilyDisabled({
    orderStatus: venue.orderStatus,
    workingHours: venue.isWorkingHours,
  });
  if (paused || venue.scanStatus !== 'active') throw new Refusal('not_accepting_orders');
};
