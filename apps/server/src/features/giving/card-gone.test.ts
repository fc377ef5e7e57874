import type { DonationCard, TipCard } from '@tableside/contract/http/gifts';
import { aDonatee, aTipCard, giftScene } from '@tableside/testkit/scenes/a-gift.ts';
import { aGuestApp } from '@tableside/testkit/scenes/a-guest-app.ts';
import { type PayServer, paid, payServer } from '@tableside/testkit/scenes/a-payer.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The page after a payment whose card ended while its guest was at the bank: by the page itself, with all that it carries. */
const { folder, remove } = aGuestApp();
let server: PayServer;
beforeAll(async () => {
  server = await payServer({ extra: { guestFolder: folder } });
});
afterAll(async () => {
  await server.stop();
  remove();
});

type Boot<Card> = { readonly gift: Card | null; readonly gone?: string };
const page = async <Card>(phone: TestClient, address: string): Promise<Boot<Card>> => {
  const html = await (await phone.fetch(address)).text();
  return JSON.parse(/<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '{}') as Boot<Card>;
};
const tipPage = (phone: TestClient, hash: string, query: string) =>
  page<TipCard>(phone, `/tip/success/${hash}?${query}`);
const donationPage = (phone: TestClient, hash: string, query: string) =>
  page<DonationCard>(phone, `/donation/success/${hash}?${query}`);

const UNAVAILABLE = { gift: null, gone: 'tip_card_unavailable' };

const tipped = async () => {
  const scene = await giftScene(server);
  await server.database.pool.query(
    `update tip_recipient set description = '{"lt":"Penktadieniais"}', photo = '{"id":"face","width":9,"height":9}',
       thanks = '{"lt":"Ačiū!"}', thanks_photo = '{"id":"wave","width":9,"height":9}'
     where personnel_id = $1`,
    [scene.waiter.userId],
  );
  const owner = await aStaff(server, scene.venue, 'owner');
  const phone = server.client();
  const body = { tips_qr_card_hash: scene.card, amount: 500 };
  const { uuid } = await phone.call('POST /payments/stripe/payment-intent-tips-v2', { body });
  const { cards } = await owner.call('GET /console/{venue}/gifts', { venue: scene.venue.id });
  const putAway = () =>
    owner.call('POST /console/{venue}/gifts/{card}/switch', {
      venue: scene.venue.id,
      card: cards.find(({ hash }) => hash === scene.card)?.id ?? '',
      body: { active: false },
    });
  const leaves = () =>
    owner.call('POST /console/{venue}/team/{person}/remove', {
      venue: scene.venue.id,
      person: scene.waiter.userId,
      body: {},
    });
  const takesBack = () =>
    scene.waiter.call('POST /console/{venue}/own-tips/withdraw', { venue: scene.venue.id, body: {} });
  return { ...scene, phone, uuid, body, owner, putAway, leaves, takesBack };
};

