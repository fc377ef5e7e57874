import { billOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  // Tuesday, 1 December 2026, noon in Vilnius.
  server = await testServer({ now: Date.parse('2026-12-01T10:00:00Z') });
});
afterAll(() => server.stop());

const aPlace = async () => {
  const venue = await aVenue(server, {
    settings: { functionalities: ['order', 'skip-payment', 'pay-go', 'coupon-code'] },
  });
  await aMenu(server, venue);
  const table = await aTable(server, venue);
  const phone = await server.guestAt(table.code);
  const manager = await aStaff(server, venue, 'manager');
  return { venue, table, phone, manager };
};
type Phone = Awaited<ReturnType<TestServer['guestAt']>>;

const FREE = {
  type: 'percent' as 'percent' | 'amount' | 'pay-at-restaurant',
  value: 10,
  max_uses: null as number | null,
  per_phone: null as number | null,
  min_order: null as number | null,
  from: null as string | null,
  to: null as string | null,
};
const make = (staff: TestStaff, code: string, over: Partial<typeof FREE> & { draw?: number } = {}) =>
  staff.call('POST /console/{venue}/coupons/make', {
    venue: staff.venue,
    body: { code, draw: null, ...FREE, ...over },
  });
const change = (staff: TestStaff, coupon: string, revision: number, over: Partial<typeof FREE>) =>
  staff.call('POST /console/{venue}/coupons/{coupon}/change', {
    venue: staff.venue,
    coupon,
    body: { revision, ...FREE, ...over },
  });
const end = (staff: TestStaff, coupon: string) =>
  staff.call('POST /console/{venue}/coupons/{coupon}/end', { venue: staff.venue, coupon, body: {} });
const listed = async (staff: TestStaff) =>
  (await staff.call('GET /console/{venue}/coupons', { venue: staff.venue })).coupons;
const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    error => error,
  );
const add = (phone: Phone, dish = 'steak', quantity = 1) =>
  phone.call('POST /cart/{session}/add', {
    session: phone.session,
    body: { menu_item_id: dish, quantity },
  });
const apply = (phone: Phone, code: string) =>
  phone.call('POST /cart/{session}/apply-discount', { session: phone.session, body: { code } });
const place = (phone: Phone) =>
  phone.call('POST /cart/{session}/place-order', { session: phone.session, body: {} });
const orderWith = async (phone: Phone, code: string) => {
  await add(phone);
  await apply(phone, code);
  return place(phone);
};

