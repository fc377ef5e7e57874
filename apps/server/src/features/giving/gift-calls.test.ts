import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aDonatee, aRecipient, aTipCard } from '@tableside/testkit/scenes/a-gift.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());

/** A venue that guests give at by every way, with a waiter's card and somebody to donate to. */
const scene = async () => {
  const { server } = world;
  const venue = await aVenue(server, {
    settings: {
      functionalities: ['order', 'tips'],
      translations: { lt: { room: 'Kambarys' }, en: { room: 'Room' } },
      paymentProviders: ['stripe', 'stripe-card', 'neopay', 'solid-card', 'solid-wallet'],
    },
  });
  await world.withAccounts(venue, 'stripe', 'neopay', 'solidgate');
  const waiter = await aRecipient(server, venue);
  const phone = server.client();
  const { hash } = await aDonatee(server, venue);
  const donation = await phone.call('POST /donations/get-data/{hash}', { hash, body: {} });
  const tip = {
    personnel_id: waiter.userId,
    tips_qr_card_hash: await aTipCard(server, venue, waiter.userId),
    amount: 500,
  };
  return { phone, venue, hash, tip, donation, gift: { session: donation.session, amount: 500 } };
};

describe('calls that begin a gift', () => {
  it('[TIPCARD-25] a tip by the form of Solidgate is signed for the sum and the merchant', async () => {
    const { phone, tip } = await scene();
    const intent = await phone.call('POST /payments/solidgate/payment-intent-tips', { body: tip });
    expect(intent).toMatchObject({ method: 'solid-card', total: 5, transaction_fee: 0 });
    expect(intent.merchant_id).toEqual(expect.stringMatching(/^\w+$/));
    expect(intent.signature).toEqual(expect.stringMatching(/^[\w+/=]{100,}$/));
    expect(intent.payment_intent).toEqual(expect.stringMatching(/^[\w+/=-]{50,}$/));
  });

  it('[TIPCARD-26] a tip by bank answers where to go, and comes back to its card', async () => {
    const { phone, tip } = await scene();
    const call = 'POST /payments/neopay/create-tips-transaction';
    const { redirect_url, uuid, total } = await phone.call(call, { body: tip });
    expect(total).toBe(5);
    const page = await fetch(redirect_url ?? '');
    expect(new URL(page.url).origin).toBe(new URL(world.sandbox.address).origin);
    const decided = await fetch(page.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action: 'approve', bank: 'HABALT22' }),
      redirect: 'manual',
    });
    const to = new URL(decided.headers.get('location') ?? '');
    expect(to.pathname).toBe(`/tip/success/${tip.tips_qr_card_hash}`);
    expect(to.searchParams.get('paymentUuid')).toBe(uuid);
  });

  it('[DONATE-12] a donation by the form of Solidgate holds the fields of an intent', async () => {
    const { phone, gift } = await scene();
    const intent = await phone.call('POST /payments/solidgate/payment-intent-donation', { body: gift });
    expect(intent).toMatchObject({ method: 'solid-card', subtotal: 5, total: 5, transaction_fee: 0 });
    expect(intent.merchant_id).toEqual(expect.stringMatching(/^\w+$/));
    expect(intent.signature).toEqual(expect.stringMatching(/^[\w+/=]{100,}$/));
    expect(intent.payment_intent).toEqual(expect.stringMatching(/^[\w+/=-]{50,}$/));
    expect(intent.redirect_url).toBeUndefined();
  });

  it('[DONATE-13] a donation by bank answers where to go', async () => {
    const { phone, gift } = await scene();
    const call = 'POST /payments/neopay/create-donation-transaction';
    const { redirect_url, next_action } = await phone.call(call, { body: gift });
    expect(redirect_url).toEqual(expect.stringMatching(/^http/));
    expect(next_action).toEqual({ kind: 'redirect', url: redirect_url });
  });
});

describe('a donation card', () => {
  it('[DONATE-14] the venue’s own texts are read by what the card says of the venue', async () => {
    const { phone, donation } = await scene();
    const read = { restaurantId: donation.venue.id };
    expect(await phone.call('GET /translations/{restaurantId}/{lang}/', { ...read, lang: 'lt' })).toEqual({
      room: 'Kambarys',
    });
  });

  it('[DONATE-18] keeps its session in a cookie for six hours', async () => {
    const { hash } = await scene();
    const answer = await world.server.client().fetch(`/api/donations/get-data/${hash}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const cookie = answer.headers.getSetCookie().find(each => each.startsWith('donation_session='));
    expect(cookie).toMatch(/max-age=21600\b/i);
    const { expires_at } = await world.server
      .client()
      .call('POST /donations/get-data/{hash}', { hash, body: {} });
    expect(Date.parse(expires_at) - world.server.clock.now()).toBe(6 * 60 * 60_000);
  });
});
