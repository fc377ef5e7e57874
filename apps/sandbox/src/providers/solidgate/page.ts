import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { neverAnswer } from '../../control/faults.ts';
import { cardWordsOf } from '../../pages/card-words.ts';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import { Refused } from '../../refused.ts';
import { cardOfNumber, GOOD_CARD } from './cards.ts';
import { SolidgateProblem, validation } from './errors.ts';
import { type FormIntent, MerchantData, ownerOf, parseIntent, readMerchantData } from './intent.ts';
import type { Ledger } from './ledger.ts';
import type { Order } from './order.ts';
import { decideAloud, refuse, startPayment } from './payments.ts';
import { openIntent } from './sign.ts';

const FormCall = z.strictObject({
  data: MerchantData,
  /** A later change of the order, sealed and signed like the order itself. */
  partial: z.strictObject({ partialIntent: z.string(), signature: z.string() }).nullish(),
  method: z.enum(['card', 'apple-pay', 'google-pay']).optional(),
  number: z.string().optional(),
});
type FormCall = z.infer<typeof FormCall>;

const read = ({ data, partial }: FormCall): { owner: string; intent: FormIntent } => {
  const { owner, intent } = readMerchantData(data);
  if (!partial) return { owner, intent };
  ownerOf(data.merchant, partial.partialIntent, partial.signature);
  const { secretKey } = (owner === 'main' ? SANDBOX_KEYS.main : SANDBOX_KEYS.other).solidgate;
  const changed = openIntent(secretKey, partial.partialIntent) as object;
  return { owner, intent: parseIntent({ ...intent, ...changed, order_id: intent.order_id }) };
};

const cardFor = ({ method, number = '' }: FormCall) => {
  if (method !== undefined && method !== 'card') return GOOD_CARD;
  const card = cardOfNumber(number);
  if (!card) throw new SolidgateProblem('2.08', { card_number: ['Invalid card number'] });
  return card;
};

/** What the form's own frames ask. Errors are inside of a 200 as everywhere at Solidgate. */
const mountFormCalls = (scope: FastifyInstance, ledger: Ledger): void => {
  scope.post('/solidgate/form/pay', async (request, reply) => {
    try {
      const parsed = FormCall.safeParse(request.body);
      if (!parsed.success) throw validation('form', 'not understood');
      const { owner, intent } = read(parsed.data);
      const method = parsed.data.method ?? 'card';
      const { order, never } = await startPayment(ledger, owner, intent, method, cardFor(parsed.data));
      if (never) return neverAnswer(reply);
      return { ...ledger.shown(order), urls: { success: intent.success_url, fail: intent.fail_url } };
    } catch (problem) {
      if (problem instanceof SolidgateProblem) return problem.body;
      throw problem;
    }
  });
  /** Opens the form: says whether the order can be paid. */
  scope.post('/solidgate/form/open', request => {
    try {
      const parsed = FormCall.safeParse(request.body);
      if (!parsed.success) throw validation('form', 'not understood');
      const { owner, intent } = read(parsed.data);
      const order = ledger.find(owner, intent.order_id);
      return {
        amount: intent.amount,
        currency: intent.currency,
        ...cardWordsOf(intent.language),
        urls: { success: intent.success_url, fail: intent.fail_url },
        ...(order ? ledger.shown(order) : {}),
      };
    } catch (problem) {
      if (problem instanceof SolidgateProblem) return problem.body;
      throw problem;
    }
  });
};

const sum = ({ amount, currency }: Order): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')} ${currency}`;

const Decision = z.object({ decision: z.enum(['approve', 'refuse']) });

/** The bank's page of a 3DS payment, which the form opens above the shop's page. */
export const mountPages = (scope: FastifyInstance, ledger: Ledger): void => {
  mountFormCalls(scope, ledger);
  const waiting = (params: unknown): Order => {
    const { id } = params as { id: string };
    const order = ledger.find('main', id) ?? ledger.find('other', id);
    if (order?.status !== '3ds_verify') throw new Refused(404, 'Nothing waits to be confirmed here');
    return order;
  };
  scope.get('/solidgate/3ds/:id', (request, reply) =>
    sendPage(request, reply, {
      title: 'Confirm the payment',
      body: html`<p>Your bank asks whether this is you.</p><p class="sum">${sum(waiting(request.params))}</p>
<form method="post"><button name="decision" value="approve">Approve</button>
<button class="quiet" name="decision" value="refuse">Refuse</button></form>`,
    }),
  );
  scope.post('/solidgate/3ds/:id', async (request, reply) => {
    const order = waiting(request.params);
    const parsed = Decision.safeParse(request.body);
    if (!parsed.success) throw new Refused(400, 'Approve or refuse');
    const approved = parsed.data.decision === 'approve';
    const never = approved ? (await decideAloud(ledger, order)).never : false;
    if (!approved) await refuse(ledger, order, '2.10');
    if (never) return neverAnswer(reply);
    return sendPage(request, reply, {
      title: 'Thank you',
      scripts: ['solidgate/3ds-done.js'],
      body: html`<p>You can go back to the shop.</p>`,
    });
  });
};
