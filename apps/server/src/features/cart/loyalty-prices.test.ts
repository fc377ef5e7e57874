import { minor } from '@tableside/domain/money';
import type { VenueSettings } from '@tableside/domain/venue';
import { aGuestAtKiosk, anEnrolled } from '@tableside/testkit/scenes/a-kiosk.ts';
import { aProgram, joined, MEMBER_PASSWORD, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aCategory, aGroup, aMenu, anItem, anOption } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable, type TableOver } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const en = (text: string) => ({ en: text });
/** Soup at 10.00, 9.00 for everybody today and 8.00 for members; pizza with sizes and a topping that members pay less for. */
const MENU = {
  tags: [],
  categories: [
    aCategory({
      id: 'food',
      items: [
        anItem({ id: 'soup', discountedPrice: minor(900), loyaltyPrice: minor(800) }),
        anItem({ id: 'bread', price: minor(200) }),
        anItem({
          id: 'pizza',
          variations: [
            { id: 'small', name: en('Small'), price: minor(1200), loyaltyPrice: minor(1100) },
            { id: 'large', name: en('Large'), price: minor(1500), loyaltyPrice: null },
          ],
          optionGroups: [
            aGroup({
              id: 'top',
              type: 'multiple',
              minChoices: 0,
              options: [anOption({ id: 'ham', markup: minor(200), loyaltyMarkup: minor(150) })],
            }),
          ],
        }),
      ],
    }),
  ],
};
const FLAGS: VenueSettings['functionalities'] = ['order', 'skip-payment', 'pay-go', 'loyalty-program'];

const aHouse = async (
  over: { readonly table?: TableOver; readonly join?: boolean; readonly percent?: number } = {},
) => {
  const venue = await aVenue(server, { settings: { functionalities: FLAGS, acceptance: 'auto' } });
  await aMenu(server, venue, MENU);
  const owner = await aStaff(server, venue, 'owner');
  const program = await aProgram(server, owner, over.percent ? { discount_percent: over.percent } : {});
  const { code } = await aTable(server, venue, over.table);
  const phone = await server.guestAt(code);
  const email = await signedUp(phone);
  if (over.join !== false) await joined(phone, program);
  return { venue, owner, program, code, phone, email };
};
type Phone = Awaited<ReturnType<typeof aHouse>>['phone'];
const add = ({ call, session }: Phone, menu_item_id: string, more: object = {}) =>
  call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity: 1, ...more } });
const cartOf = ({ call, session }: Phone) => call('GET /cart/{session}/get', { session });
const place = ({ call, session }: Phone, expected_total?: number) =>
  call('POST /cart/{session}/place-order', {
    session,
    body: expected_total === undefined ? {} : { expected_total },
  });
const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    error => error,
  );

it('[CART-26] [CART-27] [CART-28] [ITEM-19] a member pays loyalty price before discounted price before price, for sizes and options too', async () => {
  const { phone } = await aHouse();
  await add(phone, 'soup');
  await add(phone, 'bread');
  const ham = [{ id: 'top', options: [{ id: 'ham', quantity: 1 }] }];
  await add(phone, 'pizza', { variation_id: 'small', option_groups: ham });
  const { cart, subtotal, total } = await add(phone, 'pizza', { variation_id: 'large', option_groups: ham });
  expect(cart.map(({ unit_price, price, loyalty_price }) => [unit_price, price, loyalty_price])).toEqual([
    [8, 10, 8],
    [2, 2, null],
    [12.5, 12, 11],
    [16.5, 15, null],
  ]);
  expect([subtotal, total]).toEqual([39, 39]);
  const { order } = await place(phone, 39);
  expect(order.total).toBe(39);
});

it('[CART-28] who has no card, is signed out, or lends another’s name pays everybody’s price', async () => {
  const { phone, code } = await aHouse({ join: false });
  expect((await add(phone, 'soup')).total).toBe(9);
  const { uid } = await phone.call('GET /loyalty/get-user', {});
  const stranger = await server.guestAt(code);
  await add(stranger, 'soup');
  const { order } = await stranger.call('POST /cart/{session}/place-order', {
    session: stranger.session,
    body: { firebase_uid: uid },
  });
  expect(order.total).toBe(9);
});

it('[CART-28] joining and signing out price the cart anew: an order at the other sum is refused with the quote', async () => {
  const { phone, program } = await aHouse({ join: false });
  await add(phone, 'soup');
  await joined(phone, program);
  expect(await refusalOf(place(phone, 9))).toMatchObject({
    code: 'cart_changed',
    http: 409,
    details: { quote: { total: 8 } },
  });
  expect((await cartOf(phone)).total).toBe(8);
  const cookie = phone.cookies.get('tableside_guest') ?? '';
  await phone.call('POST /auth/sign-out', {});
  // A copy of the cookie that somebody kept is worth nothing.
  phone.cookies.set('tableside_guest', cookie);
  expect(await refusalOf(place(phone, 8))).toMatchObject({
    code: 'cart_changed',
    details: { quote: { total: 9 } },
  });
  expect((await place(phone, 9)).order.total).toBe(9);
});

