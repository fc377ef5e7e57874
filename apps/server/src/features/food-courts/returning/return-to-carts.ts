import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { lockBillsOfOrders } from '../../bills/index.ts';
import { lockCart, withdraw } from '../../orders/index.ts';
import { countersOf } from '../counters.ts';
import { naming, type OrderAt, ordersOf } from '../paying/index.ts';

/** As placing together locks them: venues in the order of their ids. */
const byVenue = ({ guest: one, number }: OrderAt, { guest: other, number: after }: OrderAt): number =>
  (one.venueId === other.venueId ? number < after : one.venueId < other.venueId) ? -1 : 1;

/** It came to nothing, by its venue or by time: there is nothing left to pay of it, nor to take back. */
const hasEnded = (cause: unknown): boolean =>
  cause instanceof Refusal &&
  cause.code === 'order_move_refused' &&
  ['rejected', 'failed'].includes(String(cause.details?.from));

/**
 * The guest goes back from the hall's Pay: all of the named orders are withdrawn and their dishes in the carts again, or none
 * where one of them is paid or may be. One that has come to nothing by itself is left as it is, unless all have. One
 * transaction: carts, then bills, then orders, as everybody locks them. A refusal names the order and its stall. ADR 0005.
 */
export const returnToCarts =
  (deps: Deps): Handler<'POST /food-courts/return-to-cart/{session}'> =>
  async ({ params, body, meta }) => {
    const visit = await countersOf(deps, params.session, meta);
    const orders = (await ordersOf(deps, visit, body.orders)).toSorted(byVenue);
    const withdrawn = await deps.database.transaction(async run => {
      for (const { guest } of orders) await lockCart(run, guest);
      await lockBillsOfOrders(
        run,
        orders.map(({ number }) => number),
      );
      const done: (OrderAt & Awaited<ReturnType<typeof withdraw>>)[] = [];
      let ended: unknown;
      for (const at of orders) {
        try {
          const each = await naming(at, () => withdraw(run, at.guest, at.number, deps.clock()));
          done.push({ ...at, ...each });
        } catch (cause) {
          if (!hasEnded(cause)) throw cause;
          ended = cause;
        }
      }
      if (done.length === 0) throw ended;
      return done;
    });
    const back = new Set(withdrawn.flatMap(({ guest, backOnMenu }) => (backOnMenu ? guest.venueId : [])));
    for (const venue of back) await deps.menuPublisher.republish(venue);
    return {
      returned: withdrawn.map(({ guest, number, facts }) => ({
        unique_order_number: number,
        session: guest.token,
        comment: facts.order.comment,
        extra_details: facts.order.additional_fields,
      })),
    };
  };
