import { TIMINGS } from '../../app/timings.ts';
import { api } from '../api.ts';
import { isOnline, onConnectivity, reportUnreachable } from '../connection/connectivity.ts';
import { failureCode } from '../connection/failures.ts';
import { freshKey } from '../fresh-key.ts';
import { type Cart, type CartOp, EMPTY_CART } from './cart-ops.ts';
import {
  type CartQueueState,
  emptyQueue,
  enqueue,
  isSyncing,
  postponed,
  refused,
  serverLineId,
  settled,
  shownCart,
  takeNext,
} from './cart-queue.ts';
import { sendOp } from './send-op.ts';

export type CartSnapshot = {
  readonly cart: Cart;
  /** The cart has been read at least once. */
  readonly loaded: boolean;
  readonly syncing: boolean;
};
export type CartRefusal = (error: unknown, op: CartOp) => void;

const INITIAL: CartSnapshot = { cart: EMPTY_CART, loaded: false, syncing: false };

/** The cart of one session: shows changes at once, sends them one after the other, believes the server's answers. */
export const createCartStore = (token: string) => {
  let queue: CartQueueState = emptyQueue();
  let loaded = false;
  let decimals = 2;
  let snapshot = INITIAL;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onRefused: CartRefusal = () => undefined;
  const listeners = new Set<() => void>();

  const change = (next: CartQueueState): void => {
    queue = next;
    snapshot = { cart: shownCart(queue, decimals), loaded, syncing: isSyncing(queue) };
    for (const listener of listeners) listener();
  };

  const pump = (): void => {
    clearTimeout(timer);
    const first = queue.waiting[0];
    if (!first || queue.sending || !isOnline()) return;
    const next = takeNext(queue, Date.now());
    if (!next?.sending) {
      timer = setTimeout(pump, Math.max(first.notBefore - Date.now(), 0));
      return;
    }
    change(next);
    const { op, key } = next.sending;
    sendOp(token, op, op.kind === 'add' ? null : serverLineId(queue, op.lineId), key)
      .then(
        cart => change(settled(queue, cart)),
        error => {
          const code = failureCode(error);
          if (code === 'offline') reportUnreachable();
          if (code === 'offline' || code === 'timeout' || code === 'unavailable') {
            // With a network there is no news to wait for, nor of a server without its database: asked again in a moment.
            change(postponed(queue, isOnline() ? Date.now() + TIMINGS.connectivityCheck : 0));
            return;
          }
          change(refused(queue));
          onRefused(error, op);
        },
      )
      .finally(pump);
  };

  const accept = (cart: Cart): void => {
    loaded = true;
    change({ ...queue, server: cart });
  };

  onConnectivity(pump);

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: (): CartSnapshot => snapshot,
    /** Shows a change now and sends it in its turn. Quantities wait 1 s for the last tap. CART-11. */
    put: (op: CartOp): void => {
      const wait = op.kind === 'quantity' ? TIMINGS.quantityDebounce : 0;
      change(enqueue(queue, op, freshKey(), Date.now() + wait));
      pump();
    },
    /** Sends what still waits at once, e.g. before placing. */
    flush: (): void => {
      change({ ...queue, waiting: queue.waiting.map(waiting => ({ ...waiting, notBefore: 0 })) });
      pump();
    },
    /** Takes over a cart that another call answered with (discounts, courses, clearing). */
    accept,
    /** Reads the cart from the server. CART-25. */
    refetch: async (): Promise<Cart> => {
      const cart = await api('GET /cart/{session}/get', { session: token });
      // A shared cart may have been told of in the meantime: the younger word counts.
      if (cart.revision >= queue.server.revision) accept(cart);
      return cart;
    },
    /** What the phone keeps of the cart for when it has no network (features/offline/keep-cart.ts), and takes up again. */
    queue: (): CartQueueState => queue,
    resume: (kept: CartQueueState): void => {
      loaded = true;
      change(kept);
      pump();
    },
    setDecimals: (value: number): void => {
      decimals = value;
    },
    /** Who tells the guest when the server refuses a change. */
    setOnRefused: (listener: CartRefusal): void => {
      onRefused = listener;
    },
  };
};
export type CartStore = ReturnType<typeof createCartStore>;

const stores = new Map<string, CartStore>();
/** The one store of a session. */
export const cartStore = (token: string): CartStore => {
  const store = stores.get(token) ?? createCartStore(token);
  stores.set(token, store);
  return store;
};
export { INITIAL as INITIAL_CART };
