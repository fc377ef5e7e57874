import type { Values } from '@tableside/i18n';
import type { Restaurant } from '../../data/session.ts';

/** What texts about the venue's status say: minutes of the rush, and when it opens. ORDER-57, ORDER-58. */
export const statusValues = ({
  rush_mode_wait_minutes: minutes,
  opening,
}: Pick<Restaurant, 'rush_mode_wait_minutes' | 'opening'>): Values => ({ minutes: minutes ?? 0, ...opening });

/** What a guest who is about to order should know of the venue now; null when there is nothing. ORDER-57, ORDER-58. */
export const statusText = (
  venue: Pick<
    Restaurant,
    'order_status' | 'rush_mode_wait_minutes' | 'is_currently_working_hours' | 'opening'
  >,
): { key: 'menu.closed' | 'menu.paused' | 'menu.rush' | 'menu.rushNoTime'; values: Values } | null => {
  const values = statusValues(venue);
  if (!venue.is_currently_working_hours) return { key: 'menu.closed', values };
  if (venue.order_status === null || venue.order_status === 'temporarily_disabled') {
    return { key: 'menu.paused', values };
  }
  if (venue.order_status !== 'rush_mode') return null;
  return { key: venue.rush_mode_wait_minutes ? 'menu.rush' : 'menu.rushNoTime', values };
};
