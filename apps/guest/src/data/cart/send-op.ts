import { api } from '../api.ts';
import type { Cart, CartOp } from './cart-ops.ts';

/** Tells the server of one change; `lineId` is the server's own. Answers with the whole cart. ITEM-16, CART-11, CART-23. */
export const sendOp = (
  token: string,
  op: CartOp,
  lineId: string | null,
  idempotencyKey: string,
): Promise<Cart> => {
  const session = token;
  if (op.kind === 'add') {
    return api('POST /cart/{session}/add', {
      session,
      idempotencyKey,
      body: {
        menu_item_id: op.line.item_id,
        quantity: op.line.quantity,
        variation_id: op.line.variation_id,
        note: op.line.note,
        option_groups: op.groups.map(group => ({
          id: group.id,
          options: group.options.map(id => ({ id, quantity: 1 as const })),
        })),
      },
    });
  }
  if (lineId === null) return api('GET /cart/{session}/get', { session });
  // What is counted from what was seen must not count twice.
  const line = { cart_item_id: lineId, ...(op.from && { from: op.from }) };
  const once = op.from ? { session, idempotencyKey } : { session };
  return op.kind === 'remove'
    ? api('POST /cart/{session}/remove', { ...once, body: line })
    : api('POST /cart/{session}/update-quantity', { ...once, body: { ...line, quantity: op.quantity } });
};
