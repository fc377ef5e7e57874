import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { guestPlace, readCart, showCart } from '../../cart/index.ts';
import { withdraw } from './withdraw.ts';

/**
 * The guest goes back from Pay: the order that only waited for its payment ends, and its lines and code are in the cart
 * again. One transaction. While money for it may be on its way it stays: the guest would order, and pay, a second time. A
 * second tap, or the same request after a lost answer, changes nothing. Refuses payment_under_way. ADR 0005.
 */
export const returnToCart =
  (deps: Deps): Handler<'POST /orders/return-to-cart/{session}'> =>
  async ({ guest, body }) => {
    const { facts, backOnMenu } = await deps.database.transaction(run =>
      withdraw(run, guest, body.unique_order_number, deps.clock()),
    );
    if (backOnMenu) await deps.menuPublisher.republish(guest.venueId);
    const place = await guestPlace(deps, guest);
    const cart = await readCart(deps.database.run, guest, null);
    const { comment, additional_fields: extra_details, tips: tipAmount } = facts.order;
    return {
      ...(await showCart(deps.database.run, guest, place, cart)),
      returned: { comment, extra_details, tipAmount },
    };
  };
