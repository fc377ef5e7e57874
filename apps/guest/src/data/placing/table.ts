import { keptBase } from '@tableside/contract/kept/table';
import type { CartQueueState } from '../cart/cart-queue.ts';

/** The cart of a session as this phone keeps it, with the changes that the server has not heard of. */
export type KeptCart = { readonly token: string; readonly queue: CartQueueState };

/** The phone's own tables, by session. */
export const tableOf = keptBase('tableside', ['unsent', 'carts']);
