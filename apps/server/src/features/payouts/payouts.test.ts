import { aDonatee, aTipCard, giftScene } from '@tableside/testkit/scenes/a-gift.ts';
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

const tipped = async (amount: number) => {
  const scene = await giftScene(server);
  const { venue, waiter, card } = scene;
  const phone = server.client();
  const { uuid } = await phone.call(TIP, { body: { tips_qr_card_hash: card, amount } });
  await paid(server, uuid);
  const owner = await aStaff(server, venue, 'owner');
  const payout = (sum: number, over: object = {}) => ({
    venue: venue.id,
    body: {
      payouts: [{ kind: 'tip' as const, to: waiter.userId, amount: sum }],
      way: 'cash' as const,
      note: '',
      ...over,
    },
  });
  const owed = async () =>
    (await owner.call('GET /console/{venue}/gifts', { venue: venue.id })).owed.map(
      ({ name, given, given_back, paid_out, owed: left }) => [name, given, given_back, paid_out, left],
    );
  return { ...scene, uuid, owner, payout, owed };
};

describe('what is owed to whom guests gave', () => {
  it('is what was given less what was paid out, to the cent, and its person sees each step', async () => {
    const { venue, waiter, owner, payout, owed } = await tipped(1250);
    expect(await owed()).toEqual([['Rūta', 12.5, 0, 0, 12.5]]);
    const view = await owner.call('POST /console/{venue}/gifts/payout', payout(1000));
    expect(view.payouts).toMatchObject([{ number: 1, name: 'Rūta', amount: 10, way: 'cash' }]);
    expect(await owed()).toEqual([['Rūta', 12.5, 0, 10, 2.5]]);
    const own = await waiter.call('GET /console/{venue}/own-tips', { venue: venue.id });
    expect(own).toMatchObject({ given: 12.5, paid_out: 10, owed: 2.5 });
    expect(own.moves.map(({ what, amount }) => [what, amount])).toEqual([
      ['payout', 10],
      ['card', 12.5],
    ]);
    expect(await server.database.transaction(run => checkBooks(run, venue.id))).toEqual([]);
  });

  it('is never paid out twice, by two at once either', async () => {
    const { owner, payout, owed } = await tipped(500);
    const both = await Promise.allSettled([
      owner.call('POST /console/{venue}/gifts/payout', payout(500)),
      owner.call('POST /console/{venue}/gifts/payout', payout(500)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await owner.failure('POST /console/{venue}/gifts/payout', payout(1))).toBe('payout_exceeds_owed');
    expect(await owed()).toEqual([['Rūta', 5, 0, 5, 0]]);
  });

  it('is below nothing once a tip goes back that was paid out already, and the next one makes up for it', async () => {
    const { venue, uuid, card, owner, payout, owed } = await tipped(500);
    await owner.call('POST /console/{venue}/gifts/payout', payout(500));
    await owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment: uuid,
      body: { reason: 'a mistake' },
    });
    expect(await owed()).toEqual([['Rūta', 5, 5, 5, -5]]);
    const next = await server.client().call(TIP, { body: { tips_qr_card_hash: card, amount: 800 } });
    await paid(server, next.uuid);
    expect(await owed()).toEqual([['Rūta', 13, 5, 5, 3]]);
  });

  it('of a donation is its recipient’s, and waiters do not pay out', async () => {
    const { venue, waiter, owner } = await tipped(500);
    const { id, hash } = await aDonatee(server, venue);
    const phone = server.client();
    const { session } = await phone.call('POST /donations/get-data/{hash}', { hash, body: {} });
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent-donation', {
      body: { session, amount: 2000 },
    });
    await paid(server, uuid);
    const payouts = [{ kind: 'donation' as const, to: id, amount: 2000 }];
    const body = { payouts, way: 'bank' as const, note: 'July' };
    const { owed } = await owner.call('POST /console/{venue}/gifts/payout', { venue: venue.id, body });
    expect(owed).toContainEqual(
      expect.objectContaining({ name: 'Shelter', given: 20, paid_out: 20, owed: 0 }),
    );
    expect(await waiter.failure('POST /console/{venue}/gifts/payout', { venue: venue.id, body })).toBe(
      'not_allowed',
    );
  });
});

