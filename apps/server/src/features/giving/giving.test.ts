import { aDonatee, agreesAs, aTipCard, giftScene, movedBy } from '@tableside/testkit/scenes/a-gift.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { beginPayment, type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../ledger/index.ts';

let server: PayServer;
beforeAll(async () => {
  server = await payServer({ env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => server.stop());

const TIP = 'POST /payments/stripe/payment-intent-tips-v2';
const DONATE = 'POST /payments/stripe/payment-intent-donation';

const tips = async (card: string, amount = 500, more: object = {}) => {
  const phone = server.client();
  const body = { personnel_id: null, tips_qr_card_hash: card, amount, ...more };
  return { phone, intent: await phone.call(TIP, { body }) };
};
const agrees = async (venue: string): Promise<void> => {
  const differences = await server.database.transaction(run => checkBooks(run, venue));
  expect(differences).toEqual([]);
};

describe('a tip by card', () => {
  it('[TIPCARD-04][TIPCARD-24][TIPCARD-41][TIPCARD-42] is all of its person, no sale, and the books agree', async () => {
    const { venue, waiter, card } = await giftScene(server);
    const { phone, intent } = await tips(card);
    expect(intent).toMatchObject({ total: 5, transaction_fee: 0, amount: 5, tips: 0 });
    await paid(server, intent.uuid);
    expect(
      await phone.call('GET /payments/check-payment-status/{uuid}', { uuid: intent.uuid }),
    ).toMatchObject({
      status: 'paid',
      amount: 5,
      order_type: 'tip',
    });
    expect(await movedBy(server, intent.uuid)).toEqual({
      'clearing:stripe': 500,
      [`tips_payable ${waiter.userId}`]: -500,
    });
    await agrees(venue.id);
  });

  it('[TIPCARD-11] costs the guest a fee on top where the venue set one, on an account of its own', async () => {
    const { venue, waiter, card } = await giftScene(server, { cardFee: { fixed: 20, percent: 1 } });
    const { intent } = await tips(card, 1000);
    expect(intent).toMatchObject({ subtotal: 10, transaction_fee: 0.3, total: 10.3 });
    await paid(server, intent.uuid);
    expect(await movedBy(server, intent.uuid)).toEqual({
      'clearing:stripe': 1030,
      [`tips_payable ${waiter.userId}`]: -1000,
      transaction_fees: -30,
    });
    await agrees(venue.id);
  });

  it('[TIPCARD-43] lies between the limits of the card', async () => {
    const { card } = await giftScene(server);
    for (const amount of [99, 20_001]) {
      const body = { tips_qr_card_hash: card, amount };
      expect(await server.client().failure(TIP, { body })).toBe('tip_invalid');
    }
    expect(
      await server
        .client()
        .failure(TIP, { body: { tips_qr_card_hash: card, amount: 500, expected_total: 4 } }),
    ).toBe('bill_changed');
  });

  it('goes to a colleague who signs in by PIN alone as to any other, once they agreed on a shared tablet', async () => {
    const { venue } = await giftScene(server);
    const owner = await aStaff(server, venue, 'owner');
    const input = { venue: venue.id, body: { name: 'Emilija', role: 'waiter' as const, pin: '4071' } };
    const { team } = await owner.call('POST /console/{venue}/team/add', input);
    const person = team.people.find(({ name }) => name === 'Emilija')?.id ?? '';
    await owner.call('POST /console/{venue}/shared-devices', {
      venue: venue.id,
      body: { name: 'Bar tablet' },
    });
    const tablet = owner;
    await tablet.call('POST /console/device/switch', { body: { person, pin: '4071' } });
    await tablet.call('POST /console/{venue}/own-tips/consent', {
      venue: venue.id,
      body: agreesAs('Emilija'),
    });
    const house = await aTipCard(server, venue, null, true);
    const { intent } = await tips(house, 700, { personnel_id: person });
    await paid(server, intent.uuid);
    expect(await movedBy(server, intent.uuid)).toMatchObject({ [`tips_payable ${person}`]: -700 });
    const own = await tablet.call('GET /console/{venue}/own-tips', { venue: venue.id });
    expect(own).toMatchObject({ consent: { asked: 2, agreed: 2 }, given: 7, owed: 7 });
    await agrees(venue.id);
  });

  it('[TIPCARD-08][TIPCARD-19] of the house is the pool’s, or that of whom the guest chose', async () => {
    const { venue, waiter } = await giftScene(server);
    const house = await aTipCard(server, venue, null, true);
    const shown = await server.client().call('GET /tips/get-data/{hash}', { hash: house });
    expect(shown).toMatchObject({ card_type: 'restaurant', display_type: 'staff_members_select' });
    expect(shown.personnel.map(({ id, name }) => [id, name])).toEqual([[waiter.userId, 'Rūta']]);
    const pool = await tips(house);
    const chosen = await tips(house, 300, { personnel_id: waiter.userId });
    await paid(server, pool.intent.uuid);
    await paid(server, chosen.intent.uuid);
    expect(await movedBy(server, pool.intent.uuid)).toEqual({ 'clearing:stripe': 500, tips_payable: -500 });
    expect(await movedBy(server, chosen.intent.uuid)).toMatchObject({
      [`tips_payable ${waiter.userId}`]: -300,
    });
    const stranger = await giftScene(server);
    expect(
      await server.client().failure(TIP, {
        body: { tips_qr_card_hash: house, amount: 500, personnel_id: stranger.waiter.userId },
      }),
    ).toBe('tip_invalid');
  });

  it('is paid once, by whichever way is first, and what came beside it goes back', async () => {
    const { venue, card } = await giftScene(server);
    const { phone, intent } = await tips(card, 700, { method: 'stripe' });
    const again = await phone.call(TIP, {
      body: { tips_qr_card_hash: card, amount: 700, method: 'stripe' },
    });
    expect(again.uuid).toBe(intent.uuid);
    await paid(server, intent.uuid);
    const second = await phone.call(TIP, { body: { tips_qr_card_hash: card, amount: 700 } });
    expect(second.uuid).not.toBe(intent.uuid);
    await agrees(venue.id);
  });

  it('[TIPCARD-13] cannot be given with a card that never was, was put away, or whose person left', async () => {
    const { venue, waiter, card } = await giftScene(server);
    const read = (hash: string) => server.client().failure('GET /tips/get-data/{hash}', { hash });
    expect(await read('nothing-like-it')).toBe('tip_card_unavailable');
    const { intent } = await tips(card);
    await server.database.pool.query('delete from staff_membership where user_id = $1', [waiter.userId]);
    expect(await read(card)).toBe('tip_card_unavailable');
    expect(await server.client().failure(TIP, { body: { tips_qr_card_hash: card, amount: 500 } })).toBe(
      'tip_card_unavailable',
    );
    // What was on its way is still that person's.
    await paid(server, intent.uuid);
    expect(await movedBy(server, intent.uuid)).toMatchObject({ [`tips_payable ${waiter.userId}`]: -500 });
    await agrees(venue.id);
  });

  it('[REVIEW-12][SESSION-12] proves to its phone alone that a review of its person may be given', async () => {
    const { venue, waiter, card } = await giftScene(server);
    const { phone, intent } = await tips(card);
    await paid(server, intent.uuid);
    const ids = { tips_qr_card_hash: card, payment_uuid: intent.uuid, session_token: null };
    const rate = { ...ids, unique_order_number: null, review_id: null, rating: 5 };
    const fails = (who: typeof phone, body = rate) => who.failure('POST /reviews/rate-v2', { body });
    const { phone: other } = await tips(card);
    expect(await fails(other)).toBe('payment_not_found');
    expect(await fails(server.client())).toBe('session_not_found');
    const { id } = await phone.call('POST /reviews/rate-v2', { body: rate });
    const { rows } = await server.database.pool.query(
      'select id, kind, served_by, served_by_name, rating from review where venue_id = $1',
      [venue.id],
    );
    expect(rows).toEqual([{ id, kind: 'card', served_by: waiter.userId, served_by_name: 'Rūta', rating: 5 }]);
  });

  it('that staff give back comes from its person, and a stranger reads nothing of it', async () => {
    const { venue, waiter, card } = await giftScene(server, { cardFee: { fixed: 50, percent: 0 } });
    const { phone, intent } = await tips(card);
    await paid(server, intent.uuid);
    expect(
      await server.client().failure('GET /payments/check-payment-status/{uuid}', { uuid: intent.uuid }),
    ).toBe('payment_not_found');
    expect(await phone.call('GET /payments/receipt/{uuid}', { uuid: intent.uuid })).toMatchObject({
      total: 5.5,
      vat: [],
    });
    const owner = await aStaff(server, venue, 'owner');
    const { payments } = await owner.call('GET /console/{venue}/payments', { venue: venue.id });
    expect(payments).toMatchObject([{ uuid: intent.uuid, kind: 'tip', table_name: 'Rūta', total: 5.5 }]);
    await owner.call('POST /console/{venue}/payments/{payment}/refund', {
      venue: venue.id,
      payment: intent.uuid,
      body: { reason: 'typed one nought too many' },
    });
    expect(await movedBy(server, intent.uuid)).toEqual({
      'clearing:stripe': 550,
      refunds_payable: -550,
    });
    await agrees(venue.id);
    expect(waiter.userId).not.toBe('');
  });
});

describe('what phones read of cards', () => {
  const fields = (what: object): string[] => Object.keys(what);

  it('[TIPCARD-05][TIPCARD-06][ENTITY-56][ENTITY-57][ENTITY-58] has every field of the entities', async () => {
    const { venue, waiter, card } = await giftScene(server);
    const shown = await server.client().call('GET /tips/get-data/{hash}', { hash: card });
    expect(fields(shown)).toEqual(
      expect.arrayContaining([
        'card_type',
        'restaurant_data',
        'personnel_data',
        'tips_amounts',
        'max_amount',
        'min_amount',
        'preselected_tip_index',
        'display_type',
      ]),
    );
    expect(shown).toMatchObject({ card_type: 'individual', tips_amounts: [2, 5, 10], max_amount: 200 });
    expect(shown.personnel_data).toEqual({
      id: waiter.userId,
      name: 'Rūta',
      photo: null,
      description: '',
      show_review_cta_in_payment_screen: false,
      success_gif: null,
      success_description: '',
      locale: { locale_code: 'lt' },
    });
    const { personnel } = await server.client().call('GET /personnel/get-v2/{hash}', { hash: card });
    const member = { id: waiter.userId, photo: null, tips_qr_card_hash: card, locale: { locale_code: 'lt' } };
    expect(personnel).toMatchObject({ ...member, name: 'Rūta', currency: { code: 'EUR' } });
    await aMenu(server, venue);
    const table = await aTable(server, venue);
    const phone = await server.guestAt(table.code);
    const list = await phone.call('GET /personnel/get-list-v2/{session}', { session: phone.session });
    expect(list.personnel).toMatchObject([member]);
  });

  it('[ENTITY-59][DONATE-07] a recipient of donations too', async () => {
    const { venue } = await giftScene(server);
    const { hash } = await aDonatee(server, venue);
    const card = await server.client().call('POST /donations/get-data/{hash}', { hash, body: {} });
    expect(fields(card.donatee)).toEqual([
      'name',
      'description',
      'cover',
      'cover_thumbnail',
      'donation_settings',
    ]);
    expect(fields(card.donatee.donation_settings)).toEqual(
      expect.arrayContaining(['donation_amounts', 'preselected_index', 'min_amount', 'max_amount']),
    );
    expect(card.payment_providers).toEqual(['stripe', 'stripe-card']);
  });
});

/** The provider of these tests lets whoever began a payment try a card; where we try them: cards/card-testing.test.ts. */
describe('a card that anybody may open', () => {
  /** Begins so many small payments, each from an address of its own; how they were answered, and what reached the provider. */
  const bots = async (
    count: number,
    call: typeof TIP | typeof DONATE,
    bodyOf: (n: number, phone: ReturnType<typeof server.client>) => Promise<object>,
  ) => {
    const before = server.bank.book.size;
    const answers: Record<string, number> = {};
    const bot = async (n: number): Promise<void> => {
      const phone = server.client();
      const answer = await phone.fetch(`/api${call.replace('POST ', '')}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${n % 200}.${Math.floor(n / 200)}.7`,
        },
        body: JSON.stringify({ ...(await bodyOf(n, phone)), amount: 100 + n }),
      });
      answers[answer.status] = (answers[answer.status] ?? 0) + 1;
    };
    for (let n = 0; n < count; n += 25) await Promise.all(Array.from({ length: 25 }, (_, k) => bot(n + k)));
    return { answers, reached: server.bank.book.size - before };
  };

  it('lets a thousand phones of a thousand addresses try at most twenty cards out', async () => {
    const { card } = await giftScene(server);
    const heard = await bots(1_000, TIP, async () => ({ tips_qr_card_hash: card }));
    expect(heard).toEqual({ answers: { 200: 20, 429: 980 }, reached: 20 });
  });

  it('of a donation too', async () => {
    const { venue } = await giftScene(server);
    const { hash } = await aDonatee(server, venue);
    const heard = await bots(50, DONATE, async (_, phone) => {
      const { session } = await phone.call('POST /donations/get-data/{hash}', { hash, body: {} });
      return { session };
    });
    expect(heard).toEqual({ answers: { 200: 20, 429: 30 }, reached: 20 });
  });

  it('counts who only scanned a table’s code as it does strangers: a scan costs nothing', async () => {
    const { venue, card } = await giftScene(server);
    await aMenu(server, venue);
    const { code } = await aTable(server, venue);
    const heard = await bots(50, TIP, async (_, phone) => {
      const { session } = await phone.call('GET /{hash}', { hash: code });
      return { tips_qr_card_hash: card, session };
    });
    expect(heard).toEqual({ answers: { 200: 20, 429: 30 }, reached: 20 });
    // A guest who paid here is no stranger, however many of them came.
    const guest = await server.guestAt(code);
    const body = { personnel_id: null, tips_qr_card_hash: card, amount: 500, session: guest.session };
    expect(await guest.failure(TIP, { body })).toBe('cards_paused');
    const order = await placed(guest);
    await paid(server, (await beginPayment(guest, order.unique_order_number)).uuid);
    expect(await guest.call(TIP, { body })).toMatchObject({ total: 5 });
  });
});

describe('a donation', () => {
  it('[TIPCARD-04][DONATE-10][DONATE-11] is for whom the session says, never the house’s, and the session is this phone’s', async () => {
    const { venue } = await giftScene(server);
    const { id, hash } = await aDonatee(server, venue);
    const phone = server.client();
    const card = await phone.call('POST /donations/get-data/{hash}', { hash, body: { language: 'en' } });
    expect(card.donatee).toMatchObject({
      name: 'Shelter',
      donation_settings: { min_amount: 0.5, max_amount: 200, preselected_index: 0 },
    });
    const again = await phone.call('POST /donations/get-data/{hash}', {
      hash,
      body: { session: card.session },
    });
    expect(again.session).toBe(card.session);
    const { uuid } = await phone.call(DONATE, { body: { session: card.session, amount: 50 } });
    await paid(server, uuid);
    expect(await phone.call('GET /payments/check-payment-status/{uuid}', { uuid })).toMatchObject({
      status: 'paid',
      order_type: 'donation',
      amount: 0.5,
    });
    expect(await movedBy(server, uuid)).toEqual({ 'clearing:stripe': 50, [`donations_payable ${id}`]: -50 });
    await agrees(venue.id);
    expect(await server.client().failure(DONATE, { body: { session: card.session, amount: 500 } })).toBe(
      'session_not_found',
    );
    server.clock.advance(6 * 60 * 60_000);
    expect(await phone.failure(DONATE, { body: { session: card.session, amount: 500 } })).toBe(
      'session_not_found',
    );
  });

  it('[DONATE-05][DONATE-06] cannot be made to whom nobody could pay, or who is not there', async () => {
    const { venue } = await giftScene(server, { paymentProviders: ['cash'] });
    const { hash } = await aDonatee(server, venue);
    for (const code of [hash, 'nobody']) {
      const body = { session: null };
      expect(await server.client().failure('POST /donations/get-data/{hash}', { hash: code, body })).toBe(
        'donation_unavailable',
      );
    }
  });
});
