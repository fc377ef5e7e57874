import { MAX_ITEM_NOTE, MAX_ORDER_COMMENT } from '@tableside/domain/notes';
import { z } from 'zod';
import { calls } from '../define.ts';
import { OrderView } from './shared/order-view.ts';
import { FreeText, Id, Major, Revision } from './shared/shared.ts';

/** Words to the kitchen about one dish. */
const ItemNote = FreeText(MAX_ITEM_NOTE);
const Quantity = z.number().int().min(1).max(50);

/** A stored cart line, priced by the server. ENTITY-26, ENTITY-27. */
export const CartItem = z.object({
  cart_item_id: Id,
  id: Id,
  item_id: Id,
  item_name: z.string(),
  variation_id: Id.nullable(),
  variation_name: z.string().nullable(),
  quantity: z.number().int(),
  options: z.array(
    z.object({
      option_id: Id,
      option_name: z.string(),
      quantity: z.number().int(),
      price: Major,
    }),
  ),
  modifiers: z.array(z.object({ name: z.string(), price: Major, quantity: z.number().int() })),
  course_id: Id.nullable(),
  /** What the guest tells the kitchen about this line; empty: nothing. */
  note: z.string(),
  /** Which guest of the party it is for, where they fill one cart together; else null. ADR 0022. */
  guest_index: z.number().int().nullable(),
  price: Major,
  discounted_price: Major.nullable(),
  loyalty_price: Major.nullable(),
  /** One piece with its options at the price that counts. */
  unit_price: Major,
  /** `unit_price` times quantity. */
  total: Major,
  thumbnail: z.string().nullable(),
  /** False when the item can no longer be ordered; the line stays until the guest removes it. */
  available: z.boolean(),
});

/** Everything the cart screen shows; every cart call answers with it. CART-25. */
export const CartView = z.object({
  /** Grows with each change; place-order may name it. */
  revision: z.number().int(),
  /** The phones of the party fill it together. ADR 0022. */
  shared: z.boolean(),
  cart: z.array(CartItem),
  extra_fees: z.array(z.object({ name: z.string(), price: Major })),
  coupon: z
    .object({
      code: z.string(),
      type: z.enum(['percent', 'amount', 'pay-at-restaurant']),
      amount: Major,
      percent: z.number().nullable(),
      /** What the items must be worth for it to count; null: whatever they are. */
      minimum: Major.nullable(),
    })
    .nullable(),
  /** `Menu items unavailable` when a line cannot be ordered any more. CART-46. */
  error: z.string().nullable(),
  /** Items before discounts. */
  subtotal: Major,
  /** By a code and for members, together. */
  discount: Major,
  /** What of it is for members, and at which percent; 0 for everybody else. CART-26. */
  loyalty_discount: Major,
  loyalty_percent: z.number().int(),
  /** The keys of the offers to members that this guest has now. */
  loyalty_offers: z.array(z.string()),
  /** A card of this guest is kept by another system that says nothing now: the prices are everybody's. */
  loyalty_silent: z.boolean(),
  small_order_fee: Major,
  /** What is to pay before a tip. */
  total: Major,
});
export type CartView = z.infer<typeof CartView>;
export type CartItem = z.infer<typeof CartItem>;

const cartErrors = ['session_ended', 'preview_mode'] as const;

