import { type Call, createClient } from '@tableside/contract/client';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { claim } from './claim.ts';
import { fetchWithCookies } from './fetch-with-cookies.ts';

export const DEMO_PASSWORD = 'tableside-demo';
export type DemoRole = 'owner' | 'manager' | 'waiter' | 'kitchen' | 'accountant';
export const emailOf = (role: DemoRole): string => `${role}@demo.test`;

/** What staff still have to do something about; the board shows for a while also what is over. */
const UNDER_WAY: ReadonlySet<string> = new Set(['waiting_confirmation', 'active', 'partially_delivered']);

/** A member of staff who works through the API: brings venues into the state a journey starts from. */
export class StaffDesk {
  readonly call: Call;
  readonly #venues: ReadonlyMap<string, string>;

  private constructor(call: Call, venues: ReadonlyMap<string, string>) {
    this.call = call;
    this.#venues = venues;
  }

  static async signIn(address: string, role: DemoRole = 'waiter'): Promise<StaffDesk> {
    const call = createClient(`${address}/api`, fetchWithCookies());
    await call('POST /console/sign-in', { body: { email: emailOf(role), password: DEMO_PASSWORD } });
    const { venues } = await call('GET /console/me', {});
    return new StaffDesk(call, new Map(venues.map(({ slug, id }) => [slug, id])));
  }

  venue(slug: string): string {
    const id = this.#venues.get(slug);
    if (!id) throw new Error(`There is no demo venue called ${slug}.`);
    return id;
  }

  /** Nobody sits at the table, whatever happened there before. */
  async freeTable(slug: string, hash: string): Promise<void> {
    const venue = this.venue(slug);
    const { tables } = await this.call('GET /console/{venue}/tables', { venue });
    const table = tables.find(each => each.hash === hash);
    if (!table) throw new Error(`${slug} has no table ${hash}.`);
    await claim(hash);
    await this.call('POST /console/{venue}/tables/{table}/close', {
      venue,
      table: table.id,
      idempotencyKey: crypto.randomUUID(),
      body: { force: true },
    });
    // What a party left behind stands at its table until somebody deals with it.
    const { orders } = await this.call('GET /console/{venue}/board', { venue });
    for (const order of orders) if (order.table_name === table.name) await this.#end(venue, order);
  }

  /** All that was ordered at a table stands on it: said to be in the making, and carried there. */
  async serveTable(slug: string, name: string): Promise<void> {
    const venue = this.venue(slug);
    const { orders } = await this.call('GET /console/{venue}/board', { venue });
    for (const { unique_order_number: order, status, items, table_name } of orders) {
      if (table_name !== name || !UNDER_WAY.has(status)) continue;
      const deed = () => ({ venue, order, idempotencyKey: crypto.randomUUID() });
      if (status === 'waiting_confirmation') {
        const body = { wait_minutes: 15 };
        await this.call('POST /console/{venue}/orders/{order}/accept', { ...deed(), body });
      }
      const body = { items: items.map(({ id }) => id), delivered: true };
      await this.call('POST /console/{venue}/orders/{order}/deliver', { ...deed(), body });
    }
  }

  /** New: refused; in the making: handed over and closed. */
  async #end(venue: string, { unique_order_number: order, status, items }: BoardOrder): Promise<void> {
    const deed = { venue, order, idempotencyKey: crypto.randomUUID() };
    if (status === 'waiting_confirmation') {
      await this.call('POST /console/{venue}/orders/{order}/reject', {
        ...deed,
        body: { reason: 'Closing time' },
      });
    }
    if (status !== 'active' && status !== 'partially_delivered') return;
    const left = items.filter(item => !item.is_delivered).map(({ id }) => id);
    if (left.length > 0) {
      const body = { items: left, delivered: true };
      await this.call('POST /console/{venue}/orders/{order}/deliver', { ...deed, body });
    }
    await this.call('POST /console/{venue}/orders/{order}/close', {
      ...deed,
      idempotencyKey: crypto.randomUUID(),
    });
  }

  /** What an earlier journey wrote into the menu and did not publish is forgotten. */
  async discardMenuDraft(slug: string): Promise<void> {
    const venue = this.venue(slug);
    const { draft } = await this.call('GET /console/{venue}/menu-draft', { venue });
    await this.call('POST /console/{venue}/menu-draft/discard', {
      venue,
      body: { revision: draft.revision },
      idempotencyKey: crypto.randomUUID(),
    });
  }

  /** What is left of a dish, found by its name in the venue's main language; null is plenty. */
  async setStock(slug: string, name: string, remaining: number | null): Promise<void> {
    const venue = this.venue(slug);
    const { items } = await this.call('GET /console/{venue}/stock', { venue });
    const item = items.find(each => each.kind === 'item' && each.name === name);
    if (!item) throw new Error(`${slug} has no dish called ${name}.`);
    await this.call('POST /console/{venue}/stock', { venue, body: { kind: 'item', id: item.id, remaining } });
  }

  async setStatus(
    slug: string,
    order_status: 'open' | 'rush_mode' | 'temporarily_disabled',
    rush_mode_wait_minutes: number | null = null,
  ): Promise<void> {
    await this.call('POST /console/{venue}/status', {
      venue: this.venue(slug),
      body: { order_status, rush_mode_wait_minutes },
    });
  }
}
