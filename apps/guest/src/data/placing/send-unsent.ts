import type { OrderView } from '@tableside/contract/http/shared/order-view';
import type { Table } from '@tableside/contract/kept/table';
import { type CartNow, type UnsentQuestion, unsentStep } from '@tableside/domain/orders';
import type { Outcome } from './outcome.ts';
import { troubleOf } from './trouble.ts';
import type { PlaceBody, Unsent } from './unsent.ts';

export type SenderParts = {
  readonly table: Table<Unsent>;
  /** Whether what is kept of a session now outlives the page. */
  readonly lasts: (token: string) => Promise<boolean>;
  /** Runs when no other tab does. */
  readonly alone: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  readonly place: (
    token: string,
    body: PlaceBody,
    key: string,
  ) => Promise<{ readonly order: OrderView; readonly next: 'done' | 'pay' }>;
  /** The server's cart once everything of this phone has reached it. Throws when that cannot be. */
  readonly cart: (token: string) => Promise<CartNow>;
  readonly show: (token: string, unsent: Unsent | null) => void;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly pause: (ms: number) => Promise<void>;
};

/** A request that meets its own twin asks again after this long, in ms. */
const BUSY_RETRY = 1_000;
const WAITS: Outcome = { kind: 'waits' };

/** Sends what the phone keeps of a session, once, whatever tabs and networks do; the rules are `unsentStep`'s. */
export const createSender = (parts: SenderParts) => {
  const { table, show } = parts;
  const keep = async (unsent: Unsent): Promise<Unsent> => {
    await table.put(unsent);
    show(unsent.token, unsent);
    return unsent;
  };
  const drop = async (token: string): Promise<void> => {
    await table.remove(token);
    show(token, null);
  };
  const ask = async (
    unsent: Unsent,
    asks: UnsentQuestion,
    priceNow: number | null = null,
  ): Promise<Outcome> => {
    await keep({ ...unsent, asks, priceNow });
    return WAITS;
  };

  const failed = async (unsent: Unsent, error: unknown): Promise<Outcome> => {
    const trouble = troubleOf(error);
    if (trouble.kind === 'busy') {
      await parts.pause(BUSY_RETRY);
      return send(unsent);
    }
    if (trouble.kind === 'lost') return trouble;
    if (trouble.kind === 'changed') {
      const { quote } = trouble;
      const before = unsent.body.expected_total;
      const priced = quote !== null && quote.total !== before;
      // Another body needs another key: this request was answered.
      const again = { ...unsent, sentRevision: null, key: parts.newKey() };
      await ask(again, priced ? 'price' : 'cart', quote?.total ?? null);
      return { kind: 'changed', before, quote };
    }
    // The server broke down on the way: it may have been placed, so the guest's next try goes under the same key.
    if (trouble.unclear) await ask(unsent, 'failed');
    else await drop(unsent.token);
    return { kind: 'refused', trouble };
  };

  const send = async (unsent: Unsent): Promise<Outcome> => {
    let answer: Awaited<ReturnType<SenderParts['place']>>;
    try {
      answer = await parts.place(unsent.token, unsent.body, unsent.key);
    } catch (error) {
      return failed(unsent, error);
    }
    // It is placed, whatever the phone's storage says: sent once more, it would get the same answer.
    await drop(unsent.token).catch(() => show(unsent.token, null));
    return { kind: 'placed', ...answer };
  };

  const cartOf = async (token: string): Promise<CartNow | Outcome> => {
    try {
      return await parts.cart(token);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.kind !== 'refused' || trouble.unclear) return WAITS;
      await drop(token);
      return { kind: 'refused', trouble };
    }
  };

  const takeUp = async (token: string): Promise<Outcome> => {
    const unsent = await table.get(token);
    show(token, unsent);
    if (!unsent || unsent.asks) return WAITS;
    const cart = await cartOf(token);
    if ('kind' in cart) return cart;
    const step = unsentStep(unsent, { now: parts.now(), online: true, cart });
    if (step.step === 'ask') return ask(unsent, step.question);
    if (step.step === 'wait') return WAITS;
    if (unsent.sentRevision !== null) return send(unsent);
    const body = { ...unsent.body, cart_revision: cart.revision };
    return send(await keep({ ...unsent, body, sentRevision: cart.revision }));
  };

  const alone = <T>(token: string, run: () => Promise<T>): Promise<T> => parts.alone(`unsent:${token}`, run);

  return {
    /**
     * Keeps an order; `seen` names the revision the guest saw, where the server is sure to have it. One that leaves at
     * once needs no storage; one that is to `wait` is refused with null where it would be gone with the page.
     */
    keep: (
      token: string,
      order: Pick<Unsent, 'body' | 'lines'>,
      seen: number | null,
      wait: boolean,
    ): Promise<Unsent | null> =>
      alone(token, async () => {
        const before = await table.get(token);
        const same = before !== null && JSON.stringify(before.body) === JSON.stringify(order.body);
        const key = same ? before.key : parts.newKey();
        const unsent: Unsent = {
          token,
          key,
          ...order,
          at: parts.now(),
          // What left the phone before may have been placed: the same again only asks for its answer.
          sentRevision: seen ?? (same ? before.sentRevision : null),
          asks: null,
          priceNow: null,
        };
        await table.put(unsent);
        if (wait && !(await parts.lasts(token))) {
          await drop(token);
          return null;
        }
        show(token, unsent);
        return unsent;
      }),
    /**
     * Sends what was just kept, without looking at the cart first: the guest looks at it. What was taken up meanwhile and
     * now asks them something waits for their word.
     */
    sendKept: (unsent: Unsent): Promise<Outcome> =>
      alone(unsent.token, async () => {
        const kept = await table.get(unsent.token);
        return kept?.key === unsent.key && !kept.asks ? send(unsent) : WAITS;
      }),
    /** Shows what waits, and leaves it at that. */
    look: async (token: string): Promise<void> => show(token, await table.get(token)),
    /** Takes up what waits, as far as the rules let it go. */
    takeUp: (token: string): Promise<Outcome> => alone(token, () => takeUp(token)),
    /** The guest wants it all the same, as the cart is now. */
    confirm: (token: string, now: Pick<Unsent, 'lines'> & { readonly total: number }): Promise<void> =>
      alone(token, async () => {
        const unsent = await table.get(token);
        if (!unsent) return;
        const again = { ...unsent, at: parts.now(), asks: null, priceNow: null };
        const body = { ...unsent.body, expected_total: now.total };
        await keep(
          unsent.sentRevision === null ? { ...again, key: parts.newKey(), body, lines: now.lines } : again,
        );
      }),
    /** The guest does not want it any more; answers with what was kept. */
    takeBack: (token: string): Promise<Unsent | null> =>
      alone(token, async () => {
        const unsent = await table.get(token);
        await drop(token);
        return unsent;
      }),
    /** Orders of visits that are over or others: thrown away; answers with them. */
    dropOthers: async (token: string): Promise<readonly Unsent[]> => {
      const others = (await table.all()).filter(unsent => unsent.token !== token);
      await Promise.all(others.map(unsent => alone(unsent.token, () => drop(unsent.token))));
      return others;
    },
  };
};
export type Sender = ReturnType<typeof createSender>;
