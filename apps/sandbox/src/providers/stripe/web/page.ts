import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { neverAnswer } from '../../../control/faults.ts';
import { html } from '../../../pages/html.ts';
import { sendPage } from '../../../pages/page.ts';
import { Refused } from '../../../refused.ts';
import type { SandboxContext } from '../../../world.ts';
import { finishAtTheBank } from '../calls/intents.ts';
import { begin, type StripeBook } from '../calls/transaction.ts';
import type { Intent, Stored } from '../objects.ts';
import { planOf } from '../state.ts';

const Decision = z.object({ decision: z.enum(['approve', 'refuse']) });

const intentById = (book: StripeBook, id: string): Stored<Intent> => {
  const stored = book.state.objects.get(id);
  if (stored?.object.object !== 'payment_intent') throw new Refused(404, 'There is no such payment');
  return stored as Stored<Intent>;
};

/** What a redirect adds to the return address. */
const backTo = (returnUrl: string, intent: Intent): string => {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
};

const sum = ({ amount, currency }: Intent): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')} ${currency.toUpperCase()}`;

/** The bank's page of a 3DS payment: alone, or in a frame that stripe.js opened. */
export const mountPages = (scope: FastifyInstance, world: SandboxContext, book: StripeBook): void => {
  scope.get('/stripe/3ds/:id', (request, reply) => {
    const { object: intent } = intentById(book, (request.params as { id: string }).id);
    if (intent.status !== 'requires_action') {
      return sendPage(request, reply, {
        title: 'Nothing to confirm',
        body: html`<p>This payment does not wait for you any more.</p>`,
      });
    }
    return sendPage(request, reply, {
      title: 'Confirm the payment',
      body: html`<p>Your bank asks whether this is you.</p><p class="sum">${sum(intent)}</p>
<form method="post"><button name="decision" value="approve">Approve</button>
<button class="quiet" name="decision" value="refuse">Refuse</button></form>`,
    });
  });
  scope.post('/stripe/3ds/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const stored = intentById(book, id);
    const parsed = Decision.safeParse(request.body);
    if (!parsed.success) throw new Refused(400, 'Approve or refuse');
    const never = planOf(stored).timeout === 'charge';
    const tx = begin(world, book, stored.owner, null);
    const { object: intent } = finishAtTheBank(tx, id, parsed.data.decision === 'approve');
    await tx.commit();
    if (never && intent.status === 'succeeded') return neverAnswer(reply);
    if (stored.returnUrl !== undefined) return reply.redirect(backTo(stored.returnUrl, intent), 303);
    return sendPage(request, reply, {
      title: 'Thank you',
      scripts: ['stripe/3ds-done.js'],
      body: html`<p>You can go back to the shop.</p>`,
    });
  });
};
