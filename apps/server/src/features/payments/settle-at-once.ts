import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { foldPayment } from '@tableside/domain/payments';
import { providerOf } from '@tableside/payments';
import type { Run } from '../../database/database.ts';
import type { OutboxEntry } from '../../realtime/outbox.ts';
import { insertPaidOrderBill, paidOrderBill } from '../bills/index.ts';
import { postEntries } from '../ledger/index.ts';
import { moveOrder, type OrderFacts } from '../orders/index.ts';
import { cachesOf } from './advance.ts';
import { staffEntry } from './announce.ts';
import { captureEntry } from './capture.ts';
import type { PaymentRow } from './payment.ts';
import { asWritten, insertPayment } from './payment-store.ts';
import { eventsOf, newPayment, type Settlement } from './settle-bill.ts';

export type SettledAtOnce = {
  readonly paymentId: string;
  readonly allocated: number;
  /** The order as it stands now. */
  readonly paid: OrderFacts;
  /** What is to be told of it: the caller writes it. */
  readonly told: readonly OutboxEntry[];
};

/** The order says that it is paid; its bill needs no reading. */
const notePaidInFull = async (
  run: Run,
  facts: OrderFacts,
  payment: PaymentRow,
): Promise<Pick<SettledAtOnce, 'paid' | 'told'>> => {
  const { order } = facts;
  const told: OutboxEntry[] = [];
  const payments = [{ uuid: payment.id, amount: payment.amount, guestIndex: null, data: null }];
  const paid = await moveOrder(run, {
    venueId: order.venue_id,
    order: order.unique_order_number,
    actor: 'system',
    now: payment.created_at.getTime(),
    bills: [payment.bill_id],
    known: { facts, money: { allocated: payment.amount, unpaid_lines: [], payments } },
    tell: entries => void told.push(...entries),
    decide: () => ({
      event: 'order-updated',
      paid: order.total,
      paymentType: payment.method,
      data: { paid_minor: order.total },
    }),
  });
  return { paid, told };
};

/**
 * The guest paid staff for all of an order that stands on no bill and whose row the caller has locked: bill, payment and
 * entries are written as they stand in the end, in one round trip, because nobody else can have had a part in them.
 * Refuses order_already_paid where there is nothing to take. DESIGN §5.
 */
export const settleAtOnce = async (
  run: Run,
  facts: OrderFacts,
  by: Pick<Settlement, 'method' | 'staff' | 'now'>,
): Promise<SettledAtOnce> => {
  const { now, method } = by;
  const { order } = facts;
  const provider = providerOf(method);
  if (!provider) throw new Error(`nobody takes money by ${method}`);
  const bill = paidOrderBill(facts, now);
  if (bill.amount === 0) throw new Refusal('order_already_paid');
  const settlement = { ...by, tip: 0, note: '' };
  const place = { id: bill.id, venueId: order.venue_id, currency: order.currency };
  const row = newPayment(place, settlement, provider.id, { kind: 'listed', items: [] }, bill.amount);
  const events = eventsOf(settlement, row.total);
  const state = foldPayment(events.map(({ event }) => event));
  const caches = cachesOf(asWritten(row), state, { allocated: bill.amount }, now);
  const payment = { ...asWritten(row), ...caches };
  const parts = { captured: row.total, allocated: bill.amount, tip: row.tip, fee: row.fee };
  const { account } = provider.capabilities;
  const capture = captureEntry({ payment, bill: place, differs: false, method, account, now, parts });
  // Sent together, done one after the other.
  const [, , { paid, told }] = await Promise.all([
    insertPaidOrderBill(run, order, bill, new Date(now)),
    insertPayment(run, row, bill.items, events, caches, true),
    notePaidInFull(run, facts, payment),
    postEntries(run, bill.sale ? [bill.sale, capture] : [capture]),
  ]);
  const entry = await staffEntry(run, order.venue_id, payment.id);
  return { paymentId: payment.id, allocated: minor(bill.amount), paid, told: [...told, entry] };
};
