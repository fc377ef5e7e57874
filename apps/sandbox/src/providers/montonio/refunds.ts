import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readPlan } from '../../control/behaviours.ts';
import { fromDecimal } from '../decimal.ts';
import { refundAnswer } from './answers.ts';
import type { Montonio } from './payer.ts';
import { type MontonioOrder, type MontonioRefund, refundedOf } from './state.ts';
import { refundUpdate } from './webhook.ts';

const SMALLEST = 5;

const RefundClaims = z.object({
  accessKey: z.string(),
  orderUuid: z.string(),
  amount: z.number(),
  idempotencyKey: z.uuidv4(),
});

/** An answer of the API, or none at all. */
export type Answer = { readonly code: number; readonly body: object } | 'silence';

const problem = (code: number, message: string | readonly string[], error: string): Answer => ({
  code,
  body: { statusCode: code, message, error },
});

const refusalOf = (order: MontonioOrder, amount: number | null, key: string): string | null => {
  if (order.refunds.some(refund => refund.key === key)) {
    return 'Order already has a refund with same idempotency key';
  }
  if (order.status !== 'PAID' && order.status !== 'PARTIALLY_REFUNDED') {
    return `Order with status ${order.status} cannot be refunded`;
  }
  if (amount === null || amount < SMALLEST) return 'amount must not be less than 0.05';
  if (refundedOf(order) + amount > order.captured)
    return 'Refund amount exceeds the amount available for refund';
  return null;
};

/**
 * Behaviours for a refund are those queued with `match` naming the payment after it was made; others wait for the next
 * payment.
 */
const planFor = ({ world }: Montonio, reference: string) => {
  const named = world.behaviours
    .waiting('montonio')
    .some(item => item.kind === 'payment' && item.match === reference);
  return readPlan(named ? world.behaviours.take('montonio', reference) : []);
};

/** `POST /refunds`. Answers PENDING at once; how it ended stands in the order and comes by webhook. */
export const refund = async (montonio: Montonio, claims: unknown): Promise<Answer> => {
  const { world, book } = montonio;
  const parsed = RefundClaims.safeParse(claims);
  if (!parsed.success) {
    return problem(
      400,
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
      'Bad Request',
    );
  }
  const { orderUuid, idempotencyKey: key, accessKey } = parsed.data;
  const order = book.state.get(orderUuid);
  if (!order || order.accessKey !== accessKey) return problem(404, 'No order has this uuid', 'Not Found');
  const amount = fromDecimal(parsed.data.amount);
  const refusal = refusalOf(order, amount, key);
  if (refusal !== null || amount === null) return problem(400, refusal ?? 'amount', 'Bad Request');

  const plan = planFor(montonio, order.merchantReference);
  const made: MontonioRefund = {
    uuid: randomUUID(),
    amount: Math.max(1, amount + plan.differsBy),
    key,
    status: plan.declineCode === undefined ? 'SUCCESSFUL' : 'REJECTED',
    reason: plan.declineCode ?? null,
    createdAt: new Date(world.now()).toISOString(),
  };
  book.append({ refunded: orderUuid, refund: made });
  const after = book.state.get(orderUuid) ?? order;
  await world.webhooks.tell('montonio', refundUpdate(after, made, world.addresses().serverUrl), plan.webhook);
  if (plan.timeout !== undefined) return 'silence';
  return { code: 201, body: refundAnswer(after, made, 'PENDING') };
};
