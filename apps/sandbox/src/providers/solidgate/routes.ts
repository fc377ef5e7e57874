import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { faultyCalls, neverAnswer } from '../../control/faults.ts';
import { cardOfNumber } from './cards.ts';
import { refundOrder, settleOrder, voidOrder } from './changes.ts';
import { SolidgateProblem, validation } from './errors.ts';
import { ownerOf, parseIntent } from './intent.ts';
import type { Ledger } from './ledger.ts';
import { type Order, referenceOf } from './order.ts';
import { startPayment } from './payments.ts';
import { planOf } from './state.ts';

const OrderCall = z.looseObject({
  order_id: z.string().min(1),
  amount: z.int().optional(),
  refund_reason_code: z.string().optional(),
});
type OrderCall = z.infer<typeof OrderCall>;

const ChargeCall = z.looseObject({ card_number: z.string() });

type Effect = (order: Order, call: OrderCall) => Order | Promise<Order>;

/** The body as it was signed. */
const rawOf = (request: FastifyRequest): string => String(request.body ?? '');

const jsonOf = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    throw validation('body', 'is no JSON');
  }
};

const merchantOf = (request: FastifyRequest): string => {
  const { merchant, signature } = request.headers;
  return ownerOf(String(merchant ?? ''), rawOf(request), String(signature ?? ''));
};

const answering =
  (work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      return await work(request, reply);
    } catch (problem) {
      if (problem instanceof SolidgateProblem) return problem.body;
      throw problem;
    }
  };

const referenceIn =
  (ledger: Ledger) =>
  (request: FastifyRequest): string | undefined => {
    const id = /"order_id"\s*:\s*"([^"]+)"/.exec(rawOf(request))?.[1];
    const order = id === undefined ? undefined : (ledger.find('main', id) ?? ledger.find('other', id));
    return order ? referenceOf(order) : id;
  };

/** Solidgate's wire, server to server: signed JSON; what is refused is answered 200 with an error inside. */
export const mountApi = (scope: FastifyInstance, ledger: Ledger): void => {
  // Signatures are over the bytes.
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  faultyCalls(scope, ledger.world, 'solidgate', referenceIn(ledger));

  const onOrder = (path: string, effect: Effect): void => {
    scope.post(
      `/solidgate/api/v1/${path}`,
      answering(async (request, reply) => {
        const owner = merchantOf(request);
        const parsed = OrderCall.safeParse(jsonOf(rawOf(request)));
        if (!parsed.success) throw validation('order_id', 'This value should not be blank.');
        const before = ledger.get(owner, parsed.data.order_id);
        const never = planOf(before).timeout === 'charge' && path === 'settle';
        const order = await effect(before, parsed.data);
        return never ? neverAnswer(reply) : ledger.shown(order);
      }),
    );
  };
  onOrder('status', order => order);
  onOrder('refund', (order, { amount }) => refundOrder(ledger, order, amount));
  onOrder('settle', (order, { amount }) => settleOrder(ledger, order, amount));
  onOrder('void', order => voidOrder(ledger, order));
  scope.post(
    '/solidgate/api/v1/charge',
    answering(async (request, reply) => {
      const owner = merchantOf(request);
      const body = jsonOf(rawOf(request));
      const card = cardOfNumber(ChargeCall.safeParse(body).data?.card_number ?? '');
      if (!card) throw new SolidgateProblem('2.08', { card_number: ['Invalid card number'] });
      const { card_number: _number, card_cvv: _code, ...fields } = body as Record<string, unknown>;
      const intent = parseIntent(fields);
      const { order, never } = await startPayment(ledger, owner, intent, 'card', card);
      return never ? neverAnswer(reply) : ledger.shown(order);
    }),
  );
};