/** Spec 1§7 cart calls. */
export const cartCalls = calls({
  'GET /cart/{session}/get': {
    summary: 'The cart with server prices. CART-25.',
    access: 'session',
    response: CartView,
    errors: ['session_ended'],
  },
  'POST /cart/{session}/add': {
    summary: 'Adds an item with its options; equal lines grow together. ITEM-16.',
    access: 'session',
    body: z.strictObject({
      menu_item_id: Id,
      quantity: Quantity,
      option_groups: z
        .array(
          z.strictObject({
            id: Id,
            options: z.array(z.strictObject({ id: Id, quantity: z.literal(1) })).max(100),
          }),
        )
        .max(50)
        .default([]),
      variation_id: Id.nullable().default(null),
      note: ItemNote.default(''),
    }),
    response: CartView,
    errors: [
      ...cartErrors,
      'menu_item_unavailable',
      'not_enough_stock',
      'not_accepting_orders',
      'ordering_disabled',
      'kiosk_not_enrolled',
      'options_invalid',
      'cart_full',
      'item_notes_off',
    ],
    idempotent: true,
  },
  'POST /cart/{session}/remove': {
    summary: 'Removes a line. CART-23.',
    access: 'session',
    body: z.strictObject({
      cart_item_id: Id,
      /** Pieces that the phone saw: what others put on the line meanwhile stays. */
      from: Quantity.optional(),
    }),
    response: CartView,
    errors: [...cartErrors, 'cart_line_not_found'],
    idempotent: true,
  },
  'POST /cart/{session}/remove-menu-item': {
    summary: 'Removes all lines of a menu item. CART-22.',
    access: 'session',
    body: z.strictObject({ menu_item_id: Id }),
    response: CartView,
    errors: [...cartErrors],
  },
  'POST /cart/{session}/update-quantity': {
    summary: 'Sets the quantity of a line, 1 to 50. CART-09, CART-11.',
    access: 'session',
    body: z.strictObject({
      cart_item_id: Id,
      quantity: Quantity,
      /** Pieces that the phone saw: what others changed meanwhile counts too. */
      from: Quantity.optional(),
    }),
    response: CartView,
    errors: [...cartErrors, 'cart_line_not_found', 'not_enough_stock'],
    idempotent: true,
  },
  'POST /cart/{session}/update-courses': {
    summary: 'Says with which course each line comes. CART-04.',
    access: 'session',
    body: z.strictObject({
      cart_items: z
        .array(
          z.strictObject({
            cart_item_id: Id,
            course_id: Id.nullable(),
            /** The course that the phone saw. */
            from: Id.nullable().optional(),
          }),
        )
        .max(100),
    }),
    response: CartView,
    errors: [...cartErrors, 'cart_line_not_found', 'cart_line_changed', 'course_unknown'],
  },
  'POST /cart/{session}/update-note': {
    summary:
      'Sets what the kitchen is told about a line; lines that become equal grow together. Empty takes it away.',
    access: 'session',
    body: z.strictObject({
      cart_item_id: Id,
      note: ItemNote,
      /** The note that the phone saw. */
      from: ItemNote.optional(),
    }),
    response: CartView,
    errors: [...cartErrors, 'cart_line_not_found', 'cart_line_changed', 'item_notes_off'],
  },
  'POST /cart/{session}/clear': {
    summary: "Empties the cart; of a shared one it takes the guest's own lines. CART-24, ADR 0022.",
    access: 'session',
    response: CartView,
    errors: [...cartErrors],
  },
  'POST /cart/{session}/apply-discount': {
    summary: 'Puts a discount code on the cart. CART-20.',
    access: 'session',
    body: z.strictObject({ code: z.string().min(1).max(40) }),
    response: CartView.extend({
      /** Saved by the code, in major units. */
      discount: Major,
      coupon_type: z.enum(['percent', 'amount', 'pay-at-restaurant']),
    }),
    errors: [
      ...cartErrors,
      'coupon_not_found',
      'coupon_exceeds_subtotal',
      'coupon_below_minimum',
      'coupon_used',
    ],
  },
  'GET /cart/{session}/remove-discount': {
    summary:
      'Takes the code off. Changes state by GET as the spec wants; never cached, origin checked. CART-21.',
    access: 'session',
    response: CartView,
    errors: [...cartErrors],
  },
  'POST /cart/{session}/place-order': {
    summary: 'Turns the cart into an order, once per cart revision or Idempotency-Key. CART-45.',
    access: 'session',
    body: z.strictObject({
      comment: FreeText(MAX_ORDER_COMMENT).default(''),
      /** Minor units. */
      tipAmount: z.number().int().min(0).max(100_000_00).default(0),
      firebase_uid: z.string().max(128).nullish(),
      /** Answers to the extra fields, by key. EXTRA-12. */
      extra_details: z.record(z.string().max(64), z.union([z.string().max(100), z.boolean()])).default({}),
      /** What the guest saw; another total answers 409 with the new quote. */
      expected_total: Major.optional(),
      /** The cart revision the guest saw. */
      cart_revision: Revision.optional(),
      /** Table PIN where the venue asks for presence by PIN. */
      pin: z.string().max(10).optional(),
    }),
    response: z.object({
      order: OrderView,
      /** `done`: nothing to pay now; `pay`: go to Pay. CART-37…42. */
      next: z.enum(['done', 'pay']),
      /** The guest of the party who had sent the shared cart already; null: it was this phone. ADR 0022. */
      sent_by: z.number().int().nullable(),
    }),
    errors: [
      ...cartErrors,
      'cart_empty',
      'cart_changed',
      'menu_item_unavailable',
      'not_enough_stock',
      'not_accepting_orders',
      'ordering_disabled',
      'kiosk_not_enrolled',
      'options_invalid',
      'coupon_not_found',
      'item_notes_off',
      'coupon_exceeds_subtotal',
      'coupon_below_minimum',
      'coupon_used',
      'total_too_small',
      'tip_invalid',
      'table_taken',
      'terminal_offline',
      'card_not_valid',
      'capacity_exceeded',
      'too_many_open_orders',
      'presence_pin_wrong',
      'extra_fields_invalid',
      'idempotency_key_reused',
      'idempotency_in_progress',
    ],
    idempotent: true,
  },
});
