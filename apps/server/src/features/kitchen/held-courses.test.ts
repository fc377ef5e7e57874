import { aBillScene, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStationLoads } from '../pace/load-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const COURSES = ['starters', 'mains', 'desserts'].map(id => ({
  id,
  name: id,
  displayName: { en: `The ${id}` },
}));
const [starters, mains] = ['starters', 'mains'] as const;

/** A table for which a waiter wrote down a beer, a soup to begin with and a steak for later. */
const served = async (courses: { course_id: string; held: boolean }[] = []) => {
  const scene = await aBillScene(server, {
    settings: { acceptance: 'auto', presence: 'off', courses: COURSES },
  });
  const { venue, staff, table } = scene;
  const { order } = await staff.call('POST /console/{venue}/tables/{table}/order', {
    venue: venue.id,
    table: table.id,
    body: {
      courses,
      lines: [
        { menu_item_id: 'beer', quantity: 1 },
        { menu_item_id: 'soup', quantity: 1, course_id: starters },
        { menu_item_id: 'steak', quantity: 1, course_id: mains },
      ],
    },
  });
  const cook = await aStaff(server, venue, 'kitchen');
  return { ...scene, cook, order, number: order.unique_order_number };
};
type Scene = Awaited<ReturnType<typeof served>>;

const say = (who: TestStaff, { number }: Pick<Scene, 'number'>, course_id: string, held: boolean) =>
  who.call('POST /console/{venue}/kitchen/orders/{order}/course', {
    venue: who.venue,
    order: number,
    body: { course_id, held },
  });
const boardOrder = async ({ staff, venue, number }: Scene) => {
  const { orders } = await staff.call('GET /console/{venue}/board', { venue: venue.id });
  return orders.find(({ unique_order_number }) => unique_order_number === number);
};
/** What of it waits, by the board. */
const heldOn = async (scene: Scene): Promise<string[]> =>
  (await boardOrder(scene))?.items.filter(({ held }) => held).map(({ item_id }) => item_id) ?? [];
/** Dishes that the kitchen has to make now, by the statement that estimates waiting times. */
const loads = async ({ venue }: Scene): Promise<number> => {
  const stations = await readStationLoads(server.database.run, venue.id, server.clock.now(), 30);
  return stations.reduce((all, { open }) => all + open, 0);
};

describe('an order that a waiter wrote down in courses', () => {
  it.each([
    ['by the rule: the first is made, later ones wait', [], ['steak']],
    ['as the waiter says: all at once', [{ course_id: mains, held: false }], []],
    [
      'as the waiter says: the first waits too',
      [
        { course_id: starters, held: true },
        { course_id: mains, held: true },
      ],
      ['soup', 'steak'],
    ],
  ])('%s', async (_, courses, held) => {
    const scene = await served(courses);
    expect(scene.order.items.filter(item => item.held).map(({ item_id }) => item_id)).toEqual(held);
    expect(await heldOn(scene)).toEqual(held);
    const { orders } = await scene.cook.call('GET /console/{venue}/kitchen', { venue: scene.venue.id });
    expect(orders[0]?.lines.map(({ item_id, course_id }) => [item_id, course_id])).toEqual([
      ['beer', null],
      ['soup', starters],
      ['steak', mains],
    ]);
    // Who said so is known from the start.
    expect(orders[0]?.courses.map(({ by }) => by)).toEqual(courses.map(() => scene.staff.name));
  });

  it('is on the bill at once, whatever waits', async () => {
    const { staff, venue, table } = await served();
    const { bills } = await staff.call('GET /console/{venue}/bills', { venue: venue.id });
    const bill = bills.find(({ table_id }) => table_id === table.id);
    expect(bill?.items.map(({ name }) => name)).toEqual(['Dish beer', 'Dish soup', 'Dish steak']);
  });

  it('of a course that the venue does not have comes as it is ready', async () => {
    const { staff, venue, table } = await served();
    const { order } = await staff.call('POST /console/{venue}/tables/{table}/order', {
      venue: venue.id,
      table: table.id,
      body: {
        courses: [{ course_id: 'cheese', held: true }],
        lines: [{ menu_item_id: 'soup', quantity: 1, course_id: 'cheese' }],
      },
    });
    expect(order.items).toMatchObject([{ course_id: null }]);
    expect(order.items[0]).not.toHaveProperty('held');
    expect(order).not.toHaveProperty('courses');
  });

  it('comes to the kitchen in courses from an open bill as well, also what is on no menu', async () => {
    const scene = await served();
    const bill = await staffBillOf(scene);
    const { staff, venue } = scene;
    await staff.call('POST /console/{venue}/bills/{bill}/lines', {
      venue: venue.id,
      bill: bill.id,
      body: {
        kitchen: true,
        courses: [{ course_id: mains, held: true }],
        lines: [
          { menu_item_id: 'steak', quantity: 2, course_id: mains },
          { name: 'Cheese board', price: 900, quantity: 1, course_id: mains },
        ],
      },
    });
    const { orders } = await scene.cook.call('GET /console/{venue}/kitchen', { venue: venue.id });
    expect(orders.at(-1)).toMatchObject({
      courses: [{ id: mains, held: true }],
      lines: [{ course_id: mains }, { name: 'Cheese board', course_id: mains }],
    });
  });
});

