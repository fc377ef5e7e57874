import { addDays } from '@tableside/domain/schedule';
import { aBillScene, billOf, ordered, settled, staffBillOf } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import type { Phone } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';
import { businessDayAt } from '../../venues/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const DAY = 86_400_000;
const PLACE = { timeZone: 'Europe/Vilnius', dayCutoffMinutes: 300 };
const today = () => businessDayAt(PLACE, server.clock.now());

type Offer = NonNullable<NonNullable<Parameters<typeof aProgram>[2]>['offers']>[number];
const offer = (over: Partial<Offer> = {}): Offer => ({
  key: null,
  name: { en: 'Coffee hour' },
  tier: null,
  first: null,
  last: null,
  days: [1, 2, 3, 4, 5, 6, 7],
  from: null,
  to: null,
  gives: 'percent',
  percent: 20,
  amount: null,
  least: null,
  dish: null,
  price: null,
  ...over,
});
const amountOff = (amount: number, least: number) =>
  offer({ gives: 'amount', percent: null, amount, least, name: { en: 'Five off' } });
const soupFor = (price: number) =>
  offer({ gives: 'dish', percent: null, dish: 'soup', price, name: { en: 'Soup day' } });
const POINTS = {
  earn: 'amount' as const,
  every: 100,
  category: null,
  cost: 10_000,
  reward_amount: 500,
  reward_category: null,
  reward_name: { en: '5.00 off' },
  birthday: 0,
  months: null,
};

/** A house with offers and a phone with a card. Soup is 4.50, steak 20.00. */
const aHouse = async (offers: readonly Offer[], over: Parameters<typeof aProgram>[2] = {}) => {
  const scene = await aBillScene(server, {
    settings: {
      ...PLACE,
      functionalities: ['order', 'skip-payment', 'pay-go', 'tips', 'loyalty-program'],
    },
  });
  const owner = await aStaff(server, scene.venue, 'owner');
  const program = await aProgram(server, owner, { offers: [...offers], ...over });
  const phone = await server.guestAt(scene.table.code);
  await signedUp(phone);
  await joined(phone, program);
  return { ...scene, owner, program, phone };
};
type House = Awaited<ReturnType<typeof aHouse>>;
const add = ({ call, session }: Phone, menu_item_id: string, quantity = 1) =>
  call('POST /cart/{session}/add', { session, body: { menu_item_id, quantity } });
const cartOf = ({ call, session }: Phone) => call('GET /cart/{session}/get', { session });
const place = ({ call, session }: Phone, expected_total: number) =>
  call('POST /cart/{session}/place-order', { session, body: { expected_total } });
const keysOf = async ({ call }: Phone) =>
  (await call('GET /loyalty/get-user', {})).loyalty_programs.flatMap(({ offers }) => offers);
const readHere = async ({ call, session }: Phone) =>
  (await call('POST /loyalty/validate-user', { body: { session } })).loyalty_programs.flatMap(
    ({ offers }) => offers,
  );
