import { Refusal } from '@tableside/contract';
import type { FoodCourtCart, FoodCourtOrder } from '@tableside/contract/http/food-courts';
import type { OrderView } from '@tableside/contract/http/shared/order-view';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { Handler, Handlers } from '../../http/mount/handler.ts';
import { cartNow } from '../cart/index.ts';
import { countOrders } from '../limits/index.ts';
import {
  ordersOfParties,
  ordersOfSessions,
  orderView,
  partyOrderView,
  placeTogether,
} from '../orders/index.ts';
import { readBasket, tellOthers } from './basket/index.ts';
import { countersOf, ordersSince } from './counters.ts';
import type { CounterSession } from './court-store.ts';
import { hallOpening } from './hours/index.ts';
import { venueMoney } from './venue-money.ts';

/** What is said of a venue beside its carts and orders. */
const venueOf = async ({ venues }: Pick<Deps, 'venues'>, venueId: string, revision: number) => {
  const { name, settings } = await venues.get(venueId, revision);
  return {
    orderFlow: settings.orderFlow,
    says: {
      restaurant_id: venueId,
      restaurant_name: name,
      ...venueMoney(settings),
    },
  };
};

const cartAt = async (deps: Deps, guest: GuestSession): Promise<FoodCourtCart> => {
  const { cart, revision, error, subtotal, discount, small_order_fee, total } = await cartNow(deps, guest);
  return {
    ...(await venueOf(deps, guest.venueId, guest.venue.revision)).says,
    session: guest.token,
    revision,
    cart_items: cart.map(item => ({
      ...item,
      options: item.options.map(option => ({ ...option, discounted_price: null })),
    })),
    error,
    subtotal,
    discount,
    small_order_fee,
    total,
  };
};

/** Nothing of a venue's second counter: a hall shows one cart for each venue. */
const oneEach = (guests: readonly GuestSession[]): GuestSession[] => {
  const seen = new Set<string>();
  return guests.filter(({ venueId }) => !seen.has(venueId) && seen.add(venueId));
};

const getCarts =
  (deps: Deps): Handler<'GET /food-courts/get-carts/{session}'> =>
  async ({ params, meta }) => {
    const { guests, basketId, now } = await countersOf(deps, params.session, meta);
    const filled = oneEach(guests.filter(({ cart }) => cart.lines.length > 0));
    const carts = await Promise.all(filled.map(guest => cartAt(deps, guest)));
    if (basketId === null) return { carts, together: null };
    const { visits, venues } = await readBasket(deps.database.run, basketId, now);
    const here = new Set(guests.filter(guest => guest.sharedCart !== null).map(({ venueId }) => venueId));
    return {
      carts,
      together: { phones: visits.length, to_enter: venues.filter(id => !here.has(id)) },
    };
  };

const orderAt = async (
  deps: Deps,
  { venueId, isOver, revision }: Pick<CounterSession, 'venueId' | 'isOver' | 'revision'>,
  order: OrderView,
): Promise<FoodCourtOrder> => {
  const { says, orderFlow } = await venueOf(deps, venueId, revision);
  return { ...order, ...says, order_flow: orderFlow, session_over: isOver };
};

/** What other phones sent of baskets that these sessions fill with them; read by this phone's own session there. ADR 0051. */
const ordersOfOthers = async (
  { database }: Pick<Deps, 'database'>,
  sessions: Awaited<ReturnType<typeof ordersSince>>,
) => {
  const parties = new Map(
    [...sessions.values()].flatMap(each =>
      each.sharedCart === null ? [] : [[each.sharedCart, each] as const],
    ),
  );
  if (parties.size === 0) return [];
  const facts = await ordersOfParties(database.run, [...parties.keys()]);
  return facts.flatMap(each => {
    const session = parties.get(each.order.visit_id);
    if (!session || sessions.has(each.order.session_id)) return [];
    const view = { ...partyOrderView(each, session.id), session_token: session.token };
    return [{ at: each.order.placed_at, session, view }];
  });
};

const getOrders =
  (deps: Deps): Handler<'GET /food-courts/get-orders/{session}'> =>
  async ({ params, meta }) => {
    const sessions = await ordersSince(deps, params.session, meta);
    const { run } = deps.database;
    const own = await ordersOfSessions(run, [...sessions.keys()]);
    const orders = own.flatMap(each => {
      const session = sessions.get(each.order.session_id);
      return session ? [{ at: each.order.placed_at, session, view: orderView(each, session.token) }] : [];
    });
    for (const each of await ordersOfOthers(deps, sessions)) orders.push(each);
    orders.sort((one, other) => other.at.getTime() - one.at.getTime());
    return { orders: await Promise.all(orders.map(({ session, view }) => orderAt(deps, session, view))) };
  };

/** All of the named carts, or none. Only carts at counters of this hall, of this phone. FOOD-70. */
const placeOrders =
  (deps: Deps): Handler<'POST /food-courts/place-orders/{session}'> =>
  async ({ params, body, meta }) => {
    const visit = await countersOf(deps, params.session, meta);
    const { guests, id: visitId, basketId, now } = visit;
    if (visit.isClosed) throw new Refusal('food_court_closed');
    if (hallOpening(visit, now.getTime()) !== null) throw new Refusal('not_accepting_orders');
    const carts = body.carts.map(({ session, ...cart }) => {
      const guest = guests.find(({ token }) => token === session);
      if (!guest) throw new Refusal('session_not_found');
      return { guest, body: { ...cart, tipAmount: 0 } };
    });
    countOrders(
      deps.limits,
      meta.ip,
      carts.map(({ guest }) => guest.cart.lines.length),
    );
    const placed = await placeTogether(deps, carts);
    const sent = placed.some(({ answer }) => answer.sent_by === null);
    if (basketId !== null && sent) await tellOthers(deps.database.run, basketId, { but: visitId, sent, now });
    const orders = await Promise.all(
      carts.map(async ({ guest }) => {
        const here = placed.find(each => each.guest.sessionId === guest.sessionId);
        if (!here) throw new Error('A cart was neither placed nor refused');
        const { order, next, sent_by } = here.answer;
        const session = { venueId: guest.venueId, isOver: false, revision: guest.venue.revision };
        return {
          order: { ...(await orderAt(deps, session, order)), session_token: guest.token },
          next,
          sent_by,
        };
      }),
    );
    return { orders };
  };

/** The carts that a phone has in a hall, placed together, and what came of them. FOOD-08, FOOD-64, FOOD-67, FOOD-70. */
export const hallCartHandlers = (
  deps: Deps,
): Handlers<
  | 'GET /food-courts/get-carts/{session}'
  | 'GET /food-courts/get-orders/{session}'
  | 'POST /food-courts/place-orders/{session}'
> => ({
  'GET /food-courts/get-carts/{session}': getCarts(deps),
  'GET /food-courts/get-orders/{session}': getOrders(deps),
  'POST /food-courts/place-orders/{session}': placeOrders(deps),
});
