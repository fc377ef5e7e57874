import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { openBillByNumber } from '../bills/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { boardOrder, readOrder } from '../orders/index.ts';
import { audit } from '../staff/index.ts';
import { endUnpayable } from './end-begun.ts';
import { settleBill } from './settle-bill.ts';
import { orderToSettle, unpaidPiecesOfOrder } from './settle-order-store.ts';

const NOT_AT_THE_VENUE: readonly string[] = ['pending_activate', 'rejected', 'failed'];

/** The guest has handed over what was still open of an order, in cash; one closed before it was paid can be settled too. */
export const settleOrder =
  (deps: Deps): Handler<'POST /console/{venue}/orders/{order}/settle-cash'> =>
  async ({ params, staff }) => {
    const { billId, answer } = await deps.database.transaction(async run => {
      const { venueId } = staff;
      const seen = await orderToSettle(run, venueId, params.order);
      if (!seen) throw new Refusal('order_not_found');
      if (NOT_AT_THE_VENUE.includes(seen.status))
        throw new Refusal('order_move_refused', { from: seen.status });
      if (seen.is_paid) throw new Refusal('order_already_paid');
      const now = deps.clock();
      const { bill, made } = await openBillByNumber(run, venueId, params.order, null, now);
      const items = made ? made.map(({ id }) => id) : await unpaidPiecesOfOrder(run, seen.id);
      if (items.length === 0) throw new Refusal('order_already_paid');
      const settlement = { method: 'cash', items, tip: 0, note: '', staff, now } as const;
      const { paymentId, allocated } = await settleBill(run, bill, settlement, made);
      await audit(run, staff, {
        action: 'order-settle-cash',
        subject: `order:${params.order}`,
        data: { received_minor: allocated, payment: paymentId },
      });
      const answer = { order: boardOrder(await readOrder(run, seen.id)) };
      await keepAnswerWithin(run, answer);
      return { billId: bill.id, answer };
    });
    await endUnpayable(deps, billId);
    return answer;
  };
