import type { BoardOrder, BoardTable } from '@tableside/contract/http/console/board';

/**
 * What the party at a table ordered. The board keeps finished orders for a while, also of who sat there before; where
 * nobody sits, it is what the kitchen still makes for who has left.
 */
export const ordersOfParty = (
  orders: readonly BoardOrder[],
  { id, opened_at: since }: Pick<BoardTable, 'id' | 'opened_at'>,
): readonly BoardOrder[] =>
  orders.filter(order => {
    if (order.table_id !== id) return false;
    return since === null ? order.closed_at === null : Date.parse(order.placed_at) >= Date.parse(since);
  });
