import { createHash } from 'node:crypto';
import { type Plan, readPlan } from '../control/behaviours.ts';
import type { TillBill } from './bill.ts';
import { billOf, newId, openBillOf, type Till, timeOf } from './counter.ts';
import { TillRefusal } from './refusal.ts';
import { billsOf, type TillOrder } from './state.ts';
import { billWebhook, orderWebhook } from './webhook.ts';
import type { OrderBody } from './wire.ts';

const fingerprint = (body: OrderBody): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** The bill an order joins: the one it names, else the table's newest open one, else none yet. */
const billFor = (till: Till, body: OrderBody): TillBill | null => {
  const bill =
    body.bill_id === undefined
      ? (billsOf(till.book.state, body.table).at(-1) ?? null)
      : openBillOf(till, body.bill_id);
  if (bill && bill.currency !== body.currency) {
    throw new TillRefusal('currency_differs', `The bill is in ${bill.currency}`, bill);
  }
  return bill;
};

const append = (till: Till, body: OrderBody, plan: Plan): TillOrder => {
  const at = timeOf(till);
  const bill = billFor(till, body);
  const failed = plan.declineCode !== undefined;
  const order: TillOrder = {
    id: newId('order'),
    reference: body.reference,
    status: failed ? 'failed' : 'accepted',
    reason: plan.declineCode ?? null,
    bill_id: failed ? null : (bill?.id ?? newId('bill')),
    at,
  };
  const lines = body.lines.map(({ comment = null, ...line }) => ({
    ...line,
    comment,
    id: newId('line'),
    voided: false,
    order_reference: body.reference,
  }));
  const opening = failed || bill ? null : { table: body.table, currency: body.currency, at };
  till.book.append({ ordered: order, asked: fingerprint(body), lines: failed ? [] : lines, opening });
  return order;
};

export type Placed = { readonly order: TillOrder; readonly isNew: boolean; readonly silent: boolean };

/** `POST /till/api/orders`. The same reference with the same order is the same order; with another one it is refused. */
export const placeOrder = async (till: Till, body: OrderBody): Promise<Placed> => {
  const known = till.book.state.orders.get(body.reference);
  if (known) {
    if (known.asked !== fingerprint(body)) {
      throw new TillRefusal('reference_reused', 'This reference belongs to another order');
    }
    return { order: known.order, isNew: false, silent: false };
  }
  billFor(till, body);
  const plan = readPlan(till.world.behaviours.take('till', body.reference));
  const order = append(till, body, plan);
  const { webhooks, now } = till.world;
  await webhooks.tell('till', orderWebhook(order, now()), plan.webhook);
  if (order.bill_id !== null) {
    await webhooks.tell(
      'till',
      billWebhook(billOf(till, order.bill_id), body.reference, now()),
      plan.webhook,
    );
  }
  return { order, isNew: true, silent: plan.timeout !== undefined };
};
