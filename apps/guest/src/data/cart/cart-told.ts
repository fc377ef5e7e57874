import { isOnline, onConnectivity } from '../connection/connectivity.ts';
import { cartStore } from './cart-store.ts';

/**
 * Sends what still waits, and resolves when the server has heard of every change of this page's cart, so that its next
 * answer holds them; or when the network is gone.
 */
export const cartTold = (token: string): Promise<void> =>
  new Promise(resolve => {
    const store = cartStore(token);
    const stops: (() => void)[] = [];
    const check = () => {
      if (store.current().syncing && isOnline()) return;
      for (const stop of stops) stop();
      resolve();
    };
    stops.push(store.subscribe(check), onConnectivity(check));
    store.flush();
    check();
  });
