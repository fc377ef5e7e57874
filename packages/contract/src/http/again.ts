import { z } from 'zod';
import { calls } from '../define.ts';
import { CartView } from './cart.ts';
import { Major } from './shared/shared.ts';

/** What of an earlier order did not go into the cart. */
export const LeftOut = z.object({
  name: z.string(),
  /** Pieces. */
  quantity: z.number().int(),
  /**
   * `gone`: no longer on the menu; `not_now`: its category is not served at this hour; `sold_out`: nothing, or not enough,
   * is left; `choice_changed`: a size or option is no longer there or another one has to be chosen; `cart_full`.
   */
  reason: z.enum(['gone', 'not_now', 'sold_out', 'choice_changed', 'cart_full']),
});
/** What costs something else than it did then: one piece with its options. */
export const Repriced = z.object({ name: z.string(), before: Major, now: Major });
export type LeftOut = z.infer<typeof LeftOut>;
export type Repriced = z.infer<typeof Repriced>;

/** Ordering what one had before. */
export const reorderCalls = calls({
  'POST /orders/order-again/{session}': {
    summary:
      "Puts what is still to be had of one of the session's earlier orders into the cart, at today's prices; says what is not.",
    access: 'session',
    body: z.strictObject({ unique_order_number: z.string().min(1).max(40) }),
    response: z.object({
      cart: CartView,
      /** Pieces that went into the cart. */
      added: z.number().int(),
      left_out: z.array(LeftOut),
      repriced: z.array(Repriced),
    }),
    errors: [
      'session_ended',
      'preview_mode',
      'order_not_found',
      'ordering_disabled',
      'kiosk_not_enrolled',
      'not_accepting_orders',
    ],
    idempotent: true,
  },
});
