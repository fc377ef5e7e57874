import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { minor, sum, ZERO } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import { insertOrderBill, type NewPiece, type Piece, type UnpaidBill, untouched } from '../../bills/index.ts';
import type { OrderFacts } from '../read/order-view.ts';
import { piecesOfOrder } from './pieces-of-order.ts';

const ENDED: readonly string[] = ['rejected', 'failed'];

/** The bill of an order as it is read once it is written, before anybody has paid. */
const newBill = (id: string, { order, decimals }: OrderFacts, pieces: readonly NewPiece[]): UnpaidBill => {
  const subtotal = sum(pieces.map(({ price }) => price));
  const discount = sum(pieces.map(({ discount_share }) => discount_share));
  return {
    id,
    venueId: order.venue_id,
    tableId: order.table_id,
    visitId: order.visit_id,
    kind: 'order',
    orderId: order.id,
    couponCode: order.coupon_code,
    couponKind: order.coupon_kind,
    number: order.unique_order_number,
    status: 'open',
    currency: order.currency,
    decimals,
    subtotal,
    discount,
    total: minor(subtotal - discount),
    paid: ZERO,
    refunded: ZERO,
    paidAtTill: ZERO,
    left: minor(subtotal - discount),
    tillGap: ZERO,
    isAtTill: false,
    tillState: 'here',
    takenOff: ZERO,
    loyaltyApplied: false,
    revision: 0,
    precheckPrinted: false,
    audience: `session:${order.session_id}`,
  };
};

/** A bill that is on its way to the database. */
export type NewOrderBill = {
  readonly bill: UnpaidBill;
  readonly made: readonly Piece[];
  /** What is sent after the bill; it fails with what the bill failed with. */
  readonly behind: (run: Run) => Run;
};

/**
 * Sends the bill of a locked order that stands on none, without waiting: everything of it is known beforehand, and what
 * is sent through `behind` is done after it. Throws `Refusal` order_not_found.
 */
export const sendOrderBill = (run: Run, facts: OrderFacts, now: number): NewOrderBill => {
  const { order } = facts;
  if (ENDED.includes(order.status)) throw new Refusal('order_not_found');
  const id = randomUUID();
  const at = new Date(now);
  const pieces = piecesOfOrder(facts, at, false);
  const written = insertOrderBill(run, order, { id, pieces }, at);
  // Who refuses before anything follows takes the bill back with the transaction, whatever became of it.
  written.catch(() => undefined);
  return {
    bill: newBill(id, facts, pieces),
    made: pieces.map(piece => untouched(piece, order.number)),
    behind:
      run =>
      async (...statement) => {
        const [, rows] = await Promise.all([written, run<never>(...statement)]);
        return rows;
      },
  };
};
