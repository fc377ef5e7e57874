import type { CallInput } from '@tableside/contract/client';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
  tableBillOf,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockCard } from './settle-store.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const DAY = 86_400_000;
const TERMS = {
  earn: 'amount' as const,
  every: 100,
  category: null,
  cost: 10,
  reward_amount: 500,
  reward_category: null,
  reward_name: { en: '5.00 off' },
  birthday: 0,
  months: null,
};
type Terms = Partial<NonNullable<CallInput<'POST /console/{venue}/loyalty/save'>['body']['points']>>;

/** A house that is paid before it cooks, whose members collect; a phone that is signed in and has a card. Soup is 4.50, steak 20.00. */
const aHouse = async (terms: Terms = {}, functionalities: readonly string[] = []) => {
  const scene = await prepaidScene(server, {
    settings: { functionalities: ['order', 'tips', 'loyalty-program', ...functionalities] as never },
  });
  const owner = await aStaff(server, scene.venue, 'owner');
  const manager = await aStaff(server, scene.venue, 'manager');
  const program = await aProgram(server, owner, { points: { ...TERMS, ...terms } });
  await signedUp(scene.phone);
  await joined(scene.phone, program);
  return { ...scene, owner, manager, program };
};
type House = Awaited<ReturnType<typeof aHouse>>;

const collected = async ({ call }: Phone) => {
  const { loyalty_programs } = await call('GET /loyalty/get-user', {});
  const [{ points } = { points: null }] = loyalty_programs;
  if (!points) throw new Error('nothing is collected');
  return points;
};
const settle = () => server.jobs.runNow('settle-loyalty-points');
const balance = async (phone: Phone) => {
  await settle();
  const { balance: now, lines } = await collected(phone);
  // What a card has is what its lines say.
  expect(now).toBe(lines.reduce((sum, { units }) => sum + units, 0));
  const { collected: all } = await phone.call('GET /profile/export', {});
  expect(all.map(({ units }) => units)).toEqual(lines.map(({ units }) => units).toReversed());
  return now;
};
const ordersAndPays = async (phone: Phone, dishes: readonly string[]) => {
  const { unique_order_number: number } = await placed(phone, dishes);
  const { uuid } = await beginPayment(phone, number);
  await paid(server, uuid);
  return uuid;
};
const refund = ({ manager, venue }: House, payment: string, body: object) =>
  manager.call('POST /console/{venue}/payments/{payment}/refund', {
    venue: venue.id,
    payment,
    body: { reason: 'It was cold', ...body },
  });
const itemsOf = async ({ manager, venue }: House, payment: string) => {
  const of = { venue: venue.id, payment };
  return (await manager.call('GET /console/{venue}/payments/{payment}', of)).payment.items;
};
const memberOf = async ({ owner, venue }: House) => {
  const { members } = await owner.call('GET /console/{venue}/loyalty/members', {
    venue: venue.id,
    query: {},
  });
  const [member] = members;
  if (!member) throw new Error('nobody joined');
  return member;
};
const byHand = (house: House, card: string, units: number, reason = 'Paid by cash') =>
  [
    'POST /console/{venue}/loyalty/members/{card}/points',
    { venue: house.venue.id, card, body: { units, reason } },
  ] as const;

