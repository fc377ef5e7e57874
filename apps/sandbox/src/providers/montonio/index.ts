import type { BookedPayment, BookedStatus, OpenProvider } from '../../provider.ts';
import { Refused } from '../../refused.ts';
import { type Montonio, moveOrder } from './payer.ts';
import { mountMontonio } from './routes.ts';
import { type MontonioOrder, type MontonioStatus, montonioFold, refundedOf } from './state.ts';
import { montonioWebhook, orderWebhook } from './webhook.ts';

const STATUS: Readonly<Record<MontonioStatus, BookedStatus>> = {
  PENDING: 'created',
  AUTHORIZED: 'pending',
  PAID: 'succeeded',
  ABANDONED: 'expired',
  VOIDED: 'failed',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
};

const booked = (order: MontonioOrder): BookedPayment => ({
  reference: order.merchantReference,
  provider_ref: order.uuid,
  amount_minor: order.grandTotal,
  currency: order.currency,
  status: STATUS[order.status],
  captured_minor: order.captured,
  refunded_minor: refundedOf(order),
  refunds: order.refunds
    .filter(({ status }) => status === 'SUCCESSFUL')
    .map(({ uuid: ref, amount: amount_minor, key }) => ({ ref, amount_minor, key })),
});

/** Montonio's Stargate API, its hosted payment page and its notifications. */
export const openMontonio: OpenProvider = world => {
  const montonio: Montonio = { world, book: world.openBook('montonio', montonioFold) };
  const newest = (reference: string): MontonioOrder | undefined =>
    [...montonio.book.state.values()].findLast(({ merchantReference }) => merchantReference === reference);
  return {
    id: 'montonio',
    webhook: montonioWebhook,
    mount: scope => mountMontonio(scope, montonio),
    normalisedBook: () => [...montonio.book.state.values()].map(booked),
    act: async ({ reference, action, code }) => {
      const order = newest(reference);
      if (!order) throw new Refused(404, `Montonio knows no payment ${reference}`);
      await moveOrder(montonio, order.uuid, action, { code: code ?? null });
    },
    paidWebhook: reference => {
      const order = newest(reference);
      const paid = order && {
        ...order,
        status: 'PAID' as const,
        captured: order.captured || order.grandTotal,
      };
      return paid && orderWebhook(paid, world.addresses().serverUrl);
    },
    reset: () => montonio.book.reset(),
  };
};
