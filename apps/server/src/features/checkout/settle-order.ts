import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { lockBill, type PaidOrder } from '../bills/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import { billOrOrder, type OrderFacts, paidOrder, readOrder } from '../orders/index.ts';
import {
  cashDrawerOf,
  endUnpayable,
  recordStaffPayment,
  type StaffPaymentRequest,
} from '../payments/index.ts';
import { audit } from '../staff/index.ts';
import { payWithNewBill, type PaidWithNewBill as RecordedStaffPayment } from './settle-at-once.ts';
import { unpaidPiecesOfOrder } from './settle-order-store.ts';

const NOT_AT_THE_VENUE: readonly string[] = ['pending_activate', 'rejected', 'failed'];

const refuseUnlessSettleable = ({ status, is_paid }: OrderFacts['order']): void => {
  if (NOT_AT_THE_VENUE.includes(status)) throw new Refusal('order_move_refused', { from: status });
  if (is_paid) throw new Refusal('order_already_paid');
};

type By = Pick<StaffPaymentRequest, 'staff' | 'now' | 'expected' | 'place'>;

/** What was open of an order that stands on a bill; answers with the order as it stands now. */
const settleRest = async (
  run: Run,
  billId: string,
  { order }: OrderFacts,
  by: By,
  finish: (settled: RecordedStaffPayment) => Promise<void>,
): Promise<PaidOrder> => {
  const bill = await lockBill(run, billId);
  const items = await unpaidPiecesOfOrder(run, billId, order.id);
  if (items.length === 0) throw new Refusal('order_already_paid');
  const settlement = { ...by, method: 'cash', items, tip: 0, note: '' } as const;
  const { paymentId, allocated, orders } = await recordStaffPayment(run, bill, settlement);
  const paid = orders.find(({ id }) => id === order.id) ?? paidOrder(await readOrder(run, order.id));
  await finish({ paymentId, allocated, paid, told: [] });
  return paid;
};

/** The guest has handed over what was still open of an order, in cash; one closed before it was paid can be settled too. */
export const payOrderInFull =
  (deps: Deps): Handler<'POST /console/{venue}/orders/{order}/settle-cash'> =>
  async ({ params, body: { expected_total: expected }, staff }) => {
    const { billId, answer } = await deps.database.lockingTransaction(async (run, last) => {
      const now = deps.clock();
      // Sent together: whoever takes the money is not asked for in a round trip of their own.
      const [{ billId, facts }, place] = await Promise.all([
        billOrOrder(run, staff.venueId, params.order, null),
        cashDrawerOf(run, staff.venueId, 'cash', staff),
      ]);
      if (!facts) throw new Refusal('order_not_found');
      refuseUnlessSettleable(facts.order);
      let payment = '';
      const finish = async ({ paymentId, allocated, paid, told }: RecordedStaffPayment): Promise<void> => {
        payment = paymentId;
        await Promise.all([
          appendToOutbox(run, told),
          keepAnswerWithin(run, { order: paid.board(), payment }),
          audit(last, staff, {
            action: 'order-settle-cash',
            subject: `order:${params.order}`,
            data: { received_minor: allocated, payment: paymentId },
          }),
        ]);
      };
      const paid =
        billId === null
          ? await payWithNewBill(run, facts, { method: 'cash', staff, now, expected, place }, finish)
          : await settleRest(run, billId, facts, { staff, now, expected, place }, finish);
      return { billId, answer: { order: paid.board(), payment } };
    });
    // Nobody can have begun to pay a bill that was not there.
    if (billId !== null) await endUnpayable(deps, billId);
    return answer;
  };