describe('points', () => {
  it('[LOYAL-05] are earned by what a member paid, once, not by what they ordered, and go with what is given back', async () => {
    const house = await aHouse();
    const { phone, owner, venue } = house;
    await placed(phone, ['steak']);
    expect(await balance(phone)).toBe(0);
    const payment = await ordersAndPays(phone, ['soup', 'steak']);
    expect(await balance(phone)).toBe(24);
    expect(await balance(phone)).toBe(24);
    expect((await collected(phone)).lines).toMatchObject([{ units: 24, cause: 'payment' }]);
    const [soup, steak] = await itemsOf(house, payment);
    await refund(house, payment, { items: [soup?.id] });
    expect(await balance(phone)).toBe(20);
    await refund(house, payment, { items: [steak?.id], amount: 550 });
    expect(await balance(phone)).toBe(14);
    const { collected: sums } = await owner.call('GET /console/{venue}/loyalty', { venue: venue.id });
    expect(sums).toEqual({ given: 14, used: 0, open: 14 });
    await refund(house, payment, {});
    expect(await balance(phone)).toBe(0);
    expect((await collected(phone)).lines.map(({ units, cause }) => [units, cause])).toEqual([
      [-14, 'refund'],
      [-6, 'refund'],
      [-4, 'refund'],
      [24, 'payment'],
    ]);
  });

  it('are nobody’s who is not signed in, nor another phone’s of the table, whatever uid it claims', async () => {
    const house = await aHouse();
    const { phone, table } = house;
    const { uid } = await phone.call('GET /loyalty/get-user', {});
    const stranger = await server.guestAt(table.code);
    const { unique_order_number: number } = await placed(stranger, ['steak'], { firebase_uid: uid });
    const { uuid } = await beginPayment(stranger, number);
    await paid(server, uuid);
    expect(await balance(phone)).toBe(0);
  });

  it('keep no order and no payment waiting, also while a server that stands still holds the card', async () => {
    const house = await aHouse();
    const { phone } = house;
    const { id } = await memberOf(house);
    const payment = await server.database.transaction(async run => {
      expect(await lockCard(run, id)).toBe(0);
      const { unique_order_number: number } = await placed(phone, ['steak']);
      return (await beginPayment(phone, number)).uuid;
    });
    await paid(server, payment);
    expect(await balance(phone)).toBe(20);
  });

  it('of one payment are one member’s, whoever signs in on the phone meanwhile', async () => {
    const house = await aHouse();
    const { phone, program } = house;
    const { unique_order_number: number } = await placed(phone, ['steak']);
    const { uuid } = await beginPayment(phone, number);
    const first = phone.cookies.get('tableside_guest') ?? '';
    phone.cookies.delete('tableside_guest');
    await signedUp(phone);
    await joined(phone, program);
    expect((await beginPayment(phone, number)).uuid).toBe(uuid);
    await paid(server, uuid);
    expect(await balance(phone)).toBe(0);
    phone.cookies.set('tableside_guest', first);
    expect(await balance(phone)).toBe(20);
  });

  it('are for what a payment paid for, and not fewer because what came in beyond that goes back', async () => {
    const house = await aHouse({}, ['skip-payment', 'pay-go']);
    const { phone, manager, venue } = house;
    await placed(phone, ['soup', 'steak']);
    const { uuid } = await beginPayment(phone, await tableBillOf(phone));
    const { bills } = await manager.call('GET /console/{venue}/bills', { venue: venue.id });
    const [bill] = bills;
    // The soup is taken off while the guest stands at the bank, so 4.50 of the 24.50 pay for nothing.
    await manager.call('POST /console/{venue}/bills/{bill}/items/void', {
      venue: venue.id,
      bill: bill?.id ?? '',
      body: {
        items: (bill?.items ?? []).flatMap(({ id, name }) => (name === 'Dish soup' ? [id] : [])),
        reason: 'It was cold',
      },
    });
    await paid(server, uuid);
    const { payment } = await manager.call('GET /console/{venue}/payments/{payment}', {
      venue: venue.id,
      payment: uuid,
    });
    expect(payment.refunds).toMatchObject([{ amount: 4.5 }]);
    expect(await balance(phone)).toBe(20);
  });

  it('go with what is given back a week later, too', async () => {
    const house = await aHouse();
    const payment = await ordersAndPays(house.phone, ['steak']);
    expect(await balance(house.phone)).toBe(20);
    server.clock.advance(7 * DAY);
    await refund(house, payment, {});
    await server.jobs.runNow('loyalty-points-by-calendar');
    expect(await balance(house.phone)).toBe(0);
  });

  it('for what staff take are the member’s who ordered; what another phone pays for is not', async () => {
    const house = await aHouse({}, ['skip-payment']);
    const { phone, staff, venue } = house;
    const order = await placed(phone, ['steak']);
    expect(await balance(phone)).toBe(0);
    await staff.call('POST /console/{venue}/orders/{order}/settle-cash', {
      venue: venue.id,
      order: order.unique_order_number,
      body: {},
    });
    expect(await balance(phone)).toBe(20);
  });

  it('are nothing once the venue’s switch is off', async () => {
    const house = await aHouse();
    const { phone, owner, venue } = house;
    await owner.call('POST /console/{venue}/settings/switches', {
      venue: venue.id,
      body: { revision: 0, on: ['order', 'tips'] },
    });
    await ordersAndPays(phone, ['steak']);
    expect(await balance(phone)).toBe(0);
  });

  it('that were used before the money went back are owed, never below nothing, and go off what comes next', async () => {
    const house = await aHouse();
    const { phone, owner } = house;
    const payment = await ordersAndPays(phone, ['steak']);
    expect(await balance(phone)).toBe(20);
    await owner.call(...byHand(house, (await memberOf(house)).id, -15));
    await refund(house, payment, {});
    expect(await balance(phone)).toBe(0);
    await ordersAndPays(phone, ['steak']);
    expect(await balance(phone)).toBe(5);
  });

  it('count by the terms of when they were earned', async () => {
    const house = await aHouse();
    const { phone, owner } = house;
    const payment = await ordersAndPays(phone, ['steak']);
    expect(await balance(phone)).toBe(20);
    await aProgram(server, owner, { points: { ...TERMS, every: 1_000 } });
    const [steak] = await itemsOf(house, payment);
    await refund(house, payment, { items: [steak?.id], amount: 100 });
    expect(await balance(phone)).toBe(19);
    await ordersAndPays(phone, ['steak']);
    expect(await balance(phone)).toBe(21);
  });
});