describe('a course that waits', () => {
  it('is fired by a waiter, once of two who tap together, with who and when on record', async () => {
    const scene = await served();
    const { venue, staff, number } = scene;
    const other = await aStaff(server, venue, 'waiter');
    const answers = await Promise.all([say(staff, scene, mains, false), say(other, scene, mains, false)]);
    expect(answers.map(({ changed }) => changed).sort()).toEqual([false, true]);
    const first = answers.findIndex(({ changed }) => changed);
    const who = [staff, other][first]?.name;
    expect(answers[1 - first]).toMatchObject({ by: who });
    expect(await boardOrder(scene)).toMatchObject({
      courses: [{ id: starters }, { id: mains, held: false, by: who }],
    });
    expect(await heldOn(scene)).toEqual([]);
    const kept = await server.database.pool.query(
      "select actor_name, data from order_history h join orders o on o.id = h.order_id where o.unique_order_number = $1 and data ->> 'kitchen' = 'fired'",
      [number],
    );
    expect(kept.rows).toEqual([{ actor_name: who, data: { kitchen: 'fired', course: mains } }]);
  });

  it('is what the table asks for once all else was brought, and no more once it is fired', async () => {
    const scene = await served();
    const { staff, venue, table, number } = scene;
    const state = async () => {
      const { tables } = await staff.call('GET /console/{venue}/tables', { venue: venue.id });
      return tables.find(({ id }) => id === table.id)?.state;
    };
    const bring = async (...dishes: string[]) => {
      const items = (await boardOrder(scene))?.items.filter(({ item_id }) => dishes.includes(item_id)) ?? [];
      return staff.call('POST /console/{venue}/orders/{order}/deliver', {
        venue: venue.id,
        order: number,
        body: { items: items.map(({ id }) => id), delivered: true },
      });
    };
    expect(await state()).toBe('ordered');
    await bring('beer');
    expect(await state()).toBe('ordered');
    await bring('soup');
    expect(await state()).toBe('to_fire');
    await say(staff, scene, mains, false);
    expect(await state()).toBe('ordered');
    await bring('steak');
    expect(await state()).toBe('eating');
  });

  it('goes back on hold until something of it is made', async () => {
    const scene = await served();
    const { cook, number } = scene;
    await say(scene.staff, scene, mains, false);
    await say(scene.staff, scene, mains, true);
    expect(await heldOn(scene)).toEqual(['steak']);
    await say(cook, scene, mains, false);
    const steak = (await boardOrder(scene))?.items.find(({ item_id }) => item_id === 'steak')?.id ?? '';
    await cook.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
      venue: cook.venue,
      order: number,
      body: { items: [steak], ready: true },
    });
    await expect(say(scene.staff, scene, mains, true)).rejects.toMatchObject({
      code: 'order_move_refused',
      details: { course: 'made' },
    });
  });

  it('is no work of the kitchen yet for what guests are told to wait, nor is its table one that is cooked for', async () => {
    const scene = await served();
    expect(await loads(scene)).toBe(2);
    await say(scene.staff, scene, mains, false);
    expect(await loads(scene)).toBe(3);
    // Without a word of staff the statement goes by the same rule as the board, also when the first course is off.
    const bill = await staffBillOf(scene);
    const soup = bill.items.find(({ name }) => name === 'Dish soup')?.id ?? '';
    await server.database.pool.query('delete from kitchen_course');
    expect([await loads(scene), await heldOn(scene)]).toEqual([2, ['steak']]);
    await scene.staff.call('POST /console/{venue}/bills/{bill}/items/void', {
      venue: scene.venue.id,
      bill: bill.id,
      body: { items: [soup], reason: 'changed their mind' },
    });
    expect([await loads(scene), await heldOn(scene)]).toEqual([2, []]);
  });

  it('is not fired once its order is over: the answer says what it is', async () => {
    const scene = await served();
    const { staff, venue, number } = scene;
    await staff.call('POST /console/{venue}/orders/{order}/close', { venue: venue.id, order: number });
    await expect(say(staff, scene, mains, false)).rejects.toMatchObject({
      code: 'order_move_refused',
      details: { from: 'closed' },
    });
    expect(await heldOn(scene)).toEqual([]);
  });

  it('goes with its dishes when they are taken off', async () => {
    const scene = await served();
    const bill = await staffBillOf(scene);
    const { staff, venue } = scene;
    const steak = bill.items.find(({ name }) => name === 'Dish steak')?.id ?? '';
    await staff.call('POST /console/{venue}/bills/{bill}/items/void', {
      venue: venue.id,
      bill: bill.id,
      body: { items: [steak], reason: 'changed their mind' },
    });
    expect(await heldOn(scene)).toEqual([]);
    expect((await boardOrder(scene))?.courses?.map(({ id }) => id)).toEqual([starters]);
  });

  const mover = (scene: Scene) => {
    const { staff, venue, number } = scene;
    const idOf = (dish: string) => scene.order.items.find(({ item_id }) => item_id === dish)?.id ?? dish;
    return {
      move: (dish: string, course_id: string, held = true) =>
        staff.call('POST /console/{venue}/kitchen/orders/{order}/move', {
          venue: venue.id,
          order: number,
          body: { items: [idOf(dish)], course_id, held },
        }),
      make: (dish: string) =>
        scene.cook.call('POST /console/{venue}/kitchen/orders/{order}/ready', {
          venue: venue.id,
          order: number,
          body: { items: [idOf(dish)], ready: true },
        }),
    };
  };
  const coursesOf = async (scene: Scene) =>
    (await boardOrder(scene))?.courses?.map(({ id, held }) => [id, held]);

  it('lets a dish come with another course that waits, as it stands for whoever says so', async () => {
    const scene = await served();
    const { staff } = scene;
    const { move } = mover(scene);
    await expect(move('steak', 'cheese')).rejects.toMatchObject({ code: 'course_unknown' });
    expect(await move('steak', 'desserts')).toMatchObject({
      changed: true,
      ticket: {
        courses: expect.arrayContaining([expect.objectContaining({ id: 'desserts', by: staff.name })]),
      },
    });
    expect(await move('steak', 'desserts')).toMatchObject({ changed: false });
    expect(await coursesOf(scene)).toEqual([
      [starters, false],
      ['desserts', true],
    ]);
    // What nobody ordered is moved nowhere.
    await expect(move('pizza', mains)).rejects.toMatchObject({ code: 'validation_failed' });
    // A colleague fires, or holds, what somebody is about to join: nothing is begun, and nothing waits, unasked.
    await expect(move('steak', starters)).rejects.toMatchObject({ details: { course: 'going' } });
    await say(staff, scene, starters, true);
    await expect(move('steak', starters, false)).rejects.toMatchObject({ details: { course: 'held' } });
  });

  it('lets a dish come with a course that is being made: it is begun at once, and goes back until it is made', async () => {
    const scene = await served();
    const { move, make } = mover(scene);
    expect(await loads(scene)).toBe(2);
    await move('steak', starters, false);
    expect([await heldOn(scene), await coursesOf(scene), await loads(scene)]).toEqual([
      [],
      [[starters, false]],
      3,
    ]);
    await move('steak', mains);
    expect([await heldOn(scene), await loads(scene)]).toEqual([['steak'], 2]);
    await move('steak', starters, false);
    await make('steak');
    await expect(move('steak', mains)).rejects.toMatchObject({ details: { course: 'made' } });
  });

  it('neither fires nor holds another course by being the first of what is left', async () => {
    const scene = await served();
    const { move } = mover(scene);
    // The soup is the first course; once it comes last, the mains are, and wait all the same.
    await say(scene.staff, scene, starters, true);
    await move('soup', 'desserts');
    expect([await heldOn(scene), await loads(scene)]).toEqual([['soup', 'steak'], 1]);
  });

  it('is fired neither by who keeps the books nor from next door', async () => {
    const scene = await served();
    const books = await aStaff(server, scene.venue, 'accountant');
    await expect(say(books, scene, mains, false)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
