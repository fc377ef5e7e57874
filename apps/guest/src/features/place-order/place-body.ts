import type { Minor } from '@tableside/domain/money';
import type { Cart } from '../../data/cart/index.ts';
import type { PlaceBody } from '../../data/placing/unsent.ts';
import type { Draft } from '../draft/index.ts';

/** What is sent: the words of the guest, and what they saw (total and revision), so that nothing changes unseen. CART-45. */
export const placeBody = (cart: Cart, draft: Draft, tip: Minor): PlaceBody => ({
  comment: draft.comment.trim(),
  tipAmount: tip,
  extra_details: draft.answers,
  expected_total: cart.total,
  cart_revision: cart.revision,
  ...(draft.pin ? { pin: draft.pin } : {}),
});
