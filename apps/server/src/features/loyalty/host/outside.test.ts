import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import { aCategory, aMenu, anItem } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());
afterEach(() => fetch(`${world.sandbox.address}/control/reset`, { method: 'POST' }));

const MENU = {
  tags: [],
  categories: [aCategory({ id: 'food', items: [anItem({ id: 'soup', loyaltyPrice: 800 as never })] })],
};
/** A venue whose cards the sandbox keeps: soup at 10.00, 8.00 for members, who may have up to 20 % off. */
const aHouse = async (guest?: string) => {
  const { server } = world;
  const settings = {
    functionalities: ['order', 'skip-payment', 'pay-go', 'loyalty-program'],
    acceptance: 'auto',
  } as const;
  const venue = await aVenue(server, {
    settings: { ...settings, functionalities: [...settings.functionalities] },
  });
  await aMenu(server, venue, MENU);
  const owner = await aStaff(server, venue, 'owner');
  const program = await aProgram(server, owner, { discount_percent: 20, takes_cards: true });
  await owner.call('POST /console/{venue}/loyalty/host', {
    venue: venue.id,
    body: { revision: 0, address: 'sandbox' },
  });
  const { code } = await aTable(server, venue);
  const phone = await server.guestAt(code);
  await signedUp(phone, guest);
  return { venue, owner, program, code, phone };
};
type House = Awaited<ReturnType<typeof aHouse>>;
type Phone = House['phone'];
/** Lets the system say something of a card from now on. */
const says = async (number: string, over: Readonly<Record<string, string | number>>) => {
  const body = new URLSearchParams(
    Object.entries({ percent: 15, currency: 'EUR', active: 'yes', expires_at: '', ...over }).map(
      ([name, value]): [string, string] => [name, String(value)],
    ),
  );
  const url = `${world.sandbox.address}/loyalty/cards/${number}`;
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
};
const next = (...behaviours: readonly object[]) => world.control('loyalty' as never, 'next', behaviours);
const join = ({ call, session }: Phone, { program }: House, card_number = '') =>
  call('POST /loyalty/enroll-to-program', { body: { session, loyalty_program_id: program, card_number } });
const joinFails = ({ failure, session }: Phone, { program }: House, card_number = '') =>
  failure('POST /loyalty/enroll-to-program', { body: { session, loyalty_program_id: program, card_number } });
const add = ({ call, session }: Phone) =>
  call('POST /cart/{session}/add', { session, body: { menu_item_id: 'soup', quantity: 1 } });
const cartOf = ({ call, session }: Phone) => call('GET /cart/{session}/get', { session });
const place = ({ call, session }: Phone, expected_total: number) =>
  call('POST /cart/{session}/place-order', { session, body: { expected_total } });
const hostOf = async ({ owner, venue }: House) =>
  (await owner.call('GET /console/{venue}/loyalty/host', { venue: venue.id })).host;
const MINUTE = 60_000;
/** Somebody else at the table with a soup in the cart. */
const friendAt = async (code: string) => {
  const friend = await world.server.guestAt(code);
  await add(friend);
  return friend;
};
const FOR_MEMBERS = {
  key: null,
  name: { en: 'Two off' },
  tier: null,
  first: null,
  last: null,
  days: [1, 2, 3, 4, 5, 6, 7],
  from: null,
  to: null,
  gives: 'percent' as const,
  percent: null,
  amount: null,
  least: null,
  dish: null,
  price: null,
};

