import type { CouponTable } from '@tableside/server/database/schema.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

type Phone = Awaited<ReturnType<TestServer['guestAt']>>;

const courses = [{ id: 'starters', name: 'Starters', displayName: { en: 'Starters' } }];
const place = async (settings: NonNullable<Parameters<typeof aVenue>[1]>['settings'] = {}) => {
  const venue = await aVenue(server, { settings: { courses, ...settings } });
  await aMenu(server, venue);
  return { venue, phone: await server.guestAt((await aTable(server, venue)).code) };
};
const withDishes = async (settings = {}) => {
  const { venue, phone } = await place(settings);
  const { session } = phone;
  for (const menu_item_id of ['soup', 'steak']) {
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 2 } });
  }
  const { cart } = await phone.call('GET /cart/{session}/get', { session });
  const [soup = '', steak = ''] = cart.map(line => line.cart_item_id);
  return { venue, phone, session, soup, steak };
};
const aCoupon = async (venue: { id: string }, over: Partial<Insertable<CouponTable>> & { code: string }) => {
  await server.database.kysely
    .insertInto('coupon')
    .values({ venue_id: venue.id, kind: 'percent', value: 10, ...over })
    .execute();
};
const apply = (phone: Phone, code: string) =>
  phone.call('POST /cart/{session}/apply-discount', { session: phone.session, body: { code } });
const refusedCode = (phone: Phone, code: string) =>
  phone.failure('POST /cart/{session}/apply-discount', { session: phone.session, body: { code } });

describe('changing lines', () => {
  it('[CART-09] [CART-11] sets the quantity of a line', async () => {
    const { phone, session, soup } = await withDishes();
    const body = { cart_item_id: soup, quantity: 50 };
    const view = await phone.call('POST /cart/{session}/update-quantity', { session, body });
    expect(view.cart.map(line => line.quantity)).toEqual([50, 2]);
    expect(view).toMatchObject({ revision: 3, total: 265 });
    const same = await phone.call('POST /cart/{session}/update-quantity', { session, body });
    expect(same.revision).toBe(3);
  });

  it('[CART-23] [CART-22] [CART-24] removes a line, an item, everything', async () => {
    const { phone, session, soup } = await withDishes();
    const removed = await phone.call('POST /cart/{session}/remove', {
      session,
      body: { cart_item_id: soup },
    });
    expect(removed.cart.map(line => line.item_id)).toEqual(['steak']);
    const body = { menu_item_id: 'steak' };
    expect((await phone.call('POST /cart/{session}/remove-menu-item', { session, body })).cart).toEqual([]);
    await phone.call('POST /cart/{session}/add', { session, body: { ...body, quantity: 1 } });
    expect(await phone.call('POST /cart/{session}/clear', { session })).toMatchObject({ cart: [], total: 0 });
  });

  it('[CART-23] refuses a line that is not there', async () => {
    const { phone, session } = await withDishes();
    const body = { cart_item_id: 'nothing' };
    expect(await phone.failure('POST /cart/{session}/remove', { session, body })).toBe('cart_line_not_found');
    expect(
      await phone.failure('POST /cart/{session}/update-quantity', {
        session,
        body: { ...body, quantity: 1 },
      }),
    ).toBe('cart_line_not_found');
  });

  it('[CART-04] says with which course lines come, and takes it back', async () => {
    const { phone, session, soup, steak } = await withDishes();
    const post = (cart_items: { cart_item_id: string; course_id: string | null }[]) =>
      phone.call('POST /cart/{session}/update-courses', { session, body: { cart_items } });
    const view = await post([{ cart_item_id: soup, course_id: 'starters' }]);
    expect(view.cart.map(line => line.course_id)).toEqual(['starters', null]);
    expect((await post([{ cart_item_id: soup, course_id: null }])).cart[0]?.course_id).toBeNull();
    const unknown = [
      { cart_item_id: soup, course_id: 'starters' },
      { cart_item_id: steak, course_id: 'midnight' },
    ];
    const body = { cart_items: unknown };
    expect(await phone.failure('POST /cart/{session}/update-courses', { session, body })).toBe(
      'course_unknown',
    );
    const after = await phone.call('GET /cart/{session}/get', { session });
    expect(after.cart.map(line => line.course_id)).toEqual([null, null]);
  });

  it('[CART-11] two tabs adding at once lose nothing', async () => {
    const { phone, session } = await withDishes();
    const body = { menu_item_id: 'beer', quantity: 1 };
    await Promise.all(
      Array.from({ length: 12 }, () => phone.call('POST /cart/{session}/add', { session, body })),
    );
    const view = await phone.call('GET /cart/{session}/get', { session });
    expect(view.cart.find(line => line.item_id === 'beer')?.quantity).toBe(12);
    expect(view.revision).toBe(14);
  });

  it('[ITEM-16] the same key adds once and answers the same', async () => {
    const { phone, session } = await withDishes();
    const input = { session, body: { menu_item_id: 'beer', quantity: 1 }, idempotencyKey: 'tap-1' };
    const first = await phone.call('POST /cart/{session}/add', input);
    expect(await phone.call('POST /cart/{session}/add', input)).toEqual(first);
    const other = { ...input, body: { menu_item_id: 'beer', quantity: 2 } };
    expect(await phone.failure('POST /cart/{session}/add', other)).toBe('idempotency_key_reused');
  });
});

