import { Refusal } from '@tableside/contract';
import type { FoodCourtCart, FoodCourtOrder } from '@tableside/contract/http/food-courts';
import type { OrderView } from '@tableside/contract/http/shared/order-view';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import type { Handler, Handlers } from '../../http/mount/handler.ts';
import { cartNow } from '../cart/index.ts';
import { countOrders } from '../limits/index.ts';
import { ordersOfSessions, orderView, placeTogether } from '../orders/index.ts';
import { countersOf, ordersSince } from './counters.ts';
import type { CounterSession } from './court-store.ts';
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
    const { guests } = await countersOf(deps, params.session, meta);
    const filled = oneEach(guests.filter(({ cart }) => cart.lines.length > 0));
    return { carts: await Promise.all(filled.map(guest => cartAt(deps, guest))) };
  };

const orderAt = async (
  deps: Deps,
  { venueId, isOver, revision }: Pick<CounterSession, 'venueId' | 'isOver' | 'revision'>,
  order: OrderView,
): Promise<FoodCourtOrder> => {
  const { says, orderFlow } = await venueOf(deps, venueId, revision);
  return { ...order, ...says, order_flow: orderFlow, session_over: isOver };
};

const getOrders =
  (deps: Deps): Handler<'GET /food-courts/get-orders/{session}'> =>
  async ({ params, meta }) => {
    const sessions = await ordersSince(deps, params.session, meta);
    const facts = await ordersOfSessions(deps.database.run, [...sessions.keys()]);
    const orders = facts.flatMap(each => {
      const session = sessions.get(each.order.session_id);
      return session ? [orderAt(deps, session, orderView(each, session.token))] : [];
    });
    return { orders: await Promise.all(orders) };
  };

/** All of the named carts, or none. Only carts at counters of this hall, of this phone. FOOD-70. */
const placeOrders =
  (deps: Deps): Handler<'POST /food-courts/place-orders/{session}'> =>
  async ({ params, body, meta }) => {
    const { isClosed, guests } = await countersOf(deps, params.session, meta);
    if (isClosed) throw new Refusal('food_court_closed');
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
    const orders = await Promise.all(
      carts.map(async ({ guest }) => {
        const here = placed.find(each => each.guest.sessionId === guest.sessionId);
        if (!here) throw new Error('A cart was neither placed nor refused');
        const { order, next } = here.answer;
        const session = { venueId: guest.venueId, isOver: false, revision: guest.venue.revision };
        return { order: { ...(await orderAt(deps, session, order)), session_token: guest.token }, next };
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
