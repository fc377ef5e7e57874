import type { BoardOrder } from '@tableside/contract/http/console/board';
import { laneOf } from '../board/index.ts';
import type { OrderAction } from './order-actions.ts';

/**
 * What an order will say once the server has taken an action that a tap on its card is; null: that is not known here, or it is
 * about money. `now`: an instant of the server's clock.
 */
export const expectedOf = (action: OrderAction, now: string): ((order: BoardOrder) => BoardOrder) | null => {
  switch (action.kind) {
    case 'accept':
      return order =>
        laneOf(order) !== 'new'
          ? order
          : {
              ...order,
              status: 'active',
              seen: true,
              asks_presence: false,
              accepted_at: now,
              wait_minutes: action.minutes ?? order.wait_minutes,
            };
    case 'deliver': {
      const { items, delivered } = action;
      const moves = ({ id, is_delivered }: BoardOrder['items'][number]): boolean =>
        items.includes(id) && is_delivered !== delivered;
      return order =>
        laneOf(order) !== 'progress' || !order.items.some(moves)
          ? order
          : {
              ...order,
              items: order.items.map(item => (moves(item) ? { ...item, is_delivered: delivered } : item)),
            };
    }
    case 'close':
      return order => (laneOf(order) !== 'progress' ? order : { ...order, status: 'closed', closed_at: now });
    default:
      return null;
  }
};
