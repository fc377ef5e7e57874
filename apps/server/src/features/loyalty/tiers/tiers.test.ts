import { tierStanding } from '@tableside/domain/loyalty';
import { aProgram, joined, signedUp } from '@tableside/testkit/scenes/a-member.ts';
import {
  beginPayment,
  type PayServer,
  paid,
  payServer,
  prepaidScene,
} from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { type Phone, placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDayAt } from '../../venues/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const DAY = 86_400_000;
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
const TIERS = {
  months: 2,
  levels: [
    { key: null, name: { en: 'Gold' }, from: 40, percent: 20, times: 2 },
    { key: null, name: { en: 'Silver' }, from: 20, percent: 10, times: 1 },
  ],
};

/** A house whose members have 5 % off and collect a point for each euro; a phone with a card. Soup is 4.50, steak 20.00. */
const aHouse = async () => {
  const scene = await prepaidScene(server, {
    settings: { functionalities: ['order', 'tips', 'loyalty-program'] as never },
  });
  const owner = await aStaff(server, scene.venue, 'owner');
  const manager = await aStaff(server, scene.venue, 'manager');
  const program = await aProgram(server, owner, { discount_percent: 5, points: POINTS, tiers: TIERS });
  await signedUp(scene.phone);
  await joined(scene.phone, program);
  return { ...scene, owner, manager, program };
};
type House = Awaited<ReturnType<typeof aHouse>>;

const settle = () => server.jobs.runNow('settle-loyalty-points');
const standingOf = async ({ call }: Phone) => {
  const { loyalty_programs } = await call('GET /loyalty/get-user', {});
  const [card] = loyalty_programs;
  if (!card?.tiers) throw new Error('no tiers');
  const { tiers } = card;
  const named = (key: string | null) => tiers.levels.find(each => each.key === key)?.name ?? null;
  return { ...tiers, tier: named(tiers.tier), next: named(tiers.next) };
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
const pays = async (phone: Phone) => {
  const { unique_order_number: number } = await placed(phone, ['steak']);
  const { uuid } = await beginPayment(phone, number);
  await paid(server, uuid);
  await settle();
  return uuid;
};
describe('tiers', () => {
  it('[LOYAL-05] rise with what was paid, give more off the next order, and count what is collected more often', async () => {
    const house = await aHouse();
    const { phone } = house;
    expect(await standingOf(phone)).toMatchObject({
      tier: null,
      until: null,
      next: 'Silver',
      left: 20,
      left_to_pay: 20,
    });
    expect((await memberOf(house)).tier).toBe(null);
    await pays(phone);
    // 20.00 less 5 %.
    expect(await standingOf(phone)).toMatchObject({ tier: null, earned: 19, left: 1 });
    await pays(phone);
    expect(await standingOf(phone)).toMatchObject({ tier: 'Silver', earned: 38, next: 'Gold', left: 2 });
    expect((await memberOf(house)).tier).toBe('Silver');
    // 18.00 in Silver.
    await pays(phone);
    expect(await standingOf(phone)).toMatchObject({
      tier: 'Gold',
      earned: 56,
      next: null,
      left_to_pay: null,
    });
    expect((await memberOf(house)).tier).toBe('Gold');
    // 16.00, each point twice.
    await pays(phone);
    expect(await standingOf(phone)).toMatchObject({ earned: 88 });
    const { rows } = await server.database.pool.query<{ amount: string }>(
      'select amount from payment where venue_id = $1 order by amount desc',
      [house.venue.id],
    );
    expect(rows.map(({ amount }) => Number(amount))).toEqual([1_900, 1_900, 1_800, 1_600]);
  });

  it('never fall on the day on which money goes back, and are what it leaves on the next', async () => {
    const house = await aHouse();
    const { phone, manager, venue } = house;
    await pays(phone);
    const payment = await pays(phone);
    expect(await standingOf(phone)).toMatchObject({ tier: 'Silver' });
    await manager.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment,
      body: { reason: 'It was cold' },
    });
    await settle();
    expect(await standingOf(phone)).toMatchObject({ tier: 'Silver', earned: 38 });
    expect((await memberOf(house)).tier).toBe('Silver');
    server.clock.advance(DAY);
    expect(await standingOf(phone)).toMatchObject({ tier: null, earned: 19 });
    expect((await memberOf(house)).tier).toBe(null);
  });

  it('last until the day that the guest reads, and whoever has the export reckons the same', async () => {
    const house = await aHouse();
    const { phone, owner, venue } = house;
    const { id } = await memberOf(house);
    await owner.call('POST /console/{venue}/loyalty/members/{card}/points', {
      venue: venue.id,
      card: id,
      body: { units: 45, reason: 'Paid by cash' },
    });
    const { until } = await standingOf(phone);
    const settings = (await server.deps.venues.get(venue.id)).settings;
    const { collected, user } = await phone.call('GET /profile/export', {});
    const [card] = user.loyalty_programs;
    if (!card?.tiers || until === null) throw new Error('no tier');
    const terms = {
      months: card.tiers.months,
      levels: card.tiers.levels.map(level => ({ ...level, name: { en: level.name } })),
    };
    const reckoned = (now: number) =>
      tierStanding(
        terms,
        collected.map(({ at, units, cause }) => ({
          day: businessDayAt(settings, Date.parse(at)),
          units,
          cause,
        })),
        businessDayAt(settings, now),
      );
    expect(reckoned(server.clock.now())).toMatchObject({ tier: { name: { en: 'Gold' } }, until });
    while (businessDayAt(settings, server.clock.now()) < until) server.clock.advance(DAY);
    expect(await standingOf(phone)).toMatchObject({ tier: 'Gold', until });
    expect((await memberOf(house)).tier).toBe('Gold');
    server.clock.advance(DAY);
    expect(await standingOf(phone)).toMatchObject({ tier: null });
    expect((await memberOf(house)).tier).toBe(null);
    expect(reckoned(server.clock.now()).tier).toBe(null);
  });

  it('are refused in words where they cannot be, and nothing without points', async () => {
    const house = await aHouse();
    const { owner, venue } = house;
    const { program, revision } = await owner.call('GET /console/{venue}/loyalty', { venue: venue.id });
    if (!program?.tiers) throw new Error('no tiers');
    const save = (over: object) =>
      owner.call('POST /console/{venue}/loyalty/save', {
        venue: venue.id,
        body: { ...program, revision, ...over },
      });
    const [gold, silver] = program.tiers.levels;
    await expect(
      save({ tiers: { months: 0, levels: [{ ...gold, from: silver?.from }, silver] } }),
    ).rejects.toMatchObject({ details: { fields: { 'tiers.months': 'range', 'tiers.1.from': 'twice' } } });
    const renamed = await save({ tiers: { months: 3, levels: [{ ...gold, name: { en: 'Best' } }] } });
    // A tier is known by its key, also under another name.
    expect(renamed.program?.tiers).toMatchObject({
      months: 3,
      levels: [{ key: gold?.key, name: { en: 'Best' } }],
    });
    const without = await owner.call('POST /console/{venue}/loyalty/save', {
      venue: venue.id,
      body: { ...program, revision: renamed.revision, points: null },
    });
    expect(without.program?.tiers).toBe(null);
  });
});
