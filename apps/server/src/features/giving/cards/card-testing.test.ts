import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aDonatee, aRecipient, aTipCard, movedBy } from '@tableside/testkit/scenes/a-gift.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { beginPayment } from '@tableside/testkit/scenes/a-payer.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBooks } from '../../ledger/index.ts';

/** The provider is the sandbox, which tries every card that it is given leave to: nothing of it is made up here. */
let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer({ env: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => world.stop());

const TIP = 'POST /payments/stripe/payment-intent-tips-v2';
const GOOD = '4242424242424242';
const BAD = '4000000000000002';
const ASKS = '4000002760003184';
const { secretKey, publishableKey } = SANDBOX_KEYS.main.stripe;

/** A venue with a waiter's card, one of the house and somebody to donate to. */
const scene = async () => {
  const { server } = world;
  const venue = await aVenue(server, {
    settings: {
      functionalities: ['order', 'tips'],
      paymentProviders: ['stripe', 'stripe-card', 'neopay', 'solid-card'],
    },
  });
  await world.withAccounts(venue, 'stripe', 'neopay', 'solidgate');
  const waiter = await aRecipient(server, venue);
  const cards = [await aTipCard(server, venue, waiter.userId), await aTipCard(server, venue, null)] as const;
  return { venue, waiter, cards, donatee: await aDonatee(server, venue) };
};
type Scene = Awaited<ReturnType<typeof scene>>;

const addressOf = (n: number): Record<string, string> => ({
  'x-forwarded-for': `10.${n % 200}.${Math.floor(n / 200)}.7`,
});

/** A call as a script makes it, from an address of its own; the answer's data, or the code it was refused with. */
const from = async (n: number, phone: TestClient, path: string, body: object) => {
  const answer = await phone.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...addressOf(n) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as {
    readonly code?: string;
    readonly data?: {
      readonly uuid: string;
      readonly outcome?: string;
      readonly clientSecret: string;
      readonly next_action: { readonly params: Record<string, string> };
      readonly session: string;
    };
  };
};

const stripe = (key: string, path: string, fields?: Record<string, string>) =>
  fetch(`${world.sandbox.address}/v1/${path}`, {
    headers: { authorization: `Bearer ${key}` },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });

/** What the form calls a card. */
const named = async (number: string): Promise<string> => {
  const card = { 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '34' };
  const made = await stripe(publishableKey, 'payment_methods', { type: 'card', ...card });
  return ((await made.json()) as { id: string }).id;
};

/** What a script does that has no use for us: confirms by itself with what the phone was given. */
const confirmAlone = (secret: string, number: string) =>
  stripe(publishableKey, `payment_intents/${secret.split('_secret_')[0]}/confirm`, {
    client_secret: secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
  });

/** Cards that reached a bank: each leaves a charge, declined or not. */
const reached = async (): Promise<number> => {
  const page = (await (await stripe(secretKey, 'charges?limit=100')).json()) as {
    readonly data: readonly unknown[];
    readonly has_more: boolean;
  };
  expect(page.has_more).toBe(false);
  return page.data.length;
};

/** The guest says yes on the bank's page. */
const approved = (secret: string) =>
  fetch(`${world.sandbox.address}/stripe/3ds/${secret.split('_secret_')[0]}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
  });

const tries = async (phone: TestClient, uuid: string, number: string) =>
  phone.call('POST /payments/try-card/{uuid}', { uuid, body: { card: await named(number) } });
const tip = (phone: TestClient, hash: string, amount = 500) =>
  phone.call(TIP, { body: { personnel_id: null, tips_qr_card_hash: hash, amount } });
const wishOf = ({ cards }: Scene) => ({ personnel_id: null, tips_qr_card_hash: cards[0], amount: 700 });
const statusOf = (phone: TestClient, uuid: string) =>
  phone.call('GET /payments/check-payment-status/{uuid}', { uuid });
const agrees = async ({ venue }: Scene): Promise<void> => {
  expect(await world.server.database.transaction(run => checkBooks(run, venue.id))).toEqual([]);
};
const booked = async (uuid: string) => {
  const book = (await world.control('stripe', 'book')) as readonly {
    readonly reference: string;
    readonly status: string;
    readonly captured_minor: number;
  }[];
  return book
    .filter(({ reference }) => reference === uuid)
    .map(({ status, captured_minor: sum }) => [status, sum]);
};

describe('a guest’s card for a tip', () => {
  it('that is declined ends its payment at the provider, and another one begins anew and pays', async () => {
    const at = await scene();
    const phone = world.server.client();
    const before = await reached();
    const first = await tip(phone, at.cards[0]);
    const said = await tries(phone, first.uuid, '4000000000009995');
    expect(said).toEqual({
      outcome: 'declined',
      failure: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    });
    expect(await booked(first.uuid)).toEqual([['canceled', 0]]);
    expect(await statusOf(phone, first.uuid)).toMatchObject({
      status: 'failed',
      failure: 'insufficient_funds',
    });
    expect(await tries(phone, first.uuid, GOOD)).toMatchObject({ outcome: 'declined' });
    expect((await reached()) - before).toBe(1);
    const second = await tip(phone, at.cards[0]);
    expect(second.uuid).not.toBe(first.uuid);
    expect(await tries(phone, second.uuid, GOOD)).toMatchObject({ outcome: 'done' });
    expect(await statusOf(phone, second.uuid)).toMatchObject({ status: 'paid', amount: 5 });
    await agrees(at);
  });

  it('is charged whatever another one is told at the same moment, and at most three are tried', async () => {
    const at = await scene();
    const phone = world.server.client();
    const before = await reached();
    const { uuid } = await tip(phone, at.cards[0]);
    const outcomes = await Promise.all([BAD, GOOD, BAD, BAD, BAD].map(number => tries(phone, uuid, number)));
    expect((await reached()) - before).toBeLessThanOrEqual(3);
    await world.control('stripe', 'webhooks/flush', {});
    const paid = outcomes.some(({ outcome }) => outcome === 'done');
    expect((await statusOf(phone, uuid)).status).toBe(paid ? 'paid' : 'failed');
    expect(await booked(uuid)).toEqual([paid ? ['succeeded', 500] : ['canceled', 0]]);
    await agrees(at);
  });

  it('that its bank asks about is charged once the guest has answered, and one that is charged counts for nothing: of a phone, more than six go through', async () => {
    const at = await scene();
    const phone = world.server.client();
    const before = await reached();
    for (let n = 0; n < 7; n += 1) {
      const begun = await tip(phone, at.cards[1], 500 + n);
      expect(await tries(phone, begun.uuid, ASKS)).toMatchObject({ outcome: 'asks' });
      await approved(String(begun.clientSecret));
      if (n === 0) expect((await confirmAlone(String(begun.clientSecret), GOOD)).status).toBe(400);
      const after = { uuid: begun.uuid, body: { card: null } };
      expect(await phone.call('POST /payments/try-card/{uuid}', after)).toMatchObject({ outcome: 'done' });
      expect(await phone.call('POST /payments/try-card/{uuid}', after)).toMatchObject({ outcome: 'done' });
      expect(await statusOf(phone, begun.uuid)).toMatchObject({ status: 'paid', amount: (500 + n) / 100 });
    }
    expect((await reached()) - before).toBe(7);
    await agrees(at);
  });

  it('whose answer does not come is asked about: no second charge, and nothing is lost', async () => {
    const at = await scene();
    const phone = world.server.client();
    const before = await reached();
    await world.control('stripe', 'next', [{ do: 'down', times: 1, how: 'cut' }]);
    expect(await phone.failure(TIP, { body: { tips_qr_card_hash: at.cards[0], amount: 500 } })).toBe(
      'payment_provider_silent',
    );
    const { uuid } = await tip(phone, at.cards[0], 600);
    const card = await named(GOOD);
    await world.control('stripe', 'next', [{ do: 'down', times: 1, how: 'cut', match: uuid }]);
    const input = { uuid, body: { card } };
    expect(await phone.failure('POST /payments/try-card/{uuid}', input)).toBe('payment_provider_silent');
    expect((await reached()) - before).toBe(0);
    expect(await phone.call('POST /payments/try-card/{uuid}', input)).toMatchObject({ outcome: 'done' });
    expect(await statusOf(phone, uuid)).toMatchObject({ status: 'paid', amount: 6 });

    // Charged, and nobody here heard of it: the guest's next try finds that out and charges nothing.
    await world.control('stripe', 'next', [{ do: 'webhook', when: 'never' }]);
    const unheard = await tip(phone, at.cards[0], 800);
    const [intent] = String(unheard.clientSecret).split('_secret_');
    await stripe(secretKey, `payment_intents/${intent}/confirm`, { payment_method: card });
    expect(await tries(phone, unheard.uuid, GOOD)).toMatchObject({ outcome: 'done' });
    expect(await statusOf(phone, unheard.uuid)).toMatchObject({ status: 'paid', amount: 8 });
    expect((await reached()) - before).toBe(2);
    await agrees(at);
  });

  it('is tried for the phone alone that began, and for no bill of a table', async () => {
    const { server } = world;
    const at = await scene();
    const before = await reached();
    const { uuid } = await tip(server.client(), at.cards[0]);
    const body = { card: await named(GOOD) };
    const other = server.client();
    await tip(other, at.cards[0]);
    expect(await other.failure('POST /payments/try-card/{uuid}', { uuid, body })).toBe('payment_not_found');
    await aMenu(server, at.venue);
    const guest = await server.guestAt((await aTable(server, at.venue)).code);
    const order = await beginPayment(guest, (await placed(guest)).unique_order_number);
    const ofOrder = { uuid: order.uuid, body };
    expect(await guest.failure('POST /payments/try-card/{uuid}', ofOrder)).toBe('payment_not_found');
    expect((await reached()) - before).toBe(0);
  });

  it('rests after six of one phone were declined, and of one phone only', async () => {
    const { server } = world;
    const at = await scene();
    const phone = server.client();
    for (let n = 0; n < 6; n += 1) {
      const { uuid } = await tip(phone, at.cards[0], 500 + n);
      expect(await tries(phone, uuid, BAD)).toMatchObject({ outcome: 'declined' });
    }
    const { uuid } = await tip(phone, at.cards[0], 900);
    const input = { uuid, body: { card: await named(GOOD) } };
    expect(await phone.failure('POST /payments/try-card/{uuid}', input)).toBe('cards_paused');
    const other = server.client();
    const theirs = await tip(other, at.cards[0]);
    expect(await tries(other, theirs.uuid, GOOD)).toMatchObject({ outcome: 'done' });
  });
});

describe('stolen cards', () => {
  /** Begins on one of the venue's cards: a waiter's, the house's, or a recipient's. */
  const begin = async ({ cards, donatee }: Scene, n: number, phone: TestClient) => {
    const which = n % 3;
    if (which < 2) {
      const body = { personnel_id: null, tips_qr_card_hash: cards[which], amount: 100 + n };
      return from(n, phone, '/payments/stripe/payment-intent-tips-v2', body);
    }
    const opened = await from(n, phone, `/donations/get-data/${donatee.hash}`, {});
    const body = { session: opened.data?.session, amount: 100 + n };
    return from(n, phone, '/payments/stripe/payment-intent-donation', body);
  };

  it('has one for each payment of Solidgate’s form, and twenty payments in all', async () => {
    const { server } = world;
    const { cards } = await scene();
    let accepted = 0;
    const codes: string[] = [];
    for (let n = 0; n < 25; n += 1) {
      const body = { personnel_id: null, tips_qr_card_hash: cards[n % 2], amount: 100 + n };
      const begun = await from(n, server.client(), '/payments/solidgate/payment-intent-tips', body);
      codes.push(begun.code ?? 'begun');
      for (let again = 0; begun.data && again < 3; again += 1) {
        const { merchant, signature, paymentIntent } = begun.data.next_action.params;
        const answer = await fetch(`${world.sandbox.address}/solidgate/form/pay`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ data: { merchant, signature, paymentIntent }, number: '4916242642369774' }),
        });
        const { order } = (await answer.json()) as { order?: object };
        if (order) accepted += 1;
      }
    }
    expect(accepted).toBe(20);
    expect(codes.filter(code => code === 'cards_paused')).toHaveLength(5);
  });

  it('of a thousand from as many addresses twenty reach the bank, by all cards of a venue and with every secret; a guest known here, and every other way, is served', async () => {
    const { server } = world;
    const at = await scene();
    await aMenu(server, at.venue);
    const table = await aTable(server, at.venue);
    const guest = await server.guestAt(table.code);
    const { uuid } = await beginPayment(guest, (await placed(guest)).unique_order_number);
    await world.control('stripe', 'act', { reference: uuid, action: 'approve' });
    await world.control('stripe', 'webhooks/flush', {});
    const before = await reached();

    // Secrets are gathered first, then each is used again and again.
    const held = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const phone = server.client();
        return { phone, begun: (await begin(at, n, phone)).data };
      }),
    );
    const bad = await named(BAD);
    const steal = async (k: number, address: number): Promise<string> => {
      const { phone, begun } = held[k % held.length] ?? {};
      if (!phone || !begun) throw new Error('nothing was begun');
      const tried = await from(address, phone, `/payments/try-card/${begun.uuid}`, { card: bad });
      return tried.data?.outcome ?? tried.code ?? '?';
    };

    // The venue's own network is one address: who tries there in vain keeps no guest from it.
    const shared = 7_000;
    for (let k = 0; k < 15; k += 1) expect(await steal(k, shared)).toBe('declined');
    expect(await steal(15, shared)).toBe('cards_paused');
    const ours = await guest.call(TIP, { body: { ...wishOf(at), session: guest.session } });
    const good = { card: await named(GOOD) };
    const taken = await from(shared, guest, `/payments/try-card/${ours.uuid}`, good);
    expect(taken.data?.outcome).toBe('done');

    for (const { begun } of held) {
      expect((await confirmAlone(begun?.clientSecret ?? '', BAD)).status).toBe(400);
    }
    const answers: string[] = [];
    for (let n = 0; n < 1_000; n += 50) {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, k) => steal(n + k, n + k)))));
    }
    // Twenty of strangers, and the guest's own; whoever goes on with what is over, or begins anew, reaches nobody.
    expect((await reached()) - before).toBe(21);
    expect([...new Set(answers)].sort()).toEqual(['cards_paused', 'declined']);
    for (let n = 0; n < 9; n += 1) {
      expect((await begin(at, n + 3_000, server.client())).code).toBe('cards_paused');
    }

    // The office hears of it, once.
    const told = await server.database.pool.query(
      'select kind, payment_id from money_alert where venue_id = $1',
      [at.venue.id],
    );
    expect(told.rows).toEqual([{ kind: 'cards_paused', payment_id: null }]);

    // Nobody else is locked out of anything but cards of strangers.
    const stranger = server.client();
    const wish = wishOf(at);
    expect(await stranger.failure(TIP, { body: wish })).toBe('cards_paused');
    const bank = await stranger.call('POST /payments/neopay/create-tips-transaction', { body: wish });
    expect(bank.next_action.kind).toBe('redirect');
    const known = await guest.call(TIP, { body: { ...wish, session: guest.session } });
    expect(known.uuid).not.toBe(ours.uuid);
    expect(await tries(guest, known.uuid, GOOD)).toMatchObject({ outcome: 'done' });
    expect(await statusOf(guest, known.uuid)).toMatchObject({ status: 'paid', amount: 7 });

    // An hour later a stranger who cannot make up their mind pays what they chose last, once.
    server.clock.advance(61 * 60_000);
    const begun = [];
    for (const amount of [300, 400, 500, 900]) begun.push(await tip(stranger, at.cards[0], amount));
    const last = begun.at(-1)?.uuid ?? '';
    expect(await tries(stranger, last, GOOD)).toMatchObject({ outcome: 'done' });
    expect(await statusOf(stranger, last)).toMatchObject({ status: 'paid', amount: 9 });
    expect(await movedBy(server, last)).toEqual({
      'clearing:stripe': 900,
      [`tips_payable ${at.waiter.userId}`]: -900,
    });
    await agrees(at);
  }, 120_000);
});

describe('a guest who does not come back from the bank’s question', () => {
  it.each([['said yes'], ['said nothing']])(
    'and %s has paid nothing: it ends with their time, here and there, and takes no other card',
    async answer => {
      const { server } = world;
      const at = await scene();
      const phone = server.client();
      const before = await reached();
      const { uuid, clientSecret } = await tip(phone, at.cards[0]);
      expect(await tries(phone, uuid, ASKS)).toMatchObject({ outcome: 'asks' });
      if (answer === 'said yes') await approved(String(clientSecret));
      await world.control('stripe', 'webhooks/flush', {});
      expect((await statusOf(phone, uuid)).status).toBe('created');
      server.clock.advance(16 * 60_000);
      expect(await tries(phone, uuid, GOOD)).toMatchObject({ outcome: 'declined' });
      expect((await statusOf(phone, uuid)).status).toBe('expired');
      expect(await booked(uuid)).toEqual([['canceled', 0]]);
      expect((await reached()) - before).toBe(0);
      await agrees(at);
    },
  );
});