describe('papers of payouts', () => {
  const IBAN = 'LT121000011101001000';

  /** A waiter's tip and a donation that are paid out by the bank in one run. */
  const run = async () => {
    const scene = await tipped(1250);
    const { venue, owner, waiter } = scene;
    const { id, hash } = await aDonatee(server, venue);
    const phone = server.client();
    const { session } = await phone.call('POST /donations/get-data/{hash}', { hash, body: {} });
    const give = 'POST /payments/stripe/payment-intent-donation';
    const { uuid } = await phone.call(give, { body: { session, amount: 2000 } });
    await paid(server, uuid);
    const pay = () =>
      owner.call('POST /console/{venue}/gifts/payout', {
        venue: venue.id,
        body: {
          payouts: [
            { kind: 'tip', to: waiter.userId, amount: 1000 },
            { kind: 'donation', to: id, amount: 2000 },
          ],
          way: 'bank',
          note: 'July',
        },
      });
    const file = (number: number) =>
      owner.fetch(`/api/console/${venue.id}/gifts/payouts/${number}/bank-file`);
    return { ...scene, donatee: id, pay, file };
  };

  const accounts = async ({ venue, waiter, donatee }: Awaited<ReturnType<typeof run>>) => {
    await waiter.call('POST /console/{venue}/own-tips/account', {
      venue: venue.id,
      body: { iban: 'lt12 1000 0111 0100 1000' },
    });
    await server.database.pool.query('update donatee set iban = $2 where id = $1', [donatee, IBAN]);
    await server.database.pool.query(
      `update venue set settings = settings || jsonb_build_object('payoutIban', $2::text), revision = revision + 1 where id = $1`,
      [venue.id, IBAN],
    );
  };

  it('all of a run are booked, or none', async () => {
    const { venue, owner, waiter, donatee, owed } = await run();
    const payouts = [
      { kind: 'tip' as const, to: waiter.userId, amount: 100 },
      { kind: 'donation' as const, to: donatee, amount: 2001 },
    ];
    const body = { payouts, way: 'bank' as const, note: '' };
    const pay = (over: object) =>
      owner.failure('POST /console/{venue}/gifts/payout', { venue: venue.id, body: { ...body, ...over } });
    expect(await pay({})).toBe('payout_exceeds_owed');
    const [tip] = payouts;
    expect(await pay({ payouts: [tip, tip] })).toBe('validation_failed');
    expect(await owed()).toContainEqual(['Rūta', 12.5, 0, 0, 12.5]);
  });

  it('of the bank are a file of credit transfers once everybody’s account is known, always the same', async () => {
    const scene = await run();
    const before = await scene.pay();
    expect(before.payouts.map(({ number, run: of, bank_file }) => [number, of, bank_file])).toEqual([
      [2, 1, false],
      [1, 1, false],
    ]);
    expect((await scene.file(1)).status).toBe(404);
    await accounts(scene);
    const { payouts } = await scene.owner.call('GET /console/{venue}/gifts', { venue: scene.venue.id });
    expect(payouts.every(({ bank_file }) => bank_file)).toBe(true);
    const file = await scene.file(1);
    expect(file.headers.get('content-disposition')).toMatch(/attachment; filename=".+\.xml"/);
    const xml = await file.text();
    expect(xml).toContain('pain.001.001.09');
    expect([...xml.matchAll(/<InstdAmt Ccy="EUR">(.*?)</g)].map(([, sum]) => sum)).toEqual([
      '10.00',
      '20.00',
    ]);
    expect([...xml.matchAll(/<IBAN>(.*?)</g)].map(([, iban]) => iban)).toEqual([IBAN, IBAN, IBAN]);
    expect(xml).toContain('<CtrlSum>30.00</CtrlSum>');
    expect(await (await scene.file(1)).text()).toBe(xml);
    expect((await scene.file(2)).status).toBe(404);
    const theirs = await scene.waiter.fetch(`/api/console/${scene.venue.id}/gifts/payouts/1/bank-file`);
    expect(theirs.status).toBe(403);
  });

  it('an account with a wrong digit is refused, and only its person reads it', async () => {
    const { venue, waiter, owner } = await run();
    const account = (iban: string | null) => ({ venue: venue.id, body: { iban } });
    const say = 'POST /console/{venue}/own-tips/account';
    expect(await waiter.failure(say, account('LT121000011101001001'))).toBe('validation_failed');
    expect(await waiter.call(say, account(IBAN))).toMatchObject({ account: IBAN });
    const gifts = await owner.call('GET /console/{venue}/gifts', { venue: venue.id });
    expect(gifts.owed.find(({ kind }) => kind === 'tip')?.has_account).toBe(true);
    expect(JSON.stringify(gifts)).not.toContain(IBAN);
    expect(await waiter.call(say, account(null))).toMatchObject({ account: null });
  });

  it('a statement ends in what is owed, and the wages have a file of their own', async () => {
    const { venue, owner, waiter, payout } = await tipped(1250);
    await owner.call('POST /console/{venue}/gifts/payout', payout(1000, { way: 'payroll' }));
    await owner.call('POST /console/{venue}/gifts/payout', payout(50));
    const lines = async (who: typeof owner, path: string) =>
      (await (await who.fetch(`/api/console/${venue.id}/${path}`)).text())
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .slice(1)
        .map(line => line.split(','));
    const statement = await lines(owner, `gifts/statement/csv?kind=tip&to=${waiter.userId}`);
    expect(statement.map(([, , amount, balance]) => [amount, balance])).toEqual([
      ['12.50', '12.50'],
      ['-10.00', '2.50'],
      ['-0.50', '2.00'],
    ]);
    expect(statement[0]?.[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await lines(waiter, 'own-tips/csv')).toEqual(statement);
    const wages = await lines(owner, 'gifts/payouts/csv?way=payroll');
    expect(wages.map(([number, , , , name, amount]) => [number, name, amount])).toEqual([
      ['1', 'Rūta', '10.00'],
    ]);
    expect(await lines(owner, 'gifts/payouts/csv')).toHaveLength(2);
  });
});

describe('what a card asks, says and shows', () => {
  const terms = { amounts: [300, 700], min: 200, max: 5_000, preselected: 1 };

  it('[TIPCARD-43][TIPCHIP-15][TIPCARD-28][TIPCARD-09] of the house is what the house wrote, within bounds', async () => {
    const { venue, owner } = await tipped(500);
    const house = await aTipCard(server, venue, null);
    const { cards } = await owner.call('GET /console/{venue}/gifts', { venue: venue.id });
    const own = cards.find(({ hash }) => hash === house);
    expect(own).toMatchObject({ amounts: [200, 500, 1000], min: 100, max: 20_000, preselected: null });
    const input = (over: object = {}) => ({
      venue: venue.id,
      card: own?.id ?? '',
      body: {
        name: 'Team',
        description: { lt: 'Komanda', en: '' },
        thanks: { lt: 'Ačiū!' },
        picture: null,
        language: 'lt',
        picks: true,
        show_review: true,
        ...terms,
        ...over,
      },
    });
    const change = 'POST /console/{venue}/gifts/tip-card/{card}/change';
    await owner.call(change, input());
    const shown = await server.client().call('GET /tips/get-data/{hash}', { hash: house });
    expect(shown).toMatchObject({
      tips_amounts: [3, 7],
      min_amount: 2,
      max_amount: 50,
      preselected_tip_index: 1,
      preselects: true,
      display_type: 'staff_members_select',
      personnel_data: null,
      restaurant_data: {
        description: 'Komanda',
        success_description: 'Ačiū!',
        show_review_cta_in_payment_screen: true,
      },
    });
    for (const over of [{ amounts: [100] }, { max: 100 }, { preselected: 2 }, { name: ' ' }]) {
      expect(await owner.failure(change, input(over))).toBe('validation_failed');
    }
    expect(await owner.failure(change, input({ picture: '0123456789abcdef' }))).toBe('validation_failed');
    expect(await owner.failure(change, { ...input(), card: 'nothing' })).toBe('tip_card_unavailable');
  });

  it('[TIPCARD-43][TIPCARD-42] of a person has the house’s amounts and language, and none of its words', async () => {
    const { venue, card, owner } = await tipped(500);
    const { cards } = await owner.call('GET /console/{venue}/gifts', { venue: venue.id });
    const own = cards.find(({ hash }) => hash === card);
    expect(own).toMatchObject({ raised: 5, name: 'Rūta', person: 'Rūta' });
    const to = { venue: venue.id, card: own?.id ?? '' };
    const body = { language: 'lt', show_review: true, ...terms };
    const change = 'POST /console/{venue}/gifts/person-card/{card}/change';
    await owner.call(change, { ...to, body });
    expect(await server.client().call('GET /tips/get-data/{hash}', { hash: card })).toMatchObject({
      tips_amounts: [3, 7],
      preselects: true,
      // Somebody's own card is theirs: nobody else is chosen on it.
      display_type: 'restaurant',
      personnel_data: { name: 'Rūta', show_review_cta_in_payment_screen: true },
    });
    expect(await owner.failure(change, { ...to, body: { ...body, max: 100 } })).toBe('validation_failed');
    const words = {
      name: 'Boss’s pet',
      description: {},
      thanks: {},
      picture: null,
      picks: false,
      ...body,
    };
    expect(
      await owner.failure('POST /console/{venue}/gifts/tip-card/{card}/change', { ...to, body: words }),
    ).toBe('tip_card_unavailable');
    const house = await aTipCard(server, venue, null);
    const { cards: all } = await owner.call('GET /console/{venue}/gifts', { venue: venue.id });
    const other = { venue: venue.id, card: all.find(({ hash }) => hash === house)?.id ?? '' };
    expect(await owner.failure(change, { ...other, body })).toBe('tip_card_unavailable');
  });

  it('[DONATE-09][ENTITY-59] of a donation too, with what was raised so far', async () => {
    const { venue, owner } = await tipped(500);
    const { id, hash } = await aDonatee(server, venue);
    const phone = server.client();
    const { session } = await phone.call('POST /donations/get-data/{hash}', { hash, body: {} });
    const give = 'POST /payments/stripe/payment-intent-donation';
    const { uuid } = await phone.call(give, { body: { session, amount: 2000 } });
    await paid(server, uuid);
    await owner.call('POST /console/{venue}/gifts/donatee/{card}/change', {
      venue: venue.id,
      card: id,
      body: {
        name: { lt: 'Prieglauda', en: '' },
        description: { lt: '', en: '' },
        picture: null,
        iban: null,
        ...terms,
      },
    });
    const shown = await phone.call('POST /donations/get-data/{hash}', { hash, body: { language: 'en' } });
    expect(shown).toMatchObject({ raised: 20, donatee: { name: 'Prieglauda', description: '' } });
    expect(shown.donation_settings).toMatchObject({
      donation_amounts: [3, 7],
      min_amount: 2,
      max_amount: 50,
    });
    await owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment: uuid,
      body: { reason: 'a mistake' },
    });
    expect(await phone.call('POST /donations/get-data/{hash}', { hash, body: {} })).toMatchObject({
      raised: 0,
    });
  });
});