describe('stamps', () => {
  it('for visits are one a day, the next day another', async () => {
    const { phone, table } = await aHouse({ earn: 'visit', every: null });
    await ordersAndPays(phone, ['soup']);
    await ordersAndPays(phone, ['steak']);
    expect(await balance(phone)).toBe(1);
    server.clock.advance(DAY);
    const back = await server.guestAt(table.code);
    back.cookies.set('tableside_guest', phone.cookies.get('tableside_guest') ?? '');
    await ordersAndPays(back, ['soup']);
    expect(await balance(back)).toBe(2);
  });

  it('for dishes are one for each of the category that was paid', async () => {
    const house = await aHouse({ earn: 'dish', every: null, category: 'food' });
    const payment = await ordersAndPays(house.phone, ['soup', 'soup', 'beer']);
    expect(await balance(house.phone)).toBe(2);
    const [soup] = await itemsOf(house, payment);
    await refund(house, payment, { items: [soup?.id] });
    expect(await balance(house.phone)).toBe(1);
  });
});

describe('the calendar', () => {
  it('ends what nothing came to for as long as the terms say, as a line, and tells the guest until when', async () => {
    const { phone } = await aHouse({ months: 2 });
    await ordersAndPays(phone, ['steak']);
    expect(await balance(phone)).toBe(20);
    const { ends_at } = await collected(phone);
    server.clock.advance(Date.parse(ends_at ?? '') - server.clock.now() - 1000);
    await server.jobs.runNow('loyalty-points-by-calendar');
    expect(await balance(phone)).toBe(20);
    server.clock.advance(2000);
    await server.jobs.runNow('loyalty-points-by-calendar');
    expect(await balance(phone)).toBe(0);
    expect((await collected(phone)).lines[0]).toMatchObject({ units: -20, cause: 'expiry' });
  });

  it('ends nothing sooner than the owner’s new terms say from the day they are written, by the very day the guest reads', async () => {
    const { phone, owner } = await aHouse();
    await ordersAndPays(phone, ['steak']);
    expect(await balance(phone)).toBe(20);
    server.clock.advance(45 * DAY);
    await aProgram(server, owner, { points: { ...TERMS, months: 1 } });
    await server.jobs.runNow('loyalty-points-by-calendar');
    expect(await balance(phone)).toBe(20);
    const { ends_at } = await collected(phone);
    expect(Date.parse(ends_at ?? '')).toBeGreaterThan(server.clock.now() + 27 * DAY);
    // Saved once more, as it is: no longer than that.
    await aProgram(server, owner, { name: 'Friends', points: { ...TERMS, months: 1 } });
    expect((await collected(phone)).ends_at).toBe(ends_at);
    server.clock.advance(Date.parse(ends_at ?? '') - server.clock.now());
    await server.jobs.runNow('loyalty-points-by-calendar');
    expect(await balance(phone)).toBe(0);
  });

  it('makes nobody owe points that ended unused when their money goes back, only those that were used', async () => {
    const house = await aHouse({ months: 2 });
    const { phone, owner, table } = house;
    const payment = await ordersAndPays(phone, ['steak']);
    expect(await balance(phone)).toBe(20);
    await owner.call(...byHand(house, (await memberOf(house)).id, -5));
    server.clock.advance(70 * DAY);
    await server.jobs.runNow('loyalty-points-by-calendar');
    expect(await balance(phone)).toBe(0);
    const [steak] = await itemsOf(house, payment);
    await refund(house, payment, { items: [steak?.id], amount: 1_000 });
    await server.jobs.runNow('loyalty-points-by-calendar');
    const back = await server.guestAt(table.code);
    back.cookies.set('tableside_guest', phone.cookies.get('tableside_guest') ?? '');
    await ordersAndPays(back, ['steak']);
    expect(await balance(back)).toBe(20);
    // Of the 20 of then 15 ended and 5 were used: with all of it given back, those 5 are owed.
    await refund(house, payment, {});
    await server.jobs.runNow('loyalty-points-by-calendar');
    expect(await balance(back)).toBe(15);
    await server.jobs.runNow('loyalty-points-by-calendar');
    expect(await balance(back)).toBe(15);
  });

  it('gives on a birthday once a year, to whoever joined a while before', async () => {
    const { phone } = await aHouse({ birthday: 7 });
    const on = (days: number) => new Date(server.clock.now() + days * DAY).toISOString().slice(5, 10);
    await phone.call('POST /loyalty/update-user', {
      body: { name: 'Rūta', phone_number: '+37061234567', city: 'Vilnius', birth_date: `1990-${on(40)}` },
    });
    server.clock.advance(40 * DAY);
    await server.jobs.runNow('loyalty-points-by-calendar');
    await server.jobs.runNow('loyalty-points-by-calendar');
    expect(await balance(phone)).toBe(7);
    expect((await collected(phone)).lines).toMatchObject([{ units: 7, cause: 'birthday' }]);
  });
});

