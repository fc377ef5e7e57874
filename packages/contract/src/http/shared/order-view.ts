import { ORDER_STATUSES } from '@tableside/domain/orders';
import { z } from 'zod';
import { ReviewView } from './review-view.ts';
import { DishWords, Id, Instant, Major } from './shared.ts';

/** A line of an order as it was when placed. ENTITY-42. */
export const OrderItem = z.object({
  id: Id,
  item_id: Id,
  /** In the language that it was ordered in. */
  name: z.string(),
  /** Absent where the menu has one language alone, and for what is on no menu. */
  words: DishWords.optional(),
  quantity: z.number().int(),
  /** One piece with its modifiers, when it was ordered. */
  price: Major,
  /** What the line costs by its bill, before discounts: what was taken off or priced anew is no longer in it. */
  total: Major,
  strikethrough_price: Major.nullable(),
  modifiers: z.array(z.object({ name: z.string(), price: Major, quantity: z.number().int() })),
  course_id: Id.nullable(),
  /** What the guest told the kitchen about it. */
  note: z.string(),
  /** Whose dish it is, where a party ordered together; else null. ADR 0022. */
  guest_index: z.number().int().nullable(),
  /** It waits for its course: nobody makes it before staff say so. Absent: it does not. */
  held: z.literal(true).optional(),
  is_delivered: z.boolean(),
  is_paid: z.boolean(),
  /** How many of the portions staff took off: nobody makes, brings or pays for them. */
  taken_off: z.number().int(),
});

/** Spec 2§3 Order. ENTITY-38…42. Amounts in major units. */
export const OrderView = z.object({
  /** The number people say aloud; counts up per venue and business day. */
  order_id: z.string(),
  /** Identifies the order everywhere; not guessable. */
  unique_order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** Why a `pending_activate` order waits. */
  waiting_for: z.enum(['payment', 'guests']).nullable(),
  /** The party's first order: staff come to the table, then it goes on. */
  asks_presence: z.boolean(),
  comment: z.string(),
  items: z.array(OrderItem),
  /** The amounts are those of its bill: what staff took off, discounted or priced anew is no longer in them. */
  subtotal: Major,
  subtotal_before_discounts: Major,
  transaction_fee: Major,
  tips: Major,
  small_order_fee: Major,
  /** By codes, by staff and for members, together. */
  discount: Major,
  /** What of it is for members. */
  loyalty_discount: Major,
  total: Major,
  is_paid: z.boolean(),
  payments_sum: Major,
  /** What is still to pay of it, as its bill says. */
  left: Major,
  /** Given for it as a tip of its own, once it had come; in none of the sums here. Absent: nothing. ADR 0049 */
  thanks: Major.optional(),
  payment_data: z
    .object({
      wallet: z.string().nullable(),
      bank: z.string().nullable(),
      card_brand: z.string().nullable(),
      card_last4: z.string().nullable(),
    })
    .nullable(),
  /** How the guest said they will pay (`cash`), null until chosen. */
  selected_payment_type: z.string().nullable(),
  /** `guest_index` null: staff took it. */
  payments: z.array(
    z.object({
      uuid: Id,
      amount: Major,
      guest_index: z.number().int().nullable(),
      /** The payment over several stalls that it is a part of; absent: it stands alone. ENTITY-69. */
      composite_payment: z.object({ uuid: Id }).optional(),
    }),
  ),
  seen: z.boolean(),
  wait_minutes: z.number().int().nullable(),
  created_at: Instant,
  placed_at: Instant,
  /** When the course was fired that is being made now; absent: it is made since it was accepted. */
  begun_at: Instant.optional(),
  accepted_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  /** Staff's words on a rejected or failed order. */
  status_reason: z.string().nullable(),
  /** It ended while it waited for its payment: the venue never got it. */
  never_sent: z.boolean(),
  coupon: z.object({ code: z.string(), type: z.string() }).nullable(),
  pay_at_restaurant: z.boolean(),
  batch: z
    .object({
      activate_at: Instant,
      table_session_count: z.number().int(),
      placed_orders_count: z.number().int(),
    })
    .nullable(),
  sending_to_pos: z.boolean(),
  sent_to_pos: z.boolean(),
  guest_count: z.number().int().nullable(),
  personnel: z.object({ id: Id, name: z.string() }).nullable(),
  /** Of an order that another phone sent: none, they are that guest's. */
  additional_fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** This phone sent it; else another one of the party, from the cart they share. ADR 0022. */
  is_own: z.boolean(),
  /** Which phone of the party sent it, counted from 1: tells two guests at one table apart. 0: staff did. */
  guest_index: z.number().int(),
  session_token: z.string().nullable(),
  /** What this phone said of it; of a party's other phones it reads nothing. ENTITY-41. */
  review: ReviewView.nullable(),
  reviews: z.array(ReviewView),
  /** Table of the order, so that it can be told apart after changing seats. */
  table_name: z.string(),
});
export type OrderView = z.infer<typeof OrderView>;
export type OrderItem = z.infer<typeof OrderItem>;
