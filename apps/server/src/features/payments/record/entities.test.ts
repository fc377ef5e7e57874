import {
  beginPayment,
  orderOf,
  type PayServer,
  paid,
  paymentOf,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aTableScene, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const UUID = expect.stringMatching(/^[\da-f-]{36}$/);
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const CARD = { wallet: null, bank: null, card_brand: 'visa', card_last4: '4242' };

/** A pizza with a topping and two soups, 10 % off, paid by card with a tip of 1.50. */
const paidOrder = async () => {
  const scene = await prepaidScene(server, {
    settings: {
      functionalities: ['order', 'pay-go', 'tips', 'collective-tips', 'coupon-code', 'order-comment'],
    },
  });
  const { phone, venue } = scene;
  const { session } = phone;
  const coupon = { venue_id: venue.id, code: 'TENTH', kind: 'percent' as const, value: 10 };
  await server.database.kysely.insertInto('coupon').values(coupon).execute();
  await phone.call('POST /cart/{session}/add', {
    session,
    body: {
      menu_item_id: 'pizza',
      quantity: 1,
      variation_id: 'large',
      option_groups: [
        { id: 'crust', options: [{ id: 'thick', quantity: 1 }] },
        { id: 'toppings', options: [{ id: 'olives', quantity: 1 }] },
      ],
    },
  });
  await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'steak', quantity: 2 } });
  const cart = await phone.call('POST /cart/{session}/apply-discount', { session, body: { code: 'TENTH' } });
  const order = await placed(phone, [], { comment: 'By the window' });
  const intent = await beginPayment(phone, order.unique_order_number, { tips: 150 });
  return { ...scene, cart, order, intent };
};

describe('what a guest reads of an order and its payment', () => {
  let scene: Awaited<ReturnType<typeof paidOrder>>;
  let order: Awaited<ReturnType<typeof orderOf>>;
  beforeAll(async () => {
    scene = await paidOrder();
    await paid(server, scene.intent.uuid);
    order = await orderOf(scene.phone, scene.order.unique_order_number);
  });

  it('[ENTITY-26] [ENTITY-27] a line of the cart, by the names of its parts', () => {
    const [pizza, steak] = scene.cart.cart;
    expect(pizza).toMatchObject({
      cart_item_id: UUID,
      id: pizza?.cart_item_id,
      item_id: 'pizza',
      item_name: 'Dish pizza',
      variation_id: 'large',
      variation_name: 'Large',
      quantity: 1,
      course_id: null,
      price: 11,
      discounted_price: null,
      loyalty_price: null,
      modifiers: [
        { name: 'Option thick', price: 0.5, quantity: 1 },
        { name: 'Option olives', price: 1, quantity: 1 },
      ],
      options: [
        { option_id: 'thick', option_name: 'Option thick', quantity: 1, price: 0.5 },
        { option_id: 'olives', option_name: 'Option olives', quantity: 1, price: 1 },
      ],
    });
    expect(steak).toMatchObject({ item_id: 'steak', quantity: 2, price: 25, discounted_price: 20 });
  });

  it('[ENTITY-28] [ENTITY-29] the cart: its lines, extra fees and the discount by code, type and amount', () => {
    expect(scene.cart).toMatchObject({
      extra_fees: [],
      coupon: { code: 'TENTH', type: 'percent', amount: 5.25 },
      error: null,
    });
    expect(scene.cart.cart).toHaveLength(2);
  });

  it('[ENTITY-38] an order: what was ordered, what it comes to, what was paid, and when', () => {
    expect(order).toMatchObject({
      order_id: expect.stringMatching(/^\d+$/),
      unique_order_number: scene.order.unique_order_number,
      comment: 'By the window',
      subtotal_before_discounts: 52.5,
      discount: 5.25,
      subtotal: 47.25,
      small_order_fee: 0,
      transaction_fee: 0,
      total: 47.25,
      is_paid: true,
      payments_sum: 47.25,
      payment_data: CARD,
      seen: expect.any(Boolean),
      wait_minutes: null,
      accepted_at: null,
      created_at: INSTANT,
      placed_at: INSTANT,
      coupon: { code: 'TENTH', type: 'percent' },
      pay_at_restaurant: false,
      batch: null,
      sending_to_pos: false,
      sent_to_pos: false,
      guest_count: 1,
      personnel: null,
      additional_fields: {},
      session_token: scene.phone.session,
    });
    expect(order.status).toBe('waiting_confirmation');
    expect(order.tips).toEqual(expect.any(Number));
  });

  it('[ENTITY-39] its payments by their ids and amounts', () => {
    expect(order.payments).toMatchObject([{ uuid: scene.intent.uuid, amount: 47.25 }]);
  });

  it('no review exists: neither its own nor any in the list', () => {
    expect([order.review, order.reviews]).toEqual([null, []]);
  });

  it('[ENTITY-42] its lines with what was chosen, and the price before a lower one', () => {
    expect(order.items).toMatchObject([
      {
        id: UUID,
        name: 'Dish pizza (Large)',
        quantity: 1,
        price: 12.5,
        modifiers: [
          { name: 'Option thick', price: 0.5, quantity: 1 },
          { name: 'Option olives', price: 1, quantity: 1 },
        ],
        is_delivered: false,
        is_paid: true,
        strikethrough_price: null,
      },
      { name: 'Dish steak', quantity: 2, price: 20, strikethrough_price: 25, is_paid: true },
    ]);
  });

  it('[ENTITY-47] an intent: what is to pay, for what, and until when', () => {
    expect(scene.intent).toMatchObject({
      uuid: UUID,
      expires_at: INSTANT,
      subtotal: 47.25,
      discount: 5.25,
      small_order_fee: 0,
      amount: 47.25,
      tips: 1.5,
      transaction_fee: 0,
      total: 48.75,
      coupon: { code: 'TENTH', type: 'percent' },
      unique_order_number: order.unique_order_number,
    });
  });

  it('[ENTITY-46] [ENTITY-49] [ENTITY-51] a payment: its amount, its tip, how it was made and when', async () => {
    expect(await paymentOf(scene.phone, scene.intent.uuid)).toMatchObject({
      uuid: scene.intent.uuid,
      payment_id: UUID,
      amount: 47.25,
      tips: 1.5,
      transaction_fee: 0,
      paid_at: INSTANT,
      payment_data: CARD,
    });
  });

  it('[ENTITY-50] the history of the phone names it', async () => {
    const { payments } = await scene.phone.call('GET /payments/list/{session}', {
      session: scene.phone.session,
    });
    expect(payments).toMatchObject([
      {
        uuid: scene.intent.uuid,
        paid_at: INSTANT,
        total: 48.75,
        order_type: 'order',
        unique_order_number: order.unique_order_number,
      },
    ]);
  });

  it('[ENTITY-52] how it stands is told with its amount and its id', async () => {
    const status = await scene.phone.call('GET /payments/check-payment-status/{uuid}', {
      uuid: scene.intent.uuid,
    });
    expect(status).toMatchObject({ uuid: scene.intent.uuid, amount: 47.25, status: 'paid' });
  });
});

it('[ENTITY-40] an order that waits for the table’s others says how many there are and until when', async () => {
  const { phone, table } = await aTableScene(server, { venue: { settings: { batchWaitSeconds: 120 } } });
  const other = await server.guestAt(table.code);
  const order = await placed(phone);
  expect(order.batch).toEqual({
    activate_at: new Date(server.clock.now() + 120_000).toISOString(),
    table_session_count: 2,
    placed_orders_count: 1,
  });
  expect(other.session).not.toBe(phone.session);
});
