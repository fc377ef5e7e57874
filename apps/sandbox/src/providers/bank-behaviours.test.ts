import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';
import { unanswered } from '../testing/unanswered.ts';
import { FORGED_WAYS } from '../webhooks/forged-ways.ts';

const bytes = (secret: string) => new TextEncoder().encode(secret);

const token = (claims: Record<string, unknown>, secret: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(bytes(secret));

const { montonio, neopay } = SANDBOX_KEYS.main;

/** How a shop begins a payment of 12.50 at each of them, and how it reads what it is told. */
const BANKS = {
  montonio: {
    secret: montonio.secretKey,
    begin: async (shop: Shop, reference: string, signal: AbortSignal | null = null) =>
      fetch(`${shop.address}/montonio/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          data: await token(
            {
              accessKey: montonio.accessKey,
              merchantReference: reference,
              returnUrl: `${shop.url}/back`,
              notificationUrl: `${shop.url}/api/webhooks/montonio`,
              grandTotal: 12.5,
              currency: 'EUR',
              locale: 'en',
              payment: { method: 'paymentInitiation', amount: 12.5, currency: 'EUR' },
            },
            montonio.secretKey,
          ),
        }),
        signal,
      }),
    payPage: async (shop: Shop, reference: string) => {
      const book = await shop.control<{ reference: string; provider_ref: string }[]>('montonio/book');
      return `/montonio/pay/${book.find(payment => payment.reference === reference)?.provider_ref}`;
    },
    tokenOf: (body: string) => (JSON.parse(body) as { orderToken: string }).orderToken,
    saidOf: (claims: Record<string, unknown>) => ({
      status: claims.paymentStatus,
      amount: claims.grandTotal,
    }),
    paid: 'PAID',
    refused: 'VOIDED',
    between: 'AUTHORIZED',
  },
  neopay: {
    secret: neopay.projectKey,
    begin: async (shop: Shop, reference: string, signal: AbortSignal | null = null) =>
      fetch(
        `${shop.address}/neopay/widget.html?${await token(
          {
            projectId: neopay.projectId,
            transactionId: reference,
            amount: 12.5,
            currency: 'EUR',
            paymentPurpose: 'A-17',
            serviceType: 'pisp',
            clientRedirectUrl: `${shop.url}/back`,
          },
          neopay.projectKey,
        )}`,
        { signal },
      ),
    payPage: async (_shop: Shop, reference: string) => `/neopay/pay/${reference}`,
    tokenOf: (body: string) => (JSON.parse(body) as { token: string }).token,
    saidOf: (claims: Record<string, unknown>) => {
      const [said] = Object.values(claims.transactions as Record<string, { status: string; amount: number }>);
      return { status: said?.status, amount: said?.amount };
    },
    paid: 'success',
    refused: 'rejected',
    between: 'signed',
  },
} as const;

describe.each(['montonio', 'neopay'] as const)('%s', provider => {
  const bank = BANKS[provider];
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  const verify = async (body: string) =>
    (await jwtVerify(bank.tokenOf(body), bytes(bank.secret), { algorithms: ['HS256'], clockTolerance: 300 }))
      .payload;
  const said = async () => {
    const all = [];
    for (const { body } of shop.heard) all.push(bank.saidOf(await verify(body)));
    return all;
  };
  const next = (...behaviours: unknown[]) => shop.control(`${provider}/next`, behaviours);
  const act = (reference: string, action: string) => shop.control(`${provider}/act`, { reference, action });
  const book = (): Promise<unknown> => shop.control(`${provider}/book`);

  it('declines the payment it is told to, and only that one', async () => {
    await next({ do: 'decline', code: 'no-money', match: 'b' });
    for (const reference of ['a', 'b']) {
      await bank.begin(shop, reference);
      await act(reference, 'approve');
    }
    expect(await book()).toMatchObject([
      { reference: 'a', status: 'succeeded' },
      { reference: 'b', status: 'failed', captured_minor: 0 },
    ]);
    await shop.hears(2);
    expect((await said()).map(({ status }) => status).sort()).toEqual([bank.paid, bank.refused].sort());
  });

  it('creates and never answers', async () => {
    await next({ do: 'create-then-timeout' });
    await unanswered(
      signal => bank.begin(shop, 'a', signal),
      async () => expect(await book()).toMatchObject([{ reference: 'a', status: 'created' }]),
    );
  });

  it("takes the money and never answers the payer's browser; the webhook comes", async () => {
    await next({ do: 'charge-then-timeout' });
    await bank.begin(shop, 'a');
    const page = `${shop.address}${await bank.payPage(shop, 'a')}`;
    const body = new URLSearchParams({ action: 'approve' });
    await unanswered(
      signal => fetch(page, { method: 'POST', body, signal }),
      async () => expect(await book()).toMatchObject([{ status: 'succeeded', captured_minor: 1250 }]),
    );
    await shop.hears(1);
    expect(await said()).toEqual([{ status: bank.paid, amount: 12.5 }]);
  });

  it.each([2, 10])('tells %i times', async times => {
    await next({ do: 'webhook', times });
    await bank.begin(shop, 'a');
    await act('a', 'approve');
    await shop.hears(times);
    expect(await said()).toEqual(Array.from({ length: times }, () => ({ status: bank.paid, amount: 12.5 })));
  });

  it('tells before the payer is back', async () => {
    await next({ do: 'webhook', when: 'early' });
    await bank.begin(shop, 'a');
    await fetch(`${shop.address}${await bank.payPage(shop, 'a')}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'approve' }),
      redirect: 'manual',
    });
    expect(shop.heard).toHaveLength(1);
  });

  it.each(['late', 'held'] as const)('tells %s: not before it is flushed', async when => {
    await next({ do: 'webhook', when, ...(when === 'late' ? { after_ms: 3_600_000 } : {}) });
    await bank.begin(shop, 'a');
    await act('a', 'approve');
    expect(shop.heard).toHaveLength(0);
    expect(await shop.control(`${provider}/webhooks/flush`, {})).toEqual({ sent: 1 });
    expect(await said()).toEqual([{ status: bank.paid, amount: 12.5 }]);
  });

  it('never tells', async () => {
    await next({ do: 'webhook', when: 'never' });
    await bank.begin(shop, 'a');
    await act('a', 'approve');
    expect(await shop.control(`${provider}/webhooks/flush`, {})).toEqual({ sent: 0 });
    expect(await shop.control(`${provider}/webhooks`)).toMatchObject([{ state: 'muted' }]);
    expect(shop.heard).toHaveLength(0);
  });

  it('tells out of order', async () => {
    await next({ do: 'webhook', order: 'reversed' });
    await bank.begin(shop, 'a');
    await act('a', 'authorize');
    await act('a', 'approve');
    await shop.hears(2);
    expect((await said()).map(({ status }) => status)).toEqual([bank.paid, bank.between]);
  });

  it('differs by a cent', async () => {
    await next({ do: 'amount-differs', by: -1 });
    await bank.begin(shop, 'a');
    await act('a', 'approve');
    await shop.hears(1);
    expect(await said()).toEqual([{ status: bank.paid, amount: 12.49 }]);
    expect(await book()).toMatchObject([{ amount_minor: 1250, captured_minor: 1249 }]);
  });

  it('is slow, then down, then there', async () => {
    await next({ do: 'slow', ms: 600_000 }, { do: 'down', times: 1, how: 'cut' });
    await unanswered(
      signal => bank.begin(shop, 'a', signal),
      async () => expect(await shop.control(`${provider}/next`)).toHaveLength(1),
    );
    await expect(bank.begin(shop, 'a')).rejects.toThrow();
    await next({ do: 'down', times: 1 });
    expect((await bank.begin(shop, 'a')).status).toBe(503);
    expect((await bank.begin(shop, 'a')).ok).toBe(true);
  });

  it('forges in ways that all differ and none of which can be believed', async () => {
    await bank.begin(shop, 'a');
    const answers = await shop.control<unknown[]>(`${provider}/webhooks/forge`, { reference: 'a' });
    expect(answers).toHaveLength(FORGED_WAYS.length);
    expect(new Set(shop.heard.map(({ body }) => body)).size).toBe(FORGED_WAYS.length);
    for (const { body } of shop.heard) await expect(verify(body)).rejects.toThrow();
  });

  it('sends a forged webhook in place of the true one, which waits', async () => {
    await next({ do: 'webhook', forged: 'altered-amount' });
    await bank.begin(shop, 'a');
    await act('a', 'approve');
    const [forged] = await shop.hears(1);
    await expect(verify(forged?.body ?? '')).rejects.toThrow();
    await shop.control(`${provider}/webhooks/flush`, {});
    expect(bank.saidOf(await verify(shop.heard[1]?.body ?? ''))).toEqual({ status: bank.paid, amount: 12.5 });
  });

  it('tells again until the shop listens', async () => {
    shop.answers(500);
    await bank.begin(shop, 'a');
    await act('a', 'approve');
    await shop.hears(1);
    shop.answers(200);
    await shop.hears(2);
    expect(await said()).toHaveLength(2);
  });
});
