import type { CallInput } from '@tableside/contract/client';
import { aTipCard, giftScene, userIdOf } from '@tableside/testkit/scenes/a-gift.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const HOUR = 3_600_000;
const SHARE = 'POST /console/{venue}/gifts/share';
type Body = CallInput<typeof SHARE>['body'];

/** 10,00 in the pool of a house with a waiter, a cook and an owner. */
const aPool = async () => {
  const { venue, waiter } = await giftScene(server);
  const owner = await aStaff(server, venue, 'owner');
  const cook = await aStaff(server, venue, 'kitchen');
  const card = await aTipCard(server, venue, null);
  const tip = { tips_qr_card_hash: card, amount: 1000 };
  const { uuid } = await server.client().call('POST /payments/stripe/payment-intent-tips-v2', { body: tip });
  await paid(server, uuid);
  const at = { venue: venue.id };
  const rule = (body: CallInput<'POST /console/{venue}/gifts/sharing'>['body']) =>
    owner.call('POST /console/{venue}/gifts/sharing', { ...at, body });
  const share = (body: Partial<Body>) => ({ ...at, body: { amount: 1000, version: 1, ...body } });
  const work = async (who: TestStaff, hours: number) => {
    const said = (deed: 'start' | 'end', shift: string | null) =>
      who.call('POST /console/{venue}/own-shift', { ...at, body: { deed, shift } });
    const { shift } = await said('start', null);
    server.clock.advance(hours * HOUR);
    await said('end', shift?.id ?? '');
  };
  const days = new Date(server.clock.now()).toISOString().slice(0, 10);
  /** Whatever the test's clock comes to: some weeks around now, which hold this house's shifts and no others. */
  const period = {
    from: new Date(Date.parse(days) - 7 * 24 * HOUR).toISOString().slice(0, 10),
    to: new Date(Date.parse(days) + 14 * 24 * HOUR).toISOString().slice(0, 10),
  };
  const own = async (who: TestStaff) => (await who.call('GET /console/{venue}/own-tips', at)).moves;
  const entry = async () =>
    (
      await server.database.pool.query<{ data: Record<string, unknown> }>(
        `select data from journal_entry where venue_id = $1 and kind = 'tip_share'`,
        [venue.id],
      )
    ).rows.map(({ data }) => data);
  const ids = { waiter: waiter.userId, cook: await userIdOf(server, cook) };
  return { venue, at, owner, waiter, cook, ids, rule, share, work, period, own, entry };
};

