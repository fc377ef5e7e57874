import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { openBillOfOrder } from '../bills/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { boardOrder, type OrderFacts, readOrder } from '../orders/index.ts';
import { audit } from '../staff/index.ts';
import { endUnpayable } from './end-begun.ts';
import { settleBill } from './settle-bill.ts';
import { unpaidPiecesOfOrder } from './settle-order-store.ts';

const NOT_AT_THE_VENUE: readonly string[] = ['pending_activate', 'rejected', 'failed'];

const refuseUnlessSettleable = ({ status, is_paid }: OrderFacts['order']): void => {
  if (NOT_AT_THE_VENUE.includes(status)) throw new Refusal('order_move_refused', { from: status });
  if (is_paid) throw new Refusal('order_already_paid');
};

/** The guest has handed over what was still open of an order, in cash; one closed before it was paid can be settled too. */
export const settleOrder =
  (deps: Deps): Handler<'POST /console/{venue}/orders/{order}/settle-cash'> =>
  async ({ params, staff }) => {
    const { billId, isNew, answer } = await deps.database.lockingTransaction(async (run, last) => {
      const { venueId } = staff;
      const now = deps.clock();
      const opened = await openBillOfOrder(run, venueId, params.order, null, now, {
        refuse: refuseUnlessSettleable,
        sold: true,
      });
      const { bill, made, facts } = opened;
      if (!facts) throw new Refusal('order_not_found');
      const { id } = facts.order;
      const items = made ? made.map(piece => piece.id) : await unpaidPiecesOfOrder(run, id);
      if (items.length === 0) throw new Refusal('order_already_paid');
      const settlement = { method: 'cash', items, tip: 0, note: '', staff, now } as const;
      const fresh = made && { pieces: made, order: facts };
      const { paymentId, allocated, orders } = await settleBill(run, bill, settlement, fresh);
      const paid = orders.find(({ order }) => order.id === id) ?? (await readOrder(run, id));
      const answer = { order: boardOrder(paid) };
      await keepAnswerWithin(run, answer);
      await audit(last, staff, {
        action: 'order-settle-cash',
        subject: `order:${params.order}`,
        data: { received_minor: allocated, payment: paymentId },
      });
      return { billId: bill.id, isNew: made !== null, answer };
    });
    // Nobody can have begun to pay a bill that was not there.
    if (!isNew) await endUnpayable(deps, billId);
    return answer;
  };
