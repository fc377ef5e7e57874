import { z } from 'zod';
import { calls } from '../define.ts';
import { CartView } from './cart.ts';
import { OrderView } from './shared/order-view.ts';
import { FreeText, Instant } from './shared/shared.ts';

const OrderNumber = z.string().min(1).max(40);

/** Following an order, and paying it in cash. Spec 2§7. */
export const orderCalls = calls({
  'GET /orders/get-orders/{session}': {
    summary: "The session's orders, newest first. ORDER-52.",
    access: 'session',
    response: z.object({ orders: z.array(OrderView) }),
    errors: ['session_ended'],
  },
  'POST /orders/activate-order-batch/{session}': {
    summary: 'Sends a batch that waits for other guests now. ORDER-37.',
    access: 'session',
    body: z.strictObject({
      unique_order_number: OrderNumber,
      /** The countdown asks, not the guest: nothing happens before its time by the venue's clock. ORDER-38. */
      only_when_due: z.boolean().default(false),
    }),
    response: z.object({ order: OrderView }),
    errors: ['session_ended', 'order_not_found', 'order_move_refused'],
    idempotent: true,
  },
  'POST /orders/return-to-cart/{session}': {
    summary:
      'Withdraws an order that still waits for its payment and fills the cart with it again. Asked once more, it answers with the cart as it is. Refused while money for it may be on its way. ADR 0005.',
    access: 'session',
    body: z.strictObject({ unique_order_number: OrderNumber }),
    response: CartView.extend({
      /** What its guest had added to the dishes, as place-order takes it. */
      returned: z.object({
        comment: z.string(),
        extra_details: z.record(z.string(), z.union([z.string(), z.boolean()])),
        /** Minor units. */
        tipAmount: z.number().int(),
      }),
    }),
    errors: ['session_ended', 'order_not_found', 'order_move_refused', 'payment_under_way'],
    idempotent: true,
  },
  'POST /payments/cash/activate-cash-order': {
    summary: 'The guest will pay in cash at the venue: the order goes to the venue now. Spec 2§7.',
    access: 'public',
    body: z.strictObject({
      order: OrderNumber,
      session: z.string().max(64),
      selected_payment_type: z.enum(['cash', 'room-bill']),
    }),
    response: z.object({ order: OrderView }),
    errors: [
      'session_not_found',
      'session_ended',
      'order_not_found',
      'order_already_paid',
      'order_move_refused',
      'payment_type_not_enabled',
      'preview_mode',
    ],
    idempotent: true,
  },
  'POST /call-waiter/call': {
    summary: 'Calls the waiter to the table. WAITER-01…09.',
    access: 'public',
    body: z.strictObject({
      session: z.string().max(64),
      unique_order_number: OrderNumber.nullable().default(null),
      comment: FreeText(255).default(''),
    }),
    response: z.object({ called_at: Instant }),
    errors: [
      'session_not_found',
      'session_ended',
      'order_not_found',
      'waiter_already_called',
      'ordering_disabled',
      'preview_mode',
    ],
  },
});