describe('a code that a venue makes', () => {
  it('[CART-17] takes its share off the next order, however it is typed, and shows what it gave by the books', async () => {
    const { phone, manager } = await aPlace();
    const { made } = await make(manager, ' vasara 20', { value: 20 });
    const { order } = await orderWith(phone, 'Vasara 20 ');
    expect(order).toMatchObject({ discount: 4, total: 16, coupon: { code: 'VASARA20' } });
    const [coupon] = await listed(manager);
    expect(coupon).toMatchObject({ id: made, code: 'VASARA20', standing: 'running', uses: 1, used: true });
    const { rows } = await server.database.pool.query(
      `select sum(l.amount)::int as given from journal_line l join journal_entry e on e.id = l.entry_id
       where e.venue_id = $1 and l.account = 'discounts'`,
      [manager.venue],
    );
    expect([coupon?.given, rows[0].given]).toEqual([400, 400]);
  });

  it('gives its use back with the books when the order is rejected', async () => {
    const { phone, manager } = await aPlace();
    await make(manager, 'ONCE', { max_uses: 1 });
    const { order } = await orderWith(phone, 'once');
    expect((await listed(manager))[0]).toMatchObject({ standing: 'ended', uses: 1, given: 200 });
    await manager.call('POST /console/{venue}/orders/{order}/reject', {
      venue: manager.venue,
      order: order.unique_order_number,
      body: { reason: 'no steak' },
    });
    expect((await listed(manager))[0]).toMatchObject({ standing: 'running', uses: 0, used: true, given: 0 });
    expect((await billOf(phone).catch(() => null))?.items ?? []).toEqual([]);
  });

  it('counts from its first to its last business day in the zone of the venue', async () => {
    const { manager } = await aPlace();
    await make(manager, 'ADVENT', { from: '2026-12-02', to: '2026-12-24' });
    const row = await server.database.kysely
      .selectFrom('coupon')
      .select(['starts_at', 'ends_at'])
      .where('venue_id', '=', manager.venue)
      .executeTakeFirstOrThrow();
    // The day begins at five in the morning there.
    expect([row.starts_at?.toISOString(), row.ends_at?.toISOString()]).toEqual([
      '2026-12-02T03:00:00.000Z',
      '2026-12-25T03:00:00.000Z',
    ]);
    expect(await listed(manager)).toMatchObject([
      { standing: 'planned', from: '2026-12-02', to: '2026-12-24' },
    ]);
  });

  it('counts for one phone as often as said, also for two orders at the same moment', async () => {
    const { table, phone, manager } = await aPlace();
    await make(manager, 'WELCOME', { per_phone: 1 });
    const { code } = await aTable(server, { id: manager.venue });
    const { session } = await phone.call('GET /{hash}', { hash: code });
    const elsewhere = { ...phone, session };
    for (const each of [phone, elsewhere]) {
      await add(each);
      await apply(each, 'WELCOME');
    }
    const outcomes = await Promise.allSettled([place(phone), place(elsewhere)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'coupon_used' },
    });
    const again = await server.guestAt(table.code);
    expect((await orderWith(again, 'WELCOME')).order.discount).toBe(2);
    await add(again);
    expect(await refusalOf(apply(again, 'WELCOME'))).toMatchObject({ code: 'coupon_used' });
  });

  it('waits for the order that is large enough, and says for which', async () => {
    const { phone, manager } = await aPlace();
    await make(manager, 'FIVE', { type: 'amount', value: 500, min_order: 3000 });
    await add(phone);
    expect(await refusalOf(apply(phone, 'FIVE'))).toMatchObject({
      code: 'coupon_below_minimum',
      details: { minimum: 30 },
    });
    await add(phone);
    expect(await apply(phone, 'FIVE')).toMatchObject({ discount: 5, total: 35 });
    const line = (await phone.call('GET /cart/{session}/get', { session: phone.session })).cart[0];
    const less = await phone.call('POST /cart/{session}/update-quantity', {
      session: phone.session,
      body: { cart_item_id: line?.cart_item_id ?? '', quantity: 1 },
    });
    expect(less).toMatchObject({ discount: 0, total: 20, coupon: { code: 'FIVE', minimum: 30 } });
    expect(await refusalOf(place(phone))).toMatchObject({ code: 'coupon_below_minimum' });
  });
});

