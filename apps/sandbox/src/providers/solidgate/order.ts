import { randomUUID } from 'node:crypto';
import type { Behaviour } from '../../control/behaviours.ts';
import type { Card } from './cards.ts';
import type { OrderError } from './errors.ts';
import type { FormIntent } from './intent.ts';

export type OrderStatus =
  | 'processing'
  | '3ds_verify'
  | 'auth_ok'
  | 'auth_failed'
  | 'settle_ok'
  | 'partial_settled'
  | 'void_ok'
  | 'refunded';

export type PaymentMethod = 'card' | 'apple-pay' | 'google-pay';

export type OrderTransaction = {
  readonly id: string;
  readonly operation: 'auth' | 'settle' | 'void' | 'refund' | 'apple-pay' | 'google-pay';
  readonly status: 'processing' | 'success' | 'fail' | 'verify';
  readonly amount: number;
  readonly currency: string;
  readonly [field: string]: unknown;
};

/** One order in Solidgate's book. Amounts in minor units. */
export type Order = {
  /** The name of the key set it belongs to. */
  readonly owner: string;
  readonly id: string;
  readonly intent: FormIntent;
  readonly amount: number;
  readonly currency: string;
  readonly status: OrderStatus;
  readonly authorized: number;
  readonly captured: number;
  readonly refunded: number;
  readonly method: PaymentMethod;
  readonly card: Card;
  /** How often it was tried. */
  readonly attempts: number;
  readonly error: OrderError | null;
  readonly transactions: readonly OrderTransaction[];
  readonly behaviours: readonly Behaviour[];
};

export const newTransaction = (
  order: Pick<Order, 'amount' | 'currency' | 'card'>,
  operation: OrderTransaction['operation'],
  status: OrderTransaction['status'],
  amount: number,
  error: OrderError | null = null,
): OrderTransaction => ({
  id: randomUUID().replaceAll('-', ''),
  operation,
  status,
  amount,
  currency: order.currency,
  card: {
    brand: order.card.brand,
    bin: order.card.bin,
    number: order.card.number,
    card_exp_month: '12',
    card_exp_year: 2034,
    card_type: 'DEBIT',
    country: 'LTU',
    bank: 'Sandbox Bank',
  },
  ...(error ? { error } : {}),
});

/** An order as status answers, webhooks and the form's events show it. */
export const shownOrder = (order: Order, verifyUrl: string): Readonly<Record<string, unknown>> => ({
  order: {
    order_id: order.id,
    status: order.status,
    amount: order.amount,
    currency: order.currency,
    authorized_amount: order.authorized,
    refunded_amount: order.refunded,
    payment_method: order.method,
    customer_email: order.intent.customer_email ?? null,
    descriptor: 'SANDBOX',
  },
  transaction: order.transactions.at(-1) ?? null,
  transactions: Object.fromEntries(order.transactions.map(transaction => [transaction.id, transaction])),
  order_metadata: order.intent.order_metadata ?? {},
  ...(order.error ? { error: order.error } : {}),
  ...(order.status === '3ds_verify' ? { verify_url: verifyUrl, three_ds: { eci: null } } : {}),
});

/** How we know the payment: our uuid in the metadata, else the order id (which is ours too). */
export const referenceOf = (order: Pick<Order, 'id' | 'intent'>): string =>
  order.intent.order_metadata?.payment_uuid ?? order.id;
