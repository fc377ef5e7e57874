import { userIdOf } from '@tableside/testkit/scenes/a-gift.ts';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  tableBillOf,
  tableBillScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, type Phone, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

type House = TableScene & { readonly owner: TestStaff; readonly cook: TestStaff };
const staffed = async (scene: TableScene): Promise<House> => ({
  ...scene,
  owner: await aStaff(server, scene.venue, 'owner'),
  cook: await aStaff(server, scene.venue, 'kitchen'),
});
/** Guests order first and pay staff, or nobody, later. */
const aHouse = async () => {
  const settings = { functionalities: ['order', 'skip-payment'], acceptance: 'manual' } as const;
  return staffed(await aTableScene(server, { venue: { settings: settings as never } }));
};

const take = (by: TestStaff, { table }: TableScene, over: { mine?: boolean; for_party?: boolean } = {}) =>
  by.call('POST /console/{venue}/own-tables', {
    venue: by.venue,
    body: { tables: [table.id], mine: true, ...over },
  });
const idOf = (who: TestStaff): Promise<string> => userIdOf(server, who);
const ordered = async (phone: Phone) => (await placed(phone)).unique_order_number;
const accept = (by: TestStaff, order: string) =>
  by.call('POST /console/{venue}/orders/{order}/accept', {
    venue: by.venue,
    order,
    body: { wait_minutes: 5 },
  });
const close = (by: TestStaff, order: string) =>
  by.call('POST /console/{venue}/orders/{order}/close', { venue: by.venue, order });
const deliver = async (by: TestStaff, order: string, delivered = true) => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select l.id from order_line l join orders o on o.id = l.order_id where o.unique_order_number = $1',
    [order],
  );
  await by.call('POST /console/{venue}/orders/{order}/deliver', {
    venue: by.venue,
    order,
    body: { items: rows.map(({ id }) => id), delivered },
  });
};
const settle = (by: TestStaff, order: string) =>
  by.call('POST /console/{venue}/orders/{order}/settle-cash', { venue: by.venue, order });
const rate = (phone: Phone, ids: object, rating: number) =>
  phone.call('POST /reviews/rate-v2', { body: { session_token: phone.session, ...ids, rating } });
const rateOrder = (phone: Phone, order: string, rating: number) =>
  rate(phone, { unique_order_number: order }, rating);

/** The console's averages by person: account, average and how many. */
const people = async ({ owner }: House) => {
  const venue = owner.venue;
  const found = await owner.call('GET /console/{venue}/reviews/averages', { venue, query: {} });
  return found.people.map(({ id, average, count }) => [id, average, count]);
};
const ownOf = (who: TestStaff) => who.call('GET /console/{venue}/reviews/own', { venue: who.venue });

describe('a review counts for', () => {
  it('who had the table when it was ordered, whoever accepted, cooked and brought it', async () => {
    const house = await aHouse();
    const { staff: waiter, owner, cook, phone } = house;
    const colleague = await aStaff(server, house.venue, 'waiter');
    await take(waiter, house);
    const order = await ordered(phone);
    await accept(owner, order);
    await deliver(colleague, order);
    await close(cook, order);
    await take(waiter, house, { mine: false });
    await rateOrder(phone, order, 4);
    expect(await people(house)).toEqual([[await idOf(waiter), 4, 1]]);
    expect(await ownOf(waiter)).toEqual({ average: 4, count: 1 });
    expect(await ownOf(colleague)).toEqual({ average: null, count: 0 });
    const { reviews } = await owner.call('GET /console/{venue}/reviews', { venue: owner.venue, query: {} });
    expect(reviews.map(({ served_by }) => served_by)).toEqual([waiter.name]);
  });

  it('nobody, where the kitchen brought it to nobody’s table, whoever accepted it or took a mark of theirs back', async () => {
    const house = await aHouse();
    const order = await ordered(house.phone);
    await accept(house.owner, order);
    await deliver(house.staff, order);
    await deliver(house.staff, order, false);
    await deliver(house.cook, order);
    await close(house.cook, order);
    await rateOrder(house.phone, order, 2);
    expect(await people(house)).toEqual([]);
    expect(await ownOf(house.owner)).toEqual({ average: null, count: 0 });
  });

  it('who brought it to nobody’s table, not who took the money', async () => {
    const house = await aHouse();
    const colleague = await aStaff(server, house.venue, 'waiter');
    const order = await ordered(house.phone);
    await accept(house.owner, order);
    await deliver(colleague, order);
    await settle(house.staff, order);
    await close(house.cook, order);
    await rateOrder(house.phone, order, 5);
    expect(await people(house)).toEqual([[await idOf(colleague), 5, 1]]);
  });

  it('who took the money, where the kitchen brought it to nobody’s table', async () => {
    const house = await aHouse();
    const order = await ordered(house.phone);
    await accept(house.owner, order);
    await close(house.cook, order);
    await settle(house.staff, order);
    await rateOrder(house.phone, order, 3);
    expect(await people(house)).toEqual([[await idOf(house.staff), 3, 1]]);
  });

  it('who had the table when it was paid, where nobody had it before', async () => {
    const house = await aHouse();
    const order = await ordered(house.phone);
    await accept(house.owner, order);
    await close(house.cook, order);
    await take(house.staff, house);
    await settle(house.owner, order);
    await rateOrder(house.phone, order, 3);
    expect(await people(house)).toEqual([[await idOf(house.staff), 3, 1]]);
  });

  it('nobody, where who has the table on the floor plan left the house', async () => {
    const house = await aHouse();
    await take(house.staff, house);
    const person = await idOf(house.staff);
    await house.owner.call('POST /console/{venue}/team/{person}/remove', {
      venue: house.venue.id,
      person,
      body: {},
    });
    const order = await ordered(house.phone);
    await accept(house.owner, order);
    await close(house.cook, order);
    await rateOrder(house.phone, order, 3);
    expect(await people(house)).toEqual([]);
  });

  it('nobody, where the table was taken for a party that is gone', async () => {
    const house = await aHouse();
    const { staff, table, venue } = house;
    const before = await ordered(house.phone);
    await take(staff, house, { for_party: true });
    await accept(house.owner, before);
    await close(house.cook, before);
    await staff.call('POST /console/{venue}/tables/{table}/close', {
      venue: venue.id,
      table: table.id,
      body: { force: true },
    });
    const next = await server.guestAt(table.code);
    const order = await ordered(next);
    await accept(house.owner, order);
    await close(house.cook, order);
    await rateOrder(next, order, 1);
    expect(await people(house)).toEqual([]);
  });
});

