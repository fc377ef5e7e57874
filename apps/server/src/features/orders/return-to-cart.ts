import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { guestPlace, readCart, showCart } from '../cart/index.ts';
import { mergeLines } from './merge-lines.ts';
import { moveOrder, refuseMove } from './move.ts';
import { release } from './release.ts';
import { linesForCart, lockCart, moneyIsUnderWay, writeLockedCart } from './return-to-cart-store.ts';

/**
 * The guest goes back from Pay to change a dish: the order that only waited for its payment ends (the venue never saw
 * it), what it held is free, and its lines and code are in the cart again. One transaction. While money for it may be on
 * its way it stays: the guest would order, and pay, a second time. Refuses payment_under_way. ADR 0005.
 */
export const returnToCart =
  (deps: Deps): Handler<'POST /orders/return-to-cart/{session}'> =>
  async ({ guest, body }) => {
    let backOnMenu = false;
    await deps.database.transaction(async run => {
      // The cart first, as placing locks it: two taps of one phone never wait for each other in a circle.
      const cart = await lockCart(run, guest);
      const facts = await moveOrder(run, {
        venueId: guest.venueId,
        order: body.unique_order_number,
        actor: 'guest',
        now: deps.clock(),
        decide: async order => {
          if (order.session_id !== guest.sessionId) throw new Refusal('order_not_found');
          if (order.waiting_for !== 'payment' || order.paid > 0) return refuseMove(order, 'rejected');
          if (await moneyIsUnderWay(run, order.id)) throw new Refusal('payment_under_way');
          ({ backOnMenu } = await release(run, order.id));
          return { to: 'rejected', event: 'order-updated', data: { returned_to_cart: true } };
        },
      });
      const lines = mergeLines(await linesForCart(run, facts.order.id), cart.lines);
      await writeLockedCart(run, guest, lines, cart.couponCode ?? facts.order.coupon_code);
    });
    if (backOnMenu) await deps.menuPublisher.republish(guest.venueId);
    const place = await guestPlace(deps, guest);
    const cart = await readCart(deps.database.run, guest, null);
    return showCart(deps.database.run, guest, place, cart);
  };
