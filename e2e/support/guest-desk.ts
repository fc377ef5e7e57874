import type { CallAnswer } from '@tableside/contract/client';
import { type Call, createClient } from '@tableside/contract/client';
import { fetchWithCookies } from './fetch-with-cookies.ts';

export type PlacedOrder = CallAnswer<'POST /cart/{session}/place-order'>['order'];

/** A guest who orders through the API, for tests that are about the staff. */
export class GuestDesk {
  readonly call: Call;
  readonly session: string;

  private constructor(call: Call, session: string) {
    this.call = call;
    this.session = session;
  }

  static async scan(address: string, hash: string): Promise<GuestDesk> {
    const call = createClient(`${address}/api`, fetchWithCookies());
    const { session } = await call('GET /{hash}', { hash });
    return new GuestDesk(call, session);
  }

  /** Orders one piece of each dish, named in English. */
  async order(
    names: readonly string[],
    more: { readonly comment?: string; readonly extra_details?: Record<string, string> } = {},
  ): Promise<PlacedOrder> {
    const { session } = this;
    const { categories } = await this.call('GET /get-menu-categories/{session}', {
      session,
      query: { language: 'en' },
    });
    const items = categories.flatMap(category => category.items);
    for (const name of names) {
      const item = items.find(each => each.name === name);
      if (!item) throw new Error(`There is no dish called ${name}.`);
      await this.call('POST /cart/{session}/add', {
        session,
        idempotencyKey: crypto.randomUUID(),
        body: { menu_item_id: item.id, quantity: 1 },
      });
    }
    const { order } = await this.call('POST /cart/{session}/place-order', {
      session,
      idempotencyKey: crypto.randomUUID(),
      body: more,
    });
    return order;
  }

  async callWaiter(comment: string): Promise<void> {
    await this.call('POST /call-waiter/call', {
      body: { session: this.session, comment, unique_order_number: null },
    });
  }

  /** How the guest's order stands now. */
  async look(number: string): Promise<PlacedOrder> {
    const { orders } = await this.call('GET /orders/get-orders/{session}', { session: this.session });
    const order = orders.find(each => each.unique_order_number === number);
    if (!order) throw new Error(`The guest has no order ${number}.`);
    return order;
  }
}
