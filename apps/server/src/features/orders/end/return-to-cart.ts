import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { type CartLine, guestPlace, readCart, showCart } from '../../cart/index.ts';
import { moveOrder, refuseMove } from '../move.ts';
import type { LockedOrder } from '../move-store.ts';
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

/**
 * The guest goes back from Pay: the order that only waited for its payment ends (the venue never saw it), what it held is
 * free, and its lines and code are in the cart again. One transaction. While money for it may be on its way it stays: the
 * guest would order, and pay, a second time. A second tap, or the same request after a lost answer, changes nothing.
 * Refuses payment_under_way. ADR 0005.
 */
export const returnToCart =
  (deps: Deps): Handler<'POST /orders/return-to-cart/{session}'> =>
  async ({ guest, body }) => {
    let backOnMenu = false;
    const { order } = await deps.database.transaction(async run => {
      // The cart first, as placing locks it: two taps of one phone never wait for each other in a circle.
      const cart = await lockCart(run, guest);
      let again = false;
      const facts = await moveOrder(run, {
        venueId: guest.venueId,
        order: body.unique_order_number,
        actor: 'guest',
        now: deps.clock(),
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
      if (again) return facts;
      const returned = (await linesForCart(run, facts.order.id)).map(line => ownedBy(guest, line));
      const lines = mergeLines(returned, cart.lines);
      await writeLockedCart(run, guest, lines, cart.couponCode ?? facts.order.coupon_code);
      return facts;
    });
    if (backOnMenu) await deps.menuPublisher.republish(guest.venueId);
    const place = await guestPlace(deps, guest);
    const cart = await readCart(deps.database.run, guest, null);
    const { comment, additional_fields: extra_details, tips: tipAmount } = order;
    return {
      ...(await showCart(deps.database.run, guest, place, cart)),
      returned: { comment, extra_details, tipAmount },
    };
  };
