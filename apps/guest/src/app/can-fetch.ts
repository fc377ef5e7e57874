import { isOnline } from '../data/connection/connectivity.ts';

/**
 * Whether somebody could bring a file of the app. One that was asked for in vain is refused for as long as the page lives,
 * and with it every screen that needs it: without a network only a worker is asked.
 */
export const canFetch = (): boolean => isOnline() || navigator.serviceWorker?.controller != null;
