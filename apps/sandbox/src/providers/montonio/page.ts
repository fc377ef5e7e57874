import { readPlan } from '../../control/behaviours.ts';
import { addQuery, type PayerPages, type PayerView } from '../payer-pages.ts';
import { type Montonio, moveOrder } from './payer.ts';
import type { MontonioOrder } from './state.ts';
import { returnToken } from './webhook.ts';

const METHODS: Readonly<Record<string, PayerView['asks']>> = { paymentInitiation: 'bank', blik: 'blik' };

const WORDS: Readonly<Partial<Record<MontonioOrder['status'], string>>> = {
  PAID: 'This payment is done.',
  VOIDED: 'The bank refused this payment.',
  ABANDONED: 'This payment was given up.',
  PARTIALLY_REFUNDED: 'This payment is done; a part of it was given back.',
  REFUNDED: 'This payment was given back.',
};

/** Where the payer goes afterwards: with a token, or after giving up with words and without one. providers.md §2. */
const backOf = (order: MontonioOrder, now: number): string =>
  order.status === 'ABANDONED'
    ? addQuery(order.returnUrl, { 'error-message': 'Payment was canceled by the payer' })
    : addQuery(order.returnUrl, { 'order-token': returnToken(order, now) });

/** `/montonio/pay/:uuid`: the page `paymentUrl` leads to. */
export const montonioPages = (montonio: Montonio): PayerPages => {
  const { world, book } = montonio;
  return {
    base: '/montonio',
    choices: [
      { action: 'approve', label: 'Approve the payment' },
      { action: 'authorize', label: 'Approve, the bank books it later' },
      { action: 'pending', label: 'Go back without deciding' },
      { action: 'decline', label: 'The bank declines' },
      { action: 'abandon', label: 'Cancel and go back' },
    ],
    view: uuid => {
      const order = book.state.get(uuid);
      if (!order) return undefined;
      const words = WORDS[order.status];
      return {
        purpose: order.merchantReferenceDisplay ?? order.merchantReference,
        amount: order.captured || order.grandTotal,
        currency: order.currency,
        asks: METHODS[order.method] ?? 'card',
        bank: order.preferredProvider,
        over: words === undefined ? null : { words, back: backOf(order, world.now()) },
      };
    },
    decide: async (uuid, action, bank) => {
      const order = await moveOrder(montonio, uuid, action, { bank });
      const silent = order.status === 'PAID' && readPlan(order.behaviours).timeout === 'charge';
      return silent ? 'silence' : { back: backOf(order, world.now()) };
    },
  };
};