describe('of a table’s bill it counts for', () => {
  it('who served what was paid for, not who was handed the table since or whom the tip was for', async () => {
    const house = await staffed(await tableBillScene(server));
    const { staff: waiter, phone, venue } = house;
    const colleague = await aStaff(server, venue, 'waiter');
    const colleagueId = await idOf(colleague);
    await take(waiter, house);
    await placed(phone, ['soup', 'steak']);
    await waiter.call('POST /console/{venue}/own-tables/hand-over', {
      venue: venue.id,
      body: { to: colleagueId },
    });
    const bill = await tableBillOf(phone);
    const { uuid } = await beginPayment(phone, bill, { tips: 200, personnel_id: colleagueId });
    await paid(server, uuid);
    await rate(phone, { unique_order_number: bill, payment_uuid: uuid }, 5);
    expect(await people(house)).toEqual([[await idOf(waiter), 5, 1]]);
  });

  it('who had the table when it was paid, where nobody had it before', async () => {
    const house = await staffed(await tableBillScene(server));
    const { staff: waiter, phone } = house;
    await placed(phone);
    await take(waiter, house);
    const { uuid } = await beginPayment(phone, await tableBillOf(phone));
    await paid(server, uuid);
    await take(waiter, house, { mine: false });
    await rate(phone, { payment_uuid: uuid }, 2);
    expect(await people(house)).toEqual([[await idOf(waiter), 2, 1]]);
  });

  it('who was tipped, where nothing else says who served', async () => {
    const house = await staffed(await tableBillScene(server));
    const { staff: waiter, phone } = house;
    await placed(phone);
    const bill = await tableBillOf(phone);
    const { uuid } = await beginPayment(phone, bill, { tips: 200, personnel_id: await idOf(waiter) });
    await paid(server, uuid);
    await rate(phone, { payment_uuid: uuid }, 5);
    expect(await people(house)).toEqual([[await idOf(waiter), 5, 1]]);
  });

  it('who wrote it down for guests of nobody’s table', async () => {
    const house = await staffed(await tableBillScene(server));
    const { staff: waiter, phone, table, venue } = house;
    const body = { lines: [{ menu_item_id: 'soup', quantity: 1 }] };
    await waiter.call('POST /console/{venue}/tables/{table}/order', {
      venue: venue.id,
      table: table.id,
      body,
    });
    const { uuid } = await beginPayment(phone, await tableBillOf(phone));
    await paid(server, uuid);
    await rate(phone, { payment_uuid: uuid }, 4);
    expect(await people(house)).toEqual([[await idOf(waiter), 4, 1]]);
  });

  it('the table’s waiter, of guests who paid staff: they have no payment of their own to review', async () => {
    const house = await staffed(await tableBillScene(server));
    const { staff: waiter, phone } = house;
    await take(waiter, house);
    await placed(phone);
    await rate(phone, { unique_order_number: await tableBillOf(phone) }, 4);
    expect(await people(house)).toEqual([[await idOf(waiter), 4, 1]]);
  });

  it('nobody, of guests who only scanned the code of somebody’s table', async () => {
    const house = await aHouse();
    await take(house.staff, house);
    await rate(house.phone, {}, 1);
    expect(await people(house)).toEqual([]);
  });
});

it('one person is one row, however it is known that they served; two of the same name are two', async () => {
  const house = await aHouse();
  const { staff: waiter, owner, cook, phone, table } = house;
  const namesake = await aStaff(server, house.venue, 'waiter');
  expect(namesake.name).toBe(waiter.name);
  const [brought, held, other] = [phone, await server.guestAt(table.code), await server.guestAt(table.code)];
  const first = await ordered(brought);
  await accept(owner, first);
  await deliver(waiter, first);
  await take(waiter, house);
  const second = await ordered(held);
  await take(namesake, house);
  const third = await ordered(other);
  for (const order of [second, third]) {
    await accept(owner, order);
    await close(cook, order);
  }
  await rateOrder(brought, first, 5);
  await rateOrder(held, second, 2);
  await rateOrder(other, third, 1);
  const found = await people(house);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      [await idOf(waiter), 3.5, 2],
      [await idOf(namesake), 1, 1],
    ]),
  );
});
