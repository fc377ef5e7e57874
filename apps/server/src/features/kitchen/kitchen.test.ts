import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const COURSES = ['starters', 'mains'].map(id => ({ id, name: id, displayName: { en: `The ${id}` } }));
/** A venue that takes orders straight into the kitchen. */
const aKitchen = (orderType: 'default' | 'pickup' = 'default') =>
  aTableScene(server, {
    role: 'kitchen',
    venue: { settings: { acceptance: 'auto', presence: 'off', courses: COURSES } },
    table: { orderType, flagOverrides: { 'skip-payment': true } },
  });
const look = ({ staff, venue }: TableScene) =>
  staff.call('GET /console/{venue}/kitchen', { venue: venue.id });
const bump = (
  cook: TestStaff,
  order: string,
  items: readonly string[],
  ready = true,
  idempotencyKey?: string,
) =>
  cook.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
    venue: cook.venue,
    order,
    body: { items: [...items], ready },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
const linesOf = (order: { readonly items: readonly { readonly id: string }[] }) =>
  order.items.map(({ id }) => id);
const historyOf = async (order: string) =>
  (
    await server.database.kysely
      .selectFrom('order_history')
      .innerJoin('orders', 'orders.id', 'order_history.order_id')
      .where('orders.unique_order_number', '=', order)
      .orderBy('order_history.id')
      .select(['event', 'data', 'actor_name'])
      .execute()
  ).filter(({ data }) => 'kitchen' in data);

describe("the kitchen's tickets", () => {
  it('show accepted orders with what cooks must not overlook, and none that is not theirs', async () => {
    const scene = await aKitchen();
    const order = await placed(scene.phone, ['soup', 'beer'], { comment: 'Nut allergy!' });
    const { orders, settings } = await look(scene);
    expect(orders).toMatchObject([
      {
        unique_order_number: order.unique_order_number,
        table_name: 'Table 1',
        comment: 'Nut allergy!',
        order_type: 'default',
        lines: [
          { name: 'Dish soup', station: 'kitchen', allergens: ['celery'], ready_at: null },
          { name: 'Dish beer', station: 'bar', allergens: [] },
        ],
      },
    ]);
    expect(settings.stations.map(({ id }) => id)).toEqual(['kitchen', 'bar']);
    const elsewhere = await aStaff(server, await aVenue(server, { name: 'Next door' }), 'kitchen');
    await expect(bump(elsewhere, order.unique_order_number, linesOf(order))).rejects.toMatchObject({
      code: 'order_not_found',
    });
  });

  it('wait until the venue accepts', async () => {
    const scene = await aTableScene(server, { role: 'kitchen' });
    await placed(scene.phone);
    expect((await look(scene)).orders).toEqual([]);
  });
});

describe('bump and recall', () => {
  it('marks lines made by whom, and back, in the history and live on every screen; the guest is not told "delivered"', async () => {
    const scene = await aKitchen();
    const order = await placed(scene.phone, ['soup', 'steak']);
    const [soup = '', steak = ''] = linesOf(order);
    const stream = await openStream(scene.staff, `/api/console/${scene.venue.id}/realtime`);
    const done = await bump(scene.staff, order.unique_order_number, [soup]);
    expect(done).toMatchObject({ changed: true, by: null });
    expect(done.ticket.lines).toMatchObject([
      { id: soup, ready_by: scene.staff.name, delivered_at: null },
      { id: steak, ready_at: null },
    ]);
    expect((await stream.next('board-order')).data).toMatchObject({
      order: { unique_order_number: order.unique_order_number, status: 'active' },
    });
    stream.close();
    await bump(scene.staff, order.unique_order_number, [soup], false);
    expect((await look(scene)).orders[0]?.lines[0]).toMatchObject({ ready_at: null, ready_by: null });
    expect(await historyOf(order.unique_order_number)).toMatchObject([
      { actor_name: scene.staff.name, data: { kitchen: 'ready', items: [soup] } },
      { actor_name: scene.staff.name, data: { kitchen: 'recalled', items: [soup] } },
    ]);
  });

  it('of two cooks at once, one does it and the other is told who; a repeated tap is the same one', async () => {
    const scene = await aKitchen();
    const other = await aStaff(server, scene.venue, 'manager');
    const order = await placed(scene.phone, ['soup']);
    const number = order.unique_order_number;
    const answers = await Promise.all([scene.staff, other].map(cook => bump(cook, number, linesOf(order))));
    const winner = answers.findIndex(({ changed }) => changed);
    const names = [scene.staff.name, other.name];
    expect(answers[1 - winner]).toMatchObject({ changed: false, by: names[winner] });
    expect(await historyOf(number)).toHaveLength(1);
    const recalled = await bump(scene.staff, number, linesOf(order), false, 'one-tap');
    expect(await bump(scene.staff, number, linesOf(order), false, 'one-tap')).toEqual(recalled);
    expect(await historyOf(number)).toHaveLength(2);
  });

  it('refuses lines of another order and orders that are finished', async () => {
    const scene = await aKitchen();
    const first = await placed(scene.phone, ['soup']);
    const second = await placed(scene.phone, ['steak']);
    await expect(bump(scene.staff, first.unique_order_number, linesOf(second))).rejects.toMatchObject({
      code: 'validation_failed',
    });
    const address = { venue: scene.venue.id, order: first.unique_order_number };
    await scene.staff.call('POST /console/{venue}/orders/{order}/close', address);
    await expect(bump(scene.staff, first.unique_order_number, linesOf(first))).rejects.toMatchObject({
      code: 'order_move_refused',
    });
  });

  it('[ORDER-41] calls the guest of a counter when the last line is made, once', async () => {
    const scene = await aKitchen('pickup');
    const order = await placed(scene.phone, ['soup', 'beer']);
    const number = order.unique_order_number;
    const [soup = '', beer = ''] = linesOf(order);
    const phone = await openStream(scene.phone, `/api/realtime/${scene.phone.session}`);
    expect((await bump(scene.staff, number, [soup])).ticket.status).toBe('active');
    expect((await bump(scene.staff, number, [beer])).ticket).toMatchObject({
      status: 'closed',
      lines: [{ id: soup }, { id: beer }],
    });
    expect((await phone.next('order-finished')).data).toMatchObject({
      order: { unique_order_number: number, status: 'closed' },
    });
    phone.close();
    expect((await look(scene)).orders).toMatchObject([{ status: 'closed' }]);
    await expect(bump(scene.staff, number, [beer], false)).rejects.toMatchObject({
      code: 'order_move_refused',
    });
    server.clock.advance(31 * 60_000);
    expect((await look(scene)).orders).toEqual([]);
  });
});

