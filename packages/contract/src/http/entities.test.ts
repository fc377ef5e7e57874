import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CartItem, CartView } from './cart.ts';
import { CompositeIntent, MultiMerchantOrder } from './courts/payments.ts';
import { FoodCourtCart, FoodCourtOrder } from './food-courts.ts';
import { allCalls, guestCalls } from './index.ts';
import { Company, LegalEntity } from './invoices.ts';
import { PaymentData, PaymentIntent, PaymentView } from './payments.ts';
import { GuestUser, WalletDetails } from './shared/guest-user.ts';
import { EnrolmentField, LoyaltyProgram } from './shared/loyalty-program.ts';
import { OrderItem, OrderView } from './shared/order-view.ts';
import { Restaurant } from './venue.ts';

const fieldsOf = (schema: z.ZodType): string[] => Object.keys((schema as z.ZodObject).shape);
const element = (schema: z.ZodType): z.ZodType => (schema as z.ZodArray).element as z.ZodType;
const inner = (schema: z.ZodType): z.ZodType => (schema as z.ZodNullable).unwrap() as z.ZodType;
const bodyOf = (key: keyof typeof guestCalls): z.ZodObject =>
  (guestCalls[key] as { readonly body: z.ZodObject }).body;
const answerOf = (key: keyof typeof guestCalls): z.ZodObject =>
  (guestCalls[key] as unknown as { readonly response: z.ZodObject }).response;

const cartItemOfHall = element(FoodCourtCart.shape.cart_items) as z.ZodObject<{ options: z.ZodType }>;

/** What the documents list; ours may have more. Every answer of the server's tests is held against these schemas. */
const ENTITIES: readonly (readonly [string, z.ZodType, string])[] = [
  ['ENTITY-24', bodyOf('POST /cart/{session}/add'), 'menu_item_id quantity option_groups variation_id'],
  [
    'ENTITY-26',
    CartItem,
    'cart_item_id id item_id item_name variation_name quantity modifiers options variation_id course_id price loyalty_price discounted_price',
  ],
  ['ENTITY-30', element(CartView.shape.extra_fees), 'name price'],
  ['ENTITY-31', element(Restaurant.shape.courses), 'id name display_name'],
  [
    'ENTITY-38',
    OrderView,
    'order_id unique_order_number status comment items subtotal subtotal_before_discounts transaction_fee tips total is_paid payments_sum small_order_fee payment_data seen wait_minutes accepted_at created_at placed_at review coupon pay_at_restaurant discount payments batch sending_to_pos sent_to_pos guest_count personnel additional_fields session_token reviews',
  ],
  ['ENTITY-39', element(OrderView.shape.payments), 'uuid amount'],
  ['ENTITY-40', inner(OrderView.shape.batch), 'activate_at table_session_count placed_orders_count'],
  ['ENTITY-42', OrderItem, 'id name quantity price modifiers is_delivered is_paid strikethrough_price'],
  ['ENTITY-42', element(OrderItem.shape.modifiers), 'name price quantity'],
  ['ENTITY-41', OrderView, 'review reviews'],
  ['ENTITY-53', inner(OrderView.shape.review), 'id rating tags submitted google_review_attempted'],
  ['ENTITY-46', PaymentData, 'wallet bank card_brand card_last4'],
  [
    'ENTITY-47',
    PaymentIntent,
    'uuid expires_at subtotal total transaction_fee tips discount coupon unique_order_number small_order_fee amount clientSecret redirect_url',
  ],
  ['ENTITY-48', PaymentIntent, 'merchant_id signature payment_intent'],
  ['ENTITY-49', PaymentView, 'amount tips transaction_fee paid_at payment_id uuid payment_data'],
  [
    'ENTITY-50',
    element(answerOf('GET /payments/list/{session}').shape.payments),
    'uuid paid_at total order_type unique_order_number',
  ],
  ['ENTITY-51', answerOf('GET /payments/payment-by-uuid/{uuid}'), 'amount'],
  ['ENTITY-52', answerOf('POST /payments/neopay/check-payment-status'), 'amount uuid'],
  ['ENTITY-52', answerOf('GET /payments/check-payment-status/{uuid}'), 'amount uuid'],
  [
    'ENTITY-60',
    bodyOf('POST /payments/request-invoice-v2'),
    'payment_uuid name business_name business_code business_address email business_vat_code business_country_code language anonymous_user_token save_request_invoice_details',
  ],
  [
    'ENTITY-61',
    LegalEntity,
    'business_name business_code business_address business_vat_code business_country_code name email',
  ],
  ['ENTITY-62', Company, 'title code address pvmCode'],
  ['ENTITY-65', FoodCourtCart, 'restaurant_id session cart_items'],
  [
    'ENTITY-65',
    cartItemOfHall,
    'cart_item_id item_name variation_name quantity price loyalty_price discounted_price options',
  ],
  ['ENTITY-65', element(cartItemOfHall.shape.options), 'option_name quantity price discounted_price'],
  [
    'ENTITY-66',
    MultiMerchantOrder,
    'is_paid amount total transaction_fee tips payments_sum payment_data coupon discount pay_at_restaurant small_order_fee orders',
  ],
  [
    'ENTITY-67',
    CompositeIntent,
    'expires_at subtotal total transaction_fee discount coupon unique_order_number uuid small_order_fee',
  ],
  ['ENTITY-68', CompositeIntent, 'redirect_url uuid subtotal total transaction_fee small_order_fee'],
  [
    'ENTITY-69',
    FoodCourtOrder,
    'order_id unique_order_number status payments comment items subtotal transaction_fee total is_paid payments_sum payment_data seen wait_minutes placed_at accepted_at created_at session_token reviews',
  ],
  ['ENTITY-69', element(FoodCourtOrder.shape.items), 'id name quantity modifiers price is_delivered'],
  ['ENTITY-69', element(FoodCourtOrder.shape.payments), 'uuid composite_payment'],
  ['ENTITY-72', GuestUser, 'uid displayName photoURL email phone_number metadata loyalty_programs'],
  ['ENTITY-73', WalletDetails, 'name phone_number city birth_date'],
  [
    'ENTITY-75',
    LoyaltyProgram,
    'id name logo image is_external external_data loyalty_card_number card_color card_secondary_color card_pictogram additional_fields',
  ],
  ['ENTITY-76', EnrolmentField, 'key name placeholder type required min_length max_length'],
];

