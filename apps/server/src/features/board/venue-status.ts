import type { VenueStatus } from '@tableside/contract/http/console/board';
import type { VenueEventName } from '@tableside/contract/realtime';
import type { VenueOrderStatus } from '@tableside/domain/venue';
import type { VenueStatusRow } from './store.ts';

/** The status on the wire; minutes count in rush mode only. ORDER-54, ORDER-58. */
export const venueStatus = (row: VenueStatusRow): VenueStatus => ({
  order_status: row.order_status ?? 'temporarily_disabled',
  rush_mode_wait_minutes: row.order_status === 'rush_mode' ? row.rush_mode_wait_minutes : null,
  is_currently_working_hours: row.is_working_hours,
});

/** What guests are told when the status changes; null when it stays what it is. RT-12…15. */
export const statusEvent = (
  before: VenueOrderStatus | null,
  after: VenueOrderStatus,
): Exclude<VenueEventName, 'is-currently-working-hours-updated'> => {
  if (after === 'rush_mode') return 'rush-mode-activated';
  if (after === 'temporarily_disabled') return 'restaurant-closed';
  return before === 'rush_mode' ? 'rush-mode-deactivated' : 'restaurant-opened';
};