describe('by hours the pool is shared', () => {
  it('by what the clock recorded, and each reads their hours, of how many, of which days and the version', async () => {
    const { venue, owner, waiter, cook, ids, rule, share, work, period, own, entry } = await aPool();
    await rule({ rule: 'hours', points: [] });
    await work(waiter, 6);
    await work(cook, 2);
    const view = await owner.call(SHARE, share({ period }));
    const owed = new Map(view.owed.map(one => [one.to, one.owed]));
    expect([owed.get(null), owed.get(ids.waiter), owed.get(ids.cook)]).toEqual([0, 7.5, 2.5]);
    const counted = { number: 1, version: 1, rule: 'hours', of: 8, ...period, reason: '' };
    expect((await own(waiter))[0]).toMatchObject({
      what: 'share',
      amount: 7.5,
      share: { ...counted, weight: 6, recorded: 6 },
    });
    expect((await own(cook))[0]?.share).toEqual({ ...counted, weight: 2, recorded: 2 });
    expect(await entry()).toMatchObject([{ rule: 'hours', version: 1, ...period, weight_of_all: 8 }]);
    expect(await server.database.transaction(run => checkBooks(run, venue.id))).toEqual([]);
  });

  it('otherwise only with a reason, which stands in the journal and the audit log and is read by all who share', async () => {
    const { venue, owner, waiter, cook, ids, rule, share, work, period, own, entry } = await aPool();
    await rule({ rule: 'hours', points: [] });
    await work(waiter, 6);
    await work(cook, 2);
    const weights = [{ to: ids.cook, weight: 4 }];
    expect(await owner.failure(SHARE, share({ period, weights }))).toBe('validation_failed');
    expect(await owner.failure(SHARE, share({ period, weights, reason: '  ' }))).toBe('validation_failed');
    expect(await entry()).toEqual([]);
    const reason = 'Forgot to start on Friday';
    await owner.call(SHARE, share({ period, weights, reason }));
    expect((await own(cook))[0]).toMatchObject({
      amount: 4,
      share: { weight: 4, of: 10, recorded: 2, reason },
    });
    expect((await own(waiter))[0]).toMatchObject({
      amount: 6,
      share: { weight: 6, of: 10, recorded: 6, reason },
    });
    const { rows } = await server.database.pool.query(
      `select data ->> 'reason' as reason from audit_log where venue_id = $1 and action = 'tip-share'`,
      [venue.id],
    );
    expect(rows).toEqual([{ reason }]);
  });

  it('also to nothing, which its person reads with the reason and the hours of the clock', async () => {
    const { owner, waiter, cook, ids, rule, share, work, period, own } = await aPool();
    await rule({ rule: 'hours', points: [] });
    await work(waiter, 6);
    await work(cook, 2);
    const reason = 'Was ill at home';
    const weights = [{ to: ids.cook, weight: 0 }];
    await owner.call(SHARE, share({ period, weights, reason }));
    expect(await own(cook)).toMatchObject([
      { what: 'share', amount: 0, share: { weight: 0, of: 6, recorded: 2, reason } },
    ]);
    expect(await own(waiter)).toMatchObject([
      { what: 'share', amount: 10, share: { weight: 6, of: 6, recorded: 6, reason } },
    ]);
    expect(await own(owner)).toEqual([]);
  });

  it('of themselves otherwise by nobody but an owner, as with shifts', async () => {
    const { venue, owner, waiter, ids, rule, share, work, period, entry } = await aPool();
    await rule({ rule: 'hours', points: [] });
    await work(waiter, 6);
    const manager = await aStaff(server, venue, 'manager');
    const said = (to: string) => share({ period, weights: [{ to, weight: 4 }], reason: 'Stayed late' });
    expect(await manager.failure(SHARE, said(await userIdOf(server, manager)))).toBe('not_allowed');
    expect(await entry()).toEqual([]);
    await manager.call(SHARE, { ...said(ids.waiter), body: { ...said(ids.waiter).body, amount: 500 } });
    const { owed } = await owner.call(SHARE, {
      ...share({}),
      body: { ...said(await userIdOf(server, owner)).body, amount: 500 },
    });
    expect(owed.find(({ to }) => to === ids.waiter)).toMatchObject({ owed: 8 });
  });

  it('of days that were shared out before only with a reason, which all who share read', async () => {
    const { owner, waiter, rule, share, work, period, own, entry } = await aPool();
    await rule({ rule: 'hours', points: [] });
    await work(waiter, 6);
    const half = { period, amount: 400 };
    const { sharing } = await owner.call(SHARE, share(half));
    expect(sharing.shared).toEqual([{ number: 1, ...period }]);
    const meets = { from: period.to, to: period.to };
    for (const again of [half, { ...half, reason: ' ' }, { ...half, period: meets }]) {
      expect(await owner.failure(SHARE, share(again))).toBe('validation_failed');
    }
    expect(await entry()).toHaveLength(1);
    const reason = 'Tips that came after the first time';
    await owner.call(SHARE, share({ ...half, reason }));
    expect((await own(waiter))[0]).toMatchObject({ amount: 4, share: { number: 2, weight: 6, reason } });
    expect((await entry()).map(({ shared_before }) => shared_before)).toEqual([undefined, [1]]);
    // By another rule no days are counted.
    await rule({ rule: 'house', points: [] });
    const weights = [{ to: waiter.userId, weight: 1 }];
    await owner.call(SHARE, share({ version: 2, amount: 200, weights }));
  });

  it('of named days, to nobody without hours, and with the hours of who left since', async () => {
    const { venue, owner, waiter, cook, ids, rule, share, work, period } = await aPool();
    await rule({ rule: 'hours', points: [] });
    const weights = [{ to: ids.waiter, weight: 8 }];
    const refused = async (body: Partial<Body>) => owner.failure(SHARE, share(body));
    expect(await refused({ weights, reason: 'as ever' })).toBe('validation_failed');
    expect(await refused({ period })).toBe('validation_failed');
    await work(waiter, 5);
    await work(cook, 5);
    const stranger = [{ to: 'nobody', weight: 8 }];
    expect(await refused({ period, weights: stranger, reason: 'a friend' })).toBe('validation_failed');
    await server.database.pool.query('delete from staff_membership where venue_id = $1 and user_id = $2', [
      venue.id,
      ids.cook,
    ]);
    const { owed } = await owner.call(SHARE, share({ period }));
    expect(owed.find(({ to }) => to === ids.cook)).toMatchObject({ owed: 5 });
  });
});

describe('by points the pool is shared', () => {
  it('by those of the rule’s version, and by no others', async () => {
    const { owner, waiter, cook, ids, rule, share, own } = await aPool();
    const points = (waiters: number) => [
      { to: ids.waiter, points: waiters },
      { to: ids.cook, points: 1 },
    ];
    await rule({ rule: 'points', points: points(1) });
    await rule({ rule: 'points', points: points(3) });
    const weights = [{ to: ids.cook, weight: 100 }];
    expect(await owner.failure(SHARE, share({ version: 2, weights, reason: 'a gift' }))).toBe(
      'validation_failed',
    );
    // Somebody changed the rule while another looked at it.
    expect(await owner.failure(SHARE, share({ version: 1 }))).toBe('settings_changed');
    await owner.call(SHARE, share({ version: 2 }));
    expect((await own(waiter))[0]).toMatchObject({
      amount: 7.5,
      share: { version: 2, rule: 'points', weight: 3, of: 4, from: null, recorded: null },
    });
    expect((await own(cook))[0]).toMatchObject({ amount: 2.5, share: { weight: 1, of: 4 } });
  });
});

it('the pool leaves the house past no rule: it is shared first, and each reads number and way of their payout', async () => {
  const { at, owner, waiter, cook, ids, rule, share, own } = await aPool();
  const PAYOUT = 'POST /console/{venue}/gifts/payout';
  const pay = (to: string | null, amount: number, way: 'cash' | 'bank' | 'payroll') => ({
    ...at,
    body: { payouts: [{ kind: 'tip' as const, to, amount }], way, note: '' },
  });
  await rule({ rule: 'points', points: [{ to: ids.waiter, points: 1 }] });
  expect(await owner.failure(PAYOUT, pay(null, 1000, 'cash'))).toBe('validation_failed');
  await owner.call(SHARE, share({}));
  await owner.call(PAYOUT, pay(ids.waiter, 400, 'payroll'));
  await owner.call(PAYOUT, pay(ids.waiter, 600, 'bank'));
  expect((await own(waiter)).map(({ what, payout }) => [what, payout])).toEqual([
    ['payout', { number: 2, way: 'bank' }],
    ['payout', { number: 1, way: 'payroll' }],
    ['share', null],
  ]);
  expect(await own(cook)).toEqual([]);
});