describe('fields on the wire', () => {
  it.each(ENTITIES)('[%s] the documents’ fields are all there', (_, schema, listed) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(listed.split(' ')));
  });

  it('[ENTITY-24] [ENTITY-25] an item is added in snake case, each option once', () => {
    const body = bodyOf('POST /cart/{session}/add');
    const groups = [{ id: 'crust', options: [{ id: 'thin', quantity: 1 }] }];
    const wire = { menu_item_id: 'pizza', quantity: 2, option_groups: groups, variation_id: 'large' };
    expect(body.parse(wire)).toMatchObject(wire);
    expect(body.safeParse({ menuItemId: 'pizza', quantity: 2 }).success).toBe(false);
    const twice = [{ id: 'crust', options: [{ id: 'thin', quantity: 2 }] }];
    expect(body.safeParse({ ...wire, option_groups: twice }).success).toBe(false);
  });

  it('[ENTITY-27] names are called item_name, variation_name and option_name', () => {
    expect(fieldsOf(CartItem)).not.toContain('name');
    expect(fieldsOf(element(CartItem.shape.options))).toEqual([
      'option_id',
      'option_name',
      'quantity',
      'price',
    ]);
  });

  it('[ENTITY-28] [ENTITY-29] the cart’s state is what it answers with, and what is sent with the order', () => {
    expect(fieldsOf(CartView)).toEqual(expect.arrayContaining(['cart', 'extra_fees', 'coupon', 'error']));
    expect(fieldsOf(inner(CartView.shape.coupon))).toEqual(
      expect.arrayContaining(['code', 'amount', 'type']),
    );
    expect(fieldsOf(bodyOf('POST /cart/{session}/place-order'))).toEqual(
      expect.arrayContaining(['comment', 'tipAmount']),
    );
  });
});

