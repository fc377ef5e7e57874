import { ORDER_STATUSES } from '@tableside/domain/orders';
import { z } from 'zod';
import { Id, Instant } from '../shared/shared.ts';

/** Whole minor units of the venue's currency. */
export const Amount = z.number().int();
export const Currency = z.object({ code: z.string(), decimals: z.number().int() });
const Place = z.object({ id: Id, name: z.string() });

/** An order as other systems read it, here and in webhooks: nothing of the guest but what they ordered. */
export const ApiOrder = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  table: Place,
  placed_at: Instant,
  accepted_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  wait_minutes: z.number().int().nullable(),
  items: z.array(
    z.object({
      id: Id,
      item_id: Id,
      name: z.string(),
      quantity: z.number().int(),
      /** How many of them staff took off: nobody makes, brings or pays for them. */
      taken_off: z.number().int(),
      unit_price: Amount,
      options: z.array(z.object({ name: z.string(), quantity: z.number().int(), price: Amount })),
      /** With which course it comes; null: as soon as it is ready. */
      course_id: Id.nullable(),
      /** Its course waits: nobody makes it before staff, or another system, fire that. */
      held: z.boolean(),
      ready_at: Instant.nullable(),
      delivered: z.boolean(),
    }),
  ),
  subtotal: Amount,
  discount: Amount,
  /** What of it a member of a loyalty programme has. */
  loyalty_discount: Amount,
  fees: Amount,
  tip: Amount,
  total: Amount,
  paid: Amount,
});
export type ApiOrder = z.infer<typeof ApiOrder>;

/** A bill as other systems read it, here and, but for `status` and `left`, in webhooks. */
export const ApiBill = z.object({
  id: Id,
  number: z.string(),
  status: z.enum(['open', 'closed']),
  table: Place,
  opened_at: Instant,
  items: z.array(z.object({ id: Id, name: z.string(), price: Amount, paid: z.boolean() })),
  subtotal: Amount,
  discount: Amount,
  loyalty_discount: Amount,
  total: Amount,
  paid: Amount,
  tips: Amount,
  refunded: Amount,
  /** What is still to pay. */
  left: Amount,
});
export type ApiBill = z.infer<typeof ApiBill>;
