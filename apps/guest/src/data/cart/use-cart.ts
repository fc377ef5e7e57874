import { useEffect, useSyncExternalStore } from 'react';
import { soon } from '../../app/soon.ts';
import { type CartSnapshot, type CartStore, cartStore, INITIAL_CART } from './cart-store.ts';

export type UseCart = CartSnapshot & {
  /** Sets the quantity of a line; 0 removes it. CART-09, CART-10. */
  readonly setQuantity: (lineId: string, quantity: number) => void;
  readonly remove: (lineId: string) => void;
  readonly put: CartStore['put'];
  readonly accept: CartStore['accept'];
  readonly refetch: CartStore['refetch'];
  readonly flush: CartStore['flush'];
};

/** The session's cart: shown at once, in step with the server behind the scenes; `syncing` while it is not. */
export const useCart = (token: string): UseCart => {
  const store = cartStore(token);
  const snapshot = useSyncExternalStore(store.subscribe, store.current, () => INITIAL_CART);
  useEffect(() => {
    if (store.current().loaded) return;
    return soon(() => void store.refetch().catch(() => undefined));
  }, [store]);
  return {
    ...snapshot,
    put: store.put,
    accept: store.accept,
    refetch: store.refetch,
    flush: store.flush,
    remove: lineId => store.put({ kind: 'remove', lineId }),
    setQuantity: (lineId, quantity) =>
      store.put(quantity < 1 ? { kind: 'remove', lineId } : { kind: 'quantity', lineId, quantity }),
  };
};
