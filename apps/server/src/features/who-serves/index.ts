export { servingAccount } from './serving-account.ts';
export { WAITER_OF } from './waiter-store.ts';
