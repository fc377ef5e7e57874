import { minor } from '@tableside/domain/money';
import { MAX_ITEM_NOTE } from '@tableside/domain/notes';
import { aCategory, aGroup, aMenu, anItem, anOption } from '@tableside/testkit/scenes/a-menu.ts';
import { aTableScene, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const cake = anItem({
  id: 'cake',
  allergens: ['gluten', 'eggs'],
  mayContain: ['nuts', 'milk'],
  variations: [
    { id: 'slice', name: { en: 'Slice' }, price: minor(400), loyaltyPrice: null },
    { id: 'iced', name: { en: 'Iced' }, price: minor(500), loyaltyPrice: null, mayContain: ['soy'] },
  ],
  optionGroups: [
    aGroup({
      id: 'with',
      type: 'multiple',
      minChoices: 0,
      maxChoices: 2,
      options: [anOption({ id: 'cream', allergens: ['milk'] }), anOption({ id: 'berries' })],
    }),
  ],
});
const items = [
  anItem({ id: 'soup' }),
  cake,
  anItem({ id: 'water', allergens: [], allergensStated: true }),
  anItem({ id: 'stew', allergens: [] }),
];

const scene = async (settings: object = {}, role?: 'kitchen'): Promise<TableScene> => {
  const made = await aTableScene(server, {
    ...(role && { role }),
    venue: { settings: { acceptance: 'auto', presence: 'off', ...settings } },
    table: { flagOverrides: { 'skip-payment': true } },
  });
  await aMenu(server, made.venue, { tags: [], categories: [aCategory({ id: 'food', items })] });
  return made;
};
const add = ({ phone }: TableScene, note?: string, over: object = {}) =>
  phone.call('POST /cart/{session}/add', {
    session: phone.session,
    body: { menu_item_id: 'soup', quantity: 1, ...(note !== undefined && { note }), ...over },
  });
const setNote = ({ phone }: TableScene, cart_item_id: string, note: string) =>
  phone.call('POST /cart/{session}/update-note', { session: phone.session, body: { cart_item_id, note } });
const order = async ({ phone }: TableScene) =>
  (await phone.call('POST /cart/{session}/place-order', { session: phone.session, body: {} })).order;
const linesOf = (view: { readonly cart: readonly { readonly note: string; readonly quantity: number }[] }) =>
  view.cart.map(({ note, quantity }) => [note, quantity]);

describe('a note to the kitchen about a dish', () => {
  it('keeps lines of the same dish apart, and equal notes together', async () => {
    const here = await scene();
    await add(here);
    await add(here, 'no onion');
    await add(here, 'no onion', { quantity: 2 });
    const view = await add(here, '   ');
    expect(linesOf(view)).toEqual([
      ['', 2],
      ['no onion', 3],
    ]);
  });

  it('can be changed and taken away; lines that become equal grow together, as far as one line holds', async () => {
    const here = await scene();
    await add(here);
    const [, second] = (await add(here, 'no onion')).cart;
    const changed = await setNote(here, second?.cart_item_id ?? '', 'hot');
    expect(linesOf(changed)).toEqual([
      ['', 1],
      ['hot', 1],
    ]);
    expect(linesOf(await setNote(here, second?.cart_item_id ?? '', 'hot'))).toHaveLength(2);
    expect((await setNote(here, second?.cart_item_id ?? '', 'hot')).revision).toBe(changed.revision);
    expect(linesOf(await setNote(here, second?.cart_item_id ?? '', ' '))).toEqual([['', 2]]);
    const [, full] = (await add(here, 'x', { quantity: 49 })).cart;
    expect(linesOf(await setNote(here, full?.cart_item_id ?? '', ''))).toEqual([
      ['', 2],
      ['', 49],
    ]);
  });

  it('keeps equal lines of different courses apart', async () => {
    const courses = [{ id: 'starters', name: 'Starters', displayName: { en: 'Starters' } }];
    const here = await scene({ courses });
    await add(here);
    const [first, second] = (await add(here, 'no onion')).cart;
    const { session } = here.phone;
    const cart_items = [{ cart_item_id: first?.cart_item_id ?? '', course_id: 'starters' }];
    await here.phone.call('POST /cart/{session}/update-courses', { session, body: { cart_items } });
    const { cart } = await setNote(here, second?.cart_item_id ?? '', '');
    expect(cart.map(({ course_id, note, quantity }) => [course_id, note, quantity])).toEqual([
      ['starters', '', 1],
      [null, '', 1],
    ]);
  });

  it.each([
    '\t two\r\nlines \n',
    "'; drop table orders; --",
    '</script><!--',
    '\u0001\u0007\u001b[31mred',
    '\u202Eright to left\u202C مرحبا',
    '👩‍👩‍👧‍👦 田中さん Z̮̞̠͙͔ͅ',
    '__proto__',
    '🍕'.repeat(MAX_ITEM_NOTE / 2),
  ])(
    'travels as it was typed from the phone to the order, the board, the kitchen and the bill: %j',
    async text => {
      const here = await scene();
      expect((await add(here, text)).cart[0]?.note).toBe(text);
      const placed = await order(here);
      expect(placed.items[0]?.note).toBe(text);
      const { venue, staff } = here;
      const board = await staff.call('GET /console/{venue}/board', { venue: venue.id });
      expect(board.orders[0]?.items[0]?.note).toBe(text);
      const kitchen = await staff.call('GET /console/{venue}/kitchen', { venue: venue.id });
      expect(kitchen.orders[0]?.lines[0]?.note).toBe(text);
    },
  );

  it('is refused when it is too long, and where the venue takes none', async () => {
    const here = await scene();
    const long = { menu_item_id: 'soup', quantity: 1, note: 'x'.repeat(MAX_ITEM_NOTE + 1) };
    const { session } = here.phone;
    expect(await here.phone.failure('POST /cart/{session}/add', { session, body: long })).toBe(
      'validation_failed',
    );
    const quiet = await scene({ itemNotes: false });
    await expect(add(quiet, 'no onion')).rejects.toMatchObject({ code: 'item_notes_off' });
    const [line] = (await add(quiet, ' ')).cart;
    await expect(setNote(quiet, line?.cart_item_id ?? '', 'x')).rejects.toMatchObject({
      code: 'item_notes_off',
    });
    const data = await quiet.phone.call('GET /get-session-data/{session}', { session: quiet.phone.session });
    expect(data.restaurant.item_notes).toBe(false);
    await expect(setNote(here, 'nowhere', 'x')).rejects.toMatchObject({ code: 'cart_line_not_found' });
  });
});

it('a note written before the venue turned notes off does not reach the order: the guest is told, and takes it off', async () => {
  const here = await scene();
  const { phone, venue } = here;
  const [line] = (await add(here, 'no nuts please')).cart;
  await server.database.pool.query(
    `update venue set settings = settings || '{"itemNotes": false}', revision = revision + 1 where id = $1`,
    [venue.id],
  );
  await expect(order(here)).rejects.toMatchObject({ code: 'item_notes_off' });
  expect((await phone.call('GET /orders/get-orders/{session}', { session: phone.session })).orders).toEqual(
    [],
  );
  await setNote(here, line?.cart_item_id ?? '', '');
  expect((await order(here)).items).toMatchObject([{ note: '' }]);
});

describe('what a dish contains', () => {
  it('is on the menu as the venue stated it: empty lists say nothing unless it says so', async () => {
    const { phone } = await scene();
    const menu = await phone.call('GET /get-menu-categories/{session}', { session: phone.session });
    const [soup, shown, water, stew] = menu.categories[0]?.items ?? [];
    expect(shown).toMatchObject({ allergens: ['gluten', 'eggs'], may_contain: ['nuts', 'milk'] });
    expect(shown?.variations[1]?.may_contain).toEqual(['soy']);
    expect(shown?.option_groups[0]?.options[0]).toMatchObject({ allergens: ['milk'] });
    expect(water).toMatchObject({ allergens: [], allergens_stated: true });
    expect([soup?.allergens_stated, stew?.allergens_stated]).toEqual([undefined, undefined]);
  });

  it('reaches cooks and waiters as chosen: the option’s milk is no trace any more', async () => {
    const here = await scene();
    const option_groups = [{ id: 'with', options: [{ id: 'cream', quantity: 1 }] }];
    await add(here, '', { menu_item_id: 'cake', variation_id: 'iced', option_groups });
    await add(here, '', { menu_item_id: 'water' });
    await add(here, '', { menu_item_id: 'stew' });
    await order(here);
    const expected = [
      { allergens: ['gluten', 'eggs', 'milk'], may_contain: ['soy', 'nuts'], allergens_stated: true },
      { allergens: [], may_contain: [], allergens_stated: true },
      { allergens: [], may_contain: [], allergens_stated: false },
    ];
    const { staff, venue } = here;
    const kitchen = await staff.call('GET /console/{venue}/kitchen', { venue: venue.id });
    expect(kitchen.orders[0]?.lines).toMatchObject(expected);
    const board = await staff.call('GET /console/{venue}/board', { venue: venue.id });
    expect(board.orders[0]?.items).toMatchObject(expected);
  });
});

describe('an allergy that staff note', () => {
  it('is on every screen of staff at once, names nobody to the guest, and can be taken back', async () => {
    const here = await scene({}, 'kitchen');
    await add(here);
    const placed = await order(here);
    const { staff, venue, phone } = here;
    const stream = await openStream(staff, `/api/console/${venue.id}/realtime`);
    const note = (words: string) =>
      staff.call('POST /console/{venue}/orders/{order}/allergy', {
        venue: venue.id,
        order: placed.unique_order_number,
        body: { words },
      });
    expect(await note('nuts, guest in blue')).toMatchObject({
      changed: true,
      order: { allergy: 'nuts, guest in blue', status: 'active' },
    });
    expect(await note('nuts, guest in blue')).toMatchObject({ changed: false });
    await stream.until('board-order', data => JSON.stringify(data).includes('in blue'));
    stream.close();
    const kitchen = await staff.call('GET /console/{venue}/kitchen', { venue: venue.id });
    expect(kitchen.orders[0]?.allergy).toBe('nuts, guest in blue');
    const own = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
    expect(JSON.stringify(own)).not.toContain('in blue');
    expect(await note('')).toMatchObject({ changed: true, order: { allergy: '' } });
    // Who did it is kept for ever; what it was about is not.
    const { rows } = await server.database.pool.query<{ kept: string }>(
      `select data::text as kept from audit_log where venue_id = $1 and action = 'order-allergy'
       union all select h.data::text from order_history h join orders o on o.id = h.order_id
       where o.venue_id = $1 and h.data ? 'allergy'`,
      [venue.id],
    );
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ kept }) => kept.includes('in blue'))).toEqual([]);
  });
});
