import { Refusal } from '@tableside/contract';
import type { ApiOrder } from '@tableside/contract/http/v1';
import { ORDERS_SETTLE_MS } from '@tableside/domain/api-keys';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { boardOrder, type OrderFacts, orderByNumber, ordersAfter } from '../orders/index.ts';
import { minorsOf, orderFacts } from '../webhooks/index.ts';

/** Orders of one answer where nobody says how many. */
const USUAL = 50;

const view = (facts: OrderFacts): ApiOrder => orderFacts(boardOrder(facts), minorsOf(facts.decimals));

const placeOf = ({ order }: OrderFacts): string => `${order.placed_at.getTime()}.${order.id}`;

/** Orders after a place, oldest first: who calls with the last answer's `next` sees each once, and misses none. */
export const listOrders =
  ({ database, venues, clock }: Deps): Handler<'GET /v1/orders'> =>
  async ({ api, query }) => {
    const [at = '0', id = '00000000-0000-0000-0000-000000000000'] = query.after?.split('.', 2) ?? [];
    const orders = await ordersAfter(database.run, api.venueId, {
      after: { placedAt: new Date(Number(at)), id },
      until: new Date(clock() - ORDERS_SETTLE_MS),
      most: Number(query.limit ?? USUAL),
    });
    const { settings } = await venues.get(api.venueId);
    const last = orders.at(-1);
    return {
      currency: { code: settings.currency.code, decimals: settings.currency.decimals },
      orders: orders.map(view),
      next: last ? placeOf(last) : (query.after ?? null),
    };
  };

export const oneOrder =
  ({ database, venues }: Deps): Handler<'GET /v1/orders/{order}'> =>
  async ({ api, params }) => {
    const facts = await orderByNumber(database.run, api.venueId, params.order);
    if (!facts) throw new Refusal('order_not_found');
    const { settings } = await venues.get(api.venueId);
    return {
      currency: { code: settings.currency.code, decimals: settings.currency.decimals },
      order: view(facts),
    };
  };
