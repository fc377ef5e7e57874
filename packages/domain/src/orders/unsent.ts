/** After this long (ms) an order that was kept on the phone is not sent without asking: hunger and plans change. */
export const UNSENT_FOR_MS = 10 * 60_000;

/** So much of one thing; `key` names what it is (`lineKey` of the cart). */
export type WantedLine = { readonly key: string; readonly quantity: number };

/** An order that a guest placed and nobody has answered. Instants in epoch ms. */
export type UnsentOrder = {
  /** When the guest last said that they want it. */
  readonly at: number;
  /** What they saw in the cart then. */
  readonly lines: readonly WantedLine[];
  /** The cart revision that was named to the server; null: the request has never left the phone. */
  readonly sentRevision: number | null;
  /** What the guest was asked and has not answered yet. */
  readonly asks: UnsentQuestion | null;
};

/** Why an order is not sent without a word of the guest; `failed`: the server broke down over it. */
export type UnsentQuestion = 'old' | 'cart' | 'price' | 'failed';

/** The cart as the server last told it; `settled`: nothing of this phone is still on its way to it. */
export type CartNow = {
  readonly settled: boolean;
  readonly revision: number;
  readonly lines: readonly WantedLine[];
};

/** `wait`: for the network or for the cart; `send`: now; `ask`: the guest. */
export type UnsentStep =
  | { readonly step: 'wait' | 'send' }
  | { readonly step: 'ask'; readonly question: UnsentQuestion };

const WAIT: UnsentStep = { step: 'wait' };
const SEND: UnsentStep = { step: 'send' };
const ask = (question: UnsentQuestion): UnsentStep => ({ step: 'ask', question });

/** Whether two carts hold the same, in whatever order. */
export const sameLines = (one: readonly WantedLine[], other: readonly WantedLine[]): boolean => {
  const text = (lines: readonly WantedLine[]) =>
    lines
      .map(({ key, quantity }) => `${key} ${quantity}`)
      .sort()
      .join('\n');
  return text(one) === text(other);
};

/**
 * What to do with an unsent order at `now`. `cart` null: not read since the network is back. A request that left the phone
 * may have been placed: then the server's cart is no longer at the revision it named, and the same request under the same
 * key only asks for its answer. While the cart stands at that revision nothing was placed.
 */
export const unsentStep = (
  order: UnsentOrder,
  at: { readonly now: number; readonly online: boolean; readonly cart: CartNow | null },
): UnsentStep => {
  const { now, online, cart } = at;
  if (order.asks) return ask(order.asks);
  if (!online || !cart?.settled) return WAIT;
  if (order.sentRevision !== null && order.sentRevision !== cart.revision) return SEND;
  if (now - order.at > UNSENT_FOR_MS) return ask('old');
  if (order.sentRevision !== null) return SEND;
  return sameLines(order.lines, cart.lines) ? SEND : ask('cart');
};