describe('joining a programme whose cards another system keeps', () => {
  it('[LOYAL-15] [LOYAL-25] gives the card that it says, with its number and its end, under which the guest pays less', async () => {
    const house = await aHouse();
    const { phone, program } = house;
    const { user } = await join(phone, house, 'BLUE-2002');
    const entries = { card_number: 'BLUE-2002', expires_at: '2030-12-31T21:59:59.000Z' };
    expect(user.loyalty_programs).toMatchObject([
      { id: program, is_external: true, external_data: entries, loyalty_card_number: 'BLUE-2002' },
    ]);
    const { loyalty_programs } = await phone.call('POST /loyalty/validate-user', {
      body: { session: phone.session },
    });
    expect(loyalty_programs).toMatchObject([{ is_external: true, external_data: entries }]);
    // Its own 5 %, not the 20 that the venue would allow.
    expect(await add(phone)).toMatchObject({
      subtotal: 8,
      loyalty_percent: 5,
      total: 7.6,
      loyalty_silent: false,
    });
    expect((await place(phone, 7.6)).order).toMatchObject({ total: 7.6, loyalty_discount: 0.4 });
  });

  it('[LOYAL-26] [LOYAL-27] is refused as it refuses: a card that it does not know, that ended, that somebody has', async () => {
    const house = await aHouse();
    const other = await world.server.guestAt(house.code);
    await signedUp(other, 'Other');
    expect(await joinFails(house.phone, house, 'NONE-1')).toBe('card_not_valid');
    expect(await joinFails(house.phone, house, 'GREY-3003')).toBe('card_not_valid');
    await join(other, house, 'GOLD-1001');
    expect(await joinFails(house.phone, house, 'GOLD-1001')).toBe('card_already_used');
    await next({ do: 'decline', code: 'closed_today' });
    expect(await joinFails(house.phone, house)).toBe('card_not_valid');
  });

  it('[LOYAL-18] fails calmly where it is silent, slow or lying, keeps nothing, and the guest orders at the normal price', async () => {
    const house = await aHouse();
    const { phone } = house;
    const faults = [
      [{ do: 'down', times: 1 }],
      [{ do: 'down', times: 1, how: 'cut' }],
      [{ do: 'slow', ms: 5_000 }],
    ] as const;
    for (const fault of faults) {
      await next(...fault);
      expect(await joinFails(phone, house)).toBe('loyalty_silent');
    }
    expect(await hostOf(house)).toMatchObject({ silent_why: 'no_answer' });
    await says('GOLD-1001', { currency: 'USD' });
    expect(await joinFails(phone, house, 'GOLD-1001')).toBe('loyalty_silent');
    expect(await hostOf(house)).toMatchObject({ silent_why: 'not_believed' });
    expect((await phone.call('GET /loyalty/get-user', {})).loyalty_programs).toEqual([]);
    expect(await add(phone)).toMatchObject({ total: 10, loyalty_silent: false });
    expect((await place(phone, 10)).order.total).toBe(10);
  });

  it('makes one card of a try whose answer was lost and the next', async () => {
    // The answer that came too late for the one before may still make a card of its own.
    const house = await aHouse('Milda');
    await next({ do: 'create-then-timeout' });
    expect(await joinFails(house.phone, house)).toBe('loyalty_silent');
    const number = await joined(house.phone, house.program);
    const cards = await (await fetch(`${world.sandbox.address}/loyalty`)).text();
    expect(cards.match(/<h2>[^<]+<\/h2>\s*<p>Milda/g)).toEqual([expect.stringContaining(number)]);
    expect(await hostOf(house)).toMatchObject({ silent_since: null });
  });
});

describe('a card that another system keeps', () => {
  const aMember = async () => {
    const house = await aHouse();
    await join(house.phone, house, 'GOLD-1001');
    expect(await add(house.phone)).toMatchObject({ total: 6.8, loyalty_percent: 15 });
    return house;
  };

  it('is asked about again in time, and gives what it says then', async () => {
    const { phone } = await aMember();
    await says('GOLD-1001', { percent: 10 });
    expect((await cartOf(phone)).total).toBe(6.8);
    world.server.clock.advance(6 * MINUTE);
    // The price changed meanwhile: the guest is told before they order.
    expect(await place(phone, 6.8).catch(error => error)).toMatchObject({
      code: 'cart_changed',
      details: { quote: { total: 7.2 } },
    });
    expect((await place(phone, 7.2)).order.total).toBe(7.2);
  });

  it('counts as it was last known while it is silent, then at everybody’s price with a word why, and again once it speaks', async () => {
    const house = await aMember();
    const { phone } = house;
    await next({ do: 'down', times: 100 });
    world.server.clock.advance(6 * MINUTE);
    expect(await cartOf(phone)).toMatchObject({ total: 6.8, loyalty_silent: false });
    expect(await hostOf(house)).toMatchObject({ address: 'sandbox', silent_why: 'no_answer' });
    world.server.clock.advance(25 * MINUTE);
    expect(await cartOf(phone)).toMatchObject({ total: 10, loyalty_percent: 0, loyalty_silent: true });
    expect((await place(phone, 10)).order).toMatchObject({ total: 10, loyalty_discount: 0 });
    await add(phone);
    await fetch(`${world.sandbox.address}/control/reset`, { method: 'POST' });
    world.server.clock.advance(MINUTE);
    expect(await cartOf(phone)).toMatchObject({ total: 6.8, loyalty_silent: false });
    expect(await hostOf(house)).toMatchObject({ silent_since: null, silent_why: null });
  });

  it.each([
    ['another currency', { currency: 'USD' }],
    ['less than nothing', { percent: -10 }],
    ['more than the venue lets it give', { percent: 21 }],
    ['more than everything', { percent: 900 }],
    ['half a percent', { percent: 7.5 }],
    ['an end that is no day', { expires_at: 'whenever' }],
  ])('costs what everybody pays from the moment that it says %s', async (_, lie) => {
    const house = await aMember();
    await says('GOLD-1001', lie);
    world.server.clock.advance(6 * MINUTE);
    expect(await cartOf(house.phone)).toMatchObject({ total: 10, loyalty_silent: true });
    expect((await place(house.phone, 10)).order.total).toBe(10);
    expect(await hostOf(house)).toMatchObject({ silent_why: 'not_believed' });
  });

  it('keeps nobody waiting: a slow system is asked once, and left alone for a while', async () => {
    const { phone } = await aMember();
    await next({ do: 'slow', ms: 60_000, times: 100 });
    world.server.clock.advance(6 * MINUTE);
    const carts = await Promise.all([cartOf(phone), cartOf(phone), add(phone)]);
    expect(carts.map(({ loyalty_silent }) => loyalty_silent)).toEqual([false, false, false]);
    const waiting = async () =>
      ((await world.control('loyalty' as never, 'next')) as { left?: number }[]).map(({ left }) => left);
    const [left] = await waiting();
    await cartOf(phone);
    expect(await waiting()).toEqual([left]);
    expect(left).toBe(99);
  });

  it('[LOYAL-31] that it ended counts no more, and shown for a bill is refused as expired; while it is silent, as silent', async () => {
    const house = await aMember();
    const { phone, code } = house;
    const { order } = await place(await friendAt(code), 10);
    const show = () =>
      phone.failure('POST /orders/apply-loyalty-card-to-external-order/{session}', {
        session: phone.session,
        body: { unique_order_number: order.unique_order_number },
      });
    await next({ do: 'down', times: 1 });
    world.server.clock.advance(31 * MINUTE);
    expect(await show()).toBe('loyalty_silent');
    await says('GOLD-1001', { active: 'no' });
    world.server.clock.advance(MINUTE);
    expect(await show()).toBe('loyalty_card_expired');
    expect(await cartOf(phone)).toMatchObject({ total: 10, loyalty_silent: false });
  });

  it('keeps nobody from what another card of theirs gives while it is silent', async () => {
    const { server } = world;
    const house = await aMember();
    const { phone, code, venue } = house;
    const beside = await aVenue(server, { settings: { functionalities: ['order', 'loyalty-program'] } });
    await server.database.pool.query(
      'update venue set organisation_id = (select organisation_id from venue where id = $1) where id = $2',
      [venue.id, beside.id],
    );
    const program = await aProgram(server, await aStaff(server, beside, 'owner'), {
      everywhere: true,
      offers: [{ ...FOR_MEMBERS, gives: 'amount', amount: 200, least: 500 }],
    });
    await joined(phone, program);
    const { order } = await place(await friendAt(code), 10);
    await next({ do: 'down', times: 1 });
    world.server.clock.advance(31 * MINUTE);
    const body = { unique_order_number: order.unique_order_number };
    const shown = await phone.call('POST /orders/apply-loyalty-card-to-external-order/{session}', {
      session: phone.session,
      body,
    });
    expect(shown.order).toMatchObject({ loyalty_discount: 2 });
  });
});

