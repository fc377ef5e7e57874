import type { CallInput } from '@tableside/contract/client';
import { readDraft } from '../../draft/index.ts';
import type { Part } from '../basket/use-basket.ts';

export type TogetherBody = CallInput<'POST /food-courts/place-orders/{session}'>['body'];

/**
 * What is sent: the words of the guest for each venue, and what they saw of it, so that nothing changes unseen. A revision
 * becomes one order, however often it is sent. CART-45.
 */
export const togetherBody = (parts: readonly Pick<Part, 'session' | 'cart'>[]): TogetherBody => ({
  carts: parts.map(({ session, cart }) => {
    const { comment, answers } = readDraft(session);
    return {
      session,
      cart_revision: cart.revision,
      expected_total: cart.total,
      comment: comment.trim(),
      extra_details: answers,
    };
  }),
});