describe('courses', () => {
  const course = (scene: TableScene, order: string, course_id: string | null, held: boolean) =>
    scene.staff.call('POST /console/{venue}/kitchen/orders/{order}/course', {
      venue: scene.venue.id,
      order,
      body: { course_id, held },
    });

  it('are fired and held by hand, once each, and named in the history', async () => {
    const scene = await aKitchen();
    const order = await placed(scene.phone, ['soup', 'steak']);
    const number = order.unique_order_number;
    const steak = linesOf(order)[1];
    await server.database.pool.query("update order_line set course_id = 'mains' where id = $1", [steak]);
    const fired = await course(scene, number, 'mains', false);
    expect(fired).toMatchObject({
      changed: true,
      ticket: { courses: [{ id: 'mains', held: false, by: scene.staff.name }] },
    });
    expect(await course(scene, number, 'mains', false)).toMatchObject({
      changed: false,
      by: scene.staff.name,
    });
    const held = await course(scene, number, null, true);
    expect(held.ticket.courses).toMatchObject([
      { id: null, held: true },
      { id: 'mains', held: false },
    ]);
    expect(await historyOf(number)).toMatchObject([
      { data: { kitchen: 'fired', course: 'mains' } },
      { data: { kitchen: 'held', course: null } },
    ]);
    await expect(course(scene, number, 'desserts', true)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});

describe('the set-up', () => {
  const own = (over: Partial<KitchenSettings> = {}) => ({
    stations: [
      { id: 'kitchen', name: 'Hot line', categories: [], items: [] },
      { id: 'cold', name: 'Cold', categories: ['drinks'], items: ['soup'] },
    ],
    revision: 0,
    soon_minutes: 5,
    late_minutes: 12,
    holds_courses: false,
    item_notes: true,
    ...over,
  });

  it('sends dishes and categories to stations, also those ordered before, and tells every screen', async () => {
    const scene = await aKitchen();
    const boss = await aStaff(server, scene.venue, 'manager');
    await placed(scene.phone, ['soup', 'steak', 'beer']);
    const stream = await openStream(scene.staff, `/api/console/${scene.venue.id}/realtime`);
    const body = own();
    const { settings } = await boss.call('POST /console/{venue}/kitchen/settings', {
      venue: scene.venue.id,
      body,
    });
    expect(settings).toMatchObject({ late_minutes: 12, changed_by: boss.name, holds_courses: false });
    expect((await stream.next('board-kitchen')).data).toEqual({ changed_by: boss.name });
    stream.close();
    const kitchen = await look(scene);
    expect(kitchen.orders[0]?.lines.map(({ station }) => station)).toEqual(['cold', 'kitchen', 'cold']);
    expect(kitchen.settings.courses).toEqual([
      { id: 'starters', name: 'The starters' },
      { id: 'mains', name: 'The mains' },
    ]);
  });

  it('says whether guests may write notes to the kitchen, from the next dish on', async () => {
    const scene = await aKitchen();
    const { venue, phone } = scene;
    const boss = await aStaff(server, venue, 'manager');
    const { session } = phone;
    const set = async (item_notes: boolean, revision: number) =>
      (
        await boss.call('POST /console/{venue}/kitchen/settings', {
          venue: venue.id,
          body: own({ item_notes, revision }),
        })
      ).settings.item_notes;
    const noted = { menu_item_id: 'soup', quantity: 1, note: 'no onion' };
    expect(await set(false, 0)).toBe(false);
    expect(await phone.failure('POST /cart/{session}/add', { session, body: noted })).toBe('item_notes_off');
    const { restaurant } = await phone.call('GET /get-session-data/{session}', { session });
    expect(restaurant.item_notes).toBe(false);
    expect(await set(true, 1)).toBe(true);
    // A colleague who still sees the set-up before is told, and changes nothing.
    await expect(set(false, 1)).rejects.toMatchObject({
      code: 'settings_changed',
      details: { revision: 2, changed_by: boss.name },
    });
    const { cart } = await phone.call('POST /cart/{session}/add', { session, body: noted });
    expect(cart[0]?.note).toBe('no onion');
  });

  it.each([
    ['cooks', 'kitchen', own(), 'not_allowed'],
    [
      'two stations of one name',
      'owner',
      own({ stations: [own().stations, own().stations].flat() }),
      'validation_failed',
    ],
    ['no station', 'owner', own({ stations: [] }), 'validation_failed'],
    ['late before soon', 'owner', own({ late_minutes: 5 }), 'validation_failed'],
  ] as const)('refuses %s', async (_, role, body, code) => {
    const scene = await aKitchen();
    const who = await aStaff(server, scene.venue, role);
    await expect(
      who.call('POST /console/{venue}/kitchen/settings', { venue: scene.venue.id, body }),
    ).rejects.toMatchObject({ code });
  });
});
