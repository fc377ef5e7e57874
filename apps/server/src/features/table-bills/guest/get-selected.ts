import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { findBill, isHeldByOther, isSettled, readPieces } from '../../bills/index.ts';
import { orderIdOfSession } from '../../orders/index.ts';

/** Which pieces other phones, and this one, have in hand; an order that stands on no bill yet has none. PAYGO-17. */
export const getSelected =
  ({ database, clock }: Deps): Handler<'POST /orders/get-selected-order-items/{session}'> =>
  async ({ guest, body }) => {
    const { run } = database;
    const { sessionId, venueId } = guest;
    const number = body.unique_order_number;
    const billId = await findBill(run, venueId, number, sessionId);
    if (!billId) {
      if ((await orderIdOfSession(run, sessionId, number)) === null) throw new Refusal('order_not_found');
      return { others_selected: [], user_selected: [] };
    }
    const open = (await readPieces(run, billId, new Date(clock()))).filter(piece => !isSettled(piece));
    return {
      others_selected: open.filter(piece => isHeldByOther(piece, sessionId)).map(({ id }) => id),
      user_selected: open.filter(({ leaseSession }) => leaseSession === sessionId).map(({ id }) => id),
    };
  };
