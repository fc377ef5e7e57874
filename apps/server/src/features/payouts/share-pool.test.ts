import { aTipCard, giftScene, userIdOf } from '@tableside/testkit/scenes/a-gift.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer();
});
afterAll(() => server.stop());

const TIP = 'POST /payments/stripe/payment-intent-tips-v2';

describe('the house’s pool', () => {
  const pooled = async () => {
    const scene = await giftScene(server);
    const { venue, waiter } = scene;
    const owner = await aStaff(server, venue, 'owner');
    const own = await aTipCard(server, venue, waiter.userId);
    const first = await server.client().call(TIP, { body: { tips_qr_card_hash: own, amount: 500 } });
    await paid(server, first.uuid);
    const card = await aTipCard(server, venue, null);
    const { uuid } = await server.client().call(TIP, { body: { tips_qr_card_hash: card, amount: 1000 } });
    await paid(server, uuid);
    const cook = await aStaff(server, venue, 'kitchen');
    const share = (amount: number, weights: readonly (readonly [string, number])[]) => ({
      venue: venue.id,
      body: { amount, version: 0, weights: weights.map(([to, weight]) => ({ to, weight })) },
    });
    const sharing = async () =>
      (await server.client().call('GET /tips/get-data/{hash}', { hash: card })).sharing;
    return { ...scene, owner, cook: await userIdOf(server, cook), share, sharing, poolTip: uuid };
  };
  const SHARE = 'POST /console/{venue}/gifts/share';

  it('is shared by rules with versions, which guests read before they give', async () => {
    const { venue, owner, waiter, cook, card, sharing } = await pooled();
    expect(await sharing()).toBe('pool');
    const say = (rule: 'house' | 'hours' | 'points', points: { to: string; points: number }[] = []) => ({
      venue: venue.id,
      body: { rule, points },
    });
    const first = await owner.call('POST /console/{venue}/gifts/sharing', say('hours'));
    expect(first.sharing).toMatchObject({ version: 1, rule: 'hours', changed_by: owner.name });
    expect(await sharing()).toBe('hours');
    const points = [
      { to: waiter.userId, points: 3 },
      { to: cook, points: 1 },
    ];
    const second = await owner.call('POST /console/{venue}/gifts/sharing', say('points', points));
    expect(second.sharing).toMatchObject({ version: 2, rule: 'points' });
    expect(second.sharing.points).toHaveLength(2);
    expect(await sharing()).toBe('points');
    expect(await owner.failure('POST /console/{venue}/gifts/sharing', say('points'))).toBe(
      'validation_failed',
    );
    const own = await server.client().call('GET /tips/get-data/{hash}', { hash: card });
    expect(own.sharing).toBe('person');
    const { rows } = await server.database.pool.query(
      `select count(*)::int as told from audit_log where venue_id = $1 and action = 'tip-sharing'`,
      [venue.id],
    );
    expect(rows).toEqual([{ told: 2 }]);
  });

  it('goes to its people to the cent, as an entry that says by what, and each sees their part', async () => {
    const { venue, owner, waiter, cook, share } = await pooled();
    const view = await owner.call(
      SHARE,
      share(1000, [
        [waiter.userId, 7.5],
        [cook, 3.75],
      ]),
    );
    const owed = new Map(view.owed.map(one => [one.to, [one.given, one.shared, one.owed]]));
    expect(owed.get(null)).toEqual([10, -10, 0]);
    expect(owed.get(waiter.userId)).toEqual([5, 6.67, 11.67]);
    expect(owed.get(cook)).toEqual([0, 3.33, 3.33]);
    const own = await waiter.call('GET /console/{venue}/own-tips', { venue: venue.id });
    expect(own).toMatchObject({ given: 5, shared: 6.67, owed: 11.67 });
    expect(own.moves[0]).toMatchObject({
      what: 'share',
      amount: 6.67,
      share: { number: 1, version: 0, rule: 'house', weight: 7.5, of: 11.25, from: null, recorded: null },
      payout: null,
    });
    const { rows } = await server.database.pool.query(
      `select data -> 'shares' -> 0 ->> 'weight' as weight from journal_entry where venue_id = $1 and kind = 'tip_share'`,
      [venue.id],
    );
    expect(rows).toEqual([{ weight: '7.5' }]);
    expect(await server.database.transaction(run => checkBooks(run, venue.id))).toEqual([]);
  });

  it('is never shared beyond what is in it, nor to whom does not work there', async () => {
    const { owner, waiter, share, poolTip, venue } = await pooled();
    expect(await owner.failure(SHARE, share(1001, [[waiter.userId, 1]]))).toBe('payout_exceeds_owed');
    expect(await owner.failure(SHARE, share(100, [['nobody', 1]]))).toBe('validation_failed');
    expect(await waiter.failure(SHARE, share(100, [[waiter.userId, 1]]))).toBe('not_allowed');
    const both = await Promise.allSettled([
      owner.call(SHARE, share(1000, [[waiter.userId, 1]])),
      owner.call(SHARE, share(1000, [[waiter.userId, 1]])),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // Given back after it was shared: the pool owes it, and the next tip makes up for it.
    await owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment: poolTip,
      body: { reason: 'a mistake' },
    });
    const { owed } = await owner.call('GET /console/{venue}/gifts', { venue: venue.id });
    expect(owed.find(({ kind, to }) => kind === 'tip' && to === null)).toMatchObject({ owed: -10 });
  });
});