describe('a tip card that ends while its guest is at the bank', () => {
  it.each(['leaves', 'takesBack'] as const)(
    '[TIPCARD-27] [TIPCARD-36] when its person %s: who paid reads whose it was, and nothing else of them',
    async how => {
      const of = await tipped();
      await of[how]();
      await paid(server, of.uuid);
      for (const query of [`paymentUuid=${of.uuid}&token=t`, `paymentUuid=${of.uuid}&lang=lt`]) {
        const { gift, gone } = await tipPage(of.phone, of.card, query);
        expect(gone).toBeUndefined();
        expect(gift).toMatchObject({
          hash: of.card,
          personnel_data: {
            name: 'Rūta',
            photo: null,
            description: '',
            success_gif: null,
            success_description: '',
          },
          venue: { id: of.venue.id },
        });
      }
      // The receipt, which the page offers.
      expect(await of.phone.call('GET /payments/receipt/{uuid}', { uuid: of.uuid })).toMatchObject({
        total: 5,
      });
    },
  );

  it('[TIPCARD-28] when it is put away: who paid is thanked as always', async () => {
    const of = await tipped();
    await of.putAway();
    const { gift } = await tipPage(of.phone, of.card, `paymentUuid=${of.uuid}`);
    expect(gift?.personnel_data).toMatchObject({
      name: 'Rūta',
      success_gif: expect.stringContaining('wave'),
      success_description: 'Ačiū!',
    });
  });

  it('[TIPCARD-13] it takes no other gift, and is there for nobody who names no payment of it', async () => {
    const of = await tipped();
    const other = await tipped();
    await of.leaves();
    const named = `paymentUuid=${of.uuid}`;
    expect((await tipPage(of.phone, of.card, named)).gift).toMatchObject({
      payment_providers: [],
      tips_amounts: [],
      personnel: [],
    });
    for (const query of [
      '',
      'token=t',
      'paymentUuid=nothing',
      `paymentUuid=${of.venue.id}`,
      `paymentUuid=${other.uuid}`,
    ]) {
      expect(await tipPage(of.phone, of.card, query)).toMatchObject(UNAVAILABLE);
    }
    expect(await tipPage(of.phone, 'nothing-like-it', named)).toMatchObject(UNAVAILABLE);
    const { card: hash, body } = of;
    const intent = 'POST /payments/stripe/payment-intent-tips-v2';
    expect(await of.phone.failure(intent, { body })).toBe('tip_card_unavailable');
    expect(await of.phone.failure('GET /tips/get-data/{hash}', { hash })).toBe('tip_card_unavailable');
  });

  it('[TIPCARD-42] of the house: it is the house’s, whoever was chosen', async () => {
    const { venue, waiter, owner, phone } = await tipped();
    const house = await aTipCard(server, venue, null, true);
    const body = { tips_qr_card_hash: house, amount: 300, personnel_id: waiter.userId };
    const { uuid } = await phone.call('POST /payments/stripe/payment-intent-tips-v2', { body });
    const { cards } = await owner.call('GET /console/{venue}/gifts', { venue: venue.id });
    const card = cards.find(({ hash }) => hash === house)?.id ?? '';
    await owner.call('POST /console/{venue}/gifts/{card}/switch', {
      venue: venue.id,
      card,
      body: { active: false },
    });
    await paid(server, uuid);
    const { gift } = await tipPage(phone, house, `paymentUuid=${uuid}&personnel_id=${waiter.userId}`);
    expect(gift).toMatchObject({ personnel_data: null, restaurant_data: { name: 'Test Kitchen' } });
    // The page names who got it by the payment.
    const told = await phone.call('GET /payments/check-payment-status/{uuid}', { uuid });
    expect(told).toMatchObject({ status: 'paid', items: [{ name: 'Rūta' }] });
  });
});

describe('a recipient of donations who is switched off while a guest is at the bank', () => {
  it('[DONATE-02] [DONATE-05] is named to who paid, and there for nobody else, with no session to give by', async () => {
    const { venue, owner } = await tipped();
    const { id: card, hash } = await aDonatee(server, venue);
    const phone = server.client();
    const { session } = await phone.call('POST /donations/get-data/{hash}', { hash, body: {} });
    const body = { session, amount: 2000 };
    const intent = 'POST /payments/stripe/payment-intent-donation';
    const { uuid } = await phone.call(intent, { body });
    await owner.call('POST /console/{venue}/gifts/{card}/switch', {
      venue: venue.id,
      card,
      body: { active: false },
    });
    await paid(server, uuid);
    expect((await donationPage(phone, hash, `paymentUuid=${uuid}`)).gift).toMatchObject({
      donatee: { name: 'Shelter', description: '', cover: null },
      session: '',
      payment_providers: [],
    });
    for (const query of ['', `paymentUuid=${venue.id}`]) {
      expect(await donationPage(phone, hash, query)).toMatchObject({
        gift: null,
        gone: 'donation_unavailable',
      });
    }
    expect(await phone.failure(intent, { body })).toBe('donation_unavailable');
  });
});