describe('staff', () => {
  it('give and take by hand with a reason, never more than there is, once under one key, and it is in the audit log', async () => {
    const house = await aHouse();
    const { phone, owner, staff } = house;
    const { id } = await memberOf(house);
    expect(await staff.failure(...byHand(house, id, 5))).toBe('not_allowed');
    expect(await owner.failure(...byHand(house, id, 5, ' '))).toBe('validation_failed');
    expect(await owner.failure(...byHand(house, id, -1))).toBe('validation_failed');
    const [call, input] = byHand(house, id, 5);
    for (const _ of [1, 2])
      expect(await owner.call(call, { ...input, idempotencyKey: 'one-key-of-ours-here' })).toEqual({
        balance: 5,
      });
    expect((await collected(phone)).lines).toMatchObject([
      { units: 5, cause: 'staff', reason: 'Paid by cash' },
    ]);
    expect(await memberOf(house)).toMatchObject({ balance: 5 });
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: house.venue.id, query: {} });
    expect(deeds.filter(({ action }) => action === 'loyalty-points')).toHaveLength(1);
    const other = await aHouse();
    expect(await other.owner.failure(...byHand(other, id, 5))).toBe('validation_failed');
  });

  it('rewrite no line', async () => {
    const house = await aHouse();
    await house.owner.call(...byHand(house, (await memberOf(house)).id, 5));
    await expect(
      server.database.run('test-rewrite-line', 'update loyalty_line set units = 500', []),
    ).rejects.toThrow();
  });
});