describe('other terms', () => {
  it('count from the next order on; the worth of a used code stays, and so do placed orders', async () => {
    const { phone, manager } = await aPlace();
    const { made } = await make(manager, 'TEN');
    await change(manager, made, 1, { value: 15 });
    const { order } = await orderWith(phone, 'TEN');
    expect(order.discount).toBe(3);
    expect(await refusalOf(change(manager, made, 2, { value: 50, max_uses: 0 }))).toMatchObject({
      code: 'validation_failed',
      details: { fields: { value: 'used', max_uses: 'count' } },
    });
    await change(manager, made, 2, { value: 15, max_uses: 1 });
    await add(phone);
    expect(await refusalOf(apply(phone, 'TEN'))).toMatchObject({ code: 'coupon_not_found' });
    const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
    expect(orders).toMatchObject([{ discount: 3, total: 17 }]);
  });

  it('are refused to whoever was slower, with the name of the other', async () => {
    const { venue, manager } = await aPlace();
    const owner = await aStaff(server, venue, 'owner');
    const { made } = await make(manager, 'TEN');
    const both = await Promise.allSettled([
      change(manager, made, 1, { value: 11 }),
      change(owner, made, 1, { value: 12 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'settings_changed',
        details: { revision: 2, changed_by: expect.stringMatching(`${manager.name}|${owner.name}`) },
      },
    });
  });
});

describe('giving codes out', () => {
  it('names what is wrong field by field, and writes nothing', async () => {
    const { manager } = await aPlace();
    const wrong = { value: 0, max_uses: 1, per_phone: 2, min_order: 1.5, from: '2026-02-30', to: 'soon' };
    expect(await refusalOf(make(manager, 'a!', wrong))).toMatchObject({
      code: 'validation_failed',
      details: {
        fields: {
          code: 'code',
          value: 'percent',
          per_phone: 'more',
          min_order: 'amount',
          from: 'day',
          to: 'day',
        },
      },
    });
    expect(await listed(manager)).toEqual([]);
  });

  it('gives no code out twice at once, and an ended one again as another', async () => {
    const { phone, manager } = await aPlace();
    const { made } = await make(manager, 'ŽĄSYS');
    await orderWith(phone, 'žąsys');
    expect(await refusalOf(make(manager, 'žąsys'))).toMatchObject({ details: { fields: { code: 'taken' } } });
    await end(manager, made);
    await add(phone);
    expect(await refusalOf(apply(phone, 'ŽĄSYS'))).toMatchObject({ code: 'coupon_not_found' });
    await make(manager, 'žąsys', { value: 30 });
    expect(await apply(phone, 'ŽĄSYS')).toMatchObject({ discount: 6 });
    expect((await listed(manager)).map(each => [each.value, each.standing, each.uses])).toEqual([
      [30, 'running', 0],
      [10, 'ended', 1],
    ]);
  });

  it('draws many that work once each, lists them together, and ends them together', async () => {
    const { phone, manager } = await aPlace();
    const { made } = await make(manager, 'pietūs', { draw: 50, max_uses: 1, type: 'amount', value: 300 });
    const codesOf = () =>
      manager.call('GET /console/{venue}/coupons/{coupon}/codes', { venue: manager.venue, coupon: made });
    const { codes } = await codesOf();
    expect(new Set(codes.map(({ code }) => code)).size).toBe(50);
    expect(codes.every(({ code }) => /^PIETŪS-[2-9A-Z]{8}$/.test(code))).toBe(true);
    const first = codes[0]?.code ?? '';
    expect((await orderWith(phone, first.toLowerCase())).order.discount).toBe(3);
    await add(phone);
    expect(await refusalOf(apply(phone, first))).toMatchObject({ code: 'coupon_not_found' });
    expect(await listed(manager)).toMatchObject([{ codes: 50, uses: 1, given: 300, standing: 'running' }]);
    const { coupons } = await end(manager, made);
    expect(coupons).toMatchObject([{ codes: 50, standing: 'ended', retired: true }]);
    expect(await refusalOf(apply(phone, codes[1]?.code ?? ''))).toMatchObject({ code: 'coupon_not_found' });
  });

  it('makes them once for two taps of one finger', async () => {
    const { manager } = await aPlace();
    const input = {
      venue: manager.venue,
      body: { code: '', draw: 20, ...FREE },
      idempotencyKey: 'one-finger',
    };
    const [first, second] = [
      await manager.call('POST /console/{venue}/coupons/make', input),
      await manager.call('POST /console/{venue}/coupons/make', input),
    ];
    expect(second).toEqual(first);
    expect(await listed(manager)).toHaveLength(1);
  });

  it('is nothing that reaches another venue', async () => {
    const { manager } = await aPlace();
    const other = (await aPlace()).manager;
    const { made } = await make(manager, 'MINE');
    expect(await refusalOf(end(other, made))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(change(other, made, 1, {}))).toMatchObject({ code: 'not_found' });
    expect(await listed(other)).toEqual([]);
    expect((await listed(manager))[0]?.standing).toBe('running');
  });
});
