import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import type { GuestSession } from '../../../http/guest.ts';
import type { CartLine } from '../../cart/index.ts';
import { moveOrder, refuseMove } from '../move.ts';
import type { LockedOrder } from '../move-store.ts';
import type { OrderFacts } from '../read/order-view.ts';
import { mergeLines } from './merge-lines.ts';
import { release } from './release.ts';
import { isMoneyInProgress, linesForCart, lockCart, writeLockedCart } from './return-to-cart-store.ts';

/** Withdrawn by its guest before: nothing else rejects an order without a word to its guest. */
const isReturned = ({ status, status_reason }: Pick<LockedOrder, 'status' | 'status_reason'>): boolean =>
  status === 'rejected' && status_reason === null;

/** Whose a returned line is: a guest's number is kept only where a party fills one cart. ADR 0022. */
const ownedBy = (guest: GuestSession, line: CartLine): CartLine => {
  const { guest_index: index, ...rest } = line;
  return guest.sharedCart === null ? rest : { ...rest, guest_index: index ?? guest.guestIndex };
};

/** `backOnMenu`: the menu must be shown anew after the commit. */
export type Withdrawn = { readonly facts: OrderFacts; readonly backOnMenu: boolean };

/**
 * Ends an order of a guest that only waited for its payment (the venue never saw it), frees what it held and puts its lines
 * and code into the cart again. Changes nothing where its guest has withdrawn it before. Refuses order_not_found,
 * order_move_refused, and payment_under_way while money for it may be on its way. ADR 0005.
 */
export const withdraw = async (
  run: Run,
  guest: GuestSession,
  number: string,
  now: number,
): Promise<Withdrawn> => {
  // The cart first, as placing locks it: two taps of one phone never wait for each other in a circle.
  const cart = await lockCart(run, guest);
  let again = false;
  let backOnMenu = false;
  const facts = await moveOrder(run, {
    venueId: guest.venueId,
    order: number,
    actor: 'guest',
    now,
    decide: async order => {
      if (order.session_id !== guest.sessionId) throw new Refusal('order_not_found');
      again = isReturned(order);
      if (again) return null;
      if (order.waiting_for !== 'payment' || order.paid > 0) return refuseMove(order, 'rejected');
      if (await isMoneyInProgress(run, order.id)) throw new Refusal('payment_under_way');
      ({ backOnMenu } = await release(run, order.id));
      return { to: 'rejected', event: 'order-updated', data: { returned_to_cart: true } };
    },
  });
  if (again) return { facts, backOnMenu };
  const returned = (await linesForCart(run, facts.order.id)).map(line => ownedBy(guest, line));
  const lines = mergeLines(returned, cart.lines);
  await writeLockedCart(run, guest, lines, cart.couponCode ?? facts.order.coupon_code);
  return { facts, backOnMenu };
};