describe('connecting another system', () => {
  it('tells who answers, keeps the key to itself, and goes back to cards of the venue’s own', async () => {
    const house = await aHouse();
    const { owner, venue, phone } = house;
    const test = async (body: object) =>
      (await owner.call('POST /console/{venue}/loyalty/host/test', { venue: venue.id, body })).outcome;
    expect(await test({})).toBe('answers');
    expect(await test({ address: 'http://127.0.0.1:1', api_key: 'k' })).toBe('not_allowed');
    expect(
      await owner.failure('POST /console/{venue}/loyalty/host/test', {
        venue: venue.id,
        body: { address: 'https://loyalty.example' },
      }),
    ).toBe('provider_keys_invalid');
    await join(phone, house, 'GOLD-1001');
    expect((await add(phone)).total).toBe(6.8);
    await owner.call('POST /console/{venue}/loyalty/host', {
      venue: venue.id,
      body: { revision: 1, address: null },
    });
    expect(await hostOf(house)).toMatchObject({ address: null });
    // By the venue's own rules it has the 20 % of the programme.
    expect(await cartOf(phone)).toMatchObject({ total: 6.4, loyalty_percent: 20 });
  });

  it('is an owner’s, with a key that is refused said as such', async () => {
    const open = await sandboxServer({ env: { TILL_ALLOW_PRIVATE: '1' } });
    try {
      const venue = await aVenue(open.server);
      const owner = await aStaff(open.server, venue, 'owner');
      const manager = await aStaff(open.server, venue, 'manager');
      const address = open.sandbox.address;
      const body = { revision: 0, address, api_key: 'wrong' };
      const call = 'POST /console/{venue}/loyalty/host';
      expect(await manager.failure(call, { venue: venue.id, body })).toBe('not_allowed');
      const { host } = await owner.call(call, { venue: venue.id, body });
      expect(JSON.stringify(host)).not.toContain('wrong');
      const test = async (over: object) =>
        (await owner.call('POST /console/{venue}/loyalty/host/test', { venue: venue.id, body: over }))
          .outcome;
      expect(await test({})).toBe('keys_refused');
      expect(await test({ address, api_key: SANDBOX_KEYS.main.loyalty.apiKey })).toBe('answers');
      expect(await test({ address: open.server.url, api_key: 'k' })).toBe('not_a_host');
      expect(await test({ address: 'http://127.0.0.1:1', api_key: 'k' })).toBe('no_answer');
    } finally {
      await open.stop();
    }
  });
});
