import { z } from 'zod';
import { DishWords, Id, Instant, Major } from './shared.ts';

/** One piece on a bill: three beers are three items. ENTITY-44, and what splitting needs beyond it. */
export const BillItem = z.object({
  id: Id,
  /** In the language that it was ordered in, or the venue's where staff wrote it down. */
  name: z.string(),
  /** Absent where the menu has one language alone, and for what is on no menu. */
  words: DishWords.optional(),
  /** What is owed for the piece, its share of the bill's discount taken off. */
  price: Major,
  modifiers: z.array(z.object({ name: z.string(), price: Major, quantity: z.number().int() })),
  is_paid: z.boolean(),
  strikethrough_price: Major.nullable(),
  kind: z.enum(['item', 'fee', 'tip']),
  /** Which phone of the party ordered it, from 1; null: staff wrote it down. */
  guest_index: z.number().int().nullable(),
  /** Which phone has its finger on it, or a payment under way. SPLIT-05. */
  held_by: z.number().int().nullable(),
  /** Which phone paid for it; null while unpaid and for money that staff took. */
  paid_by: z.number().int().nullable(),
  /** A dish that guests share: `1` of `3`. */
  part: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
});

/** Money that came for a bill. */
export const BillPayment = z.object({
  uuid: Id,
  amount: Major,
  tips: Major,
  guest_index: z.number().int().nullable(),
  paid_at: Instant,
});

/**
 * The bill of a table, or of an order that is paid on its own: the spec's POS order. The same for every phone of the
 * table; a phone finds itself by its `guest_index`. ENTITY-43; amounts in major units.
 */
export const BillView = z.object({
  unique_order_number: z.string(),
  kind: z.enum(['order', 'table']),
  status: z.enum(['open', 'closed']),
  items: z.array(BillItem),
  subtotal: Major,
  subtotal_before_discounts: Major,
  /** By codes, by staff and for members, together. */
  discount: Major,
  /** What of it is for members. */
  loyalty_discount: Major,
  /** A member showed their card for all of it; whose it was no phone reads. LOYAL-19. */
  loyalty_applied: z.boolean(),
  total: Major,
  payments_sum: Major,
  /** What is still to pay. */
  left: Major,
  transaction_fee: Major,
  payments: z.array(BillPayment),
  is_paid: z.boolean(),
  guest_count: z.number().int().nullable(),
  personnel: z.object({ id: Id, name: z.string() }).nullable(),
  table_name: z.string(),
  precheck_printed: z.boolean(),
  /** Beside what its orders had off by codes and for members: nobody can say what single dishes cost. SPLIT-08. */
  discounted_as_whole: z.boolean(),
  sending_to_pos: z.boolean(),
  sent_to_pos: z.boolean(),
  opened_at: Instant,
  /** Grows with each change. */
  revision: z.number().int(),
});
export type BillItem = z.infer<typeof BillItem>;
export type BillView = z.infer<typeof BillView>;
