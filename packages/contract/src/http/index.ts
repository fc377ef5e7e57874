import { cartCalls } from './cart.ts';
import { consoleCalls } from './console.ts';
import { menuCalls } from './menu.ts';
import { orderCalls } from './orders.ts';
import { scanCalls } from './scan.ts';
import { sessionCalls } from './session.ts';

/** What the guest app may call. */
export const guestCalls = {
  ...scanCalls,
  ...sessionCalls,
  ...menuCalls,
  ...cartCalls,
  ...orderCalls,
};
/** Every HTTP call of the product, keyed by method and path below `/api`. */
export const allCalls = { ...guestCalls, ...consoleCalls };
export type GuestCalls = typeof guestCalls;
export type ConsoleCalls = typeof consoleCalls;
export type AllCalls = typeof allCalls;
export { consoleCalls };
