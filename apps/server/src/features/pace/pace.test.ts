import type { PaceSettings } from '@tableside/contract/http/console/pace';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set('2026-11-18T17:00:00Z'));

const MINUTE = 60_000;
const AUTOMATIC: PaceSettings['automatic'] = {
  enabled: true,
  start_minutes: 30,
  end_minutes: 20,
  window_minutes: 10,
  dishes_per_10: 10,
};
/** A venue of 15 minutes whose orders go straight to the kitchen. */
const aHouse = () =>
  aTableScene(server, {
    role: 'manager',
    venue: { settings: { acceptance: 'auto', defaultWaitMinutes: 15 } },
  });
const paceOver = ({ staff, venue }: TableScene, revision: number, over: Partial<PaceSettings>) =>
  staff.call('POST /console/{venue}/hours/pace', {
    venue: venue.id,
    body: { revision, capacity: null, automatic: AUTOMATIC, ...over },
  });
/** As somebody does it who sees what is set now. */
const setPace = async (scene: TableScene, over: Partial<PaceSettings>) => {
  const { pace } = await scene.staff.call('GET /console/{venue}/hours', { venue: scene.venue.id });
  return paceOver(scene, pace.revision, over);
};
const paceOf = ({ staff, venue }: TableScene) => staff.call('GET /console/{venue}/pace', { venue: venue.id });
const statusOf = async ({ phone }: TableScene) => {
  const data = await phone.call('GET /get-session-data/{session}', { session: phone.session });
  return [data.restaurant.order_status, data.restaurant.rush_mode_wait_minutes];
};
const status = (
  { staff, venue }: TableScene,
  order_status: 'open' | 'rush_mode',
  minutes: number | null = null,
) =>
  staff.call('POST /console/{venue}/status', {
    venue: venue.id,
    body: { order_status, rush_mode_wait_minutes: minutes },
  });
const historyOf = async ({ staff, venue }: TableScene) => {
  const { history } = await staff.call('GET /console/{venue}/hours', { venue: venue.id });
  return history.map(({ what, minutes, by }) => [what, minutes, by]);
};
/** Places soups of so many portions, by a phone. */
const soups = async ({ phone }: Pick<TableScene, 'phone'>, quantity: number) => {
  const { session } = phone;
  await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity } });
  return (await phone.call('POST /cart/{session}/place-order', { session, body: {} })).order;
};
type Placed = Awaited<ReturnType<typeof soups>>;
const cook = ({ staff, venue }: TableScene, order: Placed) =>
  staff.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
    venue: venue.id,
    order: order.unique_order_number,
    body: { items: order.items.map(({ id }) => id), ready: true },
  });
const follow = () => server.jobs.runNow('follow-pace');