it('a programme that is switched off during a meal counts for no further order; what was ordered stays', async () => {
  const { phone, owner, venue } = await aHouse();
  await add(phone, 'soup');
  const { order } = await place(phone, 8);
  await add(phone, 'soup');
  await owner.call('POST /console/{venue}/settings/switches', {
    venue: venue.id,
    body: { revision: 0, on: ['order', 'skip-payment', 'pay-go'] },
  });
  expect(await refusalOf(place(phone, 8))).toMatchObject({
    code: 'cart_changed',
    details: { quote: { total: 9 } },
  });
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session: phone.session });
  expect(orders.find(each => each.unique_order_number === order.unique_order_number)?.total).toBe(8);
});

it('two phones of one member each pay the prices for members; a phone that only shares their table does not', async () => {
  const { phone, code, email } = await aHouse();
  const second = await server.guestAt(code);
  const friend = await server.guestAt(code);
  await second.call('POST /auth/sign-in/email', { body: { email, password: MEMBER_PASSWORD } });
  const totals = await Promise.all(
    [phone, second, friend].map(async each => (await add(each, 'soup')).total),
  );
  expect(totals).toEqual([8, 8, 9]);
});

it('nothing of a member reaches the other phones of their table: no name, no number, no price in a cart that all fill', async () => {
  const { phone, code, email } = await aHouse({ table: { flagOverrides: { 'shared-cart': true } } });
  const friend = await server.guestAt(code);
  const number =
    (await phone.call('GET /loyalty/get-user', {})).loyalty_programs[0]?.loyalty_card_number ?? '';
  expect((await add(phone, 'soup')).total).toBe(9);
  const { restaurant } = await phone.call('GET /get-session-data/{session}', { session: phone.session });
  expect(restaurant.loyalty_pricing_enabled).toBe(false);
  await place(phone, 9);
  const { session } = friend;
  const read = JSON.stringify([
    await cartOf(friend),
    await friend.call('GET /orders/get-orders/{session}', { session }),
    await friend.call('GET /get-session-data/{session}', { session }),
    await friend.call('GET /orders/get-paygo-orders/{session}', { session }),
  ]);
  for (const mine of [number, email, 'Rūta']) expect(read).not.toContain(mine);
});

it('a kiosk, which everybody shares, knows no member', async () => {
  const { venue, owner, email } = await aHouse({ percent: 25 });
  const counter = await aTable(server, venue, { orderType: 'self_service' });
  const { device } = await anEnrolled(server, venue, counter, { owner });
  const kiosk = await aGuestAtKiosk(device, counter.code);
  await kiosk.call('POST /auth/sign-in/email', { body: { email, password: MEMBER_PASSWORD } });
  expect(await add(kiosk, 'soup')).toMatchObject({ loyalty_discount: 0, total: 9 });
});

it('what prices for members gave away is counted from what was sold, and a venue reads it', async () => {
  const { phone, owner, venue, code } = await aHouse();
  await add(phone, 'soup', { quantity: 2 });
  await place(phone, 16);
  const friend = await server.guestAt(code);
  await add(friend, 'soup');
  await place(friend, 9);
  const { rows } = await server.database.pool.query<{ saved: string }>(
    `select l.loyalty_saved as saved from order_line l join orders o on o.id = l.order_id where o.venue_id = $1
     order by l.loyalty_saved`,
    [venue.id],
  );
  expect(rows.map(({ saved }) => Number(saved))).toEqual([0, 100]);
  const { members } = await owner.call('GET /console/{venue}/loyalty', { venue: venue.id });
  expect(members).toBe(1);
});

it('[CART-26] [CART-33] a percentage comes off what members pay, after a code, as its own kind in cart, order and books', async () => {
  const { phone, code, venue, program } = await aHouse({ percent: 25, join: false });
  await add(phone, 'soup');
  await add(phone, 'bread');
  expect(await cartOf(phone)).toMatchObject({
    discount: 0,
    loyalty_discount: 0,
    loyalty_percent: 0,
    total: 11,
  });
  await joined(phone, program);
  const cart = { subtotal: 10, discount: 2.5, loyalty_discount: 2.5, loyalty_percent: 25, total: 7.5 };
  expect(await cartOf(phone)).toMatchObject(cart);
  // The sum from before is refused, with the new one.
  expect(await refusalOf(place(phone, 11))).toMatchObject({ code: 'cart_changed', details: { quote: cart } });
  const { order } = await place(phone, 7.5);
  expect(order).toMatchObject({ discount: 2.5, loyalty_discount: 2.5, total: 7.5, coupon: null });
  const stranger = await server.guestAt(code);
  const { orders } = await stranger.call('GET /orders/get-paygo-orders/{session}', {
    session: stranger.session,
  });
  expect(orders[0]).toMatchObject({
    discount: 2.5,
    loyalty_discount: 2.5,
    left: 7.5,
    loyalty_applied: false,
  });
  const rows = await server.database.run<{ account: string; amount: number }>(
    'loyalty-accounts',
    `select l.account, sum(l.amount)::float8 as amount from journal_entry e join journal_line l on l.entry_id = e.id
     where e.venue_id = $1 group by 1 order by 1`,
    [venue.id],
  );
  expect(rows).toEqual([
    { account: 'loyalty_discounts', amount: 250 },
    { account: 'receivable', amount: 750 },
    { account: 'sales', amount: -1000 },
  ]);
  expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
});