describe('rules of all calls', () => {
  const gets = Object.keys(allCalls).filter(key => key.startsWith('GET /'));

  it('[API-07] every path is relative to the one root: none repeats it', () => {
    const doubled = Object.keys(allCalls).filter(key => /^\w+ \/api(\/|$)/.test(key));
    expect(doubled).toEqual([]);
    expect(Object.keys(guestCalls)).toContain('POST /company-search/by-name');
  });

  it('[API-10] whom a tip is for is sent with the payment and kept nowhere; status answers say what was paid', () => {
    expect(Object.keys(guestCalls).filter(key => /recipient/i.test(key))).toEqual([]);
    expect(fieldsOf(bodyOf('POST /payments/stripe/payment-intent'))).toContain('personnel_id');
    const status = Object.keys(guestCalls).filter(key => key.includes('check-payment-status'));
    expect(status.sort()).toEqual([
      'GET /payments/check-payment-status/{uuid}',
      'POST /payments/neopay/check-payment-status',
    ]);
    for (const call of [
      'GET /payments/check-payment-status/{uuid}',
      'POST /payments/neopay/check-payment-status',
    ] as const)
      expect(fieldsOf(answerOf(call))).toEqual(expect.arrayContaining(['uuid', 'amount', 'status']));
  });

  it.each([
    ['orders', 'GET /orders/get-orders/{session}'],
    ['orders of the till', 'GET /orders/get-paygo-orders/{session}'],
    ['the cart', 'GET /cart/{session}/get'],
    ['the menu', 'GET /get-menu-categories/{session}'],
    ['the session', 'GET /get-session-data/{session}'],
    ['staff', 'GET /personnel/get-list-v2/{session}'],
    ['placing an order', 'POST /cart/{session}/place-order'],
    ['whether something can be paid', 'POST /orders/can-pay-for-order/{session}'],
    ['payments made', 'GET /payments/list/{session}'],
    ['a sale at a terminal', 'POST /payments/worldline/create-sale-transaction'],
    ['a discount for members', 'POST /orders/apply-loyalty-card-to-external-order/{session}'],
    ['stars for the product', 'POST /platform-reviews/rate'],
    ['tags for it', 'POST /platform-reviews/add-review-tags'],
    ['a comment on it', 'POST /platform-reviews/leave-comment'],
    ['the way to the maps service', 'POST /reviews/mark-google-review-attempted-v2'],
  ])('[API-09] what the documents name without an address has the one of their tables: %s', (_, call) => {
    expect(Object.keys(guestCalls)).toContain(call);
  });

  it('[API-09] a sale at a terminal is paid or void, told in one call', () => {
    const { type } = bodyOf('POST /payments/worldline/callback').shape;
    expect((type as z.ZodEnum).options).toEqual(['payment_succeeded', 'payment_voided']);
  });

  it('[API-11] only a table code is read by one segment', () => {
    expect(gets.filter(key => /^GET \/[^/]+$/.test(key))).toEqual(['GET /{hash}']);
  });

  const beginning = Object.keys(guestCalls).filter(each => /intent|create-/.test(each));
  const tip = { personnel_id: null, tips_qr_card_hash: 'h', amount: 500 };
  const donation = { session: 's', amount: 500 };
  it.each([
    ['all of it', {}, true],
    ['an amount in euros', { amount: 5.5 }, false],
    ['an amount as words', { amount: '500' }, false],
    ['nothing', { amount: 0 }, false],
    ['something nobody knows', { tip: 1 }, false],
  ] as const)('[API-12] an intent of a tip or a donation takes %s: %j', (_, over, taken) => {
    for (const key of beginning.filter(each => /tips|donation/.test(each))) {
      const body = { ...(key.includes('tips') ? tip : donation), ...over };
      expect([key, bodyOf(key as keyof typeof guestCalls).safeParse(body).success]).toEqual([key, taken]);
    }
  });

  const intent = { session: 's', order: 'o', personnel_id: null, tips: 0, pay_for_selected_items: false };
  it.each([
    ['all of it', {}, true],
    ['a person to tip', { personnel_id: 'p1' }, true],
    ['a tip in cents', { tips: 150 }, true],
    ['a tip in euros', { tips: 1.5 }, false],
    ['a tip as words', { tips: '150' }, false],
    ['a session that is no text', { session: 7 }, false],
    ['an order that is no text', { order: 7 }, false],
    ['a choice that is no yes or no', { pay_for_selected_items: 'true' }, false],
    ['something nobody knows', { tip: 1 }, false],
  ] as const)('[API-12] an intent takes %s: %j', (_, over, taken) => {
    for (const key of beginning.filter(each => !/tips|donation|composite/.test(each))) {
      const body = bodyOf(key as keyof typeof guestCalls);
      expect([key, body.safeParse({ ...intent, ...over }).success]).toEqual([key, taken]);
    }
  });
});