describe('[ORDER-54] [ORDER-58] the automatic rush', () => {
  it('[RT-12] [RT-13] starts by what is open, follows the pace that is measured, ends at its lower threshold, and says why', async () => {
    const scene = await aHouse();
    await setPace(scene, {});
    const channel = `/api/realtime/${scene.phone.session}?channels=restaurant_${scene.venue.id}`;
    const stream = await openStream(scene.phone, channel);
    const orders = [await soups(scene, 10), await soups(scene, 10)];
    await follow();
    expect(await statusOf(scene)).toEqual(['open', null]);
    orders.push(await soups(scene, 13));
    await follow();
    // Nothing was made yet, so the usual pace counts: 33 dishes at 10 in 10 minutes.
    expect((await stream.next('rush-mode-activated')).data).toMatchObject({ rush_mode_wait_minutes: 35 });
    expect(await statusOf(scene)).toEqual(['rush_mode', 35]);
    const { estimate, status_by } = await paceOf(scene);
    expect([status_by, estimate?.minutes, estimate?.slowest]).toEqual([
      'auto',
      35,
      { station: 'kitchen', open: 33, done: 0, oldest_minutes: 0, measured: false },
    ]);
    // Its next guest is promised that, not the usual quarter of an hour.
    expect((await soups(scene, 1)).wait_minutes).toBe(35);
    server.clock.advance(8 * MINUTE);
    await cook(scene, orders[0] as Placed);
    await follow();
    // 24 open, 10 in 10 minutes: better, and above the end.
    expect(await statusOf(scene)).toEqual(['rush_mode', 25]);
    await cook(scene, orders[2] as Placed);
    await follow();
    expect((await stream.next('rush-mode-deactivated')).data).toMatchObject({ order_status: 'open' });
    stream.close();
    expect(await statusOf(scene)).toEqual(['open', null]);
    expect(await historyOf(scene)).toEqual([
      ['open', null, null],
      ['rush', 25, null],
      ['rush', 35, null],
    ]);
  });

  it('leaves the word to staff until they hand it back', async () => {
    const scene = await aHouse();
    await setPace(scene, {});
    await soups(scene, 40);
    await follow();
    expect(await statusOf(scene)).toEqual(['rush_mode', 40]);
    await status(scene, 'open');
    await follow();
    expect(await statusOf(scene)).toEqual(['open', null]);
    await status(scene, 'rush_mode', 60);
    await follow();
    expect(await statusOf(scene)).toEqual(['rush_mode', 60]);
    expect((await paceOf(scene)).status_by).toBe('staff');
    const { venue } = await scene.staff.call('POST /console/{venue}/pace/automatic', {
      venue: scene.venue.id,
    });
    expect(venue).toMatchObject({ order_status: 'rush_mode', rush_mode_wait_minutes: 40 });
    expect(await historyOf(scene)).toEqual([
      ['rush', 40, null],
      ['automatic', null, scene.staff.name],
      ['rush', 60, scene.staff.name],
      ['open', null, scene.staff.name],
      ['rush', 40, null],
    ]);
  });

  it('switched off, ends what it told', async () => {
    const scene = await aHouse();
    await setPace(scene, {});
    await soups(scene, 40);
    await follow();
    await setPace(scene, { automatic: { ...AUTOMATIC, enabled: false } });
    expect(await statusOf(scene)).toEqual(['open', null]);
    expect((await paceOf(scene)).estimate).toBeNull();
  });

  it('of two who set it, the second is told of the first and overwrites nothing', async () => {
    const scene = await aHouse();
    const colleague = await aStaff(server, scene.venue, 'owner');
    await paceOver(scene, 0, {});
    const late = paceOver({ ...scene, staff: colleague }, 0, { automatic: { ...AUTOMATIC, enabled: false } });
    await expect(late).rejects.toMatchObject({
      code: 'settings_changed',
      details: { revision: 1, changed_by: scene.staff.name },
    });
    const { pace } = await scene.staff.call('GET /console/{venue}/hours', { venue: scene.venue.id });
    expect(pace).toMatchObject({ revision: 1, automatic: AUTOMATIC });
  });

  it('needs thresholds that leave a space between them', async () => {
    const scene = await aHouse();
    const wrong = { automatic: { ...AUTOMATIC, end_minutes: 30 } };
    await expect(setPace(scene, wrong)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    error => [error.code, error.details],
  );

describe('[CART-54] orders and dishes per slot', () => {
  const capacity = { max: 2, unit: 'orders', slot_minutes: 15, when_full: 'refuse' } as const;
  const others = async (scene: TableScene, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => ({
        phone: await server.guestAt((await aTable(server, scene.venue)).code),
      })),
    );

  it('a full one refuses with when there is room again, however many come at once', async () => {
    const scene = await aHouse();
    await setPace(scene, { capacity });
    server.clock.set('2026-11-18T17:07:00Z');
    const outcomes = await Promise.all((await others(scene, 5)).map(each => refusal(soups(each, 1))));
    expect(outcomes.filter(outcome => outcome === null)).toHaveLength(2);
    const full = ['capacity_exceeded', { next_free_at: '2026-11-18T17:15:00.000Z', next_free: '19:15' }];
    expect(outcomes.filter(outcome => outcome !== null)).toEqual([full, full, full]);
    server.clock.set('2026-11-18T17:15:00Z');
    expect(await refusal(soups(scene, 1))).toBeNull();
  });

  it('a full one hands on to the next, and minutes grow by the wait', async () => {
    const scene = await aHouse();
    await setPace(scene, { capacity: { ...capacity, when_full: 'later' } });
    server.clock.set('2026-11-18T17:07:00Z');
    const waits: (number | null)[] = [];
    for (const each of await others(scene, 5)) waits.push((await soups(each, 1)).wait_minutes);
    expect(waits).toEqual([15, 15, 23, 23, 38]);
    // Who reads the menu now is told before they order.
    await setPace(scene, {
      capacity: { ...capacity, when_full: 'later' },
      automatic: { ...AUTOMATIC, start_minutes: 20, end_minutes: 15 },
    });
    await follow();
    expect(await statusOf(scene)).toEqual(['rush_mode', 40]);
  });

  it('counts dishes where the venue says dishes, gives room back with a rejected order, and lets staff through', async () => {
    const scene = await aHouse();
    await setPace(scene, { capacity: { ...capacity, unit: 'dishes', max: 10 } });
    const [one, two, three] = await others(scene, 3);
    if (!one || !two || !three) throw new Error('three phones');
    const order = await soups(one, 8);
    expect(await refusal(soups(two, 3))).toMatchObject(['capacity_exceeded', {}]);
    await scene.staff.call('POST /console/{venue}/orders/{order}/reject', {
      venue: scene.venue.id,
      order: order.unique_order_number,
      body: { reason: 'No more' },
    });
    expect((await soups(three, 3)).wait_minutes).toBe(15);
    await scene.staff.call('POST /console/{venue}/tables/{table}/order', {
      venue: scene.venue.id,
      table: scene.table.id,
      body: { lines: [{ menu_item_id: 'soup', quantity: 20 }] },
    });
    expect(await refusal(soups(scene, 1))).toMatchObject(['capacity_exceeded', {}]);
  });
});

describe('a paused category', () => {
  const pause = ({ staff, venue }: Pick<TableScene, 'staff' | 'venue'>, category: string, paused: boolean) =>
    staff.call('POST /console/{venue}/pace/categories/{category}', {
      venue: venue.id,
      category,
      body: { paused },
    });
  const foodOf = async ({ phone }: TableScene) => {
    const menu = await phone.call('GET /get-menu-categories/{session}', { session: phone.session });
    return menu.categories.find(({ id }) => id === 'food');
  };

  it('[MENU-45] [CART-47] is shown as not served, marks open carts and is refused; the cook may, and everything comes back', async () => {
    const scene = await aHouse();
    const { phone, venue } = scene;
    const { session } = phone;
    const cook = await aStaff(server, venue, 'kitchen');
    await phone.call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
    const stream = await openStream(phone, `/api/realtime/${session}?channels=restaurant_${venue.id}`);
    const { categories } = await pause({ staff: cook, venue }, 'food', true);
    expect(categories.find(({ id }) => id === 'food')).toMatchObject({ name: 'Category food', paused: true });
    await stream.next('menu-updated');
    stream.close();
    expect((await foodOf(scene))?.availability).toEqual({
      enabled: true,
      is_currently_available: false,
      type: 'availability',
    });
    const { cart } = await phone.call('GET /cart/{session}/get', { session });
    expect(cart).toMatchObject([{ item_id: 'soup', available: false }]);
    const code = { code: 'menu_item_unavailable' };
    await expect(phone.call('POST /cart/{session}/place-order', { session, body: {} })).rejects.toMatchObject(
      code,
    );
    const more = { session, body: { menu_item_id: 'soup', quantity: 1 } };
    await expect(phone.call('POST /cart/{session}/add', more)).rejects.toMatchObject(code);
    await pause({ staff: cook, venue }, 'food', false);
    expect((await foodOf(scene))?.availability.is_currently_available).toBe(true);
    expect((await placed(phone)).items.length).toBeGreaterThan(0);
    expect(await historyOf(scene)).toMatchObject([
      ['category-back', null, cook.name],
      ['category-paused', null, cook.name],
    ]);
  });

  it('answers with what is so now, and reads the list once for it', async () => {
    const scene = await aHouse();
    const asked: string[] = [];
    const original = pg.Client.prototype.query;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      asked.push(String((args[0] as { name?: string }).name));
      return Reflect.apply(original, this, args);
    } as typeof original);
    const { categories } = await pause(scene, 'food', true);
    vi.restoreAllMocks();
    const food = categories.find(({ id }) => id === 'food');
    expect(food).toMatchObject({ paused: true, paused_at: new Date(server.clock.now()).toISOString() });
    expect((await paceOf(scene)).categories).toEqual(categories);
    expect(asked.filter(name => name === 'stock-paused-categories')).toHaveLength(1);
  });

  it('pausing twice is pausing once; what is on no menu is not found', async () => {
    const scene = await aHouse();
    await Promise.all([pause(scene, 'food', true), pause(scene, 'food', true)]);
    await pause(scene, 'food', true);
    expect(await historyOf(scene)).toHaveLength(1);
    await expect(pause(scene, 'nothing', true)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is none of the things that are counted', async () => {
    const scene = await aHouse();
    await pause(scene, 'food', true);
    const { items } = await scene.staff.call('GET /console/{venue}/stock', { venue: scene.venue.id });
    expect(items.find(({ id }) => id === 'soup')).toMatchObject({ in_stock: true, remaining: null });
  });
});
