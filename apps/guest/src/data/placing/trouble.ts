import { ApiFailure } from '@tableside/contract/client';
import type { Cart } from '../cart/index.ts';
import { type FailureCode, failureCode } from '../connection/failures.ts';

/** What the phone does about a refusal beside telling it. */
export type Repair = 'nothing' | 'refetchCart' | 'dropCoupon' | 'dropNotes' | 'askPin';

/**
 * What a failed placing means. `lost`: nobody knows whether it was placed, so the same request goes again under the same
 * key. `busy`: the first of two equal requests is still running. `changed`: the guest saw another price or cart.
 * `refused`: it was not placed. CART-43, CART-47…54, CART-58.
 */
export type Trouble =
  | { readonly kind: 'lost' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'changed'; readonly quote: Cart | null }
  | {
      readonly kind: 'refused';
      readonly code: FailureCode;
      /** The server broke down on the way: a second try must not place it twice. */
      readonly unclear: boolean;
      /** What to do beside telling the guest. */
      readonly repair: Repair;
      /** When the kitchen has room again, by the venue's clock. */
      readonly freeAt?: string;
    };

const REPAIRS: Partial<Record<FailureCode, Repair>> = {
  menu_item_unavailable: 'refetchCart',
  not_enough_stock: 'refetchCart',
  options_invalid: 'refetchCart',
  cart_empty: 'refetchCart',
  coupon_not_found: 'dropCoupon',
  item_notes_off: 'dropNotes',
  coupon_exceeds_subtotal: 'refetchCart',
  coupon_below_minimum: 'refetchCart',
  coupon_used: 'dropCoupon',
  presence_pin_wrong: 'askPin',
};

export const troubleOf = (error: unknown): Trouble => {
  const code = failureCode(error);
  if (code === 'offline' || code === 'timeout') return { kind: 'lost' };
  if (code === 'idempotency_in_progress') return { kind: 'busy' };
  if (code === 'cart_changed') {
    const quote = error instanceof ApiFailure ? (error.details.quote as Cart | undefined) : undefined;
    return { kind: 'changed', quote: quote ?? null };
  }
  const unclear = code === 'server_error' || code === 'unavailable';
  const freeAt = error instanceof ApiFailure ? error.details.next_free : null;
  const refused = { kind: 'refused', code, unclear, repair: REPAIRS[code] ?? 'nothing' } as const;
  return typeof freeAt === 'string' ? { ...refused, freeAt } : refused;
};
