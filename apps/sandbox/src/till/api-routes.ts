import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultyCalls, neverAnswer } from '../control/faults.ts';
import { billOnWire } from './bill.ts';
import { billOf, type Till } from './counter.ts';
import { placeOrder } from './place-order.ts';
import { REFUSALS, TillRefusal } from './refusal.ts';
import { billsOf } from './state.ts';
import { takePayment } from './take-payment.ts';
import { OrderBody, PaymentBody, read } from './wire.ts';

const BillQuery = z.object({
  table: z.string().max(40).optional(),
  status: z.enum(['open', 'all']).default('open'),
});

/** What an external POS offers a server. Described in README.md under "Till". */
export const mountTillApi = (scope: FastifyInstance, till: Till): void => {
  scope.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof TillRefusal)) throw error;
    const { code, message, bill } = error;
    return reply.code(REFUSALS[code]).send({ code, message, ...(bill && { bill: billOnWire(bill) }) });
  });
  scope.addHook('onRequest', async request => {
    if (request.headers.authorization !== `Bearer ${SANDBOX_KEYS.main.till.apiKey}`) {
      throw new TillRefusal('unauthorized', 'The key is missing or wrong');
    }
  });
  faultyCalls(scope, till.world, 'till', request => {
    const { reference } = (request.body ?? {}) as { reference?: unknown };
    return typeof reference === 'string' ? reference : undefined;
  });

  scope.get('/till/api/bills', request => {
    const { table, status } = read(BillQuery, request.query);
    return { bills: billsOf(till.book.state, table ?? null, status === 'all').map(billOnWire) };
  });
  scope.get<{ Params: { id: string } }>('/till/api/bills/:id', request => ({
    bill: billOnWire(billOf(till, request.params.id)),
  }));
  scope.post<{ Params: { id: string } }>('/till/api/bills/:id/payments', async (request, reply) => {
    const taken = await takePayment(till, request.params.id, read(PaymentBody, request.body));
    if (taken.silent) return neverAnswer(reply);
    return reply.code(taken.isNew ? 201 : 200).send({ payment: taken.payment, bill: billOnWire(taken.bill) });
  });
  scope.post('/till/api/orders', async (request, reply) => {
    const { order, isNew, silent } = await placeOrder(till, read(OrderBody, request.body));
    if (silent) return neverAnswer(reply);
    const bill = order.bill_id === null ? null : billOnWire(billOf(till, order.bill_id));
    return reply.code(isNew ? 201 : 200).send({ order, bill });
  });
  scope.get<{ Params: { reference: string } }>('/till/api/orders/:reference', request => {
    const known = till.book.state.orders.get(request.params.reference);
    if (!known) throw new TillRefusal('not_found', 'There is no such order');
    return { order: known.order };
  });
};
