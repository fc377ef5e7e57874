import { ordersTemporarilyDisabled, type VenueOrderStatus } from '../venue/index.ts';

/** How a venue stands in the hall: `closed` by its hours, `paused` by its staff, or open, with the minutes of a rush. */
export type StallState =
  | { readonly kind: 'closed' | 'paused' }
  | { readonly kind: 'open'; readonly rushMinutes: number | null };

/**
 * What a venue's card says. A venue that takes no orders cannot be chosen; null counts as paused, hours go first, because
 * they say when it opens. Spec 3§2 Food court hall; FOOD-16, FOOD-17.
 */
export const stallState = (venue: {
  readonly orderStatus: VenueOrderStatus | null;
  readonly workingHours: boolean;
  readonly rushMinutes: number | null;
}): StallState => {
  if (ordersTemporarilyDisabled(venue)) return { kind: venue.workingHours ? 'paused' : 'closed' };
  return { kind: 'open', rushMinutes: venue.orderStatus === 'rush_mode' ? venue.rushMinutes : null };
};
