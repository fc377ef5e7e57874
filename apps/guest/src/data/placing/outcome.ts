import type { OrderView } from '@tableside/contract/http/shared/order-view';
import type { Cart } from '../cart/index.ts';
import type { Trouble } from './trouble.ts';

/** What came of a try; `waits`: nothing yet, or the guest has to say something first. */
export type Outcome =
  | { readonly kind: 'placed'; readonly order: OrderView; readonly next: 'done' | 'pay' }
  | { readonly kind: 'refused'; readonly trouble: Extract<Trouble, { kind: 'refused' }> }
  | { readonly kind: 'changed'; readonly before: number | undefined; readonly quote: Cart | null }
  | { readonly kind: 'lost' | 'waits' };

type Listener = (outcome: Outcome) => void;
const screens = new Map<string, Listener>();

/** The screen of a session that tells the guest how placing went, as long as it is shown. */
export const tellsOutcome = (token: string, listener: Listener): (() => void) => {
  screens.set(token, listener);
  return () => {
    if (screens.get(token) === listener) screens.delete(token);
  };
};
/** Who tells the guest now: the screen, or null where none is there that could. */
export const whoTells = (token: string): Listener | null => screens.get(token) ?? null;
