import type { EventLog } from '../../books/book.ts';
import type { SandboxContext } from '../../world.ts';
import { validation } from './errors.ts';
import { type Order, shownOrder } from './order.ts';
import { placeOf, planOf, type SolidgateEntry, type SolidgateState } from './state.ts';
import { orderWebhook } from './webhook.ts';

export type SolidgateBook = EventLog<SolidgateState, SolidgateEntry>;

/** The book with its telling: an order is written down first and told of afterwards. */
export type Ledger = {
  readonly world: SandboxContext;
  readonly find: (owner: string, id: string) => Order | undefined;
  readonly get: (owner: string, id: string) => Order;
  /** Writes the order as it is now and tells the shop. */
  readonly write: (order: Order) => Promise<Order>;
  readonly shown: (order: Order) => Readonly<Record<string, unknown>>;
};

export const ledgerOf = (world: SandboxContext, book: SolidgateBook): Ledger => {
  const find = (owner: string, id: string): Order | undefined => book.state.get(placeOf(owner, id));
  const shown = (order: Order) =>
    shownOrder(order, `${world.addresses().publicUrl}/solidgate/3ds/${encodeURIComponent(order.id)}`);
  return {
    world,
    find,
    get: (owner, id) => {
      const order = find(owner, id);
      if (!order) throw validation('order_id', 'There is no order with this id');
      return order;
    },
    write: async order => {
      book.append({ order });
      await world.webhooks.tell('solidgate', orderWebhook(order, shown(order)), planOf(order).webhook);
      return order;
    },
    shown,
  };
};