describe('discount codes', () => {
  it('[CART-17] [CART-20] takes a percentage, whatever the case of the code', async () => {
    const { venue, phone } = await withDishes();
    await aCoupon(venue, { code: 'WELCOME10' });
    expect(await apply(phone, ' welcome10 ')).toMatchObject({
      subtotal: 49,
      discount: 4.9,
      total: 44.1,
      coupon_type: 'percent',
      coupon: { code: 'WELCOME10', type: 'percent', amount: 4.9, percent: 10 },
    });
  });

  it('[CART-20] takes an amount, and pay-at-restaurant takes nothing off', async () => {
    const { venue, phone } = await withDishes();
    await aCoupon(venue, { code: 'FIVE', kind: 'amount', value: 500 });
    await aCoupon(venue, { code: 'LATER', kind: 'pay-at-restaurant', value: 0 });
    expect(await apply(phone, 'FIVE')).toMatchObject({ discount: 5, total: 44, coupon_type: 'amount' });
    expect(await apply(phone, 'LATER')).toMatchObject({
      discount: 0,
      total: 49,
      coupon_type: 'pay-at-restaurant',
    });
  });

  it('[CART-56] refuses an amount above the items and keeps the code that was there', async () => {
    const { venue, phone, session } = await withDishes();
    await aCoupon(venue, { code: 'WELCOME10' });
    await aCoupon(venue, { code: 'BIG', kind: 'amount', value: 5000 });
    await apply(phone, 'WELCOME10');
    expect(await refusedCode(phone, 'BIG')).toBe('coupon_exceeds_subtotal');
    expect((await phone.call('GET /cart/{session}/get', { session })).coupon?.code).toBe('WELCOME10');
  });

  it('[CART-55] refuses what is unknown, over, not begun, used up, switched off or of another venue', async () => {
    const { venue, phone } = await withDishes();
    const elsewhere = await aVenue(server);
    const now = server.clock.now();
    await aCoupon(elsewhere, { code: 'ELSEWHERE' });
    await aCoupon(venue, { code: 'OVER', ends_at: new Date(now - 1) });
    await aCoupon(venue, { code: 'LATER', starts_at: new Date(now + 60_000) });
    await aCoupon(venue, { code: 'USED', max_uses: 1, uses: 1 });
    await aCoupon(venue, { code: 'OFF', active: false });
    for (const code of ['NOTHING', 'ELSEWHERE', 'OVER', 'LATER', 'USED', 'OFF', "' or 1=1"]) {
      expect(await refusedCode(phone, code)).toBe('coupon_not_found');
    }
  });

  it('[FLAG-07] refuses every code where the venue takes none', async () => {
    const { venue, phone } = await withDishes({ functionalities: ['order'] });
    await aCoupon(venue, { code: 'WELCOME10' });
    expect(await refusedCode(phone, 'WELCOME10')).toBe('coupon_not_found');
  });

  it('[CART-21] takes the code off again', async () => {
    const { venue, phone, session } = await withDishes();
    await aCoupon(venue, { code: 'WELCOME10' });
    await apply(phone, 'WELCOME10');
    const view = await phone.call('GET /cart/{session}/remove-discount', { session });
    expect(view).toMatchObject({ coupon: null, discount: 0, total: 49 });
  });

  it('[CART-55] a code that ends while it is on the cart is shown as none, and said', async () => {
    const { venue, phone, session } = await withDishes();
    await aCoupon(venue, { code: 'WELCOME10' });
    await apply(phone, 'WELCOME10');
    await server.database.kysely.updateTable('coupon').set({ active: false }).execute();
    expect(await phone.call('GET /cart/{session}/get', { session })).toMatchObject({
      coupon: null,
      discount: 0,
      total: 49,
      error: 'Coupon not found',
    });
  });
});
