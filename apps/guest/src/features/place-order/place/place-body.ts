import type { Minor } from '@tableside/domain/money';
import { readEntry } from '../../../data/cache.ts';
import type { Cart } from '../../../data/cart/index.ts';
import { USER_KEY } from '../../../data/keys.ts';
import type { PlaceBody } from '../../../data/placing/unsent.ts';
import type { Draft } from '../../draft/index.ts';
import type { Guest } from '../../venue/index.ts';

/** Who is signed in, where this page has asked; the server goes by the cookie alone. */
const signedInUid = (): string | null =>
  readEntry<{ readonly user: { readonly uid: string } | null }>(USER_KEY).data?.user?.uid ?? null;

/** What is sent: the words of the guest, and what they saw (total and revision), so that nothing changes unseen. CART-45. */
export const placeBody = (cart: Cart, draft: Draft, tip: Minor, uid = signedInUid()): PlaceBody => ({
  comment: draft.comment.trim(),
  tipAmount: tip,
  extra_details: draft.answers,
  expected_total: cart.total,
  cart_revision: cart.revision,
  ...(uid === null ? {} : { firebase_uid: uid }),
  ...(draft.pin ? { pin: draft.pin } : {}),
});

/** What placing this cart leads to: money first, or nothing to pay now. */
export const paysFirst = ({ selfService, flags }: Guest, cart: Cart, total: number): boolean =>
  total > 0 && !selfService && !flags.has('skip-payment') && cart.coupon?.type !== 'pay-at-restaurant';