const accountsOf = async ({ venue }: House) => {
  const rows = await server.database.run<{ account: string; amount: number }>(
    'offer-accounts',
    `select l.account, sum(l.amount)::float8 as amount from journal_entry e join journal_line l on l.entry_id = e.id
     where e.venue_id = $1 group by 1 order by 1`,
    [venue.id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};
const saved = async ({ owner, venue }: House, offers: readonly Offer[]) => {
  const { revision, program } = await owner.call('GET /console/{venue}/loyalty', { venue: venue.id });
  if (!program) throw new Error('no programme');
  return owner.call('POST /console/{venue}/loyalty/save', {
    venue: venue.id,
    body: { revision, ...program, offers: [...offers] },
  });
};

describe('an offer to members', () => {
  it('[CART-26] [CART-28] a percentage counts for who has a card, as what members have off, in cart, order and books', async () => {
    const house = await aHouse([offer()], { discount_percent: 5 });
    const { phone, table } = house;
    await add(phone, 'steak');
    expect(await cartOf(phone)).toMatchObject({
      loyalty_percent: 20,
      loyalty_discount: 4,
      total: 16,
      loyalty_offers: await keysOf(phone),
    });
    const stranger = await server.guestAt(table.code);
    expect(await add(stranger, 'steak')).toMatchObject({
      loyalty_discount: 0,
      loyalty_offers: [],
      total: 20,
    });
    const { order } = await place(phone, 16);
    expect(order).toMatchObject({ loyalty_discount: 4, total: 16 });
    expect(await accountsOf(house)).toMatchObject({ loyalty_discounts: 400, sales: -2000 });
    expect(await checkBooks(server.database.run, house.venue.id)).toEqual([]);
  });

  it('is none of a card that is past its time', async () => {
    const house = await aHouse([offer()], { card_months: 1 });
    const { phone } = house;
    expect(await keysOf(phone)).toHaveLength(1);
    await server.database.pool.query('update loyalty_card set expires_at = $1 where program_id = $2', [
      new Date(server.clock.now()),
      house.program,
    ]);
    expect(await keysOf(phone)).toEqual([]);
    expect(await add(phone, 'steak')).toMatchObject({ loyalty_offers: [], total: 20 });
  });

  it('counts from its first day to its last; an order at the price from before is refused with the new one', async () => {
    const first = addDays(today(), 1);
    const house = await aHouse([offer({ first, last: first })]);
    const { phone: before, table, venue } = house;
    expect((await add(before, 'steak')).total).toBe(20);
    expect(await readHere(before)).toMatchObject([{ name: 'Coffee hour', first, last: first, percent: 20 }]);
    expect(await keysOf(before)).toEqual([]);
    server.clock.advance(DAY);
    // A visit ends within a day; who is signed in stays it.
    const phone = await server.guestAt(table.code);
    phone.cookies.set('tableside_guest', before.cookies.get('tableside_guest') ?? '');
    expect((await add(phone, 'steak')).total).toBe(16);
    expect(await keysOf(phone)).toHaveLength(1);
    await saved({ ...house, owner: await aStaff(server, venue, 'owner') }, [
      offer({ last: addDays(first, -1) }),
    ]);
    await expect(place(phone, 16)).rejects.toMatchObject({
      code: 'cart_changed',
      details: { quote: { total: 20, loyalty_offers: [] } },
    });
    expect(await readHere(phone)).toEqual([]);
  });

  it('an amount comes off an order that is worth enough, and no other; where the percentage is more, that counts alone', async () => {
    const house = await aHouse([amountOff(500, 2_000)], { discount_percent: 10 });
    const { phone } = house;
    expect(await add(phone, 'soup')).toMatchObject({ loyalty_discount: 0.45, total: 4.05 });
    expect(await add(phone, 'steak')).toMatchObject({
      loyalty_discount: 5,
      total: 19.5,
    });
    expect(await add(phone, 'steak', 2)).toMatchObject({ loyalty_discount: 6.45, total: 58.05 });
    const { order } = await place(phone, 58.05);
    expect(order.loyalty_discount).toBe(6.45);
    expect(await checkBooks(server.database.run, house.venue.id)).toEqual([]);
  });

  it('[PAYGO-06] an amount comes off the whole bill, once, when a member shows their card; nothing off one that is worth less', async () => {
    const house = await aHouse([amountOff(500, 2_000)]);
    const { phone } = house;
    const stranger = await server.guestAt(house.table.code);
    const bill = await ordered(stranger, ['soup']);
    const shown = () =>
      phone.call('POST /orders/apply-loyalty-card-to-external-order/{session}', {
        session: phone.session,
        body: { unique_order_number: bill.unique_order_number },
      });
    await expect(shown()).rejects.toMatchObject({ code: 'loyalty_not_applicable' });
    await ordered(stranger, ['steak']);
    const { order } = await shown();
    expect(order).toMatchObject({ loyalty_discount: 5, loyalty_applied: true, left: 19.5 });
    await expect(shown()).rejects.toMatchObject({ code: 'loyalty_already_applied' });
    expect(await checkBooks(server.database.run, house.venue.id)).toEqual([]);
  });

  it('[CART-27] a dish costs members what is offered, where that is less, and ends with a refund like any price for members', async () => {
    const house = await aHouse([soupFor(300), soupFor(900)]);
    const { phone, owner, venue, manager } = house;
    const cart = await add(phone, 'soup', 2);
    expect(cart.cart.map(({ unit_price, price }) => [unit_price, price])).toEqual([[3, 4.5]]);
    expect(cart).toMatchObject({ loyalty_discount: 0, total: 6 });
    expect(await readHere(phone)).toMatchObject([
      { gives: 'dish', dish: expect.any(String), price: 3 },
      { price: 9 },
    ]);
    await place(phone, 6);
    await settled(house, (await staffBillOf(house)).id);
    const reportOf = async () => {
      const { given, brought } = await owner.call('GET /console/{venue}/loyalty', { venue: venue.id });
      return { given, brought };
    };
    expect(await reportOf()).toEqual({ given: 300, brought: 600 });
    const { payments } = await manager.call('GET /console/{venue}/payments', { venue: venue.id, query: {} });
    const [payment] = payments;
    await manager.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment: payment?.uuid ?? '',
      body: { reason: 'It was cold', items: payment?.items.map(({ id }) => id) ?? [] },
    });
    expect(await reportOf()).toEqual({ given: 0, brought: 0 });
    expect(await checkBooks(server.database.run, venue.id)).toEqual([]);
  });

  it('[LOYAL-05] of a tier is for that tier and those above it', async () => {
    const house = await aHouse([], {
      points: POINTS,
      tiers: {
        months: 12,
        levels: [
          { key: null, name: { en: 'Silver' }, from: 20, percent: null, times: 2 },
          { key: null, name: { en: 'Gold' }, from: 40, percent: null, times: 3 },
        ],
      },
    });
    const { phone, owner, venue } = house;
    const { program } = await owner.call('GET /console/{venue}/loyalty', { venue: venue.id });
    const silver = program?.tiers?.levels.find(({ name }) => name.en === 'Silver')?.key ?? '';
    await saved(house, [offer({ tier: silver })]);
    expect((await add(phone, 'steak')).total).toBe(20);
    const { members } = await owner.call('GET /console/{venue}/loyalty/members', {
      venue: venue.id,
      query: {},
    });
    await owner.call('POST /console/{venue}/loyalty/members/{card}/points', {
      venue: venue.id,
      card: members[0]?.id ?? '',
      body: { units: 45, reason: 'A regular' },
    });
    expect((await cartOf(phone)).total).toBe(16);
    expect(await keysOf(phone)).toHaveLength(1);
  });

  it('goes with the programme: switched off it counts nowhere, and what was ordered stays', async () => {
    const house = await aHouse([offer()]);
    const { phone, owner, venue } = house;
    await add(phone, 'steak');
    await place(phone, 16);
    await add(phone, 'steak');
    await owner.call('POST /console/{venue}/settings/switches', {
      venue: venue.id,
      body: { revision: 0, on: ['order', 'skip-payment', 'pay-go', 'tips'] },
    });
    await expect(place(phone, 16)).rejects.toMatchObject({
      code: 'cart_changed',
      details: { quote: { total: 20 } },
    });
    expect((await billOf(phone)).left).toBe(16);
  });

  it('is refused with what is wrong beside its field, and keeps its key when it is saved again', async () => {
    const house = await aHouse([offer()]);
    const wrong = offer({ name: {}, days: [], gives: 'dish', price: 100 });
    await expect(saved(house, [wrong])).rejects.toMatchObject({
      code: 'validation_failed',
      details: {
        fields: { 'offers.0.name': 'missing', 'offers.0.days': 'missing', 'offers.0.dish': 'missing' },
      },
    });
    const { program } = await house.owner.call('GET /console/{venue}/loyalty', { venue: house.venue.id });
    const [kept] = program?.offers ?? [];
    if (!kept) throw new Error('no offer');
    const again = await saved(house, [{ ...kept, percent: 30, amount: 500 }, offer({ key: 'made up' })]);
    expect(again.program?.offers[0]).toEqual({ ...kept, percent: 30, amount: null });
    expect(again.program?.offers[1]?.key).not.toBe('made up');
    expect(again.dishes.map(({ id }) => id)).toContain('soup');
  });
});
