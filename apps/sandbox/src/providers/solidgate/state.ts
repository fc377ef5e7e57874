import { readPlan } from '../../control/behaviours.ts';
import type { BookedPayment, BookedStatus } from '../../provider.ts';
import { type Order, type OrderStatus, referenceOf } from './order.ts';

/** By owner and order id: two merchants may use the same. */
export type SolidgateState = Map<string, Order>;

export type SolidgateEntry = { readonly order: Order };

export const placeOf = (owner: string, id: string): string => `${owner} ${id}`;

export const solidgateFold = {
  empty: (): SolidgateState => new Map(),
  apply: (state: SolidgateState, { order }: SolidgateEntry): SolidgateState =>
    state.set(placeOf(order.owner, order.id), order),
};

/** The newest order of a reference. */
export const orderOf = (state: SolidgateState, reference: string): Order | undefined =>
  [...state.values()].findLast(order => referenceOf(order) === reference);

const STATUS: Readonly<Record<OrderStatus, BookedStatus>> = {
  processing: 'pending',
  '3ds_verify': 'pending',
  auth_ok: 'pending',
  auth_failed: 'failed',
  settle_ok: 'succeeded',
  partial_settled: 'succeeded',
  void_ok: 'canceled',
  refunded: 'refunded',
};

export const normalised = (state: SolidgateState): BookedPayment[] =>
  [...state.values()].map(order => ({
    reference: referenceOf(order),
    provider_ref: order.id,
    amount_minor: order.intent.amount,
    currency: order.currency,
    status:
      order.status === 'refunded' && order.refunded < order.captured
        ? 'partially_refunded'
        : STATUS[order.status],
    captured_minor: order.captured,
    refunded_minor: order.refunded,
    refunds: order.transactions
      .filter(({ operation, status }) => operation === 'refund' && status === 'success')
      .map(({ id, amount }) => ({ ref: id, amount_minor: amount, key: null })),
  }));

export const planOf = ({ behaviours }: Pick<Order, 'behaviours'>): ReturnType<typeof readPlan> =>
  readPlan(behaviours);
