import type { Card } from './cards.ts';
import { orderError, validation } from './errors.ts';
import type { FormIntent } from './intent.ts';
import type { Ledger } from './ledger.ts';
import { newTransaction, type Order, type PaymentMethod, referenceOf } from './order.ts';
import { planOf } from './state.ts';

/** Takes what was to happen once off the list. */
const without = (order: Order, ...done: readonly string[]): Order => ({
  ...order,
  behaviours: order.behaviours.filter(behaviour => !done.includes(behaviour.do)),
});

const openOrder = (
  ledger: Ledger,
  owner: string,
  intent: FormIntent,
  method: PaymentMethod,
  card: Card,
): Order => {
  const before = ledger.find(owner, intent.order_id);
  const attempts = (before?.attempts ?? 0) + 1;
  // An order id is good for one attempt, and those the shop allowed beyond it.
  const mayRetry = before?.status === 'auth_failed' && attempts <= 1 + (intent.retry_attempt ?? 0);
  if (before && !mayRetry) throw validation('order_id', 'Order with this order_id already exists');
  const id = intent.order_id;
  return {
    owner,
    id,
    intent,
    amount: intent.amount,
    currency: intent.currency,
    status: 'processing',
    authorized: 0,
    captured: 0,
    refunded: 0,
    method,
    card,
    attempts,
    error: null,
    transactions: before?.transactions ?? [],
    behaviours: before?.behaviours ?? ledger.world.behaviours.take('solidgate', referenceOf({ id, intent })),
  };
};

const operationOf = (method: PaymentMethod): 'auth' | 'apple-pay' | 'google-pay' =>
  method === 'card' ? 'auth' : method;

/** The bank says no. */
export const refuse = (ledger: Ledger, order: Order, code: string): Promise<Order> => {
  const error = orderError(code);
  const transaction = newTransaction(order, operationOf(order.method), 'fail', order.amount, error);
  return ledger.write({
    ...without(order, 'decline'),
    status: 'auth_failed',
    error,
    transactions: [...order.transactions, transaction],
  });
};

/** The shop takes the money later, by /settle. */
const settlesLater = ({ intent }: Order): boolean =>
  intent.type !== undefined || (intent.settle_interval ?? 0) > 0;

/** Takes what is held, or a part of it. */
export const settle = (ledger: Ledger, order: Order, amount: number): Promise<Order> =>
  ledger.write({
    ...order,
    status: amount < order.authorized ? 'partial_settled' : 'settle_ok',
    captured: amount,
    transactions: [...order.transactions, newTransaction(order, 'settle', 'success', amount)],
  });

/** The bank says yes: held, and taken at once unless the shop settles by itself. */
export const hold = (ledger: Ledger, order: Order): Promise<Order> => {
  const authorized = order.amount + planOf(order).differsBy;
  return ledger.write({
    ...without(order, 'charge-then-timeout'),
    status: 'auth_ok',
    amount: authorized,
    authorized,
    error: null,
    transactions: [
      ...order.transactions,
      newTransaction(order, operationOf(order.method), 'success', authorized),
    ],
  });
};

export const accept = async (ledger: Ledger, order: Order): Promise<Order> => {
  const held = await hold(ledger, order);
  return settlesLater(order) ? held : settle(ledger, held, held.authorized);
};

/** The bank answers, after its page where it asked for one. */
export const decide = (ledger: Ledger, order: Order): Promise<Order> => {
  const code = planOf(order).declineCode ?? order.card.decline;
  return code === null ? accept(ledger, order) : refuse(ledger, order, code);
};

/** As `processing` until somebody decides. */
export const leavePending = (ledger: Ledger, order: Order): Promise<Order> =>
  ledger.write({
    ...order,
    status: 'processing',
    transactions: [...order.transactions, newTransaction(order, 'auth', 'processing', order.amount)],
  });

/** How a payer's attempt ended; `never`: it happened, but the answer does not come. */
export type Attempt = { readonly order: Order; readonly never: boolean };

/** The bank answers, and whether anybody hears it. */
export const decideAloud = async (ledger: Ledger, order: Order): Promise<Attempt> => {
  const decided = await decide(ledger, order);
  return { order: decided, never: planOf(order).timeout === 'charge' && decided.authorized > 0 };
};

/** A payer sent the form, or pressed a wallet's button. */
export const startPayment = async (
  ledger: Ledger,
  owner: string,
  intent: FormIntent,
  method: PaymentMethod,
  card: Card,
): Promise<Attempt> => {
  const order = openOrder(ledger, owner, intent, method, card);
  if (planOf(order).timeout === 'create') {
    return { order: await leavePending(ledger, without(order, 'create-then-timeout')), never: true };
  }
  if (!card.threeDs && intent.force3ds !== true) return decideAloud(ledger, order);
  const transaction = newTransaction(order, operationOf(method), 'verify', order.amount);
  const asked = {
    ...order,
    status: '3ds_verify' as const,
    transactions: [...order.transactions, transaction],
  };
  return { order: await ledger.write(asked), never: false };
};

/** An order of a payer who acts without the form. */
export const orderFor = (ledger: Ledger, owner: string, intent: FormIntent, card: Card): Order =>
  openOrder(ledger, owner, intent, 'card', card);
