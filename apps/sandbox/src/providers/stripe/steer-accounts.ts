import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refused } from '../../refused.ts';
import type { SandboxContext } from '../../world.ts';
import { answerAccount, leaveAccount } from './calls/accounts.ts';
import { begin, type StripeBook } from './calls/transaction.ts';

const Wish = z.strictObject({ becomes: z.enum(['accepted', 'checked', 'asked', 'rejected', 'left']) });

/** `POST /control/stripe/accounts/:id`: what Stripe decides of an account, or its owner, at any later time. */
export const mountAccountSteering = (
  scope: FastifyInstance,
  world: SandboxContext,
  book: StripeBook,
): void => {
  scope.post('/control/stripe/accounts/:id', async request => {
    const { id } = request.params as { id: string };
    const stored = book.state.objects.get(id);
    if (stored?.object.object !== 'account') throw new Refused(404, 'There is no such account');
    const parsed = Wish.safeParse(request.body);
    if (!parsed.success) throw new Refused(400, 'Say what it becomes');
    const tx = begin(world, book, stored.owner, null);
    const { becomes } = parsed.data;
    if (becomes === 'left') leaveAccount(tx, id);
    else answerAccount(tx, id, becomes);
    await tx.commit();
    return { account: id };
  });
};
