import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { foldPayment } from '@tableside/domain/payments';
import { providerOf } from '@tableside/payments';
import type { Run } from '../../database/database.ts';
import type { OutboxEntry } from '../../realtime/outbox.ts';
import { insertPaidOrderBill, type PaidOrder } from '../bills/index.ts';
import { postEntries } from '../ledger/index.ts';
import {
  type Move,
  moveOrder,
  type OrderFacts,
  type PaidOrderBill,
  paidOrder,
  paidOrderBill,
} from '../orders/index.ts';
import {
  asWritten,
  captureEntry,
  eventsOf,
  insertPayment,
  newPayment,
  type PaymentRow,
  projectionOf,
  refuseUnlessExpected,
  type StaffPaymentRequest,
  staffPaymentView,
} from '../payments/index.ts';

export type PaidWithNewBill = {
  readonly paymentId: string;
  readonly allocated: number;
  /** The order as it stands now. */
  readonly paid: PaidOrder;
  /** What is to be told of it: the caller writes it. */
  readonly told: readonly OutboxEntry[];
};

/** Nobody has touched it on a bill: each line costs what was ordered. */
const sumsByLine = ({ lines }: OrderFacts): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ id, unit_price, quantity }) => [id, unit_price * quantity]));

/** The order says that it is paid; its bill needs no reading. */
const notePaidInFull = (
  run: Run,
  facts: OrderFacts,
  payment: PaymentRow,
  tell: NonNullable<Move['tell']>,
): Promise<OrderFacts> => {
  const { order } = facts;
  const payments = [{ uuid: payment.id, amount: payment.amount, guestIndex: null, charge: null, data: null }];
  return moveOrder(run, {
    venueId: order.venue_id,
    order: order.unique_order_number,
    actor: 'system',
    now: payment.created_at.getTime(),
    bills: [payment.bill_id],
    known: {
      facts,
      money: { sums: order, lines: sumsByLine(facts), allocated: payment.amount, unpaid_lines: [], payments },
      left: 0,
    },
    tell,
    decide: () => ({
      event: 'order-updated',
      paid: order.total,
      paymentType: payment.method,
      data: { paid_minor: order.total },
    }),
  });
};

/** What staff are told of a payment that was just written: as it is read, without reading it. */
const paidEntry = (
  { order, tableName, decimals }: OrderFacts,
  { pieces, items }: PaidOrderBill,
  payment: PaymentRow,
  takenBy: string,
): OutboxEntry => {
  const known = new Map(pieces.map(piece => [piece.id, piece]));
  const row = {
    ...payment,
    unique_order_number: order.unique_order_number,
    bill_kind: 'order' as const,
    table_name: tableName,
    order_id: String(order.number),
    taken_by: takenBy,
    decimals,
    items: items.map(({ id, amount }) => ({
      id,
      name: known.get(id)?.name ?? '',
      price: amount,
      loyalty_discount: known.get(id)?.loyalty_share ?? 0,
      refunded: 0,
    })),
    refunds: [],
    dispute: null,
  };
  return {
    audience: `money:${order.venue_id}`,
    event: 'board-payment',
    data: { payment: staffPaymentView(row) },
  };
};

/**
 * The guest paid staff for all of an order that stands on no bill and whose row the caller has locked: bill, payment and
 * entries are written as they stand in the end, in one round trip, because nobody else can have had a part in them.
 * `finish` writes what is told and whatever else there is, in the same round trip. Answers with the order as it stands
 * now. Refuses order_already_paid where there is nothing to take, and bill_changed.
 */
export const payWithNewBill = async (
  run: Run,
  facts: OrderFacts,
  by: Pick<StaffPaymentRequest, 'method' | 'staff' | 'now' | 'expected' | 'place'>,
  finish: (settled: PaidWithNewBill) => Promise<void>,
): Promise<PaidOrder> => {
  const { now, method } = by;
  const { order } = facts;
  const provider = providerOf(method);
  if (!provider) throw new Error(`nobody takes money by ${method}`);
  const bill = paidOrderBill(facts, now);
  if (bill.amount === 0) throw new Refusal('order_already_paid');
  refuseUnlessExpected(minor(bill.amount), by.expected, facts.decimals);
  const settlement = { ...by, tip: 0, note: '' };
  const place = { id: bill.id, venueId: order.venue_id, currency: order.currency };
  const row = newPayment(place, settlement, provider.id, { kind: 'listed', items: [] }, bill.amount);
  const events = eventsOf(settlement, row.total);
  const state = foldPayment(events.map(({ event }) => event));
  const caches = projectionOf(asWritten(row), state, { allocated: bill.amount }, now);
  const payment = { ...asWritten(row), ...caches };
  const parts = { captured: row.total, allocated: bill.amount, tip: row.tip, fee: row.fee };
  const { account } = provider.capabilities;
  const capture = captureEntry({
    payment,
    bill: place,
    differs: false,
    method,
    account,
    ...by.place,
    now,
    parts,
  });
  const entry = paidEntry(facts, bill, payment, row.taken_by);
  // Sent together, done one after the other: what is told comes last.
  const [, , , paid] = await Promise.all([
    insertPaidOrderBill(run, order, bill, new Date(now)),
    insertPayment(run, row, bill.items, events, caches, true),
    postEntries(run, bill.sale ? [bill.sale, capture] : [capture]),
    notePaidInFull(run, facts, payment, (told, paid) =>
      finish({
        paymentId: payment.id,
        allocated: minor(bill.amount),
        paid: paidOrder(paid),
        told: [...told, entry],
      }),
    ),
  ]);
  return paidOrder(paid);
};
