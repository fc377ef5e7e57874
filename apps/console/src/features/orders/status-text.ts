import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { TextKey } from '../../i18n/index.ts';
import { isWanted, laneOf } from '../board/index.ts';

/** Where the order stands, in a word for staff. */
export const statusText = (order: BoardOrder): TextKey => {
  if (order.status === 'pending_activate') {
    if (order.waiting_for === 'payment') return 'status.pending_payment';
    return order.waiting_for === 'guests' ? 'status.pending_guests' : 'status.pending_activate';
  }
  const ended = order.status === 'rejected' || order.status === 'failed';
  if (ended && !order.items.some(isWanted)) return 'order.takenOff';
  if (order.status === 'active' && laneOf(order) === 'new') return 'status.new';
  return `status.${order.status}`;
};
